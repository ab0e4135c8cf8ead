import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "simplify ratio 48:36",
    says: ["simplify (the)? (ratio)? {ratio:ratio}", "(ratio)? {ratio:ratio} simplified (ratio)?"],
    inputs: { find: "simplest" },
  },
  {
    example: "4:7 = 12:x",
    says: ["{a:plain} ?: ?{b:side} = {c:plain} ?: (x|[?])", "{a:number} is to {b:number} as {c:number} is to (what|x)"],
    inputs: { find: "d" },
  },
  {
    example: "3:4 = x:20",
    says: ["{a:plain} ?: ?{b:side} = (x|[?]) ?: ?{d:side}"],
    inputs: { find: "c" },
  },
  {
    example: "split 500 in the ratio 2:3",
    says: ["(split|divide|share) {total:number} (in|into|by)? (the|a)? (ratio)? (of)? {ratio:ratio}"],
    inputs: { find: "shares" },
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
