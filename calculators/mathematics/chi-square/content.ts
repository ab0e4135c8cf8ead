import type { Content } from "#engine";
import type chiSquare from "./chi-square.ts";
import vectors from "./vectors.ts";

export default {
  title: "Chi-square calculator: fit and independence",
  purpose:
    "Tests whether counts fit expected shares, or whether two features in a table depend on each other: χ², p-value, expected counts.",
  about: [
    "You have counts: how many men and women chose each party, or how often each face of a die came up. Do they differ from what chance would make? The chi-square test answers that.",
    "It compares what you counted with what was to be expected. Students, market researchers and biologists use it more than any other test for categories.",
  ],
  howToUse: [
    "For two features, such as age group and answer, choose the two-way table. Type or paste the counts row by row, without totals.",
    "For one feature with known shares, choose goodness of fit. Enter what you observed and what you expected, as counts, percentages or shares.",
    "If all categories should be equally frequent, choose equal shares and enter the counts alone.",
    "A p-value below your significance level α means that such counts would be rare if the hypothesis were true.",
  ],
  methodology: [
    "For each cell, the difference of observed and expected is squared and divided by the expected count. The sum is χ².",
    "In a table, the expected count of a cell is its row total times its column total, divided by the total. The degrees of freedom are (rows − 1) × (columns − 1).",
    "For a fit, the expected shares are scaled to the total. The degrees of freedom are the categories less 1, and less one for each parameter that you estimated from the same data.",
    "The p-value is the right tail of the χ² distribution, worked out to 15 sure digits. Cramér's V is √(χ² ÷ (n × (k − 1))), with k for the smaller of rows and columns.",
    "Yates' correction makes each difference half a count smaller before it is squared, but never less than 0.",
  ],
  assumptions: [
    "The figures are counts of separate cases, not percentages or means, and each case is counted once.",
    "The cases are independent of one another.",
    "Expected counts are at least 5. If one is smaller, you see a warning.",
  ],
  limitations: [
    "It tells whether there is a connection, not which one, and nothing about causes.",
    "It doesn't work out Fisher's exact test, or McNemar's test for pairs.",
    "A table has at most eight rows and columns, and a fit at most 50 categories.",
  ],
  example: {
    story:
      "A company counts absences from Monday to Friday: 15, 12, 9, 9 and 15. Do people stay away equally often on each day?",
    outcome:
      "χ² is 3 with 4 degrees of freedom, and the p-value about 0.56. Such differences happen by chance more often than not.",
    inputs: { of: "equal", counts: "15, 12, 9, 9, 15" },
  },
  mistakes: [
    "Entering percentages as observed counts. 40% of 20 people says far less than 40% of 2,000.",
    "Including the row and column totals in the table.",
    "Putting a small p-value down to a strong connection. With many cases a weak one is significant too: look at Cramér's V.",
    "Joining categories after you have seen the result, until the p-value is small enough.",
  ],
  questions: [
    {
      question: "What are the degrees of freedom of a table?",
      answer: "Rows less 1 times columns less 1. A 2 × 2 table has one, a 3 × 3 table four.",
    },
    {
      question: "Should I use Yates' correction?",
      answer:
        "Opinions differ. It makes the test of a 2 × 2 table more careful, often too careful. R uses it by default; many textbooks leave it out.",
    },
    {
      question: "What if an expected count is below 5?",
      answer:
        "The p-value is then rough. Join small categories if that makes sense, collect more data, or use Fisher's exact test.",
    },
    {
      question: "Why is the test always right-tailed?",
      answer: "Differences are squared, so a deviation in any direction makes χ² larger. A small χ² means a good fit.",
    },
    {
      question: "What does Cramér's V mean?",
      answer:
        "It runs from 0, no connection, to 1, a perfect one. About 0.1 is weak, 0.3 medium and 0.5 strong in a 2 × 2 table.",
    },
  ],
  next: [
    { slug: "p-value", why: "p-value and critical values from a χ² that you have." },
    { slug: "t-test", why: "compare means instead of counts." },
    { slug: "sample-size", why: "how many cases a study needs." },
  ],
  related: ["p-value", "t-test", "binomial-distribution", "probability"],
  sources: [
    {
      title: "OpenStax, Introductory Statistics 2e, section 11.2, Goodness-of-Fit Test",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/11-2-goodness-of-fit-test",
    },
    {
      title: "OpenStax, Introductory Statistics 2e, section 11.3, Test of Independence",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/11-3-test-of-independence",
    },
  ],
  synonyms: [
    "chi-squared test",
    "goodness of fit",
    "test of independence",
    "contingency table",
    "Yates correction",
    "Cramér's V",
    "crosstab",
  ],
  everydayWords: ["counts", "expected", "related", "fair die"],
  inputWords: { grid: "contingency table, crosstab", counts: "frequencies", alpha: "significance" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof chiSquare>;
