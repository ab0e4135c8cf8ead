import type { Content } from "#engine";
import type matrix from "./matrix.ts";
import vectors from "./vectors.ts";

export default {
  title: "Matrix calculator: determinant, inverse, product",
  purpose:
    "Finds determinants, inverses, ranks, powers, sums and products of matrices up to 5 × 5 in exact fractions, with the row operations.",
  about: [
    "A matrix is a rectangle of numbers. Matrices solve systems of equations, turn and stretch pictures, and describe networks and games of chance. Working with them by hand is easy to learn and easy to get wrong: one lost sign spoils every row below it.",
    "This page works in exact fractions, so a determinant of 0 is really 0, and an inverse has entries such as 3/5 instead of 0.6000001.",
  ],
  howToUse: [
    "Write a matrix row by row. Put commas or spaces between the entries of a row, and a semicolon after each row: 1, 2; 3, 4 is a matrix with two rows.",
    "To solve a system of equations, write its coefficients with the constants as the last column, and choose the reduced row echelon form. If each variable has a leading 1, the last column is the solution.",
    "The result is written in the same way as the input, so you can copy it into the next calculation.",
  ],
  methodology: [
    "Row operations: find an entry in the first column that isn't 0, swap its row to the top, and divide the row by that entry. Then subtract multiples of the row from all others, and go on with the next column. This is Gauss–Jordan elimination.",
    "The rank is the number of leading 1s. The determinant is the product of all numbers that rows were divided by, with a minus for each swap. It is 0 if the rank is smaller than the number of rows.",
    "For the inverse, the same row operations turn the identity matrix beside A into the inverse of A.",
    "An entry of A × B is a row of A times a column of B: multiply the entries in pairs and add. A power multiplies A by itself, and A to the power of 0 is the identity matrix.",
  ],
  assumptions: [
    "A decimal such as 0.25 is taken as the exact fraction 1/4.",
    "A − B and A × B need both matrices in this order. B × A is usually a different matrix.",
    "The trace is the sum of the entries on the main diagonal.",
  ],
  limitations: [
    "At most five rows and five columns, and exponents up to 10. An exponent that leads to fractions with over 100 digits is refused.",
    "Entries are real numbers: whole numbers, decimals or fractions with up to nine digits.",
    "It doesn't find eigenvalues.",
  ],
  example: {
    story: "Leo's homework asks for the inverse of the matrix with the rows 2, 1 and 5, 3.",
    outcome:
      "The determinant is 1, so the inverse has whole numbers. Leo multiplies both and gets the identity matrix.",
    inputs: { find: "inverse", a: "2, 1; 5, 3" },
  },
  mistakes: [
    "Multiplying entry by entry. The product of matrices uses rows and columns.",
    "Multiplying in the wrong order. A × B is not B × A.",
    "Looking for the inverse of a matrix that isn't square, or whose determinant is 0. There is none.",
    "Taking 2A for a matrix with twice the determinant. For a 3 × 3 matrix the determinant is 8 times as large.",
  ],
  questions: [
    {
      question: "How do I find the determinant of a 2 × 2 matrix?",
      answer: "Multiply down the diagonals and subtract. For the rows a, b and c, d it is ad − bc.",
    },
    {
      question: "When does a matrix have an inverse?",
      answer: "When it is square and its determinant isn't 0. Then its rank equals the number of its rows.",
    },
    {
      question: "When can I multiply two matrices?",
      answer:
        "When A has as many columns as B has rows. The product has the rows of A and the columns of B: a 2 × 3 matrix times a 3 × 4 matrix is a 2 × 4 matrix.",
    },
    {
      question: "What does a determinant of 0 mean?",
      answer:
        "One row is a combination of the others. A system of equations with these coefficients has no solution, or infinitely many.",
    },
    {
      question: "What is the reduced row echelon form?",
      answer:
        "The simplest matrix that row operations lead to. Each row begins with a leading 1 to the right of the one above, with zeros above and below it.",
    },
  ],
  next: [
    { slug: "quadratic", why: "solve an equation with x²." },
    { slug: "slope", why: "the line through two points." },
    { slug: "fraction", why: "add and multiply fractions." },
  ],
  related: ["fraction", "slope", "quadratic", "scientific"],
  sources: [
    {
      title: "OpenStax, College Algebra 2e, section 7.5, Matrices and Matrix Operations",
      url: "https://openstax.org/books/college-algebra-2e/pages/7-5-matrices-and-matrix-operations",
    },
    {
      title: "OpenStax, College Algebra 2e, section 7.7, Solving Systems with Inverses",
      url: "https://openstax.org/books/college-algebra-2e/pages/7-7-solving-systems-with-inverses",
    },
  ],
  synonyms: [
    "determinant",
    "inverse matrix",
    "rref",
    "matrix multiplication",
    "transpose",
    "Gaussian elimination",
    "matrix rank",
    "linear algebra",
  ],
  everydayWords: ["determinant", "rref", "multiply matrices", "Gauss", "linear system"],
  inputWords: { exponent: "Squared, cubed", factor: "Scalar multiple" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof matrix>;
