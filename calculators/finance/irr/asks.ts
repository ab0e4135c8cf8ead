import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "irr of -70000, 12000, 15000, 18000, 21000, 26000",
    says: ["(irr|internal rate of return) (of|for|on)? (cash flows)? {flows:flows}"],
    inputs: { timing: "yearly" },
    assumed: { "": "one amount a year, the first today" },
  },
];

export default asks;
