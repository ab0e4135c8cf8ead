import type { Vectors } from "#engine";
import type exponent from "./exponent.ts";

export default [
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/1-2-exponents-and-scientific-notation",
    read: "2026-11-27",
    place: "section 1.2, Exponents and Scientific Notation",
    rows: [
      ["example on the power of a product, 2^15", { base: 2, exponent: "15" }, { power: "32768" }],
      ["example on simplifying exponential expressions, 17^-2", { base: 17, exponent: "-2" }, { fraction: "1/289" }],
      ["example on the power of a product, (-2)^3", { base: -2, exponent: "3" }, { power: "-8" }],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/1-3-radicals-and-rational-exponents",
    read: "2026-11-27",
    place: "section 1.3, Radicals and Rational Exponents",
    rows: [
      ["example on rational exponents as radicals", { base: 343, exponent: "2/3" }, { power: "49" }],
      ["try it after that example", { base: 9, exponent: "5/2" }, { power: "243" }],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e, Powers and Roots Tables",
    url: "https://openstax.org/books/prealgebra-2e/pages/b-powers-and-roots-tables",
    read: "2026-11-27",
    place: "table of powers and roots",
    rows: [
      ["15 cubed", { base: 15, exponent: "3" }, { power: "3375" }],
      ["the number whose cube is 2,744", { find: "base", power: 2744, exponent: "3" }, { base: "14" }],
    ],
  },
  {
    title: "GNU bc, arbitrary precision calculator",
    url: "https://www.gnu.org/software/bc/manual/html_mono/bc.html",
    read: "2026-11-27",
    by: "software",
    place: "version 1.07.1",
    rows: [
      ["2^100", { base: 2, exponent: "100" }, { all: "1,267,650,600,228,229,401,496,703,205,376" }],
      ["scale=40; e(2.5*l(1.1))", { base: 1.1, exponent: "2.5" }, { power: "1.26905870628588337185966" }],
      ["scale=40; l(50)/l(1.07)", { find: "exponent", base: 1.07, power: 50 }, { exponent: "57.8199992709309586476314" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["(-8)^(1/3) = -2, because (-2) × (-2) × (-2) = -8", { base: -8, exponent: "1/3" }, { power: "-2" }, { edge: "A negative base with an odd root" }],
      ["7^0 = 7^2 ÷ 7^2 = 49 ÷ 49 = 1", { base: 7, exponent: "0" }, { power: "1" }, { edge: "The exponent 0" }],
      ["0.5 = 1/2, and 2 × 2 = 4", { base: 4, exponent: "0.5" }, { power: "2" }],
      ["10 × 10 × 10 × 10 × 10 = 100,000", { find: "exponent", base: 10, power: 100000 }, { exponent: "5" }],
      ["3 × 3 = 9 and (-3) × (-3) = 9", { find: "base", power: 9, exponent: "2" }, { base: "3", other_base: "-3" }, { edge: "Two bases fit an even exponent" }],
    ],
  },
] satisfies Vectors<typeof exponent>;
