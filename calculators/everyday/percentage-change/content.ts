import { PREALGEBRA_6_2 } from "#calculators/sources";
import type { Content } from "#engine";
import type percentageChange from "./percentage-change.ts";
import vectors from "./vectors.ts";

export default {
  title: "Percentage change calculator: rise and fall",
  purpose:
    "Calculates the percent increase or decrease from one number to another, the percent difference between two numbers, or the change of a rate in percentage points.",
  about: [
    "Your rent went from $800 to $860. A stock fell from 50 to 40. A poll moved from 42% to 45%. For the rent and the stock, you want the percent change. For the poll, you want the change in percentage points.",
    "If neither number came first, such as the prices in two stores, you want the percent difference.",
  ],
  howToUse: [
    "Say the direction and the starting point: “up 7.5% from $800”. Without the starting point, a percentage can make a small change sound large.",
    "The same percentage doesn't undo a change. After a 20% fall, you need a 25% rise to get back to where you started.",
    "For growth over several years, use the CAGR calculator. Dividing the total growth by the number of years gives too high a yearly rate.",
  ],
  methodology: [
    "Percent change is the second number minus the first, divided by the first number, times 100. The bars in |first| mean that you drop a minus sign before you divide.",
    "Percent difference is the difference between the two numbers, divided by their average, times 100. The order of the numbers doesn't matter.",
    "For percentage points, subtract the first percentage from the second. From 42% to 45% is 3 percentage points.",
  ],
  assumptions: [
    "The percent difference is a percentage of the average of the two numbers. Some people divide by the larger or smaller number, which gives another percentage.",
    "For percentage points, enter 4 for 4%.",
  ],
  limitations: [
    "A change from 0 has no percentage, because you can't divide by 0.",
    "When a number goes from negative to positive, a percentage means little. Give both numbers instead.",
  ],
  example: {
    story: "Sam's rent goes from $800 to $860 next month, and the landlord calls it “a small adjustment”.",
    outcome: "Sam's pay rose only 3% this year, so the rent rises faster than Sam's pay.",
    inputs: { find: "change", from: 800, to: 860 },
  },
  mistakes: [
    "Dividing by the new number. From 80 to 100 is 20 ÷ 80 = 25%, not 20 ÷ 100 = 20%.",
    "Saying “percent” for percentage points. A rise from 4% to 6% is 2 percentage points, not 2 percent.",
    "Adding yearly changes. Three years with 10% growth each make 33.1%, not 30%.",
    "Expecting +25% and −25% to cancel out. After a 25% rise and a 25% fall, you are 6.25% below the start.",
  ],
  questions: [
    {
      question: "How do I calculate percent increase?",
      answer:
        "Subtract the old number from the new one, divide by the old one and multiply by 100. For a rise from 80 to 100, that is 20 ÷ 80 × 100 = 25%.",
    },
    {
      question: "What is the difference between percent and percentage points?",
      answer:
        "Percentage points are the difference between two percentages: from 4% to 6% is 2 percentage points. Percent compares that difference with the first percentage: 2 is 50% of 4, so the increase is 50%.",
    },
    {
      question: "Why does a 20% fall undo a 25% rise?",
      answer:
        "From 80 to 100 is a rise of 20, which is 25% of 80. From 100 back to 80 is a fall of 20, which is 20% of 100.",
    },
    {
      question: "Should I use percent change or percent difference?",
      answer:
        "Use percent change if one number is the old one and the other is the new one. Use percent difference if neither came first, such as the prices in two stores.",
    },
    {
      question: "How do I calculate a change from a negative number?",
      answer:
        "Drop the minus sign of the first number before you divide. From −50 to 25 is a rise of 75, and 75 ÷ 50 is 150%. Dividing by −50 would make the rise look like a fall.",
    },
  ],
  next: [
    { slug: "cagr", why: "the average growth per year over several years." },
    { slug: "percentage", why: "percent of a number, or a number plus or minus a percentage." },
    { slug: "inflation", why: "compare a price rise with prices in general." },
  ],
  related: ["percentage", "discount", "salary", "cagr"],
  sources: [PREALGEBRA_6_2],
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
  everydayWords: ["went up", "down", "grew", "dropped", "raise", "jump", "fell"],
  inputWords: { from: "Rent, price, salary, stock, weight, bill last month", to: "Now, raised, percent lost, gained" },
  vectors,
  changes: [
    { version: "1.0.3", date: "2026-11-26" },
    {
      version: "1.0.2",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
} satisfies Content<typeof percentageChange>;
