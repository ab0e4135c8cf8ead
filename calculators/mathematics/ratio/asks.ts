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
  {
    example: "16:9 width 1920",
    says: ["(aspect ratio)? {a:plain} ?: ?{b:side} (if|when|with|at)? (the)? width (is|of)? {c:number}"],
    inputs: { find: "d" },
  },
  {
    example: "16:9 height 1080",
    says: ["(aspect ratio)? {a:plain} ?: ?{b:side} (if|when|with|at)? (the)? height (is|of)? {d:number}"],
    inputs: { find: "c" },
  },
];

export default asks;
