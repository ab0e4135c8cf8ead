import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["volume of a sphere radius 3", "volume of a box 2 x 3 x 4", "volume of a cylinder radius 2 height 5"],
    about: ["sphere", "cylinder", "cone", "cube", "box", "pyramid"],
    words: { height: ["tall", "high", "h"], radius: ["r"] },
  },
];

export default asks;
