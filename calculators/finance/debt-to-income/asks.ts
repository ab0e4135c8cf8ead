import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "debt to income 2300 of 6000 a month",
    says: [
      "(debt to income|debt-to-income|dti) (ratio)? (with|for|of)? {other:number} (debts?|in debt)? (of|on|with|to|and) {income:number} (income)? (a month|monthly|per month)?",
    ],
    inputs: { housing: "0", car: "0", cards: "0" },
  },
  { examples: [], about: ["dti", "debt to income"] },
];

export default asks;
