import type { Laws } from "#engine";
import type statistics from "./statistics.ts";

export default {
  grows: [["confidence", "raises", "margin_of_error"]],
  sums: ["count = frequencies.times"],
} satisfies Laws<typeof statistics>;
