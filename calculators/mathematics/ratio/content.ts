import { PREALGEBRA_5_6 } from "#calculators/sources";
import type { Content } from "#engine";
import type ratio from "./ratio.ts";
import vectors from "./vectors.ts";

export default {
  title: "Ratio calculator: simplify, solve and share",
  purpose:
    "Simplifies a ratio with up to ten terms, finds the missing number of a proportion, and divides a total in a given ratio.",
  about: [
    "Concrete is mixed 1:2:3, a screen is 16:9, a map is 1:50,000, and three partners split profits 5:3:2. A ratio compares parts with each other. Here you can simplify a ratio, scale it, or use it to divide a total.",
  ],
  howToUse: [
    "To scale a recipe, choose “Missing number in a:b = c:?”. If 10 ounces feed 4 people and you cook for 6, enter 4 for a, 6 for b and 10 for c. The missing number is 15, the ounces for 6 people.",
    "To divide money, choose “Divide a total in a ratio”. Shares aren't rounded to cents, so decide who gets a leftover cent.",
  ],
  methodology: [
    "The numbers in a ratio are called terms. In a proportion a:b = c:d, a × d equals b × c. To find d, multiply b and c, then divide by a.",
    "A ratio stays the same if you multiply or divide all its terms by the same number. To simplify, we first multiply the terms until all are whole numbers. Then we divide the terms by their greatest common divisor.",
    "To find each share of a total, multiply the total by the term and divide by the sum of all terms.",
  ],
  assumptions: [
    "All terms of a ratio are in the same unit. Enter 1 foot to 3 inches as 12:3.",
    "Terms may be whole numbers, decimals, fractions or mixed numbers.",
    "Shares are not rounded to cents or whole numbers.",
  ],
  limitations: [
    "A term can't be 0. Negative terms work only in a proportion.",
    "Use a proportion only if doubling one thing doubles the other. A taxi ride with a base fare doesn't cost twice as much for twice the distance.",
  ],
  example: {
    story: "Vera's new monitor has 1,920 by 1,080 pixels, and she wants wallpaper that fits.",
    outcome:
      "The monitor has a ratio of 16:9. Any picture with the same ratio fits, such as 2,560 by 1,440 or 3,840 by 2,160 pixels. Vera can also crop a vacation photo to 16:9.",
    inputs: { ratio: "1920:1080" },
  },
  mistakes: [
    "Reading 2:3 as two thirds of the whole. The first part is two fifths of the whole, because 2 + 3 = 5.",
    "Mixing units within a ratio.",
    "Multiplying only one term when you scale. Multiply all terms by the same number.",
    "Swapping the order: 3:2 is not the same as 2:3.",
  ],
  questions: [
    {
      question: "How do I simplify a ratio with decimals or fractions?",
      answer:
        "Multiply all terms by the same number to make them whole. Then divide all terms by their greatest common divisor. For 4.8:11.2, multiply by 10 to get 48:112, then divide by 16 to get 3:7.",
    },
    {
      question: "What is the difference between a ratio and a fraction?",
      answer:
        "A ratio compares parts with each other, and a fraction compares a part with the whole. In a 2:3 mix, the first part is 2/5 of the whole.",
    },
    {
      question: "How do I scale a recipe or a drawing?",
      answer:
        "Use a proportion. If 4 people need 10 ounces of pasta, 6 people need 15 ounces, because 4:6 = 10:15. On a house plan at 1:48, 3 inches on paper are 144 inches, or 12 feet, because 1:48 = 3:144.",
    },
    {
      question: "Why do the shares not add up to the total when I round them?",
      answer:
        "If you divide $100 in the ratio 1:1:1, each share is $33.333… Rounded to cents, each share is $33.33, and the three shares add up to $99.99. You have to decide who gets the last cent.",
    },
    {
      question: "How do I divide money in a ratio?",
      answer:
        "Add the terms, divide the total by the sum, and multiply the result by each term. For $120 in the ratio 1:2:3, the sum is 6, and $120 ÷ 6 is $20. The shares are $20, $40 and $60.",
    },
  ],
  next: [
    { slug: "fraction", why: "the same numbers as fractions." },
    { slug: "percentage", why: "each part as a percentage." },
    { slug: "bill-split", why: "split money to the cent." },
  ],
  related: ["fraction", "gcd-lcm", "percentage", "bill-split"],
  sources: [
    PREALGEBRA_5_6,
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
  everydayWords: ["recipe", "dilution", "map", "scale up", "aspect", "parts", "smaller"],
  inputWords: {
    ratio: "Rice and water, oil and gas, people",
    total: "Split profit, amount between, cups",
    a: "A:b equals c:d",
    b: "Beside a",
    c: "Beside d, width",
    d: "Beside c, smaller",
  },
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Every digit before the decimal point is shown: a long answer of more than fifteen digits no longer ends in zeros.",
    },
  ],
} satisfies Content<typeof ratio>;
