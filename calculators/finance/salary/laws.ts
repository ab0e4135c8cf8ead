import type { Laws } from "#engine";
import type salary from "./salary.ts";

export default {
  grows: [
    ["amount", "raises", "yearly"],
    ["unpaid_weeks", "lowers", "yearly", { period: "hourly" }],
  ],
  scales: [{ double: ["amount"], times: { hourly: 2, monthly: 2 } }],
  undoes: [
    {
      there: { period: "yearly" },
      back: { period: "hourly" },
      with: { amount: "hourly" },
      gives: { yearly: "yearly" },
    },
  ],
} satisfies Laws<typeof salary>;
