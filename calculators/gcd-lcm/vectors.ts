import type { Vectors } from "#engine";
import type gcdLcm from "./gcd-lcm.ts";

const OPENSTAX = {
  title: "OpenStax, Contemporary Mathematics, section 3.1, Prime and Composite Numbers",
  url: "https://openstax.org/books/contemporary-mathematics/pages/3-1-prime-and-composite-numbers",
};
const PYTHON = {
  title: "Python documentation, math module, gcd and lcm",
  url: "https://docs.python.org/3/library/math.html",
};

export default [
  { given: "600 and 784", inputs: { numbers: "600, 784" }, expected: { gcd: "8" }, by: "published", source: OPENSTAX },
  {
    given: "The largest square tile for a floor of 570 cm by 450 cm",
    inputs: { numbers: "570, 450" },
    expected: { gcd: "30" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "Three numbers: 24, 42 and 30",
    inputs: { numbers: "24, 42, 30" },
    expected: { gcd: "6" },
    by: "published",
    source: OPENSTAX,
  },
  { given: "24 and 90", inputs: { numbers: "24, 90" }, expected: { lcm: "360" }, by: "published", source: OPENSTAX },
  {
    given: "Three numbers: 20, 36 and 45",
    inputs: { numbers: "20, 36, 45" },
    expected: { lcm: "180" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "Three numbers: 36, 66 and 250",
    inputs: { numbers: "36, 66, 250" },
    expected: { lcm: "49500" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "Zero among the numbers: every number divides it, and it is a multiple of every number",
    inputs: { numbers: "0, 12" },
    expected: { gcd: "12", lcm: "0" },
    by: "published",
    source: PYTHON,
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
    given: "Coprime: 8 and 15",
    inputs: { numbers: "8, 15" },
    expected: { gcd: "1", lcm: "120" },
    by: "hand",
    source: { title: "8 = 2 × 2 × 2 and 15 = 3 × 5 share no prime; 8 × 15 = 120" },
  },
  {
    given: "Beyond 2^53: 9007199254740993 and 3",
    inputs: { numbers: "9007199254740993, 3" },
    expected: { gcd: "3", lcm: "9007199254740993" },
    by: "hand",
    source: { title: "9007199254740993 = 3 × 3002399751580331; a double holds 2^53 instead, which 3 does not divide" },
    edge: true,
  },
] satisfies Vectors<typeof gcdLcm>;
