import type { Content } from "#engine";
import type tTest from "./t-test.ts";
import vectors from "./vectors.ts";

export default {
  title: "T-test calculator: one sample, paired, two samples",
  purpose:
    "Tests whether a mean differs from a value, or two means from each other: t, p-value, confidence interval and effect size.",
  about: [
    "Do students who slept longer score higher, or is it chance? A t-test compares the difference of the means with how widely the values spread.",
    "It is the most used test in the sciences. Students need it for homework, teams for A/B tests of amounts, and engineers for “did the change help?”.",
  ],
  howToUse: [
    "Paste your values from a spreadsheet, separated by commas, spaces or new lines. If you have only means and standard deviations, choose a summary.",
    "Choose paired samples if each value of one list belongs to a value of the other, such as before and after for the same person. For a summary of paired data, enter the mean and deviation of the differences as one sample.",
    "Look at the confidence interval too. It shows how large the difference may be, which the p-value doesn't.",
  ],
  methodology: [
    "t is the difference you found minus the one you test against, divided by its standard error. For one sample, the standard error is s ÷ √n. A paired test is the same for the differences of the pairs.",
    "Welch's test has √(s₁² ÷ n₁ + s₂² ÷ n₂), with degrees of freedom by Welch and Satterthwaite, which have decimals. The pooled test takes one variance for both: s² = ((n₁ − 1) × s₁² + (n₂ − 1) × s₂²) ÷ (n₁ + n₂ − 2).",
    "The p-value is the tail of Student's t distribution beyond t, of both sides if the test is two-tailed. It is right in all 15 digits that the answer has.",
    "Cohen's d is the difference divided by the standard deviation: of the sample, of the differences of pairs, or of both samples pooled.",
  ],
  assumptions: [
    "The values are independent of each other, and so are the two samples unless they are paired.",
    "Each sample is roughly normal, or has at least about 30 values.",
    "The confidence interval is two-sided with 1 − α confidence, also beside a one-tailed test.",
  ],
  limitations: [
    "For more than two groups, use an analysis of variance instead of several t-tests.",
    "With few values and outliers or a skewed shape, a rank test such as Mann-Whitney is safer.",
    "A p-value below 10^-30 is not shown.",
  ],
  example: {
    story:
      "Mia bakes with two flours and measures how high 8 loaves of each rise, in centimeters. She wants to know if the new flour is better.",
    outcome: "The p-value is far above 0.05, so the difference may be chance.",
    inputs: {
      of: "two",
      first: "12.9, 13.5, 12.8, 15.6, 17.2, 19.2, 12.6, 15.3",
      second: "12.7, 13.6, 12.0, 15.2, 16.8, 20.0, 12.0, 15.9",
    },
  },
  mistakes: [
    "Treating pairs as two samples. That throws away what each pair has in common and hides a real difference.",
    "Entering the variance or the standard error as the standard deviation.",
    "Choosing one tail after seeing which mean is larger.",
    "Reading “not significant” as “no difference”. With few values, even a large difference can miss significance.",
  ],
  questions: [
    {
      question: "Welch or pooled?",
      answer:
        "Welch, unless your course asks for the pooled test. Welch's test is right whether or not the variances are equal, and loses almost nothing if they are.",
    },
    {
      question: "What is a large t?",
      answer:
        "With 20 or more values, a t beyond about ±2 is significant at α = 0.05 in a two-tailed test. With fewer values, t must be larger.",
    },
    {
      question: "How large is a Cohen's d of 0.5?",
      answer:
        "By Cohen's rule of thumb 0.2 is a small effect, 0.5 a medium one and 0.8 a large one. What matters depends on your subject.",
    },
    {
      question: "How many values do I need?",
      answer:
        "A t-test works from two values on, but then finds only huge effects. The sample size calculator says how many you need for the difference you care about.",
    },
    {
      question: "Why are the degrees of freedom not whole?",
      answer:
        "Welch's test estimates them from both variances. Some books round them down. We don't, and neither do R and most programs.",
    },
  ],
  next: [
    { slug: "p-value", why: "the p-value of a t that you already have." },
    { slug: "sample-size", why: "how many values a test of two means needs." },
  ],
  related: ["p-value", "confidence-interval", "statistics", "sample-size"],
  sources: [
    {
      title: "OpenStax, Introductory Statistics 2e, chapter 10, Hypothesis Testing with Two Samples",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/10-introduction",
    },
    {
      title: "NIST/SEMATECH e-Handbook of Statistical Methods, section 7.3.1, Do two processes have the same mean?",
      url: "https://www.itl.nist.gov/div898/handbook/prc/section3/prc31.htm",
    },
  ],
  synonyms: [
    "Student's t-test",
    "Welch's t-test",
    "paired t-test",
    "two-sample t-test",
    "unpaired t-test",
    "Cohen's d",
    "compare two means",
    "independent samples",
  ],
  everydayWords: ["before and after", "groups", "compare averages", "difference", "significantly"],
  inputWords: {
    first: "Treatment group",
    second: "Control group",
    pairs: "After and before",
    mean: "Average",
    deviation: "SD, s",
    n: "Number of values",
    expected: "mu0, null hypothesis",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof tTest>;
