import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "FF base 16 to base 10",
    says: ["{number:digits} (in)? base {from_base:count} (to|in|as)? (in)? base {to_base:count}"],
  },
  {
    example: "10 in base 3",
    says: ["(decimal)? {number:whole} (decimal)? (to|in|as|into) base {to_base:count}"],
    inputs: { from_base: "10" },
  },
  {
    example: "255 in binary",
    says: ["(decimal)? {number:whole} (decimal)? (to|in|as|into) binary"],
    inputs: { from_base: "10", to_base: "2" },
  },
  {
    example: "255 in octal",
    says: ["(decimal)? {number:whole} (decimal)? (to|in|as|into) octal"],
    inputs: { from_base: "10", to_base: "8" },
  },
  {
    example: "255 in hex",
    says: ["(decimal)? {number:whole} (decimal)? (to|in|as|into) (hexadecimal|hex)"],
    inputs: { from_base: "10", to_base: "16" },
  },
  {
    example: "0x1f to binary",
    says: [
      "(hex)? {number:hex} (to|in|as|into) binary",
      "(hex)? {number:digits} (in|as)? (hex|base 16) (to|in|as|into) binary",
    ],
    inputs: { from_base: "16", to_base: "2" },
  },
  {
    example: "0x1f to decimal",
    says: [
      "(hex)? {number:hex} (to|in|as|into) (decimal|base 10)",
      "hex {number:digits} (to|in|as|into) decimal",
      "hex to decimal {number:digits}",
      "(hex)? {number:digits} (in|as)? (hex|base 16) (to|in|as|into) (decimal|base 10)",
    ],
    inputs: { from_base: "16", to_base: "10" },
  },
  {
    example: "0x1f to octal",
    says: [
      "(hex)? {number:hex} (to|in|as|into) octal",
      "(hex)? {number:digits} (in|as)? (hex|base 16) (to|in|as|into) octal",
    ],
    inputs: { from_base: "16", to_base: "8" },
  },
  {
    example: "0b1010 to decimal",
    says: [
      "0b{number:digits} (to|in|as|into) decimal",
      "(binary)? {number:digits} (in)? binary (to|in|as|into) decimal",
      "binary {number:digits} (to|in|as|into) decimal",
      "binary to decimal {number:digits}",
    ],
    inputs: { from_base: "2", to_base: "10" },
  },
  {
    example: "binary 1101 to hex",
    says: [
      "(binary|0b)? ?{number:digits} (in binary)? (to|in|as|into) (hex|hexadecimal)",
      "binary to hex {number:digits}",
    ],
    inputs: { from_base: "2", to_base: "16" },
  },
  {
    example: "octal 755 to binary",
    says: ["octal {number:digits} (to|in|as|into) binary"],
    inputs: { from_base: "8", to_base: "2" },
  },
  {
    example: "octal 755 to decimal",
    says: ["octal {number:digits} (to|in|as|into) decimal"],
    inputs: { from_base: "8", to_base: "10" },
  },
];

export default asks;
