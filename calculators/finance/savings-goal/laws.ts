import type { Laws } from "#engine";
import type savingsGoal from "./savings-goal.ts";

export default {
  sums: ["final_balance = start + total_deposits + total_interest"],
  grows: [
    ["goal", "raises", "needed_deposit", { find: "deposit" }],
    ["start", "lowers", "needed_deposit", { find: "deposit" }],
    ["deposit_raise", "lowers", "needed_deposit", { find: "deposit" }],
    ["deposit_raise", "lowers", "deposits", { find: "time" }],
    ["deposit", "lowers", "deposits", { find: "time" }],
  ],
  scales: [
    { double: ["goal", "start"], times: { needed_deposit: 2, total_interest: 2 }, where: { find: "deposit" } },
    { double: ["goal", "start", "deposit"], times: { deposits: 1 }, where: { find: "time" } },
  ],
} satisfies Laws<typeof savingsGoal>;
