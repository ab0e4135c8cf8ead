import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "credit card 5200 at 23.5% paying 180 a month",
      "credit card 5000 22% 200 a month",
      "pay off credit card 8000 at 21% in 24 months",
    ],
    about: ["credit card", "credit card debt", "card"],
    words: { payment: ["paying", "pay"] },
    options: { plan: { fixed: ["how long until", "how long will it take"] } },
    monthly: ["payment"],
  },
];

export default asks;
