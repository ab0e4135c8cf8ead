import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "average return of 12, -8, 15, 7",
    says: [
      "(average|mean|geometric|annualized|average annual) (yearly|annual)? (return|returns) (of|for|on) {returns:numbers}",
      "(average|mean) of (these|the)? (yearly|annual)? returns {returns:numbers}",
    ],
    inputs: { known: "returns" },
    answer: "geometric",
  },
  {
    example: "average return of 10%, -5% and 20%",
    says: [
      "(average|mean|geometric|annualized|average annual) (yearly|annual)? (return|returns) (of|for|on)? {returns:rates}",
    ],
    inputs: { known: "returns" },
    answer: "geometric",
  },
];

export default asks;
