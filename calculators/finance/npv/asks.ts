import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "npv at 8% of -40000, 5000, 8000, 12000, 30000",
    says: [
      "(npv|net present value) (at|with)? (a)? (discount)? (rate)? (of)? {discount_rate:percent} (of|for|on)? {flows:flows}",
      "(npv|net present value) (of|for)? {flows:flows} (at|discounted at|with) (a)? (discount)? (rate)? (of)? {discount_rate:percent}",
    ],
    inputs: { timing: "yearly" },
    assumed: { "": "one amount a year, the first today" },
  },
];

export default asks;
