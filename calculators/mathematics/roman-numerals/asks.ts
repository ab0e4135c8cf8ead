import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "2026 in roman numerals",
    says: [
      "{number:count} (in|to|as|into) (a)? roman (numerals|numeral|numbers)",
      "roman (numerals|numeral) (for|of) {number:count}",
    ],
    inputs: { find: "number" },
    answer: "roman",
  },
];

export default asks;
