import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "pension lump sum of 250000 or 1500 a month at 65",
    says: [
      "(pension)? (lump sum|lump sum pension|buyout) (of)? {lump_sum:number} (or|vs|versus) {income:number} (a|per) month (for life)? (at|at age|aged|age) {age:count}",
    ],
    inputs: { find: "lump" },
    assumed: { "": "a life until 85 and a return of 5% a year" },
  },
  {
    example: "lump sum or pension 300000 vs 1500 a month",
    says: [
      "(pension)? (lump sum or pension|lump sum or monthly pension|pension or lump sum|lump sum vs pension|pension vs lump sum|lump sum) (of)? {lump_sum:number} (or|vs|versus) {income:number} (a|per) month",
    ],
    inputs: { find: "lump", age: "65" },
    assumed: { "": "at 65, with a life until 85 and a return of 5% a year" },
  },
];

export default asks;
