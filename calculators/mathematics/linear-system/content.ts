import type { Content } from "#engine";
import type linearSystem from "./linear-system.ts";
import vectors from "./vectors.ts";

export default {
  title: "System of equations calculator with steps",
  purpose:
    "Solves 1 to 5 linear equations with up to 5 variables in exact fractions, and says when there is no solution or more than one.",
  about: [
    "A system of linear equations asks for numbers that make several equations true at once: two prices from two receipts, three amounts from three conditions, the point where two lines cross.",
    "Type the equations as your book prints them. Terms may be on either side of the equals sign and in any order, and a letter may appear more than once.",
  ],
  howToUse: [
    "Write one equation after another, with a semicolon between them: 2x + 3y = 7; x - y = 1.",
    "Write fractions as 1/2 and decimals as 0.5. A number before a letter multiplies it, so 3x and 3*x are the same.",
    "Read the solution at the top. Below it, each variable has its value as a fraction and as a decimal, and the steps show the elimination.",
  ],
  methodology: [
    "Each equation is brought into one form, with the variables on the left in alphabetical order and the constant on the right. Its numbers become a row of a matrix.",
    "Gauss–Jordan elimination then swaps rows, divides them, and subtracts multiples of one row from another. None of these steps changes the solutions. In the end each row names one variable.",
    "If a row says that 0 equals another number, the equations contradict each other and have no solution. If a variable has no row of its own, it can be any number, and the others are written in terms of it.",
    "With as many equations as variables there is a determinant. It is 0 exactly if there isn't one solution.",
  ],
  assumptions: [
    "Everything is computed in exact fractions. A decimal such as 0.25 is taken as 1/4.",
    "The rank is the number of equations that say something new. An equation that follows from the others doesn't count.",
    "A variable is one letter, which may have a digit after it: x, y, x1, x2. Capital and small letters are different variables.",
  ],
  limitations: [
    "At most five equations, five variables, and ten terms on each side.",
    "The equations must be linear: no powers, no products of variables such as xy, no brackets and no roots. Multiply brackets out first.",
    "Real numbers only.",
  ],
  example: {
    story: "Two coffees and three muffins cost $17. One coffee costs $1 more than a muffin.",
    outcome: "A coffee costs $4 and a muffin $3.",
    inputs: { equations: "2c + 3m = 17; c = m + 1" },
  },
  mistakes: [
    "Using one letter for two different things, such as c for cups and for cakes.",
    "Writing numbers with commas. 12,000 must be 12000, because a comma ends an equation.",
    "Losing a minus sign when a term moves to the other side. Here you don't need to move it.",
    "Taking two forms of the same equation for two equations. x + y = 1 and 2x + 2y = 2 say the same.",
  ],
  questions: [
    {
      question: "When does a system have no solution?",
      answer:
        "When the equations contradict each other, like x + y = 1 and x + y = 2. With two variables these are parallel lines.",
    },
    {
      question: "What does it mean that a variable can be any number?",
      answer:
        "There are fewer independent equations than variables. Choose a number for that variable, and the others follow from it.",
    },
    {
      question: "How many equations do I need?",
      answer: "For one solution at least as many as there are variables, and none of them may follow from the others.",
    },
    {
      question: "Can it solve by substitution instead?",
      answer:
        "Substitution and elimination lead to the same solution. The steps show elimination, which works the same way for any number of variables.",
    },
    {
      question: "What is Cramer's rule?",
      answer:
        "Each variable is a quotient of two determinants. It works when the determinant isn't 0, and takes longer than elimination from four variables on.",
    },
  ],
  next: [
    { slug: "matrix", why: "determinants, inverses and row operations." },
    { slug: "quadratic", why: "an equation with x²." },
    { slug: "slope", why: "the line through two points." },
  ],
  related: ["matrix", "quadratic", "slope", "fraction"],
  sources: [
    {
      title: "OpenStax, College Algebra 2e, section 7.2, Systems of Linear Equations: Three Variables",
      url: "https://openstax.org/books/college-algebra-2e/pages/7-2-systems-of-linear-equations-three-variables",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, College Algebra 2e, section 7.6, Solving Systems with Gaussian Elimination",
      url: "https://openstax.org/books/college-algebra-2e/pages/7-6-solving-systems-with-gaussian-elimination",
    },
  ],
  synonyms: [
    "simultaneous equations",
    "linear equations",
    "elimination method",
    "substitution method",
    "Gaussian elimination",
    "Cramer's rule",
    "solve for x and y",
    "two equations two unknowns",
  ],
  everydayWords: ["two equations", "unknowns", "simultaneous", "solve for x"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof linearSystem>;
