import type { Asks } from "#engine";

const COMPOUNDED = ["monthly", "daily", "quarterly"];

const asks: Asks = COMPOUNDED.map((compounding) => ({
  example: `apy of 5% compounded ${compounding}`,
  says: [`apy (of|for|at|on)? {annual_rate:percent} (apr)? (compounded|compounding)? ${compounding}`],
  inputs: { find: "apy", compounding },
}));

export default asks;
