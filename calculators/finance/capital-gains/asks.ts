import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["capital gains tax bought for 20000 sold for 50000 income 90000"],
    about: ["capital gains", "capital gain", "capital gains tax", "cgt"],
    words: {
      cost: ["bought", "paid", "purchase"],
      sale_price: ["sold", "sell", "sale"],
      income: ["salary", "earn"],
      losses: ["loss"],
    },
    options: {
      country: { uk: ["uk", "cgt", "pounds"], us: ["us", "irs", "niit"] },
      asset: {
        short: ["short term", "short-term", "six months"],
        long: ["long term", "long-term"],
        home: ["main home", "my house", "my home"],
      },
      filing_status: { married_joint: ["married", "jointly", "joint"] },
    },
  },
];

export default asks;
