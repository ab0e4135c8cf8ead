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
];

export default asks;
