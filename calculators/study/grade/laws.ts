import type { Laws } from "#engine";
import type grade from "./grade.ts";

export default {
  sums: ["total_weight = parts.weight", "average = parts.share"],
} satisfies Laws<typeof grade>;
