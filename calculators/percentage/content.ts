import type { Content } from "#engine";
import type percentage from "./percentage.ts";
import vectors from "./vectors.ts";

export default {
  title: "Percentage calculator: percent of, on and off",
  purpose:
    "Answers the everyday questions about percentages: the percentage of a number, what percent one number is of another, the whole behind a part, and a number with a percentage added or taken off.",
  methodology: [
    "One relation answers all of them: the part is the whole times the percentage, divided by 100. Whichever of the three is missing follows from the other two.",
    "Adding or taking off a percentage changes the number by that percentage of itself.",
  ],
  assumptions: [
    "A percentage is written as its label says: 15 means 15%, that is 15 out of 100.",
    "A percentage that is added or taken off is one of the number that you give, not of the result.",
    "Results show up to 15 significant digits.",
  ],
  limitations: [
    "Nothing can be told as a percentage of 0.",
    "It does not compare two numbers as a change over time. The difference between 5% and 7% is two percentage points, and also an increase of 40%: the percentage change calculator tells them apart.",
  ],
  example: { story: "What is 15% of 200?", inputs: { find: "part", percentage: 15, whole: 200 } },
  questions: [
    {
      question: "How do I work out a percentage in my head?",
      answer:
        "Ten percent is the number with its point moved one place to the left. Five percent is half of that, and one percent is a tenth of it. Add what you need.",
    },
    {
      question: "Why do 20% more and 20% less not cancel out?",
      answer: "Because the second 20% is taken of a larger number. 100 plus 20% is 120, and 120 minus 20% is 96.",
    },
    {
      question: "How do I take VAT out of a price?",
      answer:
        "Not by taking the percentage off. A price of 120 with 20% in it was 100 before, which is 120 ÷ 1.2, while 120 minus 20% is 96.",
    },
    {
      question: "Can a percentage be more than 100?",
      answer: "Yes. 144 is 150% of 96, because it is one and a half times as much.",
    },
  ],
  related: ["percentage-change", "discount", "tip", "margin"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.1, Understanding Percent",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-1-understanding-percent",
    },
    {
      title: "OpenStax, Prealgebra 2e, section 6.2, Solve General Applications of Percent",
      url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
    },
  ],
  synonyms: ["percent of", "percent off", "add percent", "subtract percent", "what percent", "per cent", "proportion"],
  vectors,
} satisfies Content<typeof percentage>;
