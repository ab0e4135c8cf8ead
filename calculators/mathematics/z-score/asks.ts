import type { Asks } from "#engine";

const SPREAD = "(standard deviation|std dev|stdev|sd|sigma)";
const GIVEN = `(when|if|with|where|and|,)? (the)? (mean|average|mu) (is|of|=)? {mean:number} (and|,)? (a|the)? ${SPREAD} (is|of|=)? {deviation:number}`;

const asks: Asks = [
  {
    example: "z-score of 120 with mean 100 and standard deviation 15",
    says: [
      `(z score|zscore|z-score|standard score) (of|for)? (a)? (value|score)? (of)? {value:number} ${GIVEN}`,
      `(percentile|percentage) (of|for) (a)? (value|score)? (of)? {value:number} ${GIVEN}`,
    ],
    inputs: { find: "score" },
  },
  {
    example: "percentile of z-score 1.5",
    says: [
      "percentile (of|for) (a|the)? (z score|zscore|z-score|z) (of|=)? {value:number}",
      "(z score|zscore|z-score|z) (of|=)? {value:number} (to|as|in|into) (a)? (percentile|percentage|percent)",
    ],
    inputs: { find: "score", mean: "0", deviation: "1" },
    answer: "percentile",
  },
  {
    example: "p-value of z = 1.96",
    says: [
      "(two tailed|two sided|two-tailed|two-sided)? (p-value|p value|pvalue) (of|for|from) (a)? (z score|z-score|z) (of|=)? {value:number}",
    ],
    inputs: { find: "score", mean: "0", deviation: "1" },
    answer: "outside",
  },
  {
    example: "z-score for the 90th percentile",
    says: ["(z score|zscore|z-score|z value|z) (for|of|at) (the)? {percentile:plain} ?(th|st|nd|rd)? percentile"],
    inputs: { find: "percentile", mean: "0", deviation: "1" },
  },
  {
    example: "probability between 85 and 115 with mean 100 and standard deviation 15",
    says: [
      `(probability|chance|percent|percentage) (of)? (being|a value)? between {from:number} and {to:number} ${GIVEN}`,
    ],
    inputs: { find: "between" },
  },
];

export default asks;
