import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "simplify ratio 48:36",
    says: ["simplify (the)? (ratio)? {ratio:ratio}", "ratio {ratio:ratio} simplified"],
    inputs: { find: "simplest" },
  },
  {
    example: "4:7 = 12:x",
    says: ["{a:plain} ?: ?{b:side} = {c:plain} ?: (x|[?])", "{a:number} is to {b:number} as {c:number} is to (what|x)"],
    inputs: { find: "d" },
  },
];

export default asks;
