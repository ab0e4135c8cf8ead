import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type zScore from "./z-score.ts";

export default {
  title: "Z-score calculator: percentile and probability",
  purpose:
    "Tells you how many standard deviations a value is from the mean, and what share of a normal distribution lies below, above or between values.",
  about: [
    "Is a score of 120 unusual? That depends on the mean and on how widely scores spread. A z-score puts both into one number: how many standard deviations the score is above or below the mean.",
    "Students use it for homework with normal tables. It also compares results from different tests, spots unusual lab values, and shows how many parts from a machine will be out of tolerance.",
  ],
  howToUse: [
    "To look up a z-score as in a printed table, keep the mean at 0 and the standard deviation at 1. Then enter the z-score as the value.",
    "“Probability below” is what most tables print as Φ(z). “Probability above” is the p-value of a one-sided test, and “Probability outside ±z” that of a two-sided test.",
    "To find a cutoff, such as the top 10%, choose “Value at a percentile” and enter 90.",
  ],
  methodology: [
    "The z-score is z = (x − μ) ÷ σ. Here x is the value, μ the mean and σ the standard deviation. Solved for the value, x = μ + z × σ.",
    "Φ(z) is the share of the standard normal distribution below z, the area under the bell curve to its left. We sum its series to 50 digits, so even far out in the tails every digit shown is right.",
    "A percentile is that share in percent. To go from a percentile to a z-score, we solve Φ(z) = percentile ÷ 100 step by step.",
  ],
  assumptions: [
    "Percentiles and probabilities assume that the values follow a normal distribution. The z-score itself doesn't.",
    "The mean and the standard deviation are those of the whole group you compare with.",
    "A single value has no probability of its own in a continuous distribution. So “below” and “at or below” are the same.",
  ],
  limitations: [
    "Incomes, house prices and waiting times are skewed. Their percentiles differ from those of a normal distribution.",
    "If you estimated the standard deviation from a small sample, use Student's t distribution for tests and intervals.",
    "No probability is shown more than ten standard deviations from the mean.",
  ],
  example: {
    story: "Ines scored 132 on a test with a mean of 100 and a standard deviation of 15. A club admits the top 2%.",
    outcome:
      "Her z-score is 2.13, which puts her at about the 98.4th percentile. Only 1.6% score higher, so she gets in.",
    inputs: { find: "score", value: 132, mean: 100, deviation: 15 },
  },
  mistakes: [
    "Dividing by the variance. If you have the variance, take its square root first.",
    "Losing the sign. A value below the mean has a negative z-score.",
    "Reading the table's area as “above”. Most tables print the area below z, and some print the area between 0 and z.",
    "Using the standard deviation of single values for an average. For the mean of n values, divide the standard deviation by √n.",
  ],
  questions: [
    {
      question: "What is a good z-score?",
      answer:
        "It depends on the subject. Zero is exactly average, and about two thirds of all values lie between -1 and 1. On a test, a z-score of 1 beats about 84% of people. For a golf score or a blood pressure, lower may be better.",
    },
    {
      question: "What is the 68-95-99.7 rule?",
      answer:
        "In a normal distribution, about 68% of values lie within one standard deviation of the mean, 95% within two and 99.7% within three. The figures with more digits are 68.27%, 95.45% and 99.73%.",
    },
    {
      question: "Which z-score belongs to a 95% confidence level?",
      answer:
        "1.96. It leaves 2.5% in each tail, so choose “Value at a percentile” and enter 97.5. For 90% it is 1.645, and for 99% it is 2.576.",
    },
    {
      question: "Can a z-score be negative?",
      answer:
        "Yes. A negative z-score means that the value is below the mean. A z-score of -1.5 is one and a half standard deviations below it.",
    },
    {
      question: "What is the difference between a z-score and a t-score?",
      answer:
        "A z-score uses the standard deviation of the whole population. A t-score uses one that was estimated from a sample, so its distribution has heavier tails. In schools and bone scans, a T-score is something else again.",
    },
  ],
  next: [{ slug: "statistics", why: "the mean and standard deviation of your own numbers." }],
  related: ["statistics", "percentage", "scientific"],
  sources: [
    {
      title: "OpenStax, Introductory Statistics 2e, section 6.1, The Standard Normal Distribution",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/6-1-the-standard-normal-distribution",
    },
    {
      title: "NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.6.1, Normal Distribution",
      url: "https://www.itl.nist.gov/div898/handbook/eda/section3/eda3661.htm",
    },
  ],
  synonyms: [
    "standard score",
    "normal distribution",
    "z table",
    "percentile",
    "bell curve",
    "p-value from z",
    "normal probability",
    "inverse normal",
  ],
  everydayWords: ["bell curve", "z score", "deviations", "normally"],
  inputWords: {
    value: "Test score, IQ, height, raw score",
    percentile: "Top percent, cutoff",
    deviation: "SD, sigma",
    mean: "Average, mu",
  },
  vectors,
  released: "2026-11-26",
} satisfies Content<typeof zScore>;
