import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "surface area of a box 2 x 3 x 4",
      "surface area of a sphere radius 5",
      "surface area of a cylinder radius 2 height 5",
    ],
    words: { height: ["tall", "high", "h"], radius: ["r"] },
  },
];

export default asks;
