import type { Laws } from "#engine";
import type fixedDeposit from "./fixed-deposit.ts";

export default {
  sums: ["paid_out = paid_in + interest"],
  grows: [
    ["annual_rate", "raises", "paid_out", { close: "maturity" }],
    ["tax_rate", "lowers", "after_tax"],
    ["penalty_months", "lowers", "paid_out", { close: "interest" }],
  ],
  scales: [{ double: ["deposit"], times: { paid_out: 2, interest: 2, apy: 1 }, where: { kind: "once" } }],
} satisfies Laws<typeof fixedDeposit>;
