import type { Content } from "#engine";
import type irr from "./irr.ts";
import vectors from "./vectors.ts";

export default {
  title: "IRR calculator: internal rate of return and XIRR",
  purpose:
    "Calculates the internal rate of return of a series of cash flows, at regular intervals or on certain dates: the yearly rate at which everything you receive is worth exactly what you pay.",
  about: [
    "You put in $70,000, got back different amounts each year, and want one number: what did it earn per year? That is the internal rate of return. Unlike a simple return, it takes into account when each dollar came and went.",
    "Landlords use it for rent and a later sale. Fund investors use it with dates, because they add and withdraw money at odd times; spreadsheets call that XIRR. Borrowers use it to find the true yearly cost of a loan with fees.",
  ],
  howToUse: [
    "List each cash flow with its period. Money you pay is negative, money you receive is positive. Still own the investment? Add today's value as the last positive amount.",
    "Compare the result with what your money would earn elsewhere at the same risk. If the IRR is higher, the investment is worth more than that alternative.",
    "Look at the chart. It shows the net present value at each discount rate, and crosses zero at the IRR. If it crosses more than once, there is more than one rate, and none of them means much.",
    "A high IRR often comes from cash that returns early. Enter a reinvestment rate under “More options” to see the modified rate, which reinvests that cash at a rate you choose.",
  ],
  methodology: [
    "In the formula, each cash flow is divided by (1 + IRR) raised to the power t, its time in years. The IRR is the rate at which all of these add up to zero. No formula gives it, so we find it by trial.",
    "We first try hundreds of rates between −99.99% and 1,000,000% a year. We find every place where the sum changes its sign, or comes close to zero and turns back. Each is then narrowed down by Newton's method until more than 50 digits are certain. A spreadsheet starts from a guess instead and finds one rate, or none.",
    "With dates, t is the number of days since the earliest date, divided by 365, as in XIRR. Rates per month or quarter are turned into a rate per year with compounding.",
    "For the modified rate (MIRR), what you pay is discounted to the first date at the borrowing rate. What you receive grows to the last date at the reinvestment rate. MIRR is the yearly rate at which the first sum grows to the second.",
  ],
  assumptions: [
    "Cash flows come at the end of their periods, and period 0 is the start. Amounts in the same period or on the same date are added up.",
    "The rate is an effective yearly rate. 1% a month is shown as 12.6825% a year.",
    "With dates, a year has 365 days, in leap years too.",
    "If several rates fit, the one nearest to zero is the main answer and all of them are listed.",
    "If you enter only one of the two rates for MIRR, it is used for both.",
  ],
  limitations: [
    "It says nothing about size: 50% on $100 is less money than 10% on $100,000. Look at the gain as well.",
    "To earn the IRR on all your money until the end, you would have to reinvest what you get back at that rate. For a very high IRR that is rarely possible.",
    "Cash flows that change sign several times can have several rates, or none.",
    "For a span under a year, the yearly rate shows a pace that may not last.",
    "At most 40 cash flows over up to 100 years fit in the list.",
  ],
  example: {
    story:
      "Marco put $70,000 into a car wash. It paid him $12,000, $15,000, $18,000, $21,000 and $26,000 over five years, and then closed. His bank offered 5% on the same money.",
    outcome:
      "The car wash earned about 8.66% a year on the money that was still in it, more than the bank's 5%. The $22,000 gain is 31% of what he paid, but it took five years to come in.",
    inputs: { flows: "0:-70000; 1:12000; 2:15000; 3:18000; 4:21000; 5:26000" },
  },
  mistakes: [
    "Forgetting the final value. Without the sale or today's value, the rate looks terrible.",
    "Entering every amount as positive. At least one must be negative.",
    "Comparing a monthly rate with a yearly one. The main answer here is always per year.",
    "Choosing between projects by IRR. If you can do only one, choose the one with the higher net present value.",
  ],
  questions: [
    {
      question: "What is the difference between IRR and XIRR?",
      answer:
        "IRR assumes equal periods. XIRR uses the actual dates: the number of days divided by 365. Choose “On certain dates” for XIRR.",
    },
    {
      question: "Why does my spreadsheet show slightly different digits?",
      answer:
        "It stops searching when it is close enough. Excel's XIRR can differ from the eighth digit on, and different starting guesses give slightly different results.",
    },
    {
      question: "Why are there several rates?",
      answer:
        "The cash flows change sign more than once, as with a mine that costs money again at the end. In that case, compare net present values at a rate you can really get.",
    },
    {
      question: "Why is there no rate?",
      answer:
        "Either all amounts have the same sign, or the money received never balances the money paid at any rate. Check the signs first.",
    },
    {
      question: "What is a good IRR?",
      answer:
        "One that is higher than what equally risky investments pay. Stocks have returned about 7% to 10% a year over long periods, so a risky project should promise well above that.",
    },
  ],
  next: [
    { slug: "npv", why: "what the same cash flows are worth at your own rate." },
    { slug: "cagr", why: "one starting and one ending value, nothing in between." },
    { slug: "apr", why: "the yearly cost of a loan with its fees." },
  ],
  related: ["npv", "cagr", "roi", "apr"],
  sources: [
    {
      title: "OpenStax, Principles of Finance, section 16.3, Internal Rate of Return (IRR) Method",
      url: "https://openstax.org/books/principles-finance/pages/16-3-internal-rate-of-return-irr-method",
    },
    {
      title: "Microsoft Learn, DAX reference, XIRR function",
      url: "https://learn.microsoft.com/en-us/dax/xirr-function-dax",
    },
    {
      title: "Microsoft Learn, Excel VBA reference, WorksheetFunction.MIrr method",
      url: "https://learn.microsoft.com/en-us/office/vba/api/excel.worksheetfunction.mirr",
    },
  ],
  synonyms: [
    "internal rate of return",
    "XIRR",
    "MIRR",
    "modified internal rate of return",
    "money-weighted return",
    "annualized return of cash flows",
  ],
  everydayWords: [
    "rental property deal",
    "solar panels",
    "discount rate",
    "annual",
    "put in, got back, received",
    "project",
    "uneven deposits, payments",
    "yearly",
  ],
  vectors,
  released: "2026-11-22",
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-24",
      what: "The multiple has a clearer label. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Cash flows that begin long after period 0 no longer get wrong rates. If several rates are close together, all of them are found.",
    },
  ],
} satisfies Content<typeof irr>;
