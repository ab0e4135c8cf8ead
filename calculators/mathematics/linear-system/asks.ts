import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "solve 2x + 3y = 7, x - y = 1",
    says: ["(solve|solution of|solve the system)? {equations:equations}"],
  },
  {
    example: "solve 2x + 3 = 11",
    says: ["(solve|find|what is)? (for)? (x|y|z|n|t|a|b)? (if|in|when)? (:)? {equations:equation}"],
  },
];

export default asks;
