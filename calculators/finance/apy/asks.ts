import type { Asks } from "#engine";

const COMPOUNDED = ["monthly", "daily", "quarterly"];

const asks: Asks = [
  { examples: ["4.8% compounded daily apy"], about: ["apy", "compounded", "compounding"] },
  ...COMPOUNDED.map((compounding) => ({
    example: `apy of 5% compounded ${compounding}`,
    says: [`apy (of|for|at|on)? {annual_rate:percent} (apr)? (compounded|compounding)? ${compounding}`],
    inputs: { find: "apy", compounding },
  })),
  {
    example: "4.5% apr to apy",
    says: ["{annual_rate:percent} (apr)? (to|in|as) apy", "apy (of|for) {annual_rate:percent} apr"],
    inputs: { find: "apy", compounding: "monthly" },
    assumed: { "": "compounded monthly" },
  },
];

export default asks;
