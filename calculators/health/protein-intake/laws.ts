import type { Laws } from "#engine";
import type proteinIntake from "./protein-intake.ts";

export default {
  grows: [
    ["weight", "raises", "protein"],
    ["meals", "lowers", "per_meal"],
  ],
  scales: [{ double: ["weight"], times: { protein: 2, protein_to: 2, per_pound: 1 }, where: { person: "exercise" } }],
} satisfies Laws<typeof proteinIntake>;
