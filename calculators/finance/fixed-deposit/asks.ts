import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["10000 in a cd at 4.5% for 12 months", "fd of 100000 at 7% for 60 months compounded quarterly"],
    about: ["cd", "certificate of deposit", "fd", "fixed deposit", "term deposit", "cd of", "fd of"],
    words: { deposit: ["cd of", "fd of", "fixed deposit of"] },
    options: {
      compounding: {
        quarterly: ["compounded quarterly", "quarterly"],
        yearly: ["compounded yearly"],
        monthly: ["compounded monthly"],
      },
    },
    months: ["term"],
  },
  {
    example: "rd of 5000 a month at 7.5% for 18 months",
    says: [
      "(rd|recurring deposit) (of)? {installment:number} (a month|per month|monthly|every month)? (at)? {annual_rate:percent} (for)? {term:number} months",
    ],
    inputs: { kind: "monthly", compounding: "quarterly" },
    assumed: { "": "compounded quarterly" },
  },
];

export default asks;
