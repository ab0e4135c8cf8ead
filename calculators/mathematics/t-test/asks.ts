import type { Asks } from "#engine";

const TEST = "(student)?('s)? (t-test|t test|ttest)";
const SD = "(and|,)? (a|the)? (sample)? (standard deviation|std dev|stdev|sd|s) ?(of|is|=)?";

const asks: Asks = [
  {
    example: "t-test of 12, 15, 11, 14 and 16, 18, 17, 19",
    says: [
      `(two sample|two-sample|unpaired|independent|welch|welch's)? ${TEST} (of|for|on|between)? {first:numbers} (and|vs|versus|against|with) {second:numbers}`,
    ],
    inputs: { of: "two" },
    assumed: { "": "Welch's test" },
  },
  {
    example: "one-sample t-test of 65, 70, 67, 66, 63 against 65",
    says: [
      `(one-sample|one sample|1 sample)? ${TEST} (of|for|on)? {values:numbers} (against|vs|versus|with) (a|the)? (mean)? (of)? {expected:number}`,
    ],
    inputs: { of: "one" },
  },
  {
    example: "t-test for mean 5.2, sd 1.2, n 15 against 4.5",
    says: [
      `(one-sample|one sample)? ${TEST} (of|for|with)? (a)? (mean|average) ?(of|is|=)? {mean:number} ${SD} {deviation:number} (and|,)? (n|sample size) ?(of|is|=)? {n:count} (against|vs|versus) (a|the)? (mean)? (of)? {expected:number}`,
    ],
    inputs: { of: "one_summary" },
  },
];

export default asks;
