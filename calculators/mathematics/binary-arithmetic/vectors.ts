import type { Vectors } from "#engine";
import type binaryArithmetic from "./binary-arithmetic.ts";

const CONTEMPORARY = "https://openstax.org/books/contemporary-mathematics/pages";
const ALGORITHMS = "https://github.com/TheAlgorithms/Python/blob/f5988cc09713315817df6a7e327e258013a94440/bit_manipulation";

export default [
  {
    title: "OpenStax, Contemporary Mathematics, section 4.4",
    url: `${CONTEMPORARY}/4-4-addition-and-subtraction-in-base-systems`,
    read: "2026-11-27",
    rows: [
      ["Adding in Base 2", { first: "1001", second: "11011" }, { result: "100100" }],
      ["Adding in Base 6", { first: "251", second: "133", base: 6 }, { result: "424" }],
      ["Adding in Base 7", { first: "536", second: "433", base: 7 }, { result: "1302" }],
      ["Adding in Base 12", { first: "3A7", second: "9BA", base: 12 }, { result: "11A5" }],
      ["Subtracting in Base 6", { operation: "subtract", first: "52", second: "34", base: 6 }, { result: "14" }],
      ["Subtracting in Base 12", { operation: "subtract", first: "A17", second: "4B3", base: 12 }, { result: "524" }],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics, section 4.5",
    url: `${CONTEMPORARY}/4-5-multiplication-and-division-in-base-systems`,
    read: "2026-11-27",
    rows: [["Multiplying in Base 2", { operation: "multiply", first: "101", second: "110" }, { result: "11110" }]],
  },
  {
    title: "TheAlgorithms/Python, binary_and_operator.py",
    url: `${ALGORITHMS}/binary_and_operator.py`,
    read: "2026-11-27",
    by: "software",
    always: { operation: "and", base: 10 },
    rows: [
      ["binary_and(37, 50)", { first: "37", second: "50" }, { "numbers.3.binary": "100000" }],
      ["binary_and(21, 30)", { first: "21", second: "30" }, { "numbers.3.binary": "10100" }],
    ],
  },
  {
    title: "TheAlgorithms/Python, binary_or_operator.py",
    url: `${ALGORITHMS}/binary_or_operator.py`,
    read: "2026-11-27",
    by: "software",
    always: { operation: "or", base: 10 },
    rows: [["binary_or(58, 73)", { first: "58", second: "73" }, { "numbers.3.binary": "1111011" }]],
  },
  {
    title: "TheAlgorithms/Python, binary_xor_operator.py",
    url: `${ALGORITHMS}/binary_xor_operator.py`,
    read: "2026-11-27",
    by: "software",
    always: { operation: "xor", base: 10 },
    rows: [["binary_xor(58, 73)", { first: "58", second: "73" }, { "numbers.3.binary": "1110011" }]],
  },
  {
    title: "TheAlgorithms/Python, binary_shifts.py",
    url: `${ALGORITHMS}/binary_shifts.py`,
    read: "2026-11-27",
    by: "software",
    always: { base: 10 },
    rows: [
      ["logical_left_shift(1983, 4)", { operation: "left", first: "1983", places: 4 }, { "numbers.2.binary": "111101111110000" }],
      ["logical_right_shift(17, 2)", { operation: "right", first: "17", places: 2 }, { "numbers.2.binary": "100" }],
      [
        "arithmetic_right_shift(-1983, 4)",
        { operation: "right", first: "-1983", places: 4, negative: "twos_complement", bits: 12 },
        { "numbers.2.binary": "111110000100" },
        { edge: "A negative number shifted right keeps its sign" },
      ],
    ],
  },
  {
    title: "TheAlgorithms/Python, binary_twos_complement.py",
    url: `${ALGORITHMS}/binary_twos_complement.py`,
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "twos_complement(-207)",
        { operation: "subtract", first: "0", second: "207", base: 10, negative: "twos_complement", bits: 9 },
        { "numbers.3.binary": "100110001" },
        { edge: "0 - 207 in the fewest bits that hold it" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1101011 is 107 and 101 is 5; 107 = 21 × 5 + 2; 21 is 10101 and 2 is 10",
        { operation: "divide", first: "1101011", second: "101" },
        { result: "10101", remainder: "10", decimal: "21", remainder_decimal: "2" },
      ],
      [
        "-7 = -3 × 2 - 1, as -6 - 1 = -7",
        { operation: "divide", first: "-7", second: "2", base: 10 },
        { result: "-3", remainder: "-1" },
        { edge: "A quotient is cut off toward zero, and the remainder keeps the sign" },
      ],
      [
        "127 + 1 = 128 = 256 - 128, so in 8 bits it is -128, written 10000000",
        { first: "01111111", second: "1", negative: "twos_complement" },
        { result: "10000000", decimal: "-128" },
        { edge: "The largest number of 8 bits, and 1 more" },
      ],
      [
        "NOT turns 00001010 into 11110101; 245 - 256 = -11",
        { operation: "not", first: "1010", negative: "twos_complement" },
        { result: "11110101", decimal: "-11" },
        { given: "All 8 bits are turned over" },
      ],
      [
        "The bits 11111000 moved right by 1 with a zero are 01111100, which is 64 + 32 + 16 + 8 + 4 = 124",
        { operation: "right_zeros", first: "11111000", negative: "twos_complement" },
        { decimal: "124" },
        { given: "A logical shift of -8" },
      ],
    ],
  },
] satisfies Vectors<typeof binaryArithmetic>;
