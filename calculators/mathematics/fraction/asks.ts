import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "simplify 18/24",
    says: ["(simplify|reduce) {first:fraction}", "{first:plain} (as|to|into) (a)? fraction"],
    inputs: { operation: "simplify" },
  },
  {
    example: "3/4 + 1/8",
    says: ["(fractions?)? {first:fraction} ([+]|plus) {second:fraction}"],
    inputs: { operation: "plus" },
  },
  {
    example: "3/4 - 1/8",
    says: ["(fractions?)? {first:fraction} (-|minus) {second:fraction}"],
    inputs: { operation: "minus" },
  },
  {
    example: "2 1/3 × 1 1/2",
    says: ["(fractions?)? {first:fraction} (×|x|[*]|of|times) {second:fraction}"],
    inputs: { operation: "times" },
  },
  {
    example: "7/8 ÷ 1/4",
    says: ["(fractions?)? {first:fraction} (÷|divided by) {second:fraction}"],
    inputs: { operation: "over" },
  },
];

export default asks;
