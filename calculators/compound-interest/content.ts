import type { Content } from "#engine";
import type compoundInterest from "./compound-interest.ts";
import vectors from "./vectors.ts";

export default {
  title: "Compound interest calculator with contributions",
  purpose:
    "Works out what a sum grows to when interest earns interest, with regular contributions if you make them, and what the result buys once prices have risen.",
  methodology: [
    "The starting amount grows by the rate of one compounding period, as often as interest is added: principal × (1 + r ÷ m)^(m × t), where r is the yearly rate, m how many times a year interest is added, and t the years. Compounded continuously, it is principal × e^(r × t).",
    "Each contribution grows from the day it is paid in. Where contributions and compounding fall on the same days, that is the formula of an annuity. Where they do not, the rate of one contribution period is the one that grows as much in a year: i = (1 + r ÷ m)^(m ÷ k) - 1, with k contributions a year.",
    "Interest is what is left of the final balance after taking off the starting amount and everything that was paid in.",
  ],
  assumptions: [
    "The rate stays the same and is the one before compounding, as most accounts quote it. If yours is an APY, which already has the compounding in it, choose compounding every year.",
    "Daily compounding means 365 times a year, weekly 52 times, and every month is a twelfth of a year.",
    "Contributions come at the end of each period unless you choose the beginning.",
    "Between compounding dates interest runs from day to day at the equivalent rate, as on a financial calculator with different numbers of payments and compoundings. Choose “No interest until the next date” for an account that credits only what has been in it for a whole period: some textbooks work like that, and it can make several percent of difference.",
    "A part of a year counts by the month. Eighteen months of weekly compounding are 78 weeks.",
    "Nothing is rounded on the way. Only what is shown is rounded, half a cent upwards.",
  ],
  limitations: [
    "Taxes and fees are not taken off.",
    "A bank that rounds each month's interest to the cent may differ from this by a few cents.",
    "Real returns change from year to year. A constant rate shows what growth does, and forecasts nothing.",
  ],
  example: {
    story:
      "You put $10,000 into an account at 5%, compounded monthly, and add $200 at the end of every month for 10 years.",
    inputs: { principal: 10000, annual_rate: 5, years: 10, contribution: 200 },
  },
  questions: [
    {
      question: "How much difference does it make how often interest is compounded?",
      answer:
        "Less than people think. 5% a year earns 5% compounded yearly, about 5.12% monthly and 5.13% daily or continuously. The rate and the time matter far more.",
    },
    {
      question: "Should I type the APY or the interest rate?",
      answer:
        "Either, but say which. The interest rate goes with the account's own compounding. An APY already has the compounding in it, so choose “Every year” with it.",
    },
    {
      question: "Why does another calculator give a different result for monthly contributions and yearly interest?",
      answer:
        "There are two conventions. Here interest runs from day to day unless you choose otherwise. Some calculators let money wait until the next yearly date before it earns anything. $600 a month at 10% for 30 years comes to about $1,238,000 the first way and $1,184,000 the second.",
    },
    {
      question: "What does the future value in today's money mean?",
      answer:
        "What the balance would buy at today's prices. At 3% inflation, $1,344 in ten years buys about what $1,000 buys now. Leave inflation at 0 and the figure is not shown.",
    },
    {
      question: "Is it better to pay in at the beginning of the month?",
      answer:
        "A little. Every contribution then earns one more period of interest, so the contributions grow to (1 + i) times as much, where i is the rate of one period.",
    },
  ],
  related: ["savings-goal", "investment-growth", "apy", "simple-interest", "inflation"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.4, Compound Interest",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-4-compound-interest",
    },
    {
      title: "OpenStax, Principles of Finance, section 8.2, Annuities",
      url: "https://openstax.org/books/principles-finance/pages/8-2-annuities",
    },
    {
      title: "US Securities and Exchange Commission, Investor.gov, Compound Interest Calculator",
      url: "https://www.investor.gov/financial-tools-calculators/calculators/compound-interest-calculator",
    },
  ],
  synonyms: [
    "compounding",
    "interest on interest",
    "future value",
    "FV",
    "savings account",
    "CD",
    "certificate of deposit",
    "fixed deposit",
    "monthly contributions",
    "continuous compounding",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Interest keeps all the digits of its value where it is small beside the deposits.",
    },
  ],
} satisfies Content<typeof compoundInterest>;
