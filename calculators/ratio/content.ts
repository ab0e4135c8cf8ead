import type { Content } from "#engine";
import type ratio from "./ratio.ts";
import vectors from "./vectors.ts";

export default {
  title: "Ratio calculator: simplify, solve and share",
  purpose:
    "Simplifies a ratio of two to ten terms, finds the missing term of a proportion, and divides a total in a given ratio.",
  about: [
    "Concrete is mixed 1:2:3, a screen is 16:9, a map is 1:50,000, and three partners split profits 5:3:2. Ratios compare parts with each other. Here you can simplify one, scale it, or divide a total by it.",
  ],
  howToUse: [
    "To scale a recipe or a drawing, use a proportion. If 10 ounces feed 4 people and you cook for 6, solve 4:6 = 10:? for the ounces.",
    "To divide money, choose “Divide a total in a ratio” and decide beforehand who gets the last cent.",
  ],
  methodology: [
    "In a proportion a:b = c:d, the cross products are equal: a × d = b × c. To find d, multiply b and c, and divide by a.",
    "A ratio stays the same if you multiply or divide all its terms by the same number. So decimals and fractions are made whole first, then divided by their greatest common divisor.",
    "To divide a total, multiply it by each term and divide by the sum of the terms.",
  ],
  assumptions: [
    "Both sides of a ratio are in the same unit. Write 1 ft to 3 in as 12:3.",
    "Terms may be whole numbers, decimals, fractions or mixed numbers.",
    "Shares are not rounded to cents or whole numbers. Results show up to 15 digits, and more for very long whole numbers.",
  ],
  limitations: [
    "No term may be 0. Negative terms work only in a proportion.",
    "A proportion only works if doubling one thing doubles the other. A taxi ride with a base fare doesn't cost twice as much for twice the distance.",
  ],
  example: {
    story: "Vera's new monitor has 1,920 by 1,080 pixels, and she wants wallpaper that fits.",
    outcome: "16:9, so any picture with that ratio fits: 2560 × 1440, 3840 × 2160, or her vacation photo cropped.",
    inputs: { ratio: "1920:1080" },
  },
  mistakes: [
    "Reading 2:3 as two thirds of the whole. It is two fifths.",
    "Mixing units within a ratio.",
    "Scaling only one side.",
    "Swapping the order: 3:2 isn't 2:3.",
  ],
  questions: [
    {
      question: "How do I simplify a ratio with decimals or fractions?",
      answer:
        "Multiply all terms by the same number to make them whole, then divide by what they have in common. 4.8:11.2 times 10 is 48:112, and divided by 16 it is 3:7.",
    },
    {
      question: "What is the difference between a ratio and a fraction?",
      answer:
        "A ratio compares parts with each other, a fraction compares a part with the whole. In a 2:3 mix, the first part is 2/5 of the whole. When you divide a total, the table shows each part as a percentage too.",
    },
    {
      question: "How do I scale a recipe or a drawing?",
      answer:
        "Use a proportion. If 4 people need 10 ounces of pasta, then 4:6 = 10:d gives 15 ounces for 6 people. On a 1:48 house plan, 3 inches are 144 inches, or 12 feet: 1:48 = 3:144.",
    },
    {
      question: "Why do the shares not add up to the total when I round them?",
      answer:
        "$100 shared 1:1:1 is $33.333… each. Rounded to cents, the shares add up to $99.99, and you have to decide who gets the last cent.",
    },
    {
      question: "How do I divide money in a ratio?",
      answer:
        "Add the terms, divide the total by that sum, and multiply by each term. $120 in the ratio 1:2:3 is $20, $40 and $60.",
    },
  ],
  next: [
    { slug: "fraction", why: "the same numbers as fractions." },
    { slug: "percentage", why: "each part as a percentage." },
    { slug: "bill-split", why: "split money to the cent." },
  ],
  related: ["fraction", "gcd-lcm", "percentage", "bill-split"],
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
  everydayWords: [
    "recipe for more people",
    "rice and water",
    "mix oil and gas",
    "dilution",
    "map",
    "aspect width",
    "smaller",
    "scale up",
    "split profit",
    "cups",
    "parts",
    "equals",
    "cross multiply",
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
