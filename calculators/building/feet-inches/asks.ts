import type { Asks } from "#engine";

// Sums and differences of lengths are answered as conversions. Products of lengths are not read.
const asks: Asks = [
  {
    example: "5 ft 3 in divided by 3",
    says: ["{first:feet} (divided by|÷) {factor:count}"],
    inputs: { operation: "divide", first_unit: "ft" },
  },
  {
    example: "5 ft 3 in in decimal feet",
    says: ["{first:feet} (in|to|as) decimal (feet)?"],
    inputs: { operation: "convert", first_unit: "ft" },
    answer: "feet",
  },
];

export default asks;
