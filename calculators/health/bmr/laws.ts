import type { Laws } from "#engine";
import type bmr from "./bmr.ts";

export default {
  sums: ["kilojoules = bmr × 4.184"],
  grows: [
    ["weight", "raises", "bmr"],
    ["age", "lowers", "bmr", { formula: "mifflin_st_jeor" }],
  ],
  scales: [{ double: ["weight"], times: { lean_mass: 2 }, where: { formula: "katch_mcardle" } }],
} satisfies Laws<typeof bmr>;
