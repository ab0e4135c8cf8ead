import type { Asks } from "#engine";

const BENEFIT = "(benefits?|payments?|checks?|retirement)";
const EARNING = "(with|on|earning|making|if i make|if i earn|when i make)";
const EARNED = "(a year|per year|salary|of earnings|in earnings|income)?";
const GET = "(how much|what) social security (will|would|do|can|could) i (get|receive|collect|draw)";

const asks: Asks = [
  {
    example: "social security at 62 with 60k",
    says: [
      `(my)? social security ${BENEFIT}? at (age)? {start_age:number} ${EARNING}? {earnings:number} ${EARNED}`,
      `(my)? social security ${BENEFIT}? ${EARNING} {earnings:number} ${EARNED} at (age)? {start_age:number}`,
      `${GET} at (age)? {start_age:number} ${EARNING} {earnings:number} ${EARNED}`,
    ],
    assumed: { "": "35 years of earnings, born in 1964 or later, the newest rules" },
  },
  {
    example: "how much social security will i get if i make 80000 a year",
    says: [
      `${GET} ${EARNING} {earnings:number} ${EARNED}`,
      `(my)? social security (benefits?|checks?|retirement) (${EARNING}|for) {earnings:number} ${EARNED}`,
    ],
    assumed: { "": "from age 67, 35 years of earnings, born in 1964 or later, the newest rules" },
  },
];

export default asks;
