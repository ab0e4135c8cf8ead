import type { Vectors } from "#engine";
import type numberBase from "./number-base.ts";

const READ = "2026-11-22";
const contemporary = (example: number) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/4-3-converting-with-base-systems",
  place: `section 4.3, Converting with Base Systems, example ${example} of the section`,
  read: READ,
});
const ecma = (name: string) => ({
  title: "ECMA-376, Office Open XML File Formats, 1st edition, part 4",
  url: "https://ecma-international.org/publications-and-standards/standards/ecma-376/",
  place: `section 3.17.7, function ${name}, example`,
  read: READ,
});
const python = (path: string, place: string) => ({
  title: "Python documentation",
  url: `https://docs.python.org/3/${path}`,
  place,
  read: READ,
});

export default [
  {
    given: "3601 in base 7",
    inputs: { number: "3601", from_base: 7, to_base: 10 },
    expected: { converted: "1,324" },
    by: "published",
    source: contemporary(3),
  },
  {
    given: "4B7 in base 14",
    inputs: { number: "4B7", from_base: 14, to_base: 10 },
    expected: { converted: "945" },
    by: "published",
    source: contemporary(4),
  },
  {
    given: "A16 in base 12",
    inputs: { number: "A16", from_base: 12, to_base: 10 },
    expected: { converted: "1,458" },
    by: "published",
    source: contemporary(5),
  },
  {
    given: "1011 in base 2",
    inputs: { number: "1011", from_base: 2, to_base: 10 },
    expected: { converted: "11" },
    by: "published",
    source: contemporary(6),
  },
  {
    given: "298 to base 6",
    inputs: { number: "298", to_base: 6 },
    expected: { converted: "1214" },
    by: "published",
    source: contemporary(10),
  },
  {
    given: "45,134 to base 13",
    inputs: { number: "45134", to_base: 13 },
    expected: { converted: "1770B" },
    by: "published",
    source: contemporary(11),
  },
  {
    given: "100 to base 2",
    inputs: { number: "100" },
    expected: { converted: "1100100" },
    by: "published",
    source: contemporary(12),
  },
  {
    given: "Two's complement in 40 bits: -256 in base 16",
    inputs: { number: "-256", to_base: 16, negative: "twos_complement", bits: 40 },
    expected: { converted: "FFFFFFFF00" },
    by: "law",
    source: ecma("DEC2HEX"),
  },
  {
    given: "Two's complement in 40 bits: F000000000 as a signed number",
    inputs: { number: "F000000000", from_base: 16, to_base: 10, negative: "twos_complement", bits: 40 },
    expected: { converted: "-68719476736" },
    by: "law",
    source: ecma("HEX2DEC"),
  },
  {
    given: "Almost all ones are a small negative number: FFFFFFFFFE in 40 bits",
    inputs: { number: "FFFFFFFFFE", from_base: 16, to_base: 10, negative: "twos_complement", bits: 40 },
    expected: { converted: "-2" },
    by: "law",
    source: ecma("HEX2DEC"),
    edge: true,
  },
  {
    given: "Two's complement in 10 bits: -256 in base 2",
    inputs: { number: "-256", negative: "twos_complement", bits: 10 },
    expected: { converted: "1100000000" },
    by: "law",
    source: ecma("DEC2BIN"),
  },
  {
    given: "A fraction that ends in both bases: 0.125",
    inputs: { number: "0.125" },
    expected: { converted: "0.001" },
    by: "software",
    source: python("tutorial/floatingpoint.html", "tutorial, section 15, Floating-Point Arithmetic"),
  },
  {
    given: "The bytes FC 00 as a signed number",
    inputs: { number: "FC00", from_base: 16, to_base: 10, negative: "twos_complement", bits: 16 },
    expected: { converted: "-1024" },
    by: "software",
    source: python("library/stdtypes.html#int.from_bytes", "int.from_bytes, example with signed=True"),
  },
  {
    given: "The same bytes without a sign",
    inputs: { number: "FC00", from_base: 16, to_base: 10 },
    expected: { converted: "64512" },
    by: "software",
    source: python("library/stdtypes.html#int.from_bytes", "int.from_bytes, example with signed=False"),
  },
  {
    given: "The smallest signed number of 64 bits",
    inputs: { number: "8000000000000000", from_base: 16, to_base: 10, negative: "twos_complement", bits: 64 },
    expected: { converted: "-9223372036854775808" },
    by: "software",
    source: {
      title: "Java SE 21 documentation, Constant Field Values",
      url: "https://docs.oracle.com/en/java/javase/21/docs/api/constant-values.html",
      place: "java.lang.Long.MIN_VALUE",
      read: "2026-11-20",
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
