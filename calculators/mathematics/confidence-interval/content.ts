import type { Content } from "#engine";
import type confidenceInterval from "./confidence-interval.ts";
import vectors from "./vectors.ts";

export default {
  title: "Confidence interval calculator: mean and proportion",
  purpose:
    "Finds the range in which the mean or the proportion of a whole population lies with 90%, 95% or any other confidence, from a sample.",
  about: [
    "A poll asks 500 people and says that 84% own a smartphone. How far may that be from the share among everyone? A confidence interval answers this with a range, here from 81% to 87%.",
    "Students need it for homework, and reporters for polls. So does anyone who measures a few parts and wants to speak about all of them.",
  ],
  howToUse: [
    "For a mean, use “standard deviation of the sample” unless you know that of the whole population, which is rare. Or paste your values, and the page works out mean and standard deviation.",
    "For a share such as a vote or a defect rate, enter how many of the sample have the property. The textbook method is right for homework. Wilson's method is better if few or almost all have it.",
    "To make the interval half as wide, you need four times as many values.",
  ],
  methodology: [
    "The interval is the estimate plus or minus the margin of error. The margin is the critical value times the standard error.",
    "For a mean, the standard error is s ÷ √n. The critical value is Student's t with n − 1 degrees of freedom, or z if the population's standard deviation is known.",
    "For a proportion p, the textbook's standard error is √(p × (1 − p) ÷ n) with z. Wilson's interval moves the middle toward one half: (p + z² ÷ 2n) ÷ (1 + z² ÷ n). Its margin is z × √(p × (1 − p) ÷ n + z² ÷ 4n²) ÷ (1 + z² ÷ n).",
    "Critical values are solved from the distributions to more than 30 digits, not taken from a table. That is why the last digit can differ from a textbook that uses 1.96 or 2.14.",
  ],
  assumptions: [
    "The sample is random, and its values don't depend on each other.",
    "For a mean, the values are roughly normal, or there are at least about 30 of them.",
    "The picture shows a normal curve. With few values, the t distribution is a little wider.",
    "We found no printed example of Wilson's interval to check against, so it is checked with arithmetic by hand and a second program of ours.",
  ],
  limitations: [
    "It shows chance alone. A poll with biased questions or the wrong people is off by more.",
    "It doesn't compare two groups, and it doesn't correct for a sample that is a large part of a small population.",
  ],
  example: {
    story: "Dana weighs 20 bags of coffee from her roaster. The mean is 340.6 g, with a standard deviation of 2.4 g.",
    outcome:
      "With 95% confidence, the machine fills 339.5 to 341.7 g on average. Her label says 340 g, and that is inside the interval.",
    inputs: { of: "sample", mean: 340.6, deviation: 2.4, n: 20, level: 95 },
  },
  mistakes: [
    "Saying that 95% of all values lie in the interval. It is about the mean. Single values spread far wider.",
    "Using z with a small sample and its own standard deviation. For 15 values, t is 2.14 and z only 1.96.",
    "Entering the variance as the standard deviation. Take its square root first.",
    "Dividing by n instead of √n.",
  ],
  questions: [
    {
      question: "What does 95% confidence mean?",
      answer:
        "If you drew many samples and made an interval from each, about 95% of these intervals would contain the true value. You have one of them.",
    },
    {
      question: "Should I use t or z?",
      answer:
        "Use t if the standard deviation comes from your sample. Use z if it is known for the whole population, and for proportions.",
    },
    {
      question: "What is the margin of error of a poll of 1,000 people?",
      answer:
        "About 3.1 percentage points at 95% confidence, if the share is near one half. For 400 people it is 4.9 points.",
    },
    {
      question: "Why does Wilson's method give another interval?",
      answer:
        "The textbook method assumes that the true share equals the one in the sample. With 0 successes, it gives an interval without any width. Wilson's method asks which true shares fit the sample.",
    },
    {
      question: "How do I find the critical value z?",
      answer: "For 90% it is 1.645, for 95% it is 1.960, and for 99% it is 2.576. The page shows it for every level.",
    },
  ],
  next: [
    { slug: "z-score", why: "percentiles of a normal distribution." },
    { slug: "statistics", why: "mean, median and standard deviation of your values." },
  ],
  related: ["z-score", "statistics", "percentage"],
  sources: [
    {
      title: "OpenStax, Introductory Statistics 2e, chapter 8, Confidence Intervals",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/8-introduction",
    },
    {
      title: "NIST/SEMATECH e-Handbook of Statistical Methods, section 7.2.4.1, Confidence intervals",
      url: "https://www.itl.nist.gov/div898/handbook/prc/section2/prc241.htm",
    },
  ],
  synonyms: ["margin of error", "t interval", "z interval", "Wilson interval", "standard error", "confidence level"],
  everydayWords: ["poll", "plus or minus", "margin of error", "survey"],
  inputWords: {
    mean: "Average",
    deviation: "SD, sigma, s",
    successes: "Yes answers, votes, out of",
    n: "People, sample of",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof confidenceInterval>;
