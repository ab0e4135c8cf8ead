import { PRINCIPLES_FINANCE_7_3 } from "#calculators/sources";
import type { Content } from "#engine";
import type investmentGrowth from "./investment-growth.ts";
import vectors from "./vectors.ts";

export default {
  title: "Investment calculator: growth, time or return",
  purpose:
    "An investment has five figures: the start, the regular contributions, the rate of return, the time and the ending value. Enter four, and this calculator finds the fifth.",
  about: [
    "Most people ask “what will it grow to?” The other questions are often more useful. What do I need to add each month? What return would my plan require? How long will it take?",
    "Use it for index funds, a brokerage account, a child's college fund or any money you add to regularly.",
  ],
  howToUse: [
    "If the return you need is far above what markets have paid over long periods, change the plan. Choose more time or more money, not a riskier fund.",
    "Calculate any important plan twice: once with the return you hope for, and once with a return three points lower.",
    "To see the result in today's money, enter a return with inflation already subtracted, such as 4% instead of 7%.",
  ],
  methodology: [
    "In the formula, i is the rate for one contribution period and n is the number of periods. The first part is the starting amount with its growth. The second part is all contributions with their growth. If contributions come at the beginning of each period, the second part is multiplied by (1 + i). Without contributions, a period is a year.",
    "With contributions, no formula gives the rate of return. We find the rate by trial.",
  ],
  assumptions: [
    "The return is the same every year. It may be negative.",
    "Returns compound once a year, as funds quote them, unless you choose another compounding. We convert the yearly rate to the rate for one contribution period.",
    "All contributions are equal. They come at the end of each period unless you choose the beginning.",
    "The time to reach a target may include part of a period.",
  ],
  limitations: [
    "Taxes, fees and inflation aren't deducted.",
    "Markets rise and fall. A steady rate can hide years of losses, and past returns promise nothing.",
    "To find the rate of return with monthly contributions, the time must be a whole number of months. For example, 2.5 years is 30 months.",
  ],
  example: {
    story:
      "Daniel inherits $10,000 and decides to add $200 a month from his salary. He assumes 7% a year, and wants to know what he will have in ten years.",
    outcome:
      "He'll have paid in $34,000, and growth adds almost $20,000. He had hoped for $60,000. To reach that, he would have to add $235.77 a month.",
    inputs: { find: "end", start: 10000, contribution: 200, annual_rate: 7, years: 10 },
  },
  mistakes: [
    "Entering a monthly rate. The rate of return here is per year.",
    "Forgetting fees. A fund that charges 1% a year turns 7% into 6%.",
    "Judging a plan by one rate. Small changes in return make large changes after 30 years.",
    "Stopping contributions after a bad year. When prices are low, your money buys more.",
  ],
  questions: [
    {
      question: "What will $10,000 be worth in 20 years?",
      answer:
        "At 7% a year, about $38,700 without further contributions. Enter your own figures to see the growth year by year.",
    },
    {
      question: "How long does money take to double?",
      answer: "At 7% a year, 10.24 years. The rule of 72 gives about the same: 72 ÷ 7 is 10.3.",
    },
    {
      question: "What return do I need to become a millionaire?",
      answer:
        "Choose “Rate of return”. Enter what you have, what you can add, an ending value of 1,000,000 and the years. If the rate looks too good to be true, the plan needs more time or money.",
    },
    {
      question: "Why is the contribution negative?",
      answer:
        "Your starting amount alone grows to more than your target. The negative figure is what you could take out each period.",
    },
    { question: "Is 7% a year the same as 7% ÷ 12 a month?", answer: "No. 7% ÷ 12 each month earns 7.23% a year." },
  ],
  next: [
    { slug: "retirement-savings", why: "turn growth into a retirement plan." },
    { slug: "cagr", why: "what did your investment really earn?" },
    { slug: "compound-interest", why: "for savings accounts, with inflation." },
  ],
  related: ["compound-interest", "savings-goal", "cagr", "roi", "inflation"],
  sources: [
    PRINCIPLES_FINANCE_7_3,
    {
      title: "Microsoft Learn, DAX reference, NPER function",
      url: "https://learn.microsoft.com/en-us/dax/nper-function-dax",
    },
    {
      title:
        "Oliveira and Takahashi, An Enhancement of the Bisection Method Average Performance Preserving Minmax Optimality, ACM Transactions on Mathematical Software 47 (2020)",
      url: "https://doi.org/10.1145/3423597",
    },
  ],
  synonyms: [
    "investment calculator",
    "future value",
    "present value",
    "time value of money",
    "TVM",
    "SIP",
    "rate of return",
    "NPER",
    "how long to double",
    "fund",
  ],
  everydayWords: ["S&P", "index fund", "ETF", "stocks", "Roth IRA", "brokerage"],
  inputWords: {
    start: "Stock account, invested already",
    target: "Million to get to",
    contribution: "Investing, adding monthly, a year",
    annual_rate: "Mutual fund return, after fees",
    years: "Invested, from now",
  },
  vectors,
  changes: [
    { version: "1.0.4", date: "2026-11-26" },
    {
      version: "1.0.3",
      date: "2026-11-25",
      what: "In rare cases an amount was a cent off. It no longer is.",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Amounts and rates are right even after an almost total loss.",
    },
  ],
} satisfies Content<typeof investmentGrowth>;
