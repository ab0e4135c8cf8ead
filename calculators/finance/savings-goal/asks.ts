import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["how much to save monthly for 20000 in 3 years at 4%", "how long to save 12000 at 400 a month 3%"],
    about: [
      "save",
      "how much a month",
      "how much per month",
      "how much monthly",
      "how much to save",
      "how long to save",
      "save monthly",
    ],
    words: { goal: ["save", "for"], deposit: ["at"] },
    monthly: ["deposit"],
    inputs: { annual_rate: "0" },
    assumed: "no interest",
    options: { find: { time: ["how long"] }, deposit_frequency: { monthly: ["a month", "per month", "each month"] } },
  },
  {
    example: "how long to double my money at 7%",
    says: [
      "(how (long|many years) (does it take|will it take|would it take)? (to|until i|for me to))? double (my|your)? (money|investment|savings)? at {annual_rate:percent} (a year|interest|return)?",
    ],
    inputs: { find: "time", goal: "2000", start: "1000", deposit: "0", compounding: "yearly" },
    assumed: { "": "1,000 that becomes 2,000, compounded once a year" },
  },
];

export default asks;
