import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "cagr 1000 to 2000 in 5 years",
    says: [
      "(cagr|compound annual growth rate) (of|from)? {start_value:number} (to)? {end_value:number} (in|over|for)? {years:years}",
    ],
    inputs: { time_as: "years" },
  },
];

export default asks;
