import type { Vectors } from "#engine";
import type numberBase from "./number-base.ts";

const OPENSTAX = {
  title: "OpenStax, Contemporary Mathematics, section 4.3, Converting with Base Systems",
  url: "https://openstax.org/books/contemporary-mathematics/pages/4-3-converting-with-base-systems",
};

export default [
  {
    given: "3601 in base 7",
    inputs: { number: "3601", from_base: 7, to_base: 10 },
    expected: { converted: "1324" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A16 in base 12",
    inputs: { number: "A16", from_base: 12, to_base: 10 },
    expected: { converted: "1458" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "1011 in base 2",
    inputs: { number: "1011", from_base: 2, to_base: 10 },
    expected: { converted: "11" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "298 to base 6",
    inputs: { number: "298", to_base: 6 },
    expected: { converted: "1214" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A fraction that ends in both bases: 0.125",
    inputs: { number: "0.125" },
    expected: { converted: "0.001" },
    by: "published",
    source: {
      title: "Python documentation, tutorial, Floating-Point Arithmetic: Issues and Limitations",
      url: "https://docs.python.org/3/tutorial/floatingpoint.html",
    },
  },
  {
    given: "Two's complement: the bytes FC 00 as a signed number",
    inputs: { number: "FC00", from_base: 16, to_base: 10, negative: "twos_complement", bits: 16 },
    expected: { converted: "-1024" },
    by: "published",
    source: {
      title: "Python documentation, built-in types, int.from_bytes, example with signed=True",
      url: "https://docs.python.org/3/library/stdtypes.html",
    },
  },
  {
    given: "The smallest signed number of 64 bits",
    inputs: { number: "8000000000000000", from_base: 16, to_base: 10, negative: "twos_complement", bits: 64 },
    expected: { converted: "-9223372036854775808", unsigned: "9223372036854775808" },
    by: "published",
    source: {
      title: "Java SE 21 documentation, constant field values, java.lang.Long.MIN_VALUE",
      url: "https://docs.oracle.com/en/java/javase/21/docs/api/constant-values.html",
    },
    edge: true,
  },
  {
    given: "A tenth never ends in base 2",
    inputs: { number: "0.1" },
    expected: { converted: "0.0(0011)" },
    by: "hand",
    source: {
      title: "1/10 × 2 = 1/5, × 2 = 2/5, × 2 = 4/5, × 2 = 1 + 3/5, × 2 = 1 + 1/5, and 1/5 comes again: 0 0 0 1 1",
    },
    edge: true,
  },
  {
    given: "-5 in eight bits",
    inputs: { number: "-5", negative: "twos_complement", bits: 8 },
    expected: { converted: "11111011", unsigned: "251" },
    by: "hand",
    source: { title: "256 - 5 = 251 = 128 + 64 + 32 + 16 + 8 + 2 + 1" },
  },
  {
    given: "Thirty-two ones are -1, and not 4294967295",
    inputs: { number: "FFFFFFFF", from_base: 16, to_base: 10, negative: "twos_complement", bits: 32 },
    expected: { converted: "-1", unsigned: "4294967295" },
    by: "hand",
    source: { title: "2^32 - 1 = 4294967295, and 4294967295 - 2^32 = -1" },
    edge: true,
  },
  {
    given: "Beyond 2^53 nothing is lost: 2^64 - 1",
    inputs: { number: "FFFFFFFFFFFFFFFF", from_base: 16, to_base: 10 },
    expected: { converted: "18446744073709551615" },
    by: "hand",
    source: { title: "2^64 - 1 = 18446744073709551616 - 1, where a double holds 18446744073709551616" },
    edge: true,
  },
  {
    given: "Without two's complement a minus stays a minus: -42 in base 16",
    inputs: { number: "-42", to_base: 16 },
    expected: { converted: "-2A" },
    by: "hand",
    source: { title: "42 = 2 × 16 + 10, and the digit for 10 is A" },
  },
] satisfies Vectors<typeof numberBase>;
