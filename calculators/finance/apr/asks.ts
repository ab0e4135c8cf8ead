import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["apr $12,000 7.5% 48 months with $400 origination fee"],
    about: ["apr"],
    months: ["payments"],
    words: { paid_fees: ["fee", "fees", "origination"] },
  },
];

export default asks;
