import type { Asks } from "#engine";

const TEST = "(chi|χ²|chi2)(-| )?(square|squared)? (test)? (of|for|on)? (independence|association)? (of|for|on|in)?";

const asks: Asks = [
  {
    example: "chi-square test of [20, 30; 25, 15]",
    says: [`${TEST} (the)? (table)? {grid:matrix}`],
    inputs: { of: "table" },
  },
  {
    example: "chi-square goodness of fit for 15, 12, 9, 9, 15",
    says: [
      "(chi|χ²|chi2)(-| )?(square|squared)? (test)? (of|for)? goodness of fit (test)? (of|for|on)? {counts:numbers} (with|for)? (equal)? (shares|frequencies|expected)?",
      "goodness of fit (test)? (of|for|on)? {counts:numbers}",
    ],
    inputs: { of: "equal" },
    assumed: { "": "equal shares expected" },
  },
];

export default asks;
