import type { Content } from "#engine";
import type permutationsCombinations from "./permutations-combinations.ts";
import vectors from "./vectors.ts";

export default {
  title: "Permutations and combinations calculator: nCr and nPr",
  purpose:
    "Counts in how many ways you can choose or arrange items, with every digit: with or without order, with or without repetition.",
  about: [
    "How many lottery tickets are there? How many PINs? In how many orders can eight swimmers finish? Counting problems like these come down to two questions: does order matter, and may an item be used more than once?",
    "Pick the kind of count, enter n and r, and you get the exact number with its steps. The page also shows the other kinds for the same n and r.",
  ],
  howToUse: [
    "Ask yourself whether swapping two chosen items makes a new result. For a podium or a password it does: choose permutations. For a hand of cards or a committee it doesn't: choose combinations.",
    "If an item may come up again, as in a PIN or in scoops of ice cream, choose a kind with repetition.",
    "For the chance of one particular result, such as the jackpot, divide 1 by the number of ways.",
  ],
  methodology: [
    "In the formulas, n is the number of items to choose from, r is the number chosen, and n! (“n factorial”) is n × (n − 1) × … × 1. By definition 0! is 1.",
    "Permutations: nPr = n! ÷ (n − r)!. Each set of r items has r! orders, so there are nCr = n! ÷ (r! (n − r)!) combinations.",
    "With repetition there are n^r permutations, and (n + r − 1)! ÷ (r! (n − 1)!) combinations.",
    "If some items are alike, divide n! by the factorial of each group: for the letters of MISSISSIPPI, 11! ÷ (4! 4! 2! 1!). In a circle, only the order around the table counts, so there are (n − 1)! arrangements.",
  ],
  assumptions: [
    "Items are different from each other, except in “items that are alike”.",
    "Two seatings in a circle are the same if one is the other turned. A mirror image counts as a new one.",
    "All digits are exact. Above 15 digits, the number is also given in scientific notation.",
  ],
  limitations: [
    "It counts up to 100 items.",
    "It doesn't handle extra conditions, such as two people who must sit together. Often you can split such a problem into steps and multiply.",
  ],
  example: {
    story: "A lottery draws 6 of 49 numbers, in any order. Owen wonders what one ticket is worth.",
    outcome: "There are 13,983,816 combinations, so one ticket wins the jackpot about once in 14 million draws.",
    inputs: { find: "combinations", n: 49, r: 6 },
  },
  mistakes: [
    "Using permutations for a group without ranks. A committee of three has 3! = 6 orders but is one committee.",
    "Mixing up n and r. n is the larger pool, such as 52 cards, and r is how many you take.",
    "Forgetting repetition. A PIN of four digits has 10^4 = 10,000 possibilities, not 10 × 9 × 8 × 7.",
    "Multiplying all seats for a round table. Turning the table gives no new arrangement.",
  ],
  questions: [
    {
      question: "What is the difference between a permutation and a combination?",
      answer:
        "A permutation is an ordered list, and a combination is a group without order. A “combination lock” should be called a permutation lock, because 1-2-3 doesn't open a lock set to 3-2-1.",
    },
    {
      question: "What does “5 choose 2” mean?",
      answer:
        "It is the number of ways to choose 2 of 5 items in any order, also written 5C2 or C(5, 2). The answer is 10.",
    },
    {
      question: "Why is 0! equal to 1?",
      answer:
        "There is exactly one way to arrange nothing. It also makes the formulas work: choosing all n of n items gives n! ÷ (n! × 0!) = 1.",
    },
    {
      question: "Why is nCr the same for r and n − r?",
      answer: "Choosing which 3 of 10 people go is the same as choosing which 7 stay. Both give 120.",
    },
    {
      question: "How many ways are there to shuffle a deck of cards?",
      answer: "52!, a number of 68 digits: about 8.07 × 10^67. Choose permutations and enter 52 for both n and r.",
    },
  ],
  next: [
    { slug: "scientific", why: "multiply several counts together." },
    { slug: "fraction", why: "turn counts into an exact chance." },
  ],
  related: ["scientific", "prime-factorization", "fraction", "statistics"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 7.3, Combinations",
      url: "https://openstax.org/books/contemporary-mathematics/pages/7-3-combinations",
    },
    {
      title: "OpenStax, College Algebra 2e, section 9.5, Counting Principles",
      url: "https://openstax.org/books/college-algebra-2e/pages/9-5-counting-principles",
    },
    {
      title: "NIST Digital Library of Mathematical Functions, section 26.3, Lattice Paths: Binomial Coefficients",
      url: "https://dlmf.nist.gov/26.3",
    },
  ],
  synonyms: [
    "nCr",
    "nPr",
    "n choose r",
    "binomial coefficient",
    "factorial",
    "multiset",
    "arrangements",
    "circular permutation",
  ],
  everydayWords: ["choose", "combos", "ways", "lottery", "orders", "lineup", "factorial"],
  inputWords: {
    n: "Cards in deck, people, letters, pool",
    r: "Picks, hand, committee, places",
    alike: "Repeated letters of word",
  },
  vectors,
  released: "2026-11-26",
} satisfies Content<typeof permutationsCombinations>;
