import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["simplify the square root of 72", "fourth root of 81", "5th root of 243"],
    about: ["root", "sqrt", "radical", "simplest radical form"],
    words: { index: ["th", "st", "nd", "rd"] },
    answers: { radical: ["simplify", "simplest radical form"] },
    means: {
      "square root": { index: "2" },
      sqrt: { index: "2" },
      "simplest radical form": { index: "2" },
      "cube root": { index: "3" },
      "fourth root": { index: "4" },
      "fifth root": { index: "5" },
      "sixth root": { index: "6" },
    },
  },
];

export default asks;
