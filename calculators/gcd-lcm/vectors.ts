import type { Vectors } from "#engine";
import type gcdLcm from "./gcd-lcm.ts";

const READ = "2026-11-22";
const contemporary = (example: number) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/3-1-prime-and-composite-numbers",
  place: `section 3.1, Prime and Composite Numbers, example ${example} of the section`,
  read: READ,
});
const prealgebra = (example: number) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/2-5-prime-factorization-and-the-least-common-multiple",
  place: `section 2.5, Prime Factorization and the Least Common Multiple, example ${example} of the section`,
  read: READ,
});
const ECMA = {
  title: "ECMA-376, Office Open XML File Formats, 1st edition, part 4",
  url: "https://ecma-international.org/publications-and-standards/standards/ecma-376/",
  place: "section 3.17.7, function GCD, example",
  read: READ,
};

const multiples = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/2-5-prime-factorization-and-the-least-common-multiple",
  place: `section 2.5, Prime Factorization and the Least Common Multiple, ${place}`,
  read: "2026-11-24",
});

export default [
  {
    given: "600 and 784",
    inputs: { numbers: "600, 784" },
    expected: { gcd: "8" },
    by: "published",
    source: contemporary(17),
  },
  {
    given: "The largest square tile for a floor of 570 cm by 450 cm",
    inputs: { numbers: "570, 450" },
    expected: { gcd: "30" },
    by: "published",
    source: contemporary(18),
  },
  {
    given: "Three numbers: 24, 42 and 30",
    inputs: { numbers: "24, 42, 30" },
    expected: { gcd: "6" },
    by: "published",
    source: contemporary(19),
  },
  {
    given: "24 and 90",
    inputs: { numbers: "24, 90" },
    expected: { lcm: "360" },
    by: "published",
    source: contemporary(20),
  },
  {
    given: "Three numbers: 36, 66 and 250",
    inputs: { numbers: "36, 66, 250" },
    expected: { lcm: "49,500" },
    by: "published",
    source: contemporary(22),
  },
  {
    given: "Three numbers: 20, 36 and 45",
    inputs: { numbers: "20, 36, 45" },
    expected: { lcm: "180" },
    by: "published",
    source: contemporary(23),
  },
  {
    given: "15 and 18",
    inputs: { numbers: "15, 18" },
    expected: { lcm: "90" },
    by: "published",
    source: prealgebra(6),
  },
  {
    given: "One number is a multiple of the other: 50 and 100",
    inputs: { numbers: "50, 100" },
    expected: { lcm: "100" },
    by: "published",
    source: prealgebra(7),
    edge: true,
  },
  {
    given: "Three numbers in a spreadsheet: 100, 50 and 28",
    inputs: { numbers: "100, 50, 28" },
    expected: { gcd: "2" },
    by: "law",
    source: ECMA,
  },
  {
    given: "No common factor: 5 and 2",
    inputs: { numbers: "5, 2" },
    expected: { gcd: "1" },
    by: "law",
    source: ECMA,
  },
  {
    given: "Every number divides zero: 5 and 0",
    inputs: { numbers: "5, 0" },
    expected: { gcd: "5" },
    by: "law",
    source: ECMA,
    edge: true,
  },
  {
    given: "With a zero among the numbers the least common multiple is zero",
    inputs: { numbers: "0, 12" },
    expected: { lcm: "0" },
    by: "software",
    source: {
      title: "Python documentation, math: Mathematical functions",
      url: "https://docs.python.org/3/library/math.html#math.lcm",
      place: "math.lcm",
      read: READ,
    },
    edge: true,
  },
  {
    given: "Signs do not matter: -12 and 18",
    inputs: { numbers: "-12, 18" },
    expected: { gcd: "6", lcm: "36" },
    by: "hand",
    source: { title: "12 = 2 × 6 and 18 = 3 × 6 with 2 and 3 coprime; 2 × 3 × 6 = 36" },
    edge: true,
  },
  {
    given: "Beyond 2^53: 9007199254740993 and 3",
    inputs: { numbers: "9007199254740993, 3" },
    expected: { gcd: "3", lcm: "9007199254740993" },
    by: "hand",
    source: { title: "9007199254740993 = 3 × 3002399751580331; a double holds 2^53 instead, which 3 does not divide" },
    edge: true,
  },
  ...(
    [
      ["The least common multiple of 55 and 88", { numbers: "55, 88" }, { lcm: "440" }, "try it, 55 and 88"],
      ["The least common multiple of 60 and 72", { numbers: "60, 72" }, { lcm: "360" }, "try it, 60 and 72"],
      ["The least common multiple of 60 and 75", { numbers: "60, 75" }, { lcm: "300" }, "exercises, 60 and 75"],
      ["The least common multiple of 70 and 84", { numbers: "70, 84" }, { lcm: "420" }, "exercises, 70 and 84"],
      ["The least common multiple of 9 and 12", { numbers: "9, 12" }, { lcm: "36" }, "try it, 9 and 12"],
      ["The least common multiple of 6 and 21", { numbers: "6, 21" }, { lcm: "42" }, "exercises, 6 and 21"],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: multiples(place),
  })),
] satisfies Vectors<typeof gcdLcm>;
