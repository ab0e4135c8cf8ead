import type { Content } from "#engine";
import type percentageChange from "./percentage-change.ts";
import vectors from "./vectors.ts";

export default {
  title: "Percentage change calculator: rise and fall",
  purpose:
    "Tells by how many percent a number has risen or fallen, by how many percent two numbers differ, or by how many percentage points a percentage has changed.",
  methodology: [
    "A change goes from a first number to a second. It is the second minus the first, divided by the size of the first, times 100.",
    "A difference is between two numbers of which neither is the first, such as two prices or two measurements. It is the distance between them, divided by the mean of their sizes, and is the same both ways round.",
    "A change of percentages is told in points, which are their plain difference, and beside that in percent of the first.",
  ],
  assumptions: [
    "An increase has a plus and a decrease a minus. When the first number is below zero, its size is what the change is a percentage of, so that a rise is still a plus.",
    "The difference is taken of the mean of both sizes. Some take it of the larger or the smaller number, which gives another figure.",
    "For percentage points, 4 means 4%.",
    "Percentages show up to six significant digits, and other results up to 15.",
  ],
  limitations: [
    "From 0 no change can be told in percent, however small it is.",
    "When a number goes from below zero to above it, a percentage says little. Tell both numbers instead.",
    "Changes one after another do not add up: 10% more and then 10% less is 1% less.",
  ],
  example: { story: "A rent goes from 800 to 860.", inputs: { find: "change", from: 800, to: 860 } },
  questions: [
    {
      question: "What is the difference between percent and percentage points?",
      answer:
        "From 4% to 6% is two percentage points, and it is also an increase of 50%, because 2 is half of 4. A headline that says “rose by 2%” may mean either, so say points when you mean points.",
    },
    {
      question: "Why is up 25% and down 20% the same step?",
      answer:
        "From 80 to 100 is 20 of 80, and from 100 to 80 is 20 of 100. The step is the same, and what it is a percentage of is not.",
    },
    {
      question: "Should I use the change or the difference?",
      answer:
        "The change, if one number came first or is the standard. The difference, if neither is, such as two shops' prices for the same thing.",
    },
    {
      question: "How do I tell a change from a negative number?",
      answer:
        "With care. From a loss of 50 to a gain of 25 is a rise of 75, which is 150% of the size of the loss. Dividing by -50 itself would call that rise a fall of 150%.",
    },
  ],
  related: ["percentage", "discount", "salary"],
  sources: [
    {
      title: "OpenStax, Prealgebra 2e, section 6.2, Solve General Applications of Percent",
      url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
    },
  ],
  synonyms: [
    "percent change",
    "percent increase",
    "percent decrease",
    "percentage difference",
    "percentage points",
    "growth rate",
    "relative change",
    "price increase",
  ],
  vectors,
} satisfies Content<typeof percentageChange>;
