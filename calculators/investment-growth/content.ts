import type { Content } from "#engine";
import type investmentGrowth from "./investment-growth.ts";
import vectors from "./vectors.ts";

export default {
  title: "Investment calculator: growth, time or rate",
  purpose:
    "Relates the start, the regular contributions, the rate of return, the time and the end value of an investment: give all of them but one, and it works out that one.",
  methodology: [
    "One equation holds the five together: end = start × (1 + i)^n + contribution × ((1 + i)^n - 1) ÷ i, where n is the number of contribution periods and i the rate of one of them. Contributions at the beginning of their periods count (1 + i) times as much. Without contributions a period is a year.",
    "The start, the contribution, the end and the time follow from it by algebra. The rate does not, once there are contributions: it is searched for between bounds that certainly hold it, which are narrowed until they agree to 24 decimals. The end value rises with the rate, so there is only one.",
  ],
  assumptions: [
    "The rate of return is the same in every year. It may be negative.",
    "It is a yearly return, as funds and stocks quote it, unless you choose another compounding. The rate i of a contribution period is the one that grows as much in a year.",
    "Contributions are all the same, and come at the end of each period unless you choose the beginning.",
    "Where the time is not a whole number of periods, a part of a period counts as a part of a contribution, as in the NPER function of spreadsheets. The page then also says how many whole contributions it takes.",
    "Nothing is rounded on the way. Only what is shown is rounded.",
  ],
  limitations: [
    "Taxes, fees and inflation are not taken off. For a result in today's money, give a return from which inflation has been taken off.",
    "Investments rise and fall. A steady rate that leads to the same end can hide years of loss, and past returns promise nothing.",
    "When the rate is searched for and there are contributions, the years must come to a whole number of them.",
    "Times beyond 200 years are not worked out.",
  ],
  example: {
    story: "You have $10,000, add $200 a month, and want to know what it comes to in 10 years at 7% a year.",
    inputs: { find: "end", start: 10000, contribution: 200, annual_rate: 7, years: 10 },
  },
  questions: [
    {
      question: "How long does money take to double?",
      answer:
        "Choose the time, start with 1,000, end with 2,000 and no contributions. At 7% a year it is 10.24 years. The rule of 72 says about the same: 72 ÷ 7 is 10.3.",
    },
    {
      question: "What return do I need to become a millionaire?",
      answer:
        "Choose the rate, and give what you have, what you can add and the years. If the rate comes out far above what markets have paid over long times, the plan needs more time or more money, not a bolder fund.",
    },
    {
      question: "Why is the contribution negative?",
      answer:
        "Then the start alone grows to more than you want at the end. The figure is what you could take out every period and still end with your target.",
    },
    {
      question: "Is 7% a year the same as 7% ÷ 12 a month?",
      answer:
        "No. 7% ÷ 12 every month earns 7.23% a year. Here 7% means 7% in a year, unless you choose that the rate is compounded monthly.",
    },
  ],
  related: ["compound-interest", "savings-goal", "cagr", "roi", "inflation"],
  sources: [
    {
      title: "OpenStax, Principles of Finance, section 7.3, Methods for Solving Time Value of Money Problems",
      url: "https://openstax.org/books/principles-finance/pages/7-3-methods-for-solving-time-value-of-money-problems",
    },
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
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Big losses keep their cents: $16 after 100 years at -59.3% a year, compounded quarterly, needs a start of $120,022,615,535,979,176,643,147,318,349.90, which ended in 350.00. A rate that is found is right in all the digits of its value. A figure of more than 30 digits is no answer. A continuous rate of a near-total loss no longer fails.",
    },
  ],
} satisfies Content<typeof investmentGrowth>;
