import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "hypotenuse of 5 and 12",
    says: [
      "hypotenuse (of)? (a)? (right)? (triangle)? (with|of)? (sides|legs)? (of)? {a:number} (and|by|x)? {b:number}",
    ],
    inputs: { known: "sas", angle_c: "90" },
    answer: "c",
  },
];

export default asks;
