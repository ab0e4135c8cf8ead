import type { Content } from "#engine";
import type normalDistribution from "./normal-distribution.ts";
import vectors from "./vectors.ts";

export default {
  title: "Normal distribution calculator: probabilities and values",
  purpose:
    "Finds the probability below, above, between or outside values of a normal distribution, or the value for a probability, and shades it on the bell curve.",
  about: [
    "Heights, test scores and errors of measurement crowd around their mean and thin out on both sides. If they follow the bell curve, the mean and the standard deviation say everything: you can work out how many lie in any range.",
    "Use this page in place of a printed table of z, or of normalcdf and invNorm on a graphing calculator. The shaded picture shows which part of the curve your answer counts.",
  ],
  howToUse: [
    "Choose the part of the curve that you want: below a value, above it, between two values, or outside them.",
    "Enter the mean and the standard deviation. Keep 0 and 1 for the standard normal distribution. If you have the variance, enter its square root.",
    "To go the other way, choose “Value for a probability”. For the top 10%, choose “Above the value” and enter 10.",
    "For the two values that enclose the middle 95%, choose “In the middle” and enter 95.",
  ],
  methodology: [
    "Each value becomes a z-score: z = (x − μ) ÷ σ. The probability below it is Φ(z), the area under the standard bell curve to the left of z.",
    "Above is 1 − Φ(z). Between a and b is Φ of the higher z-score minus Φ of the lower. Outside is the rest.",
    "The height of the curve is e^(−z² ÷ 2) ÷ (σ × √(2π)). It is a density, not a probability.",
    "We sum a series for Φ to 50 digits, so all digits shown are right, in the tails too. For the value of a probability, we solve Φ(z) = p step by step.",
  ],
  assumptions: [
    "The values follow a normal distribution, and the mean and standard deviation are those of the whole population.",
    "A single value has no probability in a continuous distribution. So “below” and “at most” are the same.",
  ],
  limitations: [
    "Incomes, prices and waiting times are skewed, so a bell curve misjudges them.",
    "Counts, such as heads in 20 flips, come in whole numbers. Use the binomial distribution for them.",
    "Values more than ten standard deviations from the mean are refused.",
    "For a mean and deviation from a small sample, use Student's t distribution.",
  ],
  example: {
    story:
      "A bakery sells loaves with a mean weight of 510 g and a standard deviation of 8 g. The label says 500 g, and Tom wants to know how many loaves are too light.",
    outcome: "The probability below 500 g is 0.1056, so about one loaf in nine or ten is too light.",
    inputs: { find: "below", value: 500, mean: 510, deviation: 8 },
  },
  mistakes: [
    "Entering the variance as the standard deviation. Books write N(μ, σ²) or N(μ, σ): check which.",
    "Taking the area below when the question says “more than”. The two add up to 1.",
    "Reading the height of the curve as a probability. It can be above 1 if σ is small.",
    "Using the deviation of single values for a mean of n values. Divide it by √n first.",
  ],
  questions: [
    {
      question: "How much lies within one, two and three standard deviations?",
      answer: "About 68.27%, 95.45% and 99.73%. That is the 68-95-99.7 rule.",
    },
    {
      question: "How do I enter normalcdf and invNorm here?",
      answer:
        "normalcdf(a, b, μ, σ) is “between” with those four figures. With 1E99 as the upper end it is “above”. invNorm(p, μ, σ) is “Value for a probability” with the probability below the value.",
    },
    {
      question: "What is the difference between this page and a z-score?",
      answer:
        "A z-score says how many standard deviations a value is from the mean. Here you get the area under the curve. The z-score is a step on the way, and is shown.",
    },
    {
      question: "When may I use a normal distribution for counts?",
      answer:
        "As a rule of thumb, when both n × p and n × (1 − p) are at least 10. Move each end by one half, so “at most 30” becomes below 30.5.",
    },
  ],
  next: [
    { slug: "z-score", why: "z-scores and percentiles of single values." },
    { slug: "statistics", why: "the mean and standard deviation of your own numbers." },
  ],
  related: ["z-score", "confidence-interval", "probability", "statistics"],
  sources: [
    {
      title: "OpenStax, Introductory Statistics 2e, section 6.2, Using the Normal Distribution",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/6-2-using-the-normal-distribution",
    },
    {
      title: "NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.6.1, Normal Distribution",
      url: "https://www.itl.nist.gov/div898/handbook/eda/section3/eda3661.htm",
    },
  ],
  synonyms: [
    "bell curve",
    "Gaussian distribution",
    "normalcdf",
    "invNorm",
    "NORM.DIST",
    "NORM.INV",
    "area under the curve",
  ],
  everydayWords: ["normally distributed", "Gaussian", "invNorm", "normalcdf"],
  inputWords: {
    value: "Score, height, x",
    share: "Top percent, p, area",
    mean: "Average, mu",
    deviation: "SD, sigma",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof normalDistribution>;
