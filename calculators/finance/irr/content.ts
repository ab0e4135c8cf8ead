import type { Content } from "#engine";
import type irr from "./irr.ts";
import vectors from "./vectors.ts";

export default {
  title: "IRR calculator: internal rate of return and XIRR",
  purpose:
    "Calculates the internal rate of return (IRR) of a series of cash flows: the yearly rate that your money earned. The cash flows can come at regular intervals or on certain dates.",
  about: [
    "You put in $70,000 and got back different amounts each year. What did your money earn per year? The internal rate of return (IRR) is the answer. The IRR takes into account when you paid and received each dollar.",
    "Landlords use the IRR for rent and a later sale. Fund investors use dates, because they add and withdraw money on different days. With dates, spreadsheets call the IRR “XIRR”. Borrowers use the IRR to find the yearly cost of a loan with fees.",
  ],
  howToUse: [
    "List each cash flow with its period or date. Money you pay is negative, and money you receive is positive. If you still own the investment, add today's value as the last positive amount.",
    "Compare the IRR with what your money would earn elsewhere at the same risk. If the IRR is higher, the investment earns more.",
    "In the chart, the line crosses zero at the IRR. If the line crosses zero more than once, several rates fit. Then none of the rates is a good guide.",
    "A high IRR often comes from money that you get back early. If you can't reinvest that money at such a high rate, enter a lower reinvestment rate under “More options”. You then also see the modified rate (MIRR).",
  ],
  methodology: [
    "In the formula, each cash flow is divided by (1 + IRR)^t. t is the number of years from the start to the cash flow. The IRR is the rate at which the results add up to zero.",
    "No formula gives the IRR directly. We search for every rate that fits, from −99.99% to 1,000,000% a year. A spreadsheet starts from a guess instead and finds one rate at most.",
    "With dates, t is the number of days since the earliest date, divided by 365, as in XIRR.",
    "For the modified rate (MIRR), everything you pay is valued on the first date, with the borrowing rate. Everything you receive is valued on the last date, with the reinvestment rate. MIRR is the yearly rate at which the first value grows to the second.",
  ],
  assumptions: [
    "Period 0 is the start. Every later cash flow comes at the end of its period.",
    "The IRR is always a yearly rate with compounding. 1% a month is shown as 12.6825% a year.",
    "If several rates fit, the main answer is the rate nearest to zero. “All rates found” lists every rate.",
    "If you leave the borrowing rate empty, MIRR uses the reinvestment rate for both. If you leave the reinvestment rate empty, MIRR uses the borrowing rate for both.",
  ],
  limitations: [
    "The IRR doesn't show how much money you make. 50% on $100 is less money than 10% on $100,000. Look at the gain as well.",
    "The IRR can promise too much. You earn the IRR on all your money only if you reinvest what you get back at the same rate. With a very high IRR, you rarely can.",
    "If you pay, receive and later pay again, several rates may fit, or no rate at all. Use the NPV calculator for such cash flows.",
    "If your cash flows end after a few months, the IRR shows what a whole year at that pace would earn. The pace may not last.",
    "The list holds at most 40 cash flows over up to 100 years.",
  ],
  example: {
    story:
      "Marco put $70,000 into a car wash. Over the next five years it paid him $12,000, $15,000, $18,000, $21,000 and $26,000. Then it closed. His bank offered 5% a year on the same money.",
    outcome:
      "The car wash earned about 8.66% a year on the money that Marco still had in it. The bank would have paid only 5% a year. Marco's gain of $22,000 is 31% of the $70,000 he paid, but it took five years.",
    inputs: { flows: "0:-70000; 1:12000; 2:15000; 3:18000; 4:21000; 5:26000" },
  },
  mistakes: [
    "Forgetting the final value. Without the sale price or today's value, the IRR is far too low.",
    "Entering every amount as positive. What you pay must be negative.",
    "Comparing a monthly rate with a yearly rate. The IRR here is always per year.",
    "Choosing between projects by IRR. If you can do only one project, choose the project with the higher net present value.",
  ],
  questions: [
    {
      question: "What is the difference between IRR and XIRR?",
      answer:
        "IRR assumes equal periods, such as years. XIRR uses the actual dates. Choose “On certain dates” for XIRR.",
    },
    {
      question: "Why does my spreadsheet show slightly different digits?",
      answer:
        "A spreadsheet stops searching when its rate is close enough. Excel's XIRR can be wrong after the seventh digit.",
    },
    {
      question: "Why are there several rates?",
      answer:
        "Several rates can fit if you pay, receive and later pay again. An example is a mine that costs money again at the end. In such a case, compare net present values at a rate you can really get.",
    },
    {
      question: "Why is there no rate?",
      answer:
        "Perhaps all amounts are positive, or all are negative. Check the signs first. For some cash flows, no rate makes the present values add up to zero.",
    },
    {
      question: "What is a good IRR?",
      answer:
        "An IRR is good if it is higher than what equally risky investments pay. Stocks have returned about 7% to 10% a year over long periods. A risky project should promise well above 10%.",
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
  everydayWords: ["XIRR", "rental property deal", "solar panels", "project", "annual"],
  inputWords: {
    flows: "Uneven deposits, payments, put in, got back, received",
    reinvest_rate: "For MIRR, what receipts earn",
    finance_rate: "For MIRR, on money paid",
    timing: "Every year, month, or by dates",
  },
  vectors,
  released: "2026-11-22",
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-26",
      what: "Rates that lie close together are all found, and so is a rate that counts several times: cash flows of -1,000, 3,360, -3,762.80 and 1,404.48 have the rates 10%, 12% and 14%, of which we showed 10%. Several cash flows in one period are no longer added up first for money paid, money received, the multiple and the modified rate.",
    },
    {
      version: "1.0.2",
      date: "2026-11-24",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Cash flows that begin long after period 0 no longer get wrong rates. If several rates are close together, all of them are found.",
    },
  ],
} satisfies Content<typeof irr>;
