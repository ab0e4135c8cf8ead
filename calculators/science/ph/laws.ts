import type { Laws } from "#engine";
import type ph from "./ph.ts";

export default {
  sums: ["pkw = ph + poh"],
  grows: [
    ["hydrogen", "lowers", "ph", { from: "hydrogen" }],
    ["ka", "lowers", "ph", { from: "weak_acid" }],
    ["base", "raises", "ph", { from: "buffer" }],
  ],
  scales: [{ double: ["acid", "base"], times: { ph: 1 }, where: { from: "buffer" } }],
} satisfies Laws<typeof ph>;
