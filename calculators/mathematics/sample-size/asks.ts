import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "sample size for a 5% margin of error at 95% confidence",
    says: [
      "(how many people|sample size) (do i need|needed)? (to survey)? (for|with)? (a|an)? {margin_percent:percent} margin of error (at|with|and)? (a)? {level:percent} (confidence)? (level)?",
      "(how many people|sample size) (do i need|needed)? (to survey)? (for|with|at)? (a)? {level:percent} confidence (level)? (and|with|,)? (a|an)? {margin_percent:percent} margin of error",
    ],
    inputs: { of: "proportion" },
    answer: "sample",
  },
  {
    example: "sample size for a 3% margin of error",
    says: [
      "(how many people|sample size) (do i need|needed)? (to survey)? (for|with)? (a|an)? {margin_percent:percent} margin of error",
    ],
    inputs: { of: "proportion", level: "95" },
    assumed: { "": "95% confidence" },
    answer: "sample",
  },
  {
    example: "sample size for a population of 2000 with a 5% margin of error",
    says: [
      "(how many people|sample size) (do i need|needed)? (to survey)? (for|of|in) (a)? population (of)? {population:count} (with|and|at|for)? (a|an)? {margin_percent:percent} margin of error",
    ],
    inputs: { of: "proportion", level: "95" },
    assumed: { "": "95% confidence" },
    answer: "sample",
  },
];

export default asks;
