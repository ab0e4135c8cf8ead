import { PRINCIPLES_FINANCE_15_1 } from "#calculators/sources";
import type { Content } from "#engine";
import type averageReturn from "./average-return.ts";
import vectors from "./vectors.ts";

export default {
  title: "Average return calculator: geometric and money-weighted",
  purpose:
    "Finds the average yearly return of an investment from a list of yearly returns, or from the balances and deposits of an account.",
  about: [
    "A fund gains 50% in one year and loses 50% in the next. Its average return looks like 0%. Yet $100 became $150 and then $75. The geometric average, −13.4% a year, tells what really happened.",
    "With deposits there is one more question: did your own money do as well as the fund? If most of it came in just before a loss, it did worse. The money-weighted return shows that.",
  ],
  howToUse: [
    "If you have the return of each year, such as from a fund's fact sheet, list the years in order and separate them with commas.",
    "If you have an account, enter a row for each deposit or withdrawal: the date, the balance just before, and the amount. End with today's balance.",
    "Compare the time-weighted return with a fund or an index. The money-weighted return tells how well you did, with the timing of your deposits.",
  ],
  methodology: [
    "Geometric average: multiply 1 plus the return of each year, take the n-th root for n years, and subtract 1. It's the steady return that leads to the same value.",
    "Arithmetic average: add the returns and divide by their number. The standard deviation divides the squared differences from it by the number of years minus 1.",
    "Time-weighted return: multiply the growth of each stretch between deposits, and turn the product into a yearly rate by the power of 365 over the days.",
    "Money-weighted return: the yearly rate at which all deposits and withdrawals grow to the balance at the end. It's the same as XIRR in a spreadsheet.",
  ],
  assumptions: [
    "A year has 365 days, as in XIRR.",
    "The first balance counts as a deposit on the first date.",
    "Each deposit is made after the balance of its row is taken.",
  ],
  limitations: [
    "Time-weighted returns need the balance on the day of each deposit. If you don't know it, use a close day or a monthly statement.",
    "If deposits and withdrawals alternate, more than one money-weighted rate may fit. Then the one nearest to zero is shown.",
    "Returns are before tax and inflation, unless you enter them after tax or inflation. Past returns don't tell the next one.",
  ],
  example: {
    story:
      "Tom's fund reports five years: up 18%, down 9%, up 26%, up 12% and down 4%. The brochure speaks of an average of 8.6%.",
    outcome: "The brochure used the arithmetic average. Tom's money really grew by a little less each year.",
    inputs: { returns: "18, -9, 26, 12, -4" },
  },
  mistakes: [
    "Planning with the arithmetic average. Over many years money grows by the geometric one.",
    "Counting deposits as gains. An account that went from $10,000 to $16,000 with $5,000 paid in gained only $1,000.",
    "Judging a fund by your money-weighted return. The fund didn't choose when you paid in.",
    "Turning a good month into a yearly rate. It would have to go on for a whole year.",
  ],
  questions: [
    {
      question: "Which average should I use?",
      answer:
        "Use the geometric average for what an investment earned. The arithmetic average answers what a single year brings on average. Use the money-weighted return for your own account.",
    },
    {
      question: "Why is the geometric average lower?",
      answer:
        "A loss needs a larger gain to make up for it: after −50% you need +100%. The more returns differ from year to year, the larger the gap between the two averages.",
    },
    {
      question: "What is the difference between time-weighted and money-weighted?",
      answer:
        "The time-weighted return ignores how much money was invested. The money-weighted return counts times with more money more heavily.",
    },
    {
      question: "Do I include dividends?",
      answer:
        "Yes. If they stay in the account, they're in the balance. If they're paid out to you, enter them as withdrawals.",
    },
  ],
  next: [
    { slug: "cagr", why: "the yearly growth between two values." },
    { slug: "irr", why: "the rate of return of cash flows." },
    { slug: "investment-growth", why: "what money grows to at a steady return." },
  ],
  related: ["cagr", "irr", "roi", "investment-growth", "statistics"],
  sources: [
    PRINCIPLES_FINANCE_15_1,
    {
      title: "Investopedia, CFP exam guide, Measures of Investment Return",
      url: "https://www.investopedia.com/exam-guide/cfp/risk-return-measures/cfp.asp",
    },
  ],
  synonyms: [
    "annualized return",
    "geometric mean return",
    "time-weighted return",
    "dollar-weighted return",
    "personal rate of return",
    "portfolio return",
    "TWR and MWR",
  ],
  everydayWords: ["brokerage account", "fund", "portfolio", "performance", "annualized", "really earn"],
  inputWords: { returns: "In percent, one per year", account: "One row for each deposit" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof averageReturn>;
