import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "5/1 arm on 400000 at 5.75%",
    inputs: { fixed_years: "5", index: "4.25", margin: "2.75" },
    says: [
      "(5/1|5/1-year|5 year|5-year) (arm|adjustable rate mortgage|adjustable-rate mortgage|adjustable mortgage) (of|for|on) {amount:number} (at|with) {initial_rate:percent}",
    ],
    assumed: { "": "30 years, an index of 4.25% and a margin of 2.75%" },
  },
  {
    example: "7/1 arm on 500000 at 6%",
    inputs: { fixed_years: "7", index: "4.25", margin: "2.75" },
    says: [
      "(7/1|7 year|7-year) (arm|adjustable rate mortgage|adjustable-rate mortgage) (of|for|on) {amount:number} (at|with) {initial_rate:percent}",
    ],
    assumed: { "": "30 years, an index of 4.25% and a margin of 2.75%" },
  },
];

export default asks;
