import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "circumference of a circle radius 1",
      "area of a circle with diameter 10",
      "diameter of a circle with area 50",
    ],
    about: ["circle"],
  },
];

export default asks;
