import { ECMA_376 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type numberBase from "./number-base.ts";

export default [
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/4-3-converting-with-base-systems",
    read: "2026-11-22",
    place: "section 4.3, Converting with Base Systems",
    rows: [
      ["example 3 of the section", { number: "3601", from_base: 7, to_base: 10 }, { converted: "1,324" }],
      ["example 4 of the section", { number: "4B7", from_base: 14, to_base: 10 }, { converted: "945" }],
      ["example 5 of the section", { number: "A16", from_base: 12, to_base: 10 }, { converted: "1,458" }],
      ["example 6 of the section", { number: "1011", from_base: 2, to_base: 10 }, { converted: "11" }],
      ["example 10 of the section", { number: "298", to_base: 6 }, { converted: "1214" }],
      ["example 11 of the section", { number: "45134", to_base: 13 }, { converted: "1770B" }],
      ["example 12 of the section", { number: "100" }, { converted: "1100100" }],
    ],
  },
  {
    ...ECMA_376,
    read: "2026-11-22",
    by: "law",
    place: "section 3.17.7",
    always: { negative: "twos_complement" },
    rows: [
      ["function DEC2HEX, example", { number: "-256", to_base: 16, bits: 40 }, { converted: "FFFFFFFF00" }],
      ["function HEX2DEC, example", { number: "F000000000", from_base: 16, to_base: 10, bits: 40 }, { converted: "-68719476736" }],
      [
        "function HEX2DEC, example",
        { number: "FFFFFFFFFE", from_base: 16, to_base: 10, bits: 40 },
        { converted: "-2" },
        { edge: "Almost all ones are a small negative number: FFFFFFFFFE in 40 bits" },
      ],
      ["function DEC2BIN, example", { number: "-256", bits: 10 }, { converted: "1100000000" }],
    ],
  },
  {
    title: "Python documentation",
    url: "https://docs.python.org/3/tutorial/floatingpoint.html",
    read: "2026-11-22",
    by: "software",
    rows: [["tutorial, section 15, Floating-Point Arithmetic", { number: "0.125" }, { converted: "0.001" }]],
  },
  {
    title: "Python documentation",
    url: "https://docs.python.org/3/library/stdtypes.html#int.from_bytes",
    read: "2026-11-22",
    by: "software",
    place: "int.from_bytes",
    always: { number: "FC00", from_base: 16, to_base: 10 },
    rows: [
      ["example with signed=True", { negative: "twos_complement", bits: 16 }, { converted: "-1024" }],
      ["example with signed=False", {}, { converted: "64512" }],
    ],
  },
  {
    title: "Java SE 21 documentation, Constant Field Values",
    url: "https://docs.oracle.com/en/java/javase/21/docs/api/constant-values.html",
    read: "2026-11-20",
    by: "software",
    rows: [
      [
        "java.lang.Long.MIN_VALUE",
        { number: "8000000000000000", from_base: 16, to_base: 10, negative: "twos_complement", bits: 64 },
        { converted: "-9223372036854775808" },
        { edge: "The smallest signed number of 64 bits" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1/10 × 2 = 1/5, × 2 = 2/5, × 2 = 4/5, × 2 = 1 + 3/5, × 2 = 1 + 1/5, and 1/5 comes again: 0 0 0 1 1",
        { number: "0.1" },
        { converted: "0.0(0011)" },
        { edge: "A tenth never ends in base 2" },
      ],
      [
        "2^64 - 1 = 18446744073709551616 - 1, where a double holds 18446744073709551616",
        { number: "FFFFFFFFFFFFFFFF", from_base: 16, to_base: 10 },
        { converted: "18446744073709551615" },
        { edge: "Beyond 2^53 nothing is lost: 2^64 - 1" },
      ],
      [
        "42 = 2 × 16 + 10, and the digit for 10 is A",
        { number: "-42", to_base: 16 },
        { converted: "-2A" },
        { given: "Without two's complement a minus stays a minus: -42 in base 16" },
      ],
    ],
  },
] satisfies Vectors<typeof numberBase>;
