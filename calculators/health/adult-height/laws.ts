import type { Laws } from "#engine";
import type adultHeight from "./adult-height.ts";

export default {
  grows: [
    ["father", "raises", "adult_height", { known: "parents" }],
    ["mother", "raises", "adult_height", { known: "parents" }],
  ],
} satisfies Laws<typeof adultHeight>;
