import type { Vectors } from "#engine";
import type linearSystem from "./linear-system.ts";

export default [
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/7-1-systems-of-linear-equations-two-variables",
    read: "2026-11-27",
    place: "section 7.1, Systems of Linear Equations: Two Variables",
    rows: [
      ["example by graphing", { equations: "2x + y = -8; x - y = -1" }, { solution: "x = -3, y = -2" }],
      ["example by substitution", { equations: "-x + y = -5; 2x - 5y = 1" }, { solution: "x = 8, y = 3" }],
      ["example by addition", { equations: "x + 2y = -1; -x + y = 3" }, { solution: "x = -7/3, y = 2/3", "values.1.decimal": "-2.3333" }],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/7-2-systems-of-linear-equations-three-variables",
    read: "2026-11-27",
    place: "section 7.2, Systems of Linear Equations: Three Variables",
    rows: [
      ["example by elimination", { equations: "x - 2y + 3z = 9; -x + 3y - z = -6; 2x - 5y + 5z = 17" }, { solution: "x = 1, y = -1, z = 2" }],
      [
        "Jordi's inheritance",
        { equations: "x + y + z = 12000; z = y + 4000; 0.03x + 0.04y + 0.07z = 670" },
        { solution: "x = 2000, y = 3000, z = 7000" },
        { edge: "Variables on both sides" },
      ],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/7-8-solving-systems-with-cramers-rule",
    read: "2026-11-27",
    place: "section 7.8, Solving Systems with Cramer's Rule",
    rows: [
      ["example with two variables", { equations: "12x + 3y = 15; 2x - 3y = 13" }, { solution: "x = 2, y = -3" }],
      ["example with three variables", { equations: "x + y - z = 6; 3x - 2y + z = -5; x + 3y - 2z = 14" }, { solution: "x = 1, y = 3, z = -2" }],
      ["D = -9", { equations: "-2x + 3y = 3; x + 3y = 12" }, { solution: "x = 3, y = 3", determinant: "-9" }],
      [
        "example of an inconsistent system",
        { equations: "3x - 2y = 4; 6x - 4y = 0" },
        { solution: "No solution", solutions: "None", determinant: "0" },
        { edge: "Two parallel lines" },
      ],
    ],
  },
  {
    title: "OpenStax, Intermediate Algebra 2e",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/4-4-solve-systems-of-equations-with-three-variables",
    read: "2026-11-27",
    place: "section 4.4, Solve Systems of Equations with Three Variables",
    rows: [
      ["try it by elimination", { equations: "3x + y - z = 2; 2x - 3y - 2z = 1; 4x - y - 3z = 0" }, { solution: "x = 2, y = -1, z = 3" }],
      ["example with missing variables", { equations: "3x - 4z = 0; 3y + 2z = -3; 2x + 3y = -5" }, { solution: "x = -4, y = 1, z = -3" }],
      ["example without a solution", { equations: "x + 2y - 3z = -1; x - 3y + z = 1; 2x - y - 2z = 2" }, { solution: "No solution", rank: "2" }],
      [
        "example of a dependent system",
        { equations: "x + 2y - z = 1; 2x + 7y + 4z = 11; x + 3y + z = 4" },
        { solution: "x = -5 + 5z, y = 3 - 2z, z = any number", solutions: "Infinitely many", rank: "2" },
        { edge: "Infinitely many solutions" },
      ],
    ],
  },
  {
    title: "MathWorks, Symbolic Math Toolbox, linsolve",
    url: "https://uk.mathworks.com/help/symbolic/sym.linsolve.html",
    read: "2026-11-27",
    by: "software",
    rows: [["example in matrix form", { equations: "2x + y + z = 2; -x + y - z = 3; x + 2y + 3z = -10" }, { solution: "x = 3, y = 1, z = -5" }]],
  },
  {
    by: "hand",
    rows: [
      ["2 × x = 1, so x = 1/2", { equations: "2x = 1" }, { solution: "x = 1/2" }, { edge: "One equation" }],
      [
        "a + b = 1 + 2 = 3, and each other equation names one variable",
        { equations: "a = 1; a + b = 3; c = 3; d = 4; e = 5" },
        { solution: "a = 1, b = 2, c = 3, d = 4, e = 5", rank: "5" },
        { edge: "Five variables" },
      ],
    ],
  },
] satisfies Vectors<typeof linearSystem>;
