import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "capital gains tax on 50000 gain with 80000 income",
    says: [
      "(us|federal)? (long term)? capital gains? tax (on|for)? (a)? {sale_price:number} (long term)? (gain|profit|gains) (with|and|on)? (an)? {income:number} (of)? (income|salary)",
      "(us|federal)? (long term)? capital gains? tax (on|for)? (a)? (gain|profit) (of)? {sale_price:number} (with|and|on)? (an)? (income|salary) (of)? {income:number}",
    ],
    inputs: { country: "us", asset: "long", cost: "0" },
    assumed: { "": "United States, single, held for more than a year" },
  },
  {
    examples: ["capital gains tax bought for 20000 sold for 50000 income 90000"],
    about: ["capital gains", "capital gain", "capital gains tax", "cgt"],
    words: {
      cost: ["bought", "paid", "purchase", "cost", "basis"],
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
