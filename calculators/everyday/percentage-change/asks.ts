import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "percent change from 50 to 75",
    says: [
      "(percent|percentage|%) (change|growth|increase|decrease|drop|rise|difference) (from)? {from:number} to {to:number}",
      "(change|growth|increase|decrease|drop|rise) from {from:number} to {to:number} (in percent|as a percentage)",
      "how many percent (is)? (it)? from {from:number} to {to:number}",
      "(how much|what) (percent|percentage|%) (did it|has it|is the)? (drop|fall|rise|grow|increase|decrease) from {from:number} to {to:number}",
      "(price|it)? (went|rose|fell|dropped|grew|goes) (up|down)? from {from:number} to {to:number} (what)? (percent|percentage|%) (raise|increase|change|decrease|drop|growth)?",
      "{to:number} is what (percent|percentage|%) (more|less|higher|lower|greater|bigger|smaller) than {from:number}",
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
