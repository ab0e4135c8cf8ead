import type { Content } from "#engine";
import type ratio from "./ratio.ts";
import vectors from "./vectors.ts";

export default {
  title: "Ratio calculator: simplify, solve and share",
  purpose:
    "Brings a ratio of two to ten terms to its simplest form, finds the missing term of a proportion, and shares a total in a given ratio.",
  methodology: [
    "A ratio stays the same when all its terms are multiplied or divided by one number. So decimals and fractions are first made whole, and then divided by their greatest common divisor.",
    "In a proportion a:b = c:d the cross products are equal, a × d = b × c. The missing term is the product of the two it is crossed with, divided by the third.",
    "To share a total, it is multiplied by each term and divided by the sum of the terms.",
  ],
  assumptions: [
    "Both sides of a ratio are in the same unit. Turn 1 ft to 3 in into 12:3 first.",
    "Terms may be whole numbers, decimals, fractions or mixed numbers, and are read exactly.",
    "Shares are not rounded to cents or whole things. Figures are shown to 15 significant digits, and to every digit before the point.",
  ],
  limitations: [
    "No term may be 0, and the terms of a ratio have no sign.",
    "A proportion is right only where one thing grows in step with the other. Twice the workers do not always take half the time.",
  ],
  example: { story: "A screen has 1,920 by 1,080 points.", inputs: { ratio: "1920:1080" } },
  questions: [
    {
      question: "How do I simplify a ratio with decimals or fractions?",
      answer:
        "Multiply all terms by one number that makes them whole, then divide by what they have in common. 4.8:11.2 times 10 is 48:112, and divided by 16 it is 3:7.",
    },
    {
      question: "What is the difference between a ratio and a fraction?",
      answer:
        "A ratio compares parts with each other, a fraction compares a part with the whole. Mixed 2:3, the first part is 2/5 of everything. Share a total, and the table shows each part as a percentage too.",
    },
    {
      question: "How do I scale a recipe or a drawing?",
      answer:
        "As a proportion. If 4 people need 250 g, then 4:250 = 6:d gives 375 g for 6. Scale 1:50 means that 3 cm on paper are 150 cm, from 1:50 = 3:d.",
    },
    {
      question: "Why do the shares not add up to the total when I round them?",
      answer:
        "100 shared 1:2 is 33.333… and 66.666…. Rounded to cents the shares may be a cent off, and you have to say who gets it.",
    },
  ],
  related: ["fraction", "gcd-lcm", "percentage"],
  sources: [
    {
      title: "OpenStax, Prealgebra 2e, section 5.6, Ratios and Rate",
      url: "https://openstax.org/books/prealgebra-2e/pages/5-6-ratios-and-rate",
    },
    {
      title: "OpenStax, Prealgebra 2e, section 6.5, Solve Proportions and their Applications",
      url: "https://openstax.org/books/prealgebra-2e/pages/6-5-solve-proportions-and-their-applications",
    },
  ],
  synonyms: [
    "proportion",
    "rule of three",
    "cross multiply",
    "aspect ratio",
    "simplify a ratio",
    "scale",
    "divide in a ratio",
    "mixing ratio",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Every digit before the decimal point is shown: a missing term of more than fifteen digits no longer ends in zeros.",
    },
  ],
} satisfies Content<typeof ratio>;
