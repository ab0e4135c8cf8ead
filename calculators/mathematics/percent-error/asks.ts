import type { Asks } from "#engine";

const ERROR =
  "(percent|percentage|%) error (of|for|if|when|with|between)? (a|an|the|i)? (measured|measurement|experimental)? (value|got)? (of|is|was)?";
const TRUE =
  "(and|with|when|vs|versus|against|for|,)? (a|an|the)? (true|actual|accepted|theoretical|expected|real|exact|correct) (value|one)? ?(of|is|was|=)?";

const asks: Asks = [
  {
    example: "percent error of 63 with a true value of 62",
    says: [
      `${ERROR} {measured:number} ${TRUE} {true_value:number}`,
      "(percent|percentage|%) error {measured:number} (measured|experimental) {true_value:number} (actual|true|accepted|theoretical|expected)",
    ],
    inputs: { of: "one" },
  },
  {
    example: "percent uncertainty of 5.1 ± 0.4",
    says: [
      "(percent|percentage|relative) uncertainty (of|for)? {measured:plain} (±|\\+/-|plus or minus|with an uncertainty of|with uncertainty) {uncertainty:plain}",
    ],
    inputs: { of: "uncertainty" },
  },
];

export default asks;
