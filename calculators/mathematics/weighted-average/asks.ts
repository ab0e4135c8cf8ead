import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "weighted average of (40, 100), (52, 50), (46, 150)",
    says: ["(weighted average|weighted mean) (of|for)? (the)? (values|pairs)? {values:pairs}"],
    inputs: { find: "average" },
  },
];

export default asks;
