import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "simplify the square root of 72",
    says: [
      "simplify (the)? (square root|sqrt|root) (of)? {number:number}",
      "simplify √ ?{number:plain}",
      "{number:number} (in|as) simplest radical form",
    ],
    inputs: { index: "2" },
    answer: "radical",
  },
  {
    example: "fourth root of 81",
    says: ["(what is)? (the)? (fourth|4th) root (of)? {number:number}"],
    inputs: { index: "4" },
  },
  {
    example: "5th root of 243",
    says: ["(what is)? (the)? {index:plain} ?(th|st|nd|rd) root (of)? {number:number}"],
  },
];

export default asks;
