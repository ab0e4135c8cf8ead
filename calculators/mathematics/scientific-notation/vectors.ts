import type { Vectors } from "#engine";
import type scientificNotation from "./scientific-notation.ts";

export default [
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/1-2-exponents-and-scientific-notation",
    read: "2026-11-27",
    place: "section 1.2, Exponents and Scientific Notation",
    rows: [
      ["try it on the time for light to travel 1 m", { number: "0.00000000334" }, { scientific: "3.34 × 10^-9" }],
      ["try it on the world population", { number: "7,158,000,000" }, { scientific: "7.158 × 10^9" }],
      ["try it on standard notation, -8.16 × 10^11", { number: "-8.16 × 10^11" }, { number: "-816000000000" }],
      ["example on standard notation, 7.91 × 10^-7", { number: "7.91e-7" }, { number: "0.000000791" }],
      ["example on products, part a", { operation: "times", number: "8.14e-7", other: "6.5e10" }, { scientific: "5.291 × 10^4" }],
      ["example on quotients, part b", { operation: "over", number: "4e5", other: "-1.52e9", figures: 3 }, { scientific: "-2.63 × 10^-4" }],
      ["example on quotients, part d", { operation: "over", number: "1.2e8", other: "9.6e5" }, { scientific: "1.25 × 10^2" }],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/3-9-scientific-notation",
    read: "2026-11-27",
    place: "section 3.9, Scientific Notation",
    rows: [
      ["example on a sum with the same power", { operation: "plus", number: "7.03e13", other: "8.5e13" }, { scientific: "1.553 × 10^14" }],
      ["example on a sum with different powers", { operation: "plus", number: "6.1e4", other: "4.8e5" }, { scientific: "5.41 × 10^5" }],
      ["example on a difference with different powers", { operation: "minus", number: "7.9e-15", other: "6.8e-13" }, { scientific: "-6.721 × 10^-13" }],
      ["example on Earth and Venus", { operation: "minus", number: "9.1692e7", other: "6.7667e7" }, { scientific: "2.4025 × 10^7" }],
      ["example on standard form, 2.78 × 10^9", { number: "2.78 × 10^9" }, { number: "2780000000" }],
    ],
  },
  {
    title: "GNU bc, arbitrary precision calculator",
    url: "https://www.gnu.org/software/bc/manual/html_mono/bc.html",
    read: "2026-11-27",
    by: "software",
    place: "version 1.07.1",
    rows: [["scale=40; 6.02214076/7", { operation: "over", number: "6.02214076", other: "7" }, { number: "0.86030582285714" }]],
  },
  {
    by: "hand",
    rows: [
      ["12,300 = 12.3 × 1,000 = 12.3 × 10^3", { number: "12300" }, { engineering: "12.3 × 10^3", e_notation: "1.23e4" }],
      [
        "0.00450 = 4.50 × 0.001, and 4.50 has three digits",
        { number: "0.00450" },
        { significant: "3", scientific: "4.50 × 10^-3" },
        { edge: "Zeros at the end of a decimal count" },
      ],
      ["0.0 = 0 × 10^0", { number: "0.0" }, { scientific: "0 × 10^0" }, { edge: "Nothing, with decimals" }],
      [
        "9.996 rounds to 10.00, and 10 = 1 × 10^1",
        { number: "9.996", figures: 3 },
        { scientific: "1.00 × 10^1" },
        { edge: "Rounding reaches the next power of ten" },
      ],
    ],
  },
] satisfies Vectors<typeof scientificNotation>;
