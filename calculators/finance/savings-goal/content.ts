import { CONTEMPORARY_MATHEMATICS_6_6 } from "#calculators/sources";
import type { Content } from "#engine";
import type savingsGoal from "./savings-goal.ts";
import vectors from "./vectors.ts";

export default {
  title: "Savings goal calculator: how much each month",
  purpose:
    "Calculates how much to save each week, month or year to reach your goal in a given time. It also shows how long your goal takes with a deposit that you choose. It counts interest and your current savings.",
  about: [
    "You may be saving for a wedding, a down payment, a used car or an emergency fund. A goal is easier to reach once you know how much to save each month.",
    "If your budget is fixed, choose “Time it takes”. Enter how much you can save, and see when you reach your goal.",
  ],
  howToUse: [
    "Set up the deposit as an automatic transfer on payday. Round the deposit up to the next ten dollars, and you'll end with a little more than your goal.",
    "If the deposit is too much, try a longer time, a smaller goal, or more savings at the start.",
    "Keep short-term goals in a savings account or a certificate of deposit (CD). Money you need within five years shouldn't be in stocks.",
  ],
  methodology: [
    "Your current savings grow with interest until the end. Your deposits, with interest, must make up the rest of the goal. The page works out what deposits of $1 would grow to, and divides the rest of the goal by that amount. In the formula, start is your current savings, and n is the number of deposits. The rate for one deposit period, such as a month, is i.",
    "If your deposits rise by 3% each year, all deposits within a year are equal. In the next year, each deposit is 3% higher.",
    "“Time it takes” counts whole deposit periods until your savings reach the goal.",
    "If interest is added monthly and you deposit weekly, i is the weekly rate that earns the same in a year.",
  ],
  assumptions: [
    "The interest rate stays the same. If your bank quotes an APY, choose compounding every year.",
    "Deposits are made at the end of each period unless you choose the beginning.",
    "A month is a twelfth of a year, and a year has 52 weeks.",
    "The deposit is shown to the nearest cent, and the totals use the exact deposit. Round the deposit up to be safe.",
  ],
  limitations: [
    "It doesn't deduct account fees or taxes on the interest. If you pay these, you need to save more.",
    "The goal stays the same while you save. If you expect the price to rise, enter the price you'll pay at the end.",
  ],
  example: {
    story:
      "Jess wants to have $20,000 for a down payment in five years. She has $2,000 already, and her savings account pays 4%, compounded monthly.",
    outcome:
      "Jess rounds the deposit up and sets up a monthly transfer of $270. About $2,100 of her $20,000 comes from interest.",
    inputs: { goal: 20000, start: 2000, annual_rate: 4, years: 5 },
  },
  mistakes: [
    "Waiting to start. Every month you wait raises the deposit you need.",
    "Counting on a bank's introductory rate for the whole time.",
    "Saving only what you haven't spent by the end of the month. Move the money on payday instead.",
    "Forgetting that the price may rise while you save.",
  ],
  questions: [
    {
      question: "How much should I save each month?",
      answer:
        "Enter your goal, your current savings and the time you have. The page shows the deposit you need. If the deposit is too much, give yourself more time.",
    },
    {
      question: "What if I earn no interest?",
      answer: "Enter a rate of 0. The deposit is then the amount you still need, divided by the number of deposits.",
    },
    {
      question: "Should I save weekly or monthly?",
      answer:
        "Choose whichever matches your paydays. Weekly deposits earn slightly more interest, because the money arrives earlier. How much you save in a year matters more.",
    },
    {
      question: "Why does it say I need no deposits?",
      answer: "Your current savings will reach the goal with interest alone.",
    },
    {
      question: "Why do I end up with more than the goal?",
      answer: "“Time it takes” counts only full deposits. The last deposit usually takes you a little past the goal.",
    },
  ],
  next: [
    { slug: "compound-interest", why: "see how your savings grow year by year." },
    { slug: "inflation", why: "what will your goal cost when prices rise?" },
    { slug: "house-affordability", why: "saving for a home? See what price fits your income." },
  ],
  related: ["compound-interest", "investment-growth", "inflation", "retirement-savings"],
  sources: [
    CONTEMPORARY_MATHEMATICS_6_6,
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
  everydayWords: ["vacation", "trip", "car", "wedding", "emergency", "college", "Christmas", "stash"],
  inputWords: {
    goal: "Fund, saving for, down payment",
    start: "Already saved, have now",
    annual_rate: "Savings account pays",
    years: "Until you need it, how long",
    deposit: "Set aside, put away a week",
    deposit_frequency: "Weekly, monthly, payday, paycheck",
  },
  vectors,
  changes: [
    { version: "1.1.2", date: "2026-11-26" },
    {
      version: "1.1.1",
      date: "2026-11-25",
    },
    {
      version: "1.1.0",
      date: "2026-11-24",
      what: "Deposits can rise by a percentage each year. Without it, all figures are the same as before.",
    },
    {
      version: "1.0.3",
      date: "2026-11-24",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Tiny rounding errors are gone: interest of zero is exactly 0.",
    },
  ],
} satisfies Content<typeof savingsGoal>;
