import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "markup cost 60 price 100",
    says: ["markup (on)? cost {cost:number} (and)? (selling)? price {price:number}"],
    inputs: { given: "cost_price" },
    answer: "markup",
  },
  {
    example: "margin cost 60 price 100",
    says: [
      "(profit)? margin (on)? cost {cost:number} (and)? (selling price|price|sell|sold for|selling for) {price:number}",
      "(i)? (bought|buy) (it)? (for|at) {cost:number} (and)? (sold|sell) (it)? (for|at) {price:number} (profit)? margin",
    ],
    inputs: { given: "cost_price" },
    answer: "margin",
  },
  {
    example: "selling price for cost 45 and 40% margin",
    says: [
      "(selling)? price for cost {cost:number} (and|with|at)? (a)? {margin:percent} margin",
      "cost {cost:number} margin {margin:percent}",
    ],
    inputs: { given: "cost_margin" },
  },
  {
    example: "cost 64 markup 45%",
    says: [
      "(selling price for)? cost {cost:number} (and|with|at)? (a)? markup (of)? {markup:percent}",
      "(selling price for)? cost {cost:number} (and|with|at)? (a)? {markup:percent} markup",
      "markup {markup:percent} cost {cost:number}",
      "({markup:percent} markup|markup (of)? {markup:percent}) on (a)? (cost)? (of)? {cost:number}",
    ],
    inputs: { given: "cost_markup" },
  },
  {
    about: ["margin", "profit margin"],
    examples: ["buy at 12 and sell for 20 margin"],
    words: { cost: ["buy", "bought"], price: ["sell", "sold", "selling", "revenue"] },
  },
];

export default asks;
