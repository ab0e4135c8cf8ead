import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "debt to income 2300 of 6000 a month",
    says: [
      "(debt to income|debt-to-income|dti) (ratio)? (with|for|of)? {other:number} (debts?|in debt)? (of|on|with|to|and) {income:number} (income)? (a month|monthly|per month)?",
    ],
  },
  {
    examples: ["dti income 6000 rent 1500 car 400"],
    about: ["dti", "debt to income"],
    words: { other: ["debt"], housing: ["rent", "mortgage"], income: ["income"] },
    monthly: ["income"],
  },
];

export default asks;
