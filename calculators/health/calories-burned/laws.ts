import type { Laws } from "#engine";
import type caloriesBurned from "./calories-burned.ts";

export default {
  grows: [
    ["weight", "raises", "per_hour"],
    ["minutes", "raises", "calories"],
    ["steps", "raises", "calories"],
    ["goal", "raises", "time"],
  ],
  scales: [{ double: ["minutes"], times: { calories: 2, net: 2, per_hour: 1 }, where: { find: "calories" } }],
} satisfies Laws<typeof caloriesBurned>;
