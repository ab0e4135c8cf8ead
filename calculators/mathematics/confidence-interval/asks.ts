import type { Asks } from "#engine";

const DEVIATION = "(a|the)? (sample)? (standard deviation|std dev|stdev|sd) (of|is|=)?";
const SIZE = "(n|sample size|sample of) (of|is|=)?";

const asks: Asks = [
  {
    example: "95% confidence interval for a mean of 68, standard deviation 3, n 36",
    says: [
      `{level:percent} (confidence interval|ci) (for|of)? (a|the)? (sample)? (mean|average)? (of|is|=)? {mean:number} (and|,|with)? ${DEVIATION} {deviation:number} (and|,|with)? ${SIZE} {n:count}`,
      `{level:percent} (confidence interval|ci) (for|with|of)? ${SIZE} {n:count} (and|,|with)? (a|the)? (mean|average) (of|is|=)? {mean:number} (and|,|with)? ${DEVIATION} {deviation:number}`,
    ],
    inputs: { of: "sample" },
  },
  {
    example: "confidence interval for mean 50 sd 10 n 100",
    says: [
      `(confidence interval|ci) (for|of)? (a|the)? (sample)? (mean|average)? (of|is|=)? {mean:number} (and|,|with)? ${DEVIATION} {deviation:number} (and|,|with)? ${SIZE} {n:count}`,
    ],
    inputs: { of: "sample", level: "95" },
    assumed: { "": "95% confidence" },
  },
  {
    example: "95% confidence interval for 421 out of 500",
    says: [
      "{level:percent} (confidence interval|ci) (for|of)? (a proportion of)? {successes:count} (out of|of|in) {n:count}",
      "margin of error (for|of)? {successes:count} (out of|of|in) {n:count} (at)? {level:percent} (confidence)?",
    ],
    inputs: { of: "proportion" },
  },
  {
    example: "margin of error for 520 out of 1000",
    says: ["margin of error (for|of)? {successes:count} (out of|of|in) {n:count}"],
    inputs: { of: "proportion", level: "95" },
    assumed: { "": "95% confidence" },
  },
  {
    example: "95% confidence interval of 12, 15, 11, 14, 13",
    says: [
      "{level:percent} (confidence interval|ci) (for|of) (the)? (mean of)? (values|numbers|data)? {values:numbers}",
    ],
    inputs: { of: "data" },
  },
];

export default asks;
