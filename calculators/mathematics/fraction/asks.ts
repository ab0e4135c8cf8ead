import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "simplify 18/24",
    says: [
      "(simplify|reduce|mixed number|mixed number of|mixed number for) {first:fraction}",
      "{first:fraction} (as|to|into|in) (a)? (mixed number|lowest terms|simplest form)",
      "{first:plain} (as|to|into) (a)? fraction",
    ],
    inputs: { operation: "simplify" },
  },
  {
    example: "3/4 + 1/8",
    says: [
      "(fractions?)? {first:fraction} ([+]|plus) {second:fraction}",
      "(add|sum of) {first:fraction} (and|to|[+]|plus) {second:fraction}",
    ],
    inputs: { operation: "plus" },
  },
  {
    example: "3/4 - 1/8",
    says: [
      "(fractions?)? {first:fraction} (-|minus) {second:fraction}",
      "subtract {second:fraction} from {first:fraction}",
    ],
    inputs: { operation: "minus" },
  },
  {
    example: "2 1/3 × 1 1/2",
    says: [
      "(fractions?)? {first:fraction} (×|x|[*]|of|times) {second:fraction}",
      "multiply {first:fraction} (by|and|times) {second:fraction}",
      "{first:fraction} (×|x|[*]|of|times) {second:plain}",
    ],
    inputs: { operation: "times" },
  },
  {
    example: "7/8 ÷ 1/4",
    says: [
      "(fractions?)? {first:fraction} (÷|divided by) {second:fraction}",
      "divide {first:fraction} by {second:fraction}",
      "{first:fraction} (÷|divided by) {second:plain}",
    ],
    inputs: { operation: "over" },
  },
];

export default asks;
