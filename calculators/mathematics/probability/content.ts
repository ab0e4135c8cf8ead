import type { Content } from "#engine";
import type probability from "./probability.ts";
import vectors from "./vectors.ts";

export default {
  title: "Probability calculator: one or two events, tries, dice",
  purpose:
    "Works out the chance of one event or of two, of at least one success in several tries, of a sum of dice, and what a test result means.",
  about: [
    "Will one of two projects succeed? What is the chance of a six in four rolls? You tested positive: how likely is it that you are ill? Questions like these follow from a few rules, and it is easy to pick the wrong one.",
    "Choose what you know, and the page picks the rule. For two events you get every combination at once: both, either, neither, and each one given the other.",
  ],
  howToUse: [
    "For cards, balls or raffle tickets, choose “One event” and count: how many outcomes are there, and how many of them do you want? The page also gives the odds.",
    "Two events are independent if one doesn't change the chance of the other, such as two coins. If it does, choose one of the other kinds with two events and enter what you know about both.",
    "For a medical test, let A be “ill” and B be “positive”. Then the probability of B given A is the test's sensitivity. The probability of B given not A is 100% minus its specificity.",
  ],
  methodology: [
    "With equally likely outcomes, the probability is the number of outcomes that count divided by the number of possible outcomes. The odds in favor compare the outcomes that count with all others.",
    "Addition rule: P(A or B) = P(A) + P(B) − P(A and B). Multiplication rule: P(A and B) = P(A) × P(B given A), which is P(A) × P(B) for independent events.",
    "Conditional probability: P(A given B) = P(A and B) ÷ P(B).",
    "At least once in n tries: 1 − (1 − p)^n, where p is the chance in each try. It is easier to count the ways in which it never happens.",
    "Bayes' theorem: P(A given B) = P(A) × P(B given A) ÷ P(B), where P(B) adds up the cases with and without A.",
    "Dice: we count the rolls that lead to each sum, adding one die at a time, and divide by the number of all rolls.",
  ],
  assumptions: [
    "“A or B” includes the case that both happen. “Exactly one of them” leaves that case out.",
    "All tries have the same chance, and none affects another.",
    "Dice are fair and numbered from 1.",
    "The tries for an even chance are the fewest with which the chance of at least one success is 50% or more.",
  ],
  limitations: [
    "It doesn't draw without putting back. For such draws, count the outcomes with the permutations and combinations calculator and divide.",
    "Dice times sides may be at most 200.",
    "Known figures were read in three books for events, odds and Bayes' theorem. Tries and larger sums of dice are checked by hand and by a second program of ours.",
  ],
  example: {
    story:
      "A disease affects 1% of people. A test finds 90% of those who have it, and is positive for 5% of those who don't. Nora's test is positive.",
    outcome:
      "The chance that she is ill is only about 15%, because most positive results come from the many healthy people. Her doctor orders a second test.",
    inputs: { find: "bayes", a: 1, b_given_a: 90, b_given_not_a: 5 },
  },
  mistakes: [
    "Adding chances of several tries. Ten tries at 10% give 65%, not 100%.",
    "Adding P(A) and P(B) without taking away the overlap, which is counted twice.",
    "Multiplying probabilities of events that depend on each other, such as two cards from one deck.",
    "Swapping “A given B” and “B given A”. Most people with the flu cough, but most coughs aren't the flu.",
    "Reading odds as a probability. Odds of 1:3 are a probability of 1/4.",
  ],
  questions: [
    {
      question: "What is the difference between probability and odds?",
      answer:
        "A probability compares with all outcomes, odds with the rest of them. A die shows a six with probability 1/6, and the odds in favor are 1:5.",
    },
    {
      question: "Are mutually exclusive events independent?",
      answer:
        "No. If one of them happens, the other can't, so they depend on each other as strongly as events can. The exception is an event that never happens.",
    },
    {
      question: "How do I find the probability of at least one?",
      answer:
        "Find the chance of none and subtract it from 1. With four rolls of a die, none is a six in (5/6)^4 = 48.2% of cases, so the chance of at least one six is 51.8%.",
    },
    {
      question: "Which sum of two dice is most likely?",
      answer: "Seven. Six of the 36 rolls give it, a probability of 16.67%. The sums 2 and 12 have one roll each.",
    },
    {
      question: "After five heads in a row, is tails more likely?",
      answer: "No. A fair coin has no memory, so the chance of tails is still 50%.",
    },
  ],
  next: [
    { slug: "permutations-combinations", why: "count the outcomes." },
    { slug: "z-score", why: "probabilities of a normal distribution." },
    { slug: "random-number", why: "roll dice and toss coins." },
  ],
  related: ["permutations-combinations", "z-score", "percentage", "random-number"],
  sources: [
    {
      title: "OpenStax, Introductory Statistics 2e, section 3.3, Two Basic Rules of Probability",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/3-3-two-basic-rules-of-probability",
    },
    {
      title: "OpenStax, Contemporary Mathematics, section 7.7, What Are the Odds?",
      url: "https://openstax.org/books/contemporary-mathematics/pages/7-7-what-are-the-odds",
    },
    {
      title: "OpenIntro Statistics, 2nd edition, section 2.2, Conditional probability",
      url: "https://www.openintro.org/book/os/",
    },
  ],
  synonyms: [
    "odds",
    "chance",
    "Bayes theorem",
    "conditional probability",
    "union and intersection",
    "at least once",
    "dice probability",
    "independent events",
  ],
  everydayWords: ["odds", "chances", "dice roll", "false positive", "coin flip"],
  inputWords: {
    favorable: "Winning tickets, aces, hits",
    possible: "Cards in deck, tickets, all",
    each: "Success rate, drop rate",
    tries: "Attempts, rolls, tosses",
    b_given_a: "Sensitivity, hit rate",
    b_given_not_a: "False positive rate",
    a: "Prevalence, prior",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof probability>;
