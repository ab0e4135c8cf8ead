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
  {
    example: "decimal feet 5.75 in feet and inches",
    says: [
      "decimal feet {first:plain} (in|to|as) (feet and inches|feet|inches)",
      "{first:plain} (decimal)? (feet|ft) (in|to|as) feet and inches",
    ],
    inputs: { operation: "convert", first_unit: "ft" },
  },
];

export default asks;
