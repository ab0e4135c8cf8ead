import type { Laws } from "#engine";
import type macros from "./macros.ts";

export default {
  sums: ["calories = nutrients.energy", "calories = protein × 4 + carbohydrate × 4 + fat × 9"],
  scales: [
    {
      double: ["calories", "weight"],
      times: { protein: 2, carbohydrate: 2, fat: 2 },
      where: { divide: "body_weight" },
    },
  ],
} satisfies Laws<typeof macros>;
