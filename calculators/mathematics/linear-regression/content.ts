import type { Content } from "#engine";
import type linearRegression from "./linear-regression.ts";
import vectors from "./vectors.ts";

export default {
  title: "Linear regression calculator: best-fit line and r",
  purpose:
    "Fits a line to points by least squares: slope, intercept, r and R², standard errors, and a prediction with its interval.",
  about: [
    "You have pairs of numbers: hours studied and points in the exam, size and price of homes, dose and effect. A linear regression draws the straight line that comes closest to all of them, and says how close it comes.",
    "With the line you can say by how much y changes for each 1 of x, and predict y for an x that you have not measured.",
  ],
  howToUse: [
    "Enter the points, or copy two columns of a spreadsheet and paste them: x first, then y.",
    "To predict y, enter an x. You get the value on the line, the range in which a single new y should lie, and the range for the mean of many.",
    "If the line must pass through zero, such as cost without a fixed fee, choose “Through the origin”.",
    "Look at the picture too. A curve, two clouds or one far-off point can hide behind a good R².",
  ],
  methodology: [
    "The line makes the sum of the squared vertical distances as small as it can be. Its slope is (nΣxy − Σx × Σy) ÷ (nΣx² − (Σx)²), and it passes through the mean of x and y.",
    "r is the correlation of x and y, from −1 to 1. R² is the share of the variation of y that the line explains. Through the origin it is the share of Σy², as NIST and most programs have it.",
    "The standard deviation of the residuals is √(their squares ÷ degrees of freedom), with two degrees less than points, or one less through the origin. Errors, t, p-value and intervals follow from it and Student's t distribution.",
    "All sums are taken in whole numbers, so no digit is lost. Every certified digit of NIST's test data Norris, NoInt1 and NoInt2 is met.",
  ],
  assumptions: [
    "The true relation is a straight line, and all error is in y.",
    "For errors and intervals: the residuals are independent, about normal, and spread equally along the line.",
  ],
  limitations: [
    "One x only: no curves, and no several causes at once. NIST's harder tests, such as Filip and Longley, are about those.",
    "A correlation is no proof that x causes y.",
    "At most 500 points. With two points there is a line, but no error.",
  ],
  example: {
    story:
      "Eleven students wrote a third exam (x) and the final one (y). Noor has 73 points in the third. What will she get in the final?",
    outcome: "The line predicts about 179 points. R² is 0.44, so more than half of the differences have other reasons.",
    inputs: {
      points: "65:175; 67:133; 71:185; 71:163; 66:126; 75:198; 67:153; 70:163; 71:159; 69:151; 69:159",
      at: 73,
    },
  },
  mistakes: [
    "Swapping x and y. The line that predicts y from x is not the one that predicts x from y.",
    "Predicting far outside the points. The line may bend there.",
    "Taking r for the slope. r says how close the points are to the line, not how steep it is.",
    "Reading the range for the mean as the range for a single case. A single case scatters much more.",
  ],
  questions: [
    {
      question: "What is a good R²?",
      answer:
        "It depends on the field. In a physics lab 0.99 is usual, in studies of people 0.3 can be a strong result. A residual that bends says more than R².",
    },
    {
      question: "What is the difference between r and R²?",
      answer: "R² is the square of r. r also tells the direction: below 0, y falls as x grows.",
    },
    {
      question: "Is the relation significant?",
      answer:
        "Compare the p-value of the slope with your significance level. It is the same p-value as that of the correlation.",
    },
    {
      question: "When should I force the line through zero?",
      answer:
        "Only if you know that y is 0 where x is 0, and that the line holds down to there. R² of both lines can't be compared.",
    },
  ],
  next: [
    { slug: "correlation", why: "how closely x and y go together, by ranks too." },
    { slug: "statistics", why: "mean and deviation of one list." },
    { slug: "slope", why: "the line through two points." },
    { slug: "p-value", why: "is a correlation significant?" },
  ],
  related: ["correlation", "statistics", "slope", "t-test", "p-value"],
  sources: [
    {
      title: "NIST Statistical Reference Datasets, linear regression",
      url: "https://www.itl.nist.gov/div898/strd/lls/lls.shtml",
    },
    {
      title: "OpenStax, Introductory Statistics 2e, section 12.3, The Regression Equation",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/12-3-the-regression-equation",
    },
  ],
  synonyms: ["line of best fit", "least squares", "R squared", "trend line", "scatter plot"],
  everydayWords: ["predict", "trend"],
  inputWords: { points: "x and y, data, pairs", at: "x value, forecast" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof linearRegression>;
