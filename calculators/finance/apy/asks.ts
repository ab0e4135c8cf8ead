import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["4.8% compounded daily apy", "apy of 5% compounded monthly", "effective annual rate 12% monthly"],
    about: ["apy", "compounded", "compounding", "effective annual rate"],
    means: { apy: { find: "apy" }, "effective annual rate": { find: "apy" } },
  },
  {
    example: "apy for a 5% apr compounded monthly",
    says: ["(the)? apy (of|for|on)? (a|an)? {annual_rate:percent} apr compounded monthly"],
    inputs: { find: "apy", compounding: "monthly" },
  },
  {
    example: "4.5% apr to apy",
    says: ["{annual_rate:percent} (apr)? (to|in|as) apy", "apy (of|for) {annual_rate:percent} apr"],
    inputs: { find: "apy", compounding: "monthly" },
    assumed: { "": "compounded monthly" },
  },
];

export default asks;
