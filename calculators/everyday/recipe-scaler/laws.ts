import type { Laws } from "#engine";
import type recipeScaler from "./recipe-scaler.ts";

export default {
  grows: [
    ["servings", "raises", "factor"],
    ["recipe_servings", "lowers", "factor"],
  ],
  scales: [{ double: ["servings"], times: { factor: 2 } }],
} satisfies Laws<typeof recipeScaler>;
