import type { Content } from "#engine";
import type correlation from "./correlation.ts";
import vectors from "./vectors.ts";

export default {
  title: "Correlation calculator: Pearson, Spearman, Kendall",
  purpose:
    "Says how closely two columns of figures go together: Pearson's r, Spearman's rho or Kendall's tau-b, with p-value, confidence interval and scatter plot.",
  about: [
    "Do people who sleep longer score higher? Does a larger home cost more? Measure both for each person or home, and the correlation coefficient says how closely the two go together, from −1 to 1.",
    "Near 1, high values go with high ones. Near −1, high values go with low ones. Near 0, one tells you little about the other.",
  ],
  howToUse: [
    "Enter a row for each pair, or paste two columns of a spreadsheet: x first, then y.",
    "Pearson's r is for measurements that lie about on a straight line. Take Spearman's ρ or Kendall's τ-b for ranks and ratings, for a curve that only rises or only falls, or if a few values are far off.",
    "Look at the picture. A curve, two clouds or a single far-off point can make r misleading.",
    "A small p-value says that the correlation is unlikely to be chance. How strong it is, r itself says.",
  ],
  methodology: [
    "r = (nΣxy − Σx × Σy) ÷ √((nΣx² − (Σx)²) × (nΣy² − (Σy)²)). Its square r² is the share of the variance of y that a straight line accounts for.",
    "Its p-value comes from t = r × √(n − 2) ÷ √(1 − r²), with n − 2 degrees of freedom. The confidence interval is Fisher's: artanh r is about normal with a standard deviation of 1 ÷ √(n − 3). It is two-sided, at 1 − α.",
    "Spearman's ρ is Pearson's r of the ranks. Equal values share the mean of their ranks.",
    "Kendall's τ-b compares every two points. Pairs in the same order in x and y are concordant, those in opposite orders discordant. τ-b = (concordant − discordant) ÷ √((pairs not tied in x) × (pairs not tied in y)).",
    "Without ties, the p-value is exact for ρ of up to 9 pairs and for τ-b of up to 49, from all orders that the ranks could have. Otherwise it comes from t for ρ, and from the normal distribution for τ-b, with Kendall's variance for ties.",
  ],
  assumptions: [
    "Each row is a pair of its own, independent of the others.",
    "For p-value and interval of r: x and y are about normal together.",
    "The words follow Cohen's custom for r and ρ: weak from 0.1, moderate from 0.3, strong from 0.5. Your field may have others: in a physics lab 0.9 can be weak.",
    "A two-tailed exact p-value is twice the smaller tail, as R has it, and at most 1.",
  ],
  limitations: [
    "A correlation is no proof that x causes y. A third thing may move both.",
    "For ρ of 10 pairs and more, R refines its p-value a little more than t does. SciPy uses t, as this page does.",
    "At least 3 and at most 500 pairs. A p-value below 10^-30 is not shown.",
  ],
  example: {
    story: "Eight students wrote down how many hours they studied, and their points in the exam.",
    outcome:
      "r is 0.96, and r² 0.92: hours studied account for most of the differences between their points. With eight students the interval is still wide.",
    inputs: { points: "2:58; 4:65; 5:61; 6:72; 8:78; 9:74; 11:88; 12:90" },
  },
  mistakes: [
    "Taking correlation for cause. Ice cream and drownings both rise in summer.",
    "Trusting r where the points bend. A perfect U has a correlation of 0.",
    "Mixing groups. Two groups that differ in both x and y show a correlation that neither has.",
    "Reading r as a percentage. It is r² that is a share, of the variance.",
  ],
  questions: [
    {
      question: "What is a strong correlation?",
      answer:
        "By Cohen's custom, 0.5 or more, and −0.5 or less. In studies of people that is a lot. For two devices that measure the same thing it would be poor.",
    },
    {
      question: "Pearson, Spearman or Kendall?",
      answer:
        "Pearson for a straight line, Spearman for anything that only rises or only falls. Kendall's τ-b has a plain meaning, and handles ties and small samples well. It is usually smaller than ρ.",
    },
    {
      question: "What does r² mean?",
      answer:
        "The share of the variance of y that goes along with x on a straight line. At r = 0.7 it is 0.49, about half.",
    },
    {
      question: "How many pairs do I need?",
      answer:
        "Few pairs correlate by chance. With 10 pairs, r must pass 0.63 to be significant at α = 0.05; with 100 pairs, 0.2 is enough.",
    },
    {
      question: "How do I do it in Excel?",
      answer:
        "CORREL gives Pearson's r. For Spearman's ρ, rank both columns with RANK.AVG and take CORREL of the ranks.",
    },
  ],
  next: [
    { slug: "linear-regression", why: "the line itself, and predictions from it." },
    { slug: "p-value", why: "the p-value of an r that you already have." },
  ],
  related: ["linear-regression", "p-value", "statistics", "t-test"],
  sources: [
    {
      title:
        "OpenStax, Introductory Statistics 2e, section 12.4, Testing the Significance of the Correlation Coefficient",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/12-4-testing-the-significance-of-the-correlation-coefficient",
    },
    {
      title: "R effectsize manual, interpret_r: rules of Cohen (1988) and others",
      url: "https://search.r-project.org/CRAN/refmans/effectsize/html/interpret_r.html",
    },
  ],
  synonyms: [
    "correlation coefficient",
    "Pearson correlation",
    "Spearman rank correlation",
    "Kendall tau",
    "CORREL",
    "r squared",
    "scatter plot",
  ],
  everydayWords: ["correlated", "related", "relationship", "linked", "how strong"],
  inputWords: { points: "x and y, two columns, pairs", method: "Pearson, Spearman, Kendall" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof correlation>;
