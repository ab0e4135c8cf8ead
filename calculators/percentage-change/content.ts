import type { Content } from "#engine";
import type percentageChange from "./percentage-change.ts";
import vectors from "./vectors.ts";

export default {
  title: "Percentage change calculator: rise and fall",
  purpose:
    "Calculates the percent increase or decrease from one number to another, the percent difference between two numbers, or the change of a rate in percentage points.",
  about: [
    "Your rent went from $800 to $860. A stock fell from 50 to 40. A poll moved from 42% to 45%. The first two are percent changes, the third a change in percentage points. Choose the one you need and enter the two numbers.",
    "If there's an old and a new value, you want the percent change. If neither came first, such as two stores' prices, you want the percent difference.",
  ],
  howToUse: [
    "Say the direction and the starting point: “up 7.5% from $800”. Without the starting point, a percentage can make a small change sound large.",
    "The same percentage doesn't undo a change. After a 20% fall you need a 25% rise to get back.",
    "For growth over several years, use the CAGR calculator; dividing the total by the years overstates it.",
  ],
  methodology: [
    "Percent change is the second number minus the first, divided by the first without its sign, times 100. The bars in |first| mean “without its sign”.",
    "Percent difference is the difference between the numbers divided by their average. It is the same in either order.",
    "Percentage points are the plain difference of two percentages. The page also gives it as a percentage of the first.",
  ],
  assumptions: [
    "An increase is positive and a decrease negative. If the first number is below zero, the change is divided by that number without its minus sign, so a rise stays positive.",
    "The percent difference uses the average of both numbers, without their signs. Some people divide by the larger or smaller number, which gives another figure.",
    "For percentage points, 4 means 4%.",
    "Percentages show up to six significant digits, and other results up to 15.",
  ],
  limitations: [
    "A change from 0 has no percentage, however small the change is.",
    "When a number goes from negative to positive, a percentage says little. Report both numbers.",
    "Changes in a row don't add up: 10% up and then 10% down is 1% down.",
  ],
  example: {
    story: "Sam's rent goes from $800 to $860 next month, and the landlord calls it “a small adjustment”.",
    outcome: "Sam's pay rose 3% this year and the rent rises 7.5%. That's the line to use with the landlord.",
    inputs: { find: "change", from: 800, to: 860 },
  },
  mistakes: [
    "Dividing by the new number. From 80 to 100 is 20 ÷ 80 = 25%, not 20%.",
    "Saying “percent” for percentage points. From 4% to 6% is two points, and also a 50% increase.",
    "Adding yearly changes. Three years of 10% is 33.1%, not 30%.",
    "Expecting +25% and −25% to cancel out. You end 6.25% lower.",
  ],
  questions: [
    {
      question: "How do I calculate percent increase?",
      answer:
        "Subtract the old number from the new one, divide by the old one and multiply by 100. From 80 to 100: 20 ÷ 80 × 100 = 25%.",
    },
    {
      question: "What is the difference between percent and percentage points?",
      answer:
        "From 4% to 6% is two percentage points, and also an increase of 50%, because 2 is half of 4. Say “points” when you mean points.",
    },
    {
      question: "Why does a 20% fall undo a 25% rise?",
      answer:
        "From 80 to 100 is 20 out of 80, and from 100 to 80 is 20 out of 100. The step is the same; the starting point isn't.",
    },
    {
      question: "Should I use percent change or percent difference?",
      answer:
        "Use change if one number came first or is the reference value. Otherwise use difference, as for two stores' prices.",
    },
    {
      question: "How do I calculate a change from a negative number?",
      answer:
        "With care. From a loss of 50 to a gain of 25 is a rise of 75, or 150% of the size of the loss. Dividing by −50 itself would make the rise look like a fall.",
    },
  ],
  next: [
    { slug: "cagr", why: "the average growth per year over several years." },
    { slug: "percentage", why: "percent of a number, or a number plus or minus a percentage." },
    { slug: "inflation", why: "compare a price rise with prices in general." },
  ],
  related: ["percentage", "discount", "salary", "cagr"],
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
  everydayWords: [
    "went up, down",
    "rent, price, salary, stock",
    "raise, raised",
    "grew",
    "jump",
    "dropped, fell, lost",
    "now",
    "weight",
    "last month",
    "bill",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "The steps say difference and average instead of distance and mean. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof percentageChange>;
