import type { Laws } from "#engine";
import type egfr from "./egfr.ts";

export default {
  grows: [
    ["age", "lowers", "egfr"],
    ["creatinine", "lowers", "egfr"],
    ["cystatin", "lowers", "egfr"],
    ["height", "raises", "egfr"],
  ],
  scales: [{ double: ["height"], times: { egfr: 2 }, where: { measured: "child" } }],
} satisfies Laws<typeof egfr>;
