import type { Laws } from "#engine";
import type finalGrade from "./final-grade.ts";

export default {
  grows: [
    ["target", "raises", "needed"],
    ["current", "lowers", "needed"],
  ],
} satisfies Laws<typeof finalGrade>;
