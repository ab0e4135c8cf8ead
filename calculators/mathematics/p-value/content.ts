import type { Content } from "#engine";
import type pValue from "./p-value.ts";
import vectors from "./vectors.ts";

export default {
  title: "P-value calculator: z, t, chi-square, F and r",
  purpose:
    "Turns the statistic of a hypothesis test into a p-value, with one or two tails, and shows the critical values for your significance level.",
  about: [
    "You have run a test and got a number such as t = 2.31 or χ² = 7.8. Is that a lot? The p-value answers: it is the chance of a result at least as far out if there were no effect at all.",
    "Students need it for homework, researchers for papers, and anyone who reads a study for a check. It replaces the tables at the end of a statistics book.",
  ],
  howToUse: [
    "Choose the distribution that your test uses, and enter the statistic and its degrees of freedom.",
    "Keep two tails if your hypothesis is “different from”. Choose one tail only if you decided on “greater” or “less” before you saw the data.",
    "Compare the p-value with your significance level α. Or compare the statistic with the critical value: both lead to the same decision.",
    "For critical values alone, enter any statistic. They depend on α, the tails and the degrees of freedom only.",
  ],
  methodology: [
    "A right-tailed p-value is the probability above the statistic, and a left-tailed one the probability below it. A two-tailed p-value is twice the smaller of the two.",
    "The tails of z come from the normal distribution, those of χ² from the incomplete gamma function, and those of t and F from the incomplete beta function. A correlation r of n pairs becomes t = r × √(n − 2) ÷ √(1 − r²), with n − 2 degrees of freedom.",
    "All of them are worked out with 60 digits. The 15 that the answer has are sure, also far out in a tail. Critical values are solved from the same functions, not looked up in a table.",
  ],
  assumptions: [
    "The data meet the conditions of your test. The p-value is only as good as the test that it belongs to.",
    "Degrees of freedom may have decimals, as in Welch's t-test.",
    "A two-tailed p-value for χ² and F is twice the smaller tail, as TI calculators and R's var.test have it. The picture shades that tail.",
  ],
  limitations: [
    "It doesn't run the test itself. For that, use the t-test and chi-square calculators.",
    "A p-value below 10^-30 is not shown.",
    "It makes no correction for many tests at once. With 20 tests at α = 0.05, one is likely to be significant by chance.",
  ],
  example: {
    story:
      "Priya tests whether a new lamp lasts longer than 800 hours. Her 15 lamps give t = 2.31, with 14 degrees of freedom. She decided on a right-tailed test.",
    outcome: "Her p-value is below 0.05, so she can say that the lamps last longer. At α = 0.01 she could not.",
    inputs: { of: "t", statistic: 2.31, freedom: 14, tails: "right" },
  },
  mistakes: [
    "Reading the p-value as the chance that the hypothesis is true. It is the chance of such data if the null hypothesis is true.",
    "Choosing one tail after seeing the result. That halves the p-value without any right to it.",
    "Using n as the degrees of freedom. A one-sample t-test has n − 1, and a correlation n − 2.",
    "Doubling the p-value of a chi-square test of independence. It uses the right tail alone.",
  ],
  questions: [
    {
      question: "What does p < 0.05 mean?",
      answer:
        "If there were no effect, data at least as extreme as yours would turn up in fewer than 5 of 100 studies. By custom such a result is called statistically significant.",
    },
    {
      question: "Should I use one tail or two?",
      answer:
        "Two, unless only one direction could matter to you and you said so before you collected the data. Journals expect two tails.",
    },
    {
      question: "What is a critical value?",
      answer:
        "The value that the statistic must pass to be significant. For a two-tailed z-test at α = 0.05 it is 1.96.",
    },
    {
      question: "Is a smaller p-value a larger effect?",
      answer:
        "No. With many data, a tiny effect has a small p-value too. Report the size of the effect and its confidence interval as well.",
    },
    {
      question: "Why does my table say something else?",
      answer: "Tables are rounded and skip degrees of freedom. Also check whether the table prints one tail or two.",
    },
  ],
  next: [
    { slug: "z-score", why: "percentiles and probabilities of a normal distribution." },
    { slug: "confidence-interval", why: "the range in which the true mean or proportion lies." },
  ],
  related: ["z-score", "confidence-interval", "sample-size", "statistics"],
  sources: [
    {
      title: "OpenStax, Introductory Statistics 2e, chapter 9, Hypothesis Testing with One Sample",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/9-introduction",
    },
    {
      title: "NIST Digital Library of Mathematical Functions, sections 8.7, 8.9 and 8.17",
      url: "https://dlmf.nist.gov/8",
    },
  ],
  synonyms: [
    "critical value",
    "t distribution",
    "chi-square distribution",
    "F distribution",
    "significance of a correlation",
    "t table",
    "chi-square table",
    "hypothesis test",
  ],
  everydayWords: ["significant", "significance", "tailed", "critical"],
  inputWords: {
    statistic: "z, t, chi-square or F value",
    freedom: "df, numerator df",
    freedom_2: "df2",
    r: "Pearson correlation",
    n: "Sample size",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof pValue>;
