import type { Laws } from "#engine";
import type finalGrade from "./final-grade.ts";

export default {
  sums: ["at_best = at_worst + final_weight"],
  grows: [
    ["target", "raises", "needed"],
    ["current", "lowers", "needed"],
  ],
} satisfies Laws<typeof finalGrade>;
