import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["gcd 84 120", "lcm of 8 and 14"],
    about: [
      "gcf",
      "hcf",
      "gcd",
      "lcm",
      "highest common factor",
      "least common multiple",
      "lowest common multiple",
      "greatest common divisor",
      "greatest common factor",
    ],
    answers: {
      gcd: ["gcd", "gcf", "hcf", "greatest common factor", "highest common factor"],
      lcm: ["lcm", "lowest common multiple"],
    },
  },
];

export default asks;
