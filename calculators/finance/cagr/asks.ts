import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "cagr 1000 to 2000 in 5 years",
    says: ["cagr (of|from)? {start_value:number} (to)? {end_value:number} (in|over|for)? {years:years}"],
    inputs: { time_as: "years" },
  },
  {
    examples: ["what return turns 5000 into 12000 in 10 years"],
    about: ["compound annual growth rate", "return", "turns", "grow", "grew"],
    words: { start_value: ["turn", "from", "grew"], end_value: ["into", "to"] },
    inputs: { time_as: "years" },
  },
];

export default asks;
