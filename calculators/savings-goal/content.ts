import type { Content } from "#engine";
import type savingsGoal from "./savings-goal.ts";
import vectors from "./vectors.ts";

export default {
  title: "Savings goal calculator: how much each month",
  purpose:
    "Calculates how much to save regularly to reach a sum by a certain time, or how long it takes. It counts interest and what you already have.",
  about: [
    "A wedding, a down payment, a used car without a loan, six months of expenses in the bank. A goal with a date becomes manageable the moment you know the monthly amount.",
    "Turn it around if your budget is fixed: enter what you can spare and see when you get there.",
  ],
  howToUse: [
    "Set up the deposit as an automatic transfer on payday. Round it up to the next ten dollars, and you'll arrive a little early.",
    "If the amount is too much, you have three choices: a later date, a smaller goal, or a lump sum at the start. Try each.",
    "Keep short-term goals in a savings account or CD. Money you need within five years shouldn't be in stocks.",
  ],
  methodology: [
    "Your current savings grow with interest until the end, and your deposits make up the rest. We work out what deposits of $1 would grow to, and divide the rest by that. In the formula, i is the rate for one deposit period and n is the number of deposits.",
    "If you raise your deposits each year, they are equal within a year and higher by that percentage in the next.",
    "The time is the smallest whole number of deposit periods after which the balance reaches the goal.",
    "If you deposit more or less often than interest is added, i is the equivalent rate for one deposit period.",
  ],
  assumptions: [
    "The rate stays the same. It is the rate before compounding. If yours is an APY, choose compounding every year.",
    "Deposits are equal unless you raise them each year. They come at the end of each period unless you choose the beginning.",
    "A month is a twelfth of a year, and a year has 52 weeks.",
    "The deposit is shown to the nearest cent, but the totals use the exact one, so you may end a little short. Round it up to be safe.",
    "When you look for the time, only whole deposits count, so you may end slightly above the goal.",
  ],
  limitations: [
    "Fees, and taxes on the interest, aren't deducted.",
    "The goal is a fixed sum. If its price rises, enter the later price.",
    "Times beyond 100 years aren't calculated.",
  ],
  example: {
    story:
      "Jess wants to put $20,000 down on an apartment in five years. She has $2,000, and her savings account pays 4%, compounded monthly.",
    outcome: "Jess sets up a transfer of $270. The interest contributes about $2,100, more than seven of her deposits.",
    inputs: { goal: 20000, start: 2000, annual_rate: 4, years: 5 },
  },
  mistakes: [
    "Starting next year. Every month you wait raises the deposit.",
    "Counting on a teaser rate for the whole time.",
    "Saving what is left at the end of the month. Move the money on payday instead.",
    "Forgetting that the price may rise while you save.",
  ],
  questions: [
    {
      question: "How much should I save each month?",
      answer:
        "Enter your goal and how long you have, and the deposit is the answer. If it is too much, give yourself more time.",
    },
    {
      question: "What if I earn no interest?",
      answer: "Enter a rate of 0. The deposit is then the amount you still need, divided by the number of deposits.",
    },
    {
      question: "Should I save weekly or monthly?",
      answer:
        "Whichever matches your pay. Smaller, earlier deposits earn slightly more interest, but what counts is the yearly amount.",
    },
    {
      question: "Why does it say I need no deposits?",
      answer: "Because your current savings will reach the goal on their own, with interest.",
    },
    {
      question: "Why do I end up with more than the goal?",
      answer: "When you look for the time, only whole deposits count, and the last one usually carries you past it.",
    },
  ],
  next: [
    { slug: "compound-interest", why: "see how your savings grow year by year." },
    { slug: "inflation", why: "what will the same thing cost by then?" },
    { slug: "house-affordability", why: "saving for a home? See what price fits your income." },
  ],
  related: ["compound-interest", "investment-growth", "inflation", "retirement-savings"],
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
  everydayWords: [
    "saving for a trip, vacation, car, wedding, down payment",
    "emergency, college fund",
    "Christmas",
    "set aside, put away",
    "already",
    "weekly, payday",
    "paycheck",
    "stash",
    "week, year",
  ],
  vectors,
  changes: [
    {
      version: "1.1.1",
      date: "2026-11-25",
      what: "Worded the answer more clearly. All figures are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-24",
      what: "Deposits can rise by a percentage each year. Without it, all figures are the same as before.",
    },
    {
      version: "1.0.3",
      date: "2026-11-24",
      what: "A time of a thousand weeks or more has a comma, as every other number does. All figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
      what: "Worded a step of the calculation more clearly. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Tiny rounding errors are gone: interest of zero is exactly 0.",
    },
  ],
} satisfies Content<typeof savingsGoal>;
