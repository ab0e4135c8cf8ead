import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "2026 in roman numerals",
    says: [
      "{number:count} (in|to|as|into) (a)? roman (numerals|numeral|numbers)?",
      "roman (numerals|numeral) (for|of)? {number:count}",
    ],
    inputs: { find: "number" },
    answer: "roman",
  },
  {
    example: "MCMXCIV in numbers",
    says: [
      "(roman (numerals|numeral))? {number:numeral} (roman (numerals|numeral))? (in|to|as|into) (a)? (numbers|number|digits|arabic|decimal|english)",
      "(what)? (number|year) is {number:numeral}",
      "roman (numerals|numeral) {number:numeral}",
      "{number:numeral} roman (numerals|numeral)",
    ],
    inputs: { find: "number" },
    answer: "number",
  },
];

export default asks;
