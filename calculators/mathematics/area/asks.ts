import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "area of a square with side 7",
      "area of rectangle 5 by 8",
      "area of a triangle base 10 height 6",
      "area of trapezoid 6 and 10 height 4",
      "hexagon area side 6",
    ],
    options: { shape: { ellipse: ["oval"], trapezoid: ["trapezium"] } },
    means: {
      pentagon: { shape: "polygon", sides: "5" },
      hexagon: { shape: "polygon", sides: "6" },
      octagon: { shape: "polygon", sides: "8" },
    },
  },
];

export default asks;
