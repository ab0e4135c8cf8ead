import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "how much will 20000 grow in 15 years at 6 percent",
    says: [
      "(how much will|what will|how will) {principal:number} (grow|grow to|become) (in|over|after) {years:years} (at|with) {annual_rate:percent}",
    ],
    inputs: { contribution: "0" },
  },
  {
    example: "100 a month for 18 years at 7%",
    says: [
      "(put away|put aside|putting)? {contribution:number} (a|per|every|each) month (for|over) {years:years} (at|with) {annual_rate:percent}",
    ],
    inputs: { principal: "0" },
  },
  {
    examples: [
      "compound interest 10000 5% 10 years",
      "$1,000 for 3 years at 7% compounding twice a year",
      "100k invested at 8% for 20 years",
      "save 500 a month for 30 years at 7%",
      "$5,000 to start, add $100 per month, 6% return, 20 yrs",
    ],
    monthly: ["contribution"],
    inputs: { principal: "0" },
    words: { principal: ["start"], annual_rate: ["return"] },
    about: ["compound", "compounded", "invest", "invested", "save", "saving", "be worth", "to start"],
  },
];

export default asks;
