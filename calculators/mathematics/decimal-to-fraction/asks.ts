import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "0.625 as a fraction",
    says: [
      "(convert|turn|write|change)? (the)? (decimal)? {decimal:plain} (as|to|into|in) (a|an)? (simplified|exact|mixed)? fraction",
      "(what) fraction is {decimal:plain}",
    ],
    inputs: { find: "exact" },
  },
  {
    example: "5/6 as a decimal",
    says: ["(convert|turn|write|change)? (the)? (fraction)? {fraction:fraction} (as|to|into|in) (a)? decimal"],
    inputs: { find: "decimal" },
  },
  {
    example: "0.7 to the nearest 16th",
    says: ["{decimal:plain} (in|inches|inch)? to (the)? nearest {parts:plain}(th|ths|nd|nds)"],
    inputs: { find: "parts" },
  },
];

export default asks;
