import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "percent change from 50 to 75",
    says: [
      "(percent|percentage|%) (change|growth|increase|decrease|drop|rise|difference) (from)? {from:number} to {to:number}",
      "(change|growth|increase|decrease|drop|rise) from {from:number} to {to:number} (in percent|as a percentage)",
      "how many percent (is)? (it)? from {from:number} to {to:number}",
    ],
    inputs: { find: "change" },
  },
  {
    example: "percentage difference between 40 and 50",
    says: ["(percent|percentage|%) difference between {from:number} (and|to) {to:number}"],
    inputs: { find: "difference" },
  },
];

export default asks;
