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
];

export default asks;
