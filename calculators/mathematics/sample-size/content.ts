import type { Content } from "#engine";
import type sampleSize from "./sample-size.ts";
import vectors from "./vectors.ts";

export default {
  title: "Sample size calculator: surveys, means and A/B tests",
  purpose:
    "Finds how many people to survey or items to measure for a margin of error, and how large two groups must be to show a difference.",
  about: [
    "Ask too few people and your survey says little. Ask too many and you waste money. The right number depends on how exact the answer must be and how sure you want to be.",
    "It is used for surveys and polls, for quality checks in a factory, for theses, and for A/B tests of web pages.",
  ],
  howToUse: [
    "For a survey with yes or no questions, enter the margin of error, such as 5%. Keep 50% as the expected proportion unless an earlier survey gives a better figure.",
    "Enter the population only if it is small, such as the members of a club. For a city or a country it makes no difference.",
    "The sample size counts answers. If one in four people replies, invite four times as many.",
    "For an A/B test, choose “Whether two proportions differ”. Enter today's rate and the smallest rate that would be worth the change.",
  ],
  methodology: [
    "For a proportion p and a margin E, n = z² × p × (1 − p) ÷ E². For a mean with standard deviation σ, n = (z × σ ÷ E)². The z is the critical value of the confidence level, 1.96 for 95%.",
    "In a population of N, a smaller sample is enough: n ÷ (1 + (n − 1) ÷ N).",
    "Two means with the same σ and a difference D need n = 2 × ((z + z′) × σ ÷ D)² in each group. Here z′ has the power of the test below it, 0.842 for 80%.",
    "Two proportions need n = (z × √(2p(1 − p)) + z′ × √(p₁(1 − p₁) + p₂(1 − p₂)))² ÷ (p₁ − p₂)² in each group, with p for their average.",
    "The result is rounded up. Each of two groups is rounded up before they are added.",
  ],
  assumptions: [
    "The sample is random: everyone in the population has the same chance to be in it.",
    "Tests of two groups are two-sided, with a significance level of 100% minus the confidence level, and both groups are of the same size.",
    "We found no printed example for two groups with these formulas that we could read. Those results are checked with arithmetic by hand and a second program of ours.",
  ],
  limitations: [
    "A test of two means with a small sample uses Student's t and needs one or two more in each group.",
    "It doesn't correct for clusters, such as pupils of the same class, or for weights.",
    "No sample size helps against a biased question or people who don't answer.",
  ],
  example: {
    story:
      "A town of 2,400 people plans a survey about its library. The council wants a margin of 5% at 95% confidence.",
    outcome: "332 answers are enough. With a reply rate of 30%, the town sends out about 1,110 letters.",
    inputs: { of: "proportion", margin_percent: 5, population: 2400 },
  },
  mistakes: [
    "Taking a share of the population, such as 10%. The size of a large population hardly matters.",
    "Counting invitations instead of answers.",
    "Expecting half the margin from twice the people. It takes four times as many.",
    "Planning for the whole sample and then reporting on small groups within it. Each group needs its own size.",
  ],
  questions: [
    {
      question: "How many people do I need for a survey?",
      answer:
        "385 for a margin of error of 5% at 95% confidence, 1,068 for 3% and 97 for 10%. These hold for any large population.",
    },
    {
      question: "Why is 50% used as the expected proportion?",
      answer:
        "A share near one half varies most, so it needs the largest sample. If the true share is 10% or 90%, the margin will be smaller than planned.",
    },
    {
      question: "What is the power of a test?",
      answer:
        "The chance that the test finds a difference that is really there. 80% is usual. It means that one real difference in five is missed.",
    },
    {
      question: "Is a sample of 30 enough?",
      answer:
        "30 is a rule of thumb for when the mean of a sample is about normally distributed. It says nothing about the margin of error. For a yes or no question, 30 answers give a margin of about 18%.",
    },
  ],
  next: [
    { slug: "confidence-interval", why: "the interval from the sample you have." },
    { slug: "z-score", why: "percentiles and probabilities." },
  ],
  related: ["confidence-interval", "z-score", "statistics"],
  sources: [
    {
      title: "OpenStax, Introductory Statistics 2e, section 8.3, A Population Proportion",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/8-3-a-population-proportion",
    },
    {
      title: "NIST/SEMATECH e-Handbook of Statistical Methods, section 7.2.4.2, Sample sizes required",
      url: "https://www.itl.nist.gov/div898/handbook/prc/section2/prc242.htm",
    },
  ],
  synonyms: [
    "survey size",
    "how many respondents",
    "power analysis",
    "A/B test",
    "finite population",
    "number of participants",
  ],
  everydayWords: ["how many people", "survey", "respondents", "poll"],
  inputWords: {
    proportion: "Yes share, baseline rate",
    population: "People in town, members",
    power: "Chance to detect",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof sampleSize>;
