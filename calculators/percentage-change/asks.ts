import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "percent change from 50 to 75",
    says: [
      "(percent|percentage|%) (change|growth|increase|decrease|drop|rise|difference) (from)? {from:number} to {to:number}",
      "(change|growth|increase|decrease|drop|rise) from {from:number} to {to:number} (in percent|as a percentage)",
    ],
    inputs: { find: "change" },
  },
];

export default asks;
