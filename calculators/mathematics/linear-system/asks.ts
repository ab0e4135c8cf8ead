import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "solve 2x + 3y = 7, x - y = 1",
    says: ["(solve|solution of|solve the system)? {equations:equations}"],
  },
];

export default asks;
