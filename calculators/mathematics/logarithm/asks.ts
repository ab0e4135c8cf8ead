import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "log base 2 of 64",
    says: ["(log|logarithm) (to)? (the)? base {base:plain} (of)? {number:number}"],
    inputs: { find: "log" },
    answer: "log",
  },
  {
    example: "logarithm of 500",
    says: ["(the)? (common)? logarithm (of)? {number:number}"],
    inputs: { find: "log", base: "10" },
    answer: "log",
  },
  {
    example: "natural log of 20",
    says: ["(the)? natural (log|logarithm) (of)? {number:number}"],
    inputs: { find: "log", base: "e" },
    answer: "log",
  },
  {
    example: "antilog of 2.5",
    says: ["(the)? (antilog|antilogarithm|inverse log) (of)? {log:number}"],
    inputs: { find: "number", base: "10" },
    answer: "number",
  },
];

export default asks;
