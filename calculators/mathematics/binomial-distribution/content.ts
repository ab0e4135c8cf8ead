import type { Content } from "#engine";
import type binomialDistribution from "./binomial-distribution.ts";
import vectors from "./vectors.ts";

export default {
  title: "Binomial distribution calculator with table",
  purpose:
    "Finds the probability of exactly, at most, at least or between so many successes in a number of trials, with mean and standard deviation.",
  about: [
    "You flip a coin ten times. How likely are exactly six heads, or six or more? Whenever each try either succeeds or fails, with the same chance each time, the binomial distribution has the answer.",
    "It covers free throws, defective parts in a box, patients who respond to a drug, right guesses in a test and voters in a poll.",
  ],
  howToUse: [
    "Choose whether you want exactly, at most, at least or between so many successes.",
    "Enter the successes, the number of trials, and the chance of success in one trial. The chance is a number from 0 to 1: type 0.35 for 35%, or a fraction such as 1/6.",
    "“More than 3” is “at least 4”, and “fewer than 3” is “at most 2”.",
    "The table lists each number of successes. With more than 20 trials it shows the 21 around the mean.",
  ],
  methodology: [
    "The probability of exactly k successes in n trials is nCk × p^k × (1 − p)^(n − k). nCk counts the ways to choose which trials succeed, and the rest is the chance of each of these ways.",
    "At most, at least and between are sums of such terms. Each sum is worked out from its own terms, never as 1 minus the rest, so a small probability keeps its digits.",
    "The mean is n × p, the variance n × p × (1 − p), and the standard deviation its square root. All is done with 80 digits.",
  ],
  assumptions: [
    "The trials are independent: one doesn't change the chance of the next.",
    "The chance of success is the same in each trial.",
    "“Between” includes both ends.",
  ],
  limitations: [
    "It doesn't fit draws without replacement from a small group, such as cards from a deck.",
    "There may be up to 1,000 trials. A probability below 10^-30 is not shown.",
    "It makes no use of the normal approximation, so it may differ a little from books that do.",
  ],
  example: {
    story:
      "A quiz has ten true-or-false questions. Sam guesses all of them, and passes with seven right answers or more.",
    outcome: "He passes with a probability of about 17.2%. On average he would get five answers right.",
    inputs: { find: "at_least", k: 7, n: 10, p: "0.5" },
  },
  mistakes: [
    "Reading “more than 5” as “at least 5”. Five itself doesn't count: enter at least 6.",
    "Leaving out the ways to choose. Six heads can fall in 210 orders among ten flips.",
    "Typing 35 for 35%. The chance is entered as 0.35.",
    "Using it where the chance changes, as with cards that aren't put back.",
  ],
  questions: [
    {
      question: "What is the probability of exactly 5 heads in 10 flips?",
      answer:
        "252 of the 1,024 possible results have five heads, so it is about 24.6%. Half of the flips is the most likely number, but still not very likely.",
    },
    {
      question: "When is a trial a success?",
      answer:
        "Whenever what you count happens, good or bad. In a count of defective parts, a defective part is the success.",
    },
    {
      question: "Can I use the normal distribution instead?",
      answer:
        "By custom, if n × p and n × (1 − p) are both at least 5 or 10. Here you don't need to: the exact figure is just as quick.",
    },
    {
      question: "How is it different from a Poisson distribution?",
      answer:
        "The binomial distribution has a fixed number of trials. The Poisson distribution counts events in a stretch of time or space without such a limit.",
    },
  ],
  next: [
    { slug: "probability", why: "one or two events, at least one success, dice." },
    { slug: "poisson-distribution", why: "events in time or space, without a number of trials." },
    { slug: "normal-distribution", why: "areas under a bell curve." },
    { slug: "confidence-interval", why: "the range of a proportion from a sample." },
  ],
  related: ["probability", "permutations-combinations", "normal-distribution", "sample-size"],
  sources: [
    {
      title: "OpenStax, Introductory Statistics 2e, section 4.3, Binomial Distribution",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/4-3-binomial-distribution",
    },
    {
      title: "OpenStax, Contemporary Mathematics, section 7.10, The Binomial Distribution",
      url: "https://openstax.org/books/contemporary-mathematics/pages/7-10-the-binomial-distribution",
    },
  ],
  synonyms: [
    "binomial probability",
    "Bernoulli trials",
    "binompdf",
    "binomcdf",
    "BINOM.DIST",
    "coin flips",
    "successes in trials",
  ],
  everydayWords: ["heads", "flips", "guess", "free throws"],
  inputWords: { k: "hits, heads, right answers", n: "tries, flips, sample", p: "chance each time" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof binomialDistribution>;
