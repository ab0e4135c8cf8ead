import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "gcd 84 120",
    says: [
      "(gcd|gcf|hcf|(greatest|highest) common (factor|divisor)) (of)? {numbers:numbers}",
      "{numbers:numbers} (gcd|gcf|hcf|(greatest|highest) common (factor|divisor))",
    ],
  },
  { example: "lcm of 8 and 14", says: ["(lcm|(least|lowest) common multiple) (of)? {numbers:numbers}"], answer: "lcm" },
];

export default asks;
