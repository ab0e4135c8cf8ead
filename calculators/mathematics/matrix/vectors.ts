import type { Vectors } from "#engine";
import type matrix from "./matrix.ts";

export default [
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/7-5-matrices-and-matrix-operations",
    read: "2026-11-27",
    place: "section 7.5, Matrices and Matrix Operations",
    rows: [
      ["example on adding A and B", { find: "sum", a: "4, 1; 3, 2", b: "5, 9; 0, 7" }, { result: "9, 10; 3, 9" }],
      ["example on the difference", { find: "difference", a: "-2, 3; 0, 1", b: "8, 1; 5, 4" }, { result: "-10, 2; -5, -3" }],
      ["example on a scalar", { find: "scalar", a: "8, 1; 5, 4", factor: "3" }, { result: "24, 3; 15, 12" }],
      ["example on AB", { find: "product", a: "-1, 2, 3; 4, 0, 5", b: "5, -1; -4, 0; 2, 3" }, { result: "-7, 10; 30, 11" }],
      ["example on BA", { find: "product", a: "5, -1; -4, 0; 2, 3", b: "-1, 2, 3; 4, 0, 5" }, { result: "-9, 10, 10; 4, -8, -12; 10, 4, 21", size: "3 × 3" }],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/7-7-solving-systems-with-inverses",
    read: "2026-11-27",
    place: "section 7.7, Solving Systems with Inverses",
    always: { find: "inverse" },
    rows: [
      ["augmenting with the identity", { a: "2, 1; 5, 3" }, { result: "3, -1; -5, 2" }],
      ["try it with the formula", { a: "1, -1; 2, 3" }, { result: "3/5, 1/5; -2/5, 1/5" }],
      ["example on a 3 × 3 matrix", { a: "2, 3, 1; 3, 3, 1; 2, 4, 1" }, { result: "-1, 1, 0; -1, 0, 1; 6, -2, -3" }],
      ["try it on a 3 × 3 matrix", { a: "2, -17, 11; -1, 11, -7; 0, 3, -2" }, { result: "1, 1, 2; 2, 4, -3; 3, 6, -5" }],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/7-8-solving-systems-with-cramers-rule",
    read: "2026-11-27",
    place: "section 7.8, Solving Systems with Cramer's Rule",
    rows: [
      ["example on a 2 × 2 matrix", { a: "5, 2; -6, 3" }, { determinant: "27" }],
      ["example on a 3 × 3 matrix", { a: "0, 2, 1; 3, -1, 1; 4, 0, 1" }, { determinant: "6" }, { edge: "A zero in the first place: rows are swapped" }],
      ["try it on a 3 × 3 matrix", { a: "1, -3, 7; 1, 1, 1; 1, -2, 3" }, { determinant: "-10" }],
      ["example on an inconsistent system", { a: "3, -2; 6, -4" }, { determinant: "0", rank: "1" }, { edge: "No inverse" }],
    ],
  },
  {
    title: "OpenStax, Intermediate Algebra 2e",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/4-6-solve-systems-of-equations-using-determinants",
    read: "2026-11-27",
    place: "section 4.6, Solve Systems of Equations Using Determinants",
    rows: [
      ["try it on minors along the first row", { a: "3, -2, 4; 0, -1, -2; 2, 3, -1" }, { determinant: "37" }],
      ["try it on minors", { a: "2, -1, -3; 0, 3, -4; 3, -4, -3" }, { determinant: "-11" }],
    ],
  },
  {
    title: "LibreOffice Help, Array Functions, TRANSPOSE",
    url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/04060107.html",
    read: "2026-11-27",
    by: "software",
    rows: [["example of TRANSPOSE", { find: "transpose", a: "2, 3, 4, 5; 6, 7, 8, 9" }, { result: "2, 6; 3, 7; 4, 8; 5, 9" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "Fibonacci: each power adds the last two, 1 + 1 = 2, 2 + 1 = 3, 3 + 2 = 5, 5 + 3 = 8",
        { find: "power", a: "1, 1; 1, 0", exponent: 5 },
        { result: "8, 5; 5, 3" },
      ],
      [
        "Row 2 - 2 × row 1: 2 - 2 × 1 = 0 and 4 - 2 × 2 = 0",
        { find: "reduced", a: "1, 2; 2, 4" },
        { result: "1, 2; 0, 0", rank: "1" },
        { edge: "A row of zeros" },
      ],
    ],
  },
] satisfies Vectors<typeof matrix>;
