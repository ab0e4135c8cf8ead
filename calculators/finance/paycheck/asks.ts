import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "take home pay on 60000 a year",
    says: [
      "(take home|take-home|net) (pay|salary) (on|of|for|from)? {salary:number} (a year|per year|salary)?",
      "{salary:number} (a year|per year|salary) (after tax|after taxes|take home|take-home) (pay)?",
    ],
    inputs: { paid_by: "salary", pay_period: "yearly" },
    assumed: { "": "US, single, no state income tax" },
  },
  {
    examples: ["paycheck 75000 in texas single"],
    only: "USD",
    options: { filing_status: { single_or_separate: ["single"] } },
  },
];

export default asks;
