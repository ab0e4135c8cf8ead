import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "slope of the line through (2, 3) and (7, 6)",
    says: ["(slope|gradient) (of)? (the|a)? (line)? (through|between|from|with)? (the)? (points)? {:points}"],
    inputs: { known: "points" },
  },
  {
    example: "distance between (1, 2) and (4, 6)",
    says: ["distance (between|from) (the)? (points)? {:points}"],
    inputs: { known: "points" },
    answer: "distance",
  },
  {
    example: "equation of the line through (1, 2) and (3, 8)",
    says: ["equation (of|for) (the|a)? line (that)? (goes|passes)? (through|between|with) (the)? (points)? {:points}"],
    inputs: { known: "points" },
    answer: "equation",
  },
  {
    example: "midpoint of (2, 3) and (8, 7)",
    says: ["(midpoint|middle) (of|between) (the)? (points)? {:points}"],
    inputs: { known: "points" },
    answer: "middle_x",
  },
];

export default asks;
