import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "0.00056 in scientific notation",
    says: [
      "(write|express|put)? {number:number} (in|to|into|as) (a)? (scientific|exponential) (notation)?",
      "scientific notation (of|for)? {number:number}",
      "{number:number} scientific notation",
    ],
    inputs: { operation: "convert" },
  },
  {
    example: "12300 in engineering notation",
    says: ["(write|express)? {number:number} (in|to|as) engineering (notation)?"],
    inputs: { operation: "convert" },
    answer: "engineering",
  },
  {
    example: "5.6e-4 as a decimal",
    says: [
      "(write|express|put)? {number:exponential} (in|to|into|as) (a)? (normal|regular|plain|ordinary|usual|standard)? (decimal|number|form|notation|digits)",
    ],
    inputs: { operation: "convert" },
    answer: "number",
  },
  {
    example: "how many significant figures in 0.00450",
    says: [
      "(how many)? (significant figures|sig figs|significant digits|sigfigs) (are)? (there)? (in|does|of) {number:measured} (have)?",
    ],
    inputs: { operation: "convert" },
    answer: "significant",
  },
];

export default asks;
