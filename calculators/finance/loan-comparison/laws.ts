import type { Laws } from "#engine";
import type loanComparison from "./loan-comparison.ts";

export default {
  grows: [["low_rate", "lowers", "equal_rebate", { compare: "rebate", usual_rate: 100 }]],
  scales: [
    { double: ["price", "down_payment", "rebate"], times: { saved: 2, equal_rebate: 2 }, where: { compare: "rebate" } },
  ],
} satisfies Laws<typeof loanComparison>;
