import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["loan 14000 at 8.9% for 4 years", "loan 15000 8% apr 4 years"],
    about: ["borrow", "loan payment", "pay off"],
    months: ["payments"],
    monthly: ["payment"],
    words: { payment: ["paying", "pay"] },
    options: {
      find: { term: ["how long", "pay off", "to pay off", "how long will it take"] },
      frequency: { monthly: ["a month", "per month"] },
    },
  },
];

export default asks;
