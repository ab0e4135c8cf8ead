import type { Laws } from "#engine";
import type retirementWithdrawal from "./retirement-withdrawal.ts";

export default {
  sums: ["total_withdrawn = pot + total_return where find is time"],
  grows: [["pot", "raises", "needed_withdrawal", { find: "withdrawal" }]],
  scales: [{ double: ["pot", "withdrawal"], times: { needed_withdrawal: 2, needed_pot: 2, full_withdrawals: 1 } }],
  undoes: [
    {
      there: { find: "withdrawal" },
      back: { find: "pot" },
      with: { withdrawal: "needed_withdrawal" },
      gives: { needed_pot: "pot" },
    },
    {
      there: { find: "withdrawal_forever" },
      back: { find: "pot_forever" },
      with: { withdrawal: "needed_withdrawal" },
      gives: { needed_pot: "pot" },
    },
  ],
} satisfies Laws<typeof retirementWithdrawal>;
