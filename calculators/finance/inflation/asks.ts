import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "inflation from 1990 to 2024 on $100",
    says: [
      "inflation (calculator)? (from|between)? {from:midyear} (to|and|-) {to:midyear} (on|of|for)? {amount:number}",
      "inflation (calculator)? (on|of|for)? {amount:number} (from|between)? {from:midyear} (to|and|-) {to:midyear}",
    ],
    inputs: { by: "cpi" },
    assumed: { "": "June of each year" },
  },
  {
    examples: ["$100 in 1990 today", "£500 in 2005", "what was $100 in 1980 worth in 2020"],
    about: ["in 19xx", "from 19xx", "19xx", "since 19xx", "value of", "worth of"],
    years: ["from", "to"],
    begins: ["to"],
    assumed: "June, if only a year is given",
  },
];

export default asks;
