import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "extra 200 a month on mortgage 240000 6% 25 years left",
      "payoff mortgage early extra 300 a month 250000 at 6% 25 years left",
    ],
    about: [
      "extra",
      "overpay",
      "overpaying",
      "years left",
      "left",
      "pay off mortgage",
      "payoff mortgage",
      "mortgage early",
      "early",
    ],
    words: { extra_payment: ["overpay", "overpaying"], balance: ["mortgage", "owe"] },
    monthly: ["payment", "extra_payment"],
  },
];

export default asks;
