import type { Laws } from "#engine";
import type simpleInterest from "./simple-interest.ts";

export default {
  grows: [["annual_rate", "raises", "interest", { find: "interest" }]],
  scales: [{ double: ["principal"], times: { interest: 2, total: 2 }, where: { find: "interest" } }],
  undoes: [
    {
      there: { find: "interest" },
      back: { find: "principal" },
      with: { interest: "interest" },
      gives: { principal: "principal" },
    },
    {
      there: { find: "interest" },
      back: { find: "rate" },
      with: { interest: "interest" },
      gives: { annual_rate: "annual_rate" },
    },
    {
      there: { find: "interest" },
      back: { find: "present_value" },
      with: { total: "total" },
      gives: { principal: "principal" },
    },
  ],
  agrees: [
    {
      there: { find: "interest", time_as: "years" },
      back: { time_as: "months" },
      with: { months: "years × 12" },
      gives: { interest: "interest" },
    },
  ],
} satisfies Laws<typeof simpleInterest>;
