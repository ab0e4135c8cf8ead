import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "savings goal 10,000 in 24 months at 3%",
    about: "savings? goal|save up|saving for",
    slots: ["{annual_rate:percent}", "{:term}", "{goal:number}"],
    inputs: { find: "deposit" },
  },
];

export default asks;
