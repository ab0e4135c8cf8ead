import type { Laws } from "#engine";
import type bodyFat from "./body-fat.ts";

export default {
  sums: ["weight = fat_mass + lean_mass"],
  grows: [
    ["waist", "raises", "body_fat", { method: "navy" }],
    ["neck", "lowers", "body_fat", { method: "navy" }],
    ["weight", "raises", "body_fat", { method: "bmi" }],
  ],
  scales: [{ double: ["weight"], times: { fat_mass: 2, lean_mass: 2 }, where: { method: "navy" } }],
} satisfies Laws<typeof bodyFat>;
