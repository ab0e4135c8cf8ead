import { defineCalculator, money, percent } from "#engine";

export default defineCalculator({
  name: "Member dividend calculator",
  summary: "The dividend that a member's shares pay in a year.",

  inputs: {
    shares: money("Your shares", { min: 0, max: 1e7, example: 2000 }),
    dividend_rate: percent("Dividend of the year", { min: 0, max: 20, default: 3 }),
  },

  outputs: { dividend: money("Dividend"), after: money("Your shares after it") },
  primary: "dividend",
  by: { dividend: "shares × dividend_rate", after: "shares + dividend" },

  sentence: ({ shares, dividend_rate }, { dividend }) => `Shares of ${shares} at ${dividend_rate} pay ${dividend}.`,
});
