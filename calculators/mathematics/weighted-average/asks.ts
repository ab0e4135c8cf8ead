import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "weighted average of (40, 100), (52, 50), (46, 150)",
    says: ["(weighted average|weighted mean) (of|for)? (the)? (values|pairs)? {values:pairs}"],
    inputs: { find: "average" },
  },
  {
    example: "weighted average 80 at 40% and 90 at 60%",
    says: ["(weighted average|weighted mean) (of|for)? {values:weighted}"],
    inputs: { find: "average" },
  },
];

export default asks;
