import type { Asks } from "#engine";

const SIGNS = {
  add: ["plus", "([+]|plus)"],
  subtract: ["minus", "(-|minus)"],
  multiply: ["times", "([*]|×|times)"],
  divide: ["divided by", "(/|÷|divided by)"],
  and: ["and", "(and|&)"],
  or: ["or", "or"],
  xor: ["xor", "(xor)"],
} as const;

const asks: Asks = Object.entries(SIGNS).flatMap(([operation, [word, sign]]) => [
  {
    example: `binary 1011 ${word} 110`,
    says: [
      `binary {first:digits} ${sign} {second:digits}`,
      `{first:digits} ${sign} {second:digits} (in)? (binary|base 2)`,
    ],
    inputs: { operation, base: "2" },
  },
  {
    example: `hex ff ${word} 1f`,
    says: [
      `hex {first:digits} ${sign} {second:digits}`,
      `{first:hex} ${sign} {second:hex}`,
      `{first:digits} ${sign} {second:digits} (in)? (hex|hexadecimal|base 16)`,
    ],
    inputs: { operation, base: "16" },
  },
]);

export default asks;
