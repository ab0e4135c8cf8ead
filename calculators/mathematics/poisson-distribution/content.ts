import type { Content } from "#engine";
import type poissonDistribution from "./poisson-distribution.ts";
import vectors from "./vectors.ts";

export default {
  title: "Poisson distribution calculator with table",
  purpose:
    "Finds the probability of exactly, at most, at least or between so many events in a stretch of time or space, from their average number.",
  about: [
    "A help line gets six calls an hour on average. How likely are more than eight? Whenever events happen one by one, at a steady average rate and independently of each other, the Poisson distribution has the answer.",
    "It is used for calls, customers, accidents, goals, typing errors on a page, defects in a roll of cloth and decays of atoms.",
  ],
  howToUse: [
    "Choose whether you want exactly, at most, at least or between so many events. “More than 8” is “at least 9”, and “fewer than 3” is “at most 2”.",
    "Enter the average number of events. If you ask about another stretch than the average is for, say how many of them it is. With six calls an hour, 15 minutes are 1/4, and the mean is 1.5.",
    "To plan staff or stock, look at “At most” in the table. Where it passes 95%, that number is enough in 19 of 20 cases.",
  ],
  methodology: [
    "The probability of exactly k events at a mean of λ is λ^k × e^(−λ) ÷ k!. The mean is the average rate times the length of the stretch.",
    "At most, at least and between are sums of such terms. Each sum is worked out from its own terms, never as 1 minus the rest, so a small probability keeps its digits.",
    "Mean and variance are both λ, and the standard deviation is √λ. All is done with 80 digits.",
  ],
  assumptions: [
    "Events are independent: one doesn't make the next more or less likely.",
    "The average rate is steady over the stretch, and two events don't happen at the very same moment.",
    "“Between” includes both ends.",
  ],
  limitations: [
    "It doesn't fit events that come in clusters, such as infections, or by a timetable, such as buses.",
    "If the variance of your counts is much larger than their mean, the Poisson distribution makes extremes look too rare.",
    "The mean is at most 1,000. A probability below 10^-30 is not shown.",
  ],
  example: {
    story:
      "A clinic sees five emergencies an hour on average and can handle up to eight. What is the chance that an hour brings more, nine or above?",
    outcome: "About 6.8%, so in one hour of fifteen the clinic has more than it can handle.",
    inputs: { find: "at_least", k: 9, rate: 5 },
  },
  mistakes: [
    "Reading “more than 5” as “at least 5”. Five itself doesn't count: enter at least 6.",
    "Forgetting to change the stretch. A rate per hour must be turned into one per quarter of an hour first.",
    "Using it for so many successes of a fixed number of trials. That is the binomial distribution.",
    "Taking the mean for the likely number. At a mean of 6, exactly 6 events happen only 16 times in 100.",
  ],
  questions: [
    {
      question: "What is λ in a Poisson distribution?",
      answer: "The average number of events in the stretch you ask about. Books write it λ or μ.",
    },
    {
      question: "When should I use Poisson instead of binomial?",
      answer:
        "Use binomial for a fixed number of trials, and Poisson for events in time or space. For many trials with a small chance, both give about the same: take λ = n × p.",
    },
    {
      question: "How likely is no event at all?",
      answer: "e^(−λ). At an average of 3 it is about 5%. That is why the chance of at least one is 95%.",
    },
    {
      question: "How do I do it in Excel?",
      answer:
        "POISSON.DIST(k, mean, FALSE) for exactly k, and POISSON.DIST(k, mean, TRUE) for at most k. For at least k, take 1 minus the one for at most k − 1.",
    },
  ],
  next: [
    { slug: "binomial-distribution", why: "successes in a fixed number of trials." },
    { slug: "probability", why: "one or two events, dice and cards." },
  ],
  related: ["binomial-distribution", "probability", "normal-distribution", "statistics"],
  sources: [
    {
      title: "OpenStax, Introductory Statistics 2e, section 4.6, Poisson Distribution",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/4-6-poisson-distribution",
    },
  ],
  synonyms: [
    "Poisson probability",
    "Poisson process",
    "poissonpdf",
    "poissoncdf",
    "POISSON.DIST",
    "lambda",
    "rare events",
  ],
  everydayWords: ["calls", "arrivals", "customers", "accidents", "goals", "per hour"],
  inputWords: {
    k: "how many calls, arrivals",
    rate: "lambda, mean, on average, usually",
    length: "how many such intervals",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof poissonDistribution>;
