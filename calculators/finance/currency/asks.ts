import type { Asks } from "#engine";

// Only questions that name a rate or a past year: without one, people mean today's rate, which is not here.

/** The currencies that people ask about most, with the words for them. */
const NAMES = {
  USD: "(usd|us dollars|dollars)",
  EUR: "(eur|euros|euro)",
  GBP: "(gbp|british pounds|pounds sterling|pounds)",
  CAD: "(cad|canadian dollars)",
  JPY: "(jpy|japanese yen|yen)",
  INR: "(inr|indian rupees|rupees)",
} as const;

const pairs = Object.entries(NAMES).flatMap(([from, amount]) =>
  Object.entries(NAMES).flatMap(([to, other]) => (from === to ? [] : [{ from, to, amount, other }])),
);

const asks: Asks = pairs.flatMap(({ from, to, amount, other }) => [
  {
    example: `100 ${from.toLowerCase()} to ${to.toLowerCase()} in 2024`,
    says: [
      `(convert)? {value:number} ${amount} (to|in|into) ${other} (in|for|at the average rate of|average)? {year:year}`,
    ],
    inputs: { from, to, by: "ecb_year" },
    assumed: { "": "the ECB's average of the year" },
  },
  {
    example: `100 ${from.toLowerCase()} to ${to.toLowerCase()} at 0.92`,
    says: [
      `(convert)? {value:number} ${amount} (to|in|into) ${other} (at|at a rate of|at an exchange rate of) {rate:number}`,
    ],
    inputs: { from, to, by: "own" },
  },
]);

export default asks;
