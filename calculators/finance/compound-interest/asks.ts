import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "compound interest 10000 5% 10 years",
      "$1,000 for 3 years at 7% compounding twice a year",
      "100k invested at 8% for 20 years",
      "save 500 a month for 30 years at 7%",
    ],
    monthly: ["contribution"],
    inputs: { principal: "0" },
    about: ["compound", "compounded", "invest", "invested", "save", "saving", "be worth"],
  },
];

export default asks;
