import type { Asks } from "#engine";

const asks: Asks = [
  { example: "ln 10", says: ["(what is)? ln (of)? [(]?{number:plain}[)]?"], inputs: { find: "log", base: "e" } },
  {
    examples: ["natural log of 20", "antilog of 2.5", "log base 3 of 81", "logarithm of 500"],
    about: ["logarithm", "common log", "inverse log", "natural logarithm", "antilogarithm"],
    means: {
      log: { find: "log" },
      logarithm: { find: "log" },
      "natural log": { find: "log", base: "e" },
      "natural logarithm": { find: "log", base: "e" },
      antilog: { find: "number" },
      antilogarithm: { find: "number" },
      "inverse log": { find: "number" },
    },
  },
];

export default asks;
