import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["car loan 28,500 at 5.9% for 60 months"],
    words: { trade_in: ["trade"] },
    about: ["finance", "car", "truck", "vehicle", "auto", "car finance", "vehicle loan"],
    inputs: { sales_tax_rate: "0" },
    assumed: "no sales tax",
  },
];

export default asks;
