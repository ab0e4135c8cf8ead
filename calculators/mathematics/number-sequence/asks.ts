import type { Asks } from "#engine";

const NTH = "(the)? {n:plain}(st|nd|rd|th)";
const FIRST = "(starting (with|at)|with (a)? first term|first term|beginning with) ?(of|is|=)? {first:number}";
const BY = "(and|with|,)? (a|the)? (common)? difference ?(of|is|=)? {difference:number}";
const TIMES = "(and|with|,)? (a|the)? (common)? ratio ?(of|is|=)? {ratio:plain}";

const asks: Asks = [
  { example: "30th Fibonacci number", says: [`${NTH} fibonacci (number|term)`], inputs: { of: "fibonacci" } },
  {
    example: "next number in 2, 5, 10, 17",
    says: [
      "(next|following) (number|term) (in|of|after)? (the|this)? (sequence|series|pattern)? {terms:numbers}",
      "(what comes next|what is next|whats next) (in|after)? (the|this)? (sequence|series|pattern)? {terms:numbers}",
    ],
    inputs: { of: "terms" },
  },
  {
    example: "20th term of an arithmetic sequence with first term 3 and common difference 4",
    says: [`${NTH} term (of|in) (an|the)? arithmetic (sequence|progression|series) ${FIRST} ${BY}`],
    inputs: { of: "arithmetic" },
  },
  {
    example: "sum of an arithmetic series with first term 3, common difference 4 and 20 terms",
    says: [
      `sum of (an|the)? arithmetic (sequence|progression|series) ${FIRST} ${BY} (and|with|,)? {n:count} terms`,
      `sum of (the)? first {n:count} terms (of|in) (an|the)? arithmetic (sequence|progression|series) ${FIRST} ${BY}`,
    ],
    inputs: { of: "arithmetic" },
    answer: "sum",
  },
  {
    example: "8th term of a geometric sequence with first term 5 and common ratio 2",
    says: [`${NTH} term (of|in) (a|the)? geometric (sequence|progression|series) ${FIRST} ${TIMES}`],
    inputs: { of: "geometric" },
  },
];

export default asks;
