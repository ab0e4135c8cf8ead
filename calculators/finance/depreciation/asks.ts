import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "straight line depreciation of 30000 over 10 years",
    says: ["(straight line)? depreciation (of|on) {cost:number} (over|for|in) {life:years}"],
    inputs: { method: "straight", salvage: "0" },
    assumed: { "": "no salvage value" },
  },
  {
    example: "double declining depreciation of 30000 over 10 years",
    says: ["double declining (balance)? depreciation (of|on) {cost:number} (over|for|in) {life:years}"],
    inputs: { method: "declining", salvage: "0" },
    assumed: { "": "no salvage value" },
  },
  {
    example: "depreciation 10000 5 years 1000 salvage",
    says: [
      "(straight line)? depreciation (of|on)? {cost:number} (over|for|in)? {life:years} (with|and)? (a)? {salvage:number} salvage (value)?",
      "(straight line)? depreciation (of|on)? {cost:number} (over|for|in)? {life:years} (with|and)? (a)? salvage (value)? (of)? {salvage:number}",
    ],
    inputs: { method: "straight" },
  },
  {
    example: "depreciation of 30000 car over 5 years straight line 5000 salvage",
    says: [
      "(straight line)? depreciation (of|on)? (a|an)? {cost:number} (car|truck|machine|computer|equipment) (over|for|in)? {life:years} (straight line)? (with|and)? (a)? {salvage:number} salvage (value)?",
    ],
    inputs: { method: "straight" },
  },
  { examples: ["depreciation on a $12,000 machine, 5 years, salvage 2k"] },
];

export default asks;
