import type { Laws } from "#engine";
import type raceTime from "./race-time.ts";

export default {
  grows: [
    ["goal", "raises", "ratio"],
    ["distance", "lowers", "ratio"],
  ],
  scales: [{ double: ["distance", "goal"], times: { ratio: 1 } }],
} satisfies Laws<typeof raceTime>;
