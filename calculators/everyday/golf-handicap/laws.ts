import type { Laws } from "#engine";
import type golfHandicap from "./golf-handicap.ts";

export default {
  grows: [
    ["index", "raises", "course_handicap", { find: "course" }],
    ["score", "raises", "differential", { find: "round" }],
  ],
} satisfies Laws<typeof golfHandicap>;
