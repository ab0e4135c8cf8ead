import type { Content } from "#engine";
import type savingsGoal from "./savings-goal.ts";
import vectors from "./vectors.ts";

export default {
  title: "Savings goal calculator: how much each month",
  purpose:
    "Works out how much to put aside regularly to have a sum by a certain time, or how long it takes with what you can put aside, counting interest and what you have saved already.",
  methodology: [
    "What is saved already grows with interest until the end. What is then still missing is divided by what deposits of 1 would have grown to by then, and that is the deposit.",
    "The time is the smallest number of whole deposit periods after which the balance is at least the goal. It is found with logarithms and rounded up.",
    "Where deposits and compounding fall on different days, the rate of one deposit period is the one that grows as much in a year, as on a financial calculator.",
  ],
  assumptions: [
    "The interest rate stays the same and is the one before compounding. If yours is an APY, choose compounding every year.",
    "Deposits are all the same, and come at the end of each period unless you choose the beginning.",
    "A month is a twelfth of a year, and a year has 52 weeks.",
    "Nothing is rounded on the way. The deposit that is shown is rounded to the nearest cent: round it up if you must not be a few cents short.",
    "With the time as the question, the balance is looked at at the end of each deposit period. It can end somewhat above the goal.",
  ],
  limitations: [
    "Taxes on interest and fees are not taken off.",
    "The goal is a fixed sum. If its price rises with inflation, put the later price in: the inflation calculator works it out.",
    "Times beyond 100 years are not worked out.",
  ],
  example: {
    story: "You want $20,000 in 5 years, have $2,000 already, and the account pays 4% compounded monthly.",
    inputs: { goal: 20000, start: 2000, annual_rate: 4, years: 5 },
  },
  questions: [
    {
      question: "What if I earn no interest?",
      answer: "Give a rate of 0. The deposit is then simply what is missing, divided by the number of deposits.",
    },
    {
      question: "Should I save weekly or monthly?",
      answer:
        "As it suits your pay. Smaller and earlier deposits earn a little more interest, but over a few years the difference is small. What counts is what you put aside in a year.",
    },
    {
      question: "Why does it say that nothing more is needed?",
      answer:
        "Because what you have saved already reaches the goal, at once or with its interest by the end of the time you gave.",
    },
    {
      question: "Why do I end with more than the goal?",
      answer:
        "When you ask for the time, only whole deposits count. The last one usually carries the balance a little past the goal.",
    },
  ],
  related: ["compound-interest", "investment-growth", "inflation", "retirement-savings", "apy"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.6, Methods of Savings",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-6-methods-of-savings",
    },
    {
      title: "US Securities and Exchange Commission, Investor.gov, Savings Goal Calculator",
      url: "https://www.investor.gov/financial-tools-calculators/calculators/savings-goal-calculator",
    },
    {
      title: "Microsoft Learn, DAX reference, PMT function",
      url: "https://learn.microsoft.com/en-us/dax/pmt-function-dax",
    },
  ],
  synonyms: [
    "save up",
    "how much to save",
    "down payment",
    "emergency fund",
    "sinking fund",
    "recurring deposit",
    "monthly savings",
    "PMT",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Deposits and interest are right in all the digits of their values: 150 a month for 31 months was 4649.99…, and interest of nothing was -8e-21.",
    },
  ],
} satisfies Content<typeof savingsGoal>;
