import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["self-employment tax on $60,000", "self-employed national insurance on profits of £52,000"],
    about: [
      "self-employment tax",
      "self employment tax",
      "se tax",
      "schedule se",
      "1099 tax",
      "self-employed national insurance",
    ],
    words: { profit: ["profit", "profits", "freelance", "1099", "self-employed"], wages: ["wages", "job", "w-2"] },
    options: {
      country: {
        uk: ["uk", "national insurance"],
        us: ["schedule se", "1099", "irs", "self-employment", "self employment", "se"],
      },
    },
  },
  {
    example: "self-employment tax on 80000",
    says: [
      "(self-employment|self employment|self employed|self-employed|se) tax (on|for|of) (a profit of|an income of|income of)? {profit:number} (profit|income)?",
    ],
    inputs: { country: "us" },
  },
];

export default asks;
