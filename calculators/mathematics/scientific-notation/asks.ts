import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "0.00056 in scientific notation",
    says: [
      "(write|express|put)? {number:number} (in|to|into|as) (scientific|standard form|exponential|engineering) (notation)?",
      "scientific notation (of|for) {number:number}",
    ],
    inputs: { operation: "convert" },
  },
];

export default asks;
