import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["how long will 500000 last withdrawing 3000 a month at 5%"],
    about: ["withdraw", "withdrawing", "withdrawal", "drawdown", "how long will"],
    words: { withdrawal: ["withdraw", "withdrawing", "taking"], pot: ["last", "saved"] },
    monthly: ["withdrawal"],
    options: { find: { time: ["how long", "last"] } },
  },
];

export default asks;
