import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["square feet of a 12 by 14 room", "4 m x 5 m in square meters", "sqft 11'6 x 14'"],
    about: ["sqft", "sq ft", "square feet", "square footage", "square meters", "floor"],
    words: { length: ["room"] },
    answers: { square_metres: ["square metres", "sqm"] },
  },
];

export default asks;
