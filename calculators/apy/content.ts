import type { Content } from "#engine";
import type apy from "./apy.ts";
import vectors from "./vectors.ts";

export default {
  title: "APY calculator: what a rate really earns",
  purpose:
    "Turns an interest rate and its compounding into the annual percentage yield (APY), an APY back into the rate behind it, and interest that was really earned into both.",
  methodology: [
    "The rate is divided by the number of compounding periods in a year, and interest is added that many times: APY = (1 + r ÷ m)^m - 1. Compounded continuously, it is e^r - 1.",
    "Back again, r = m × ((1 + APY)^(1 ÷ m) - 1), and ln(1 + APY) compounded continuously.",
    "From interest that was earned it is the formula of Regulation DD: APY = (1 + interest ÷ principal)^(365 ÷ days) - 1.",
  ],
  assumptions: [
    "The interest rate is the one before compounding: the nominal rate, sometimes called APR.",
    "All interest stays in the account, and nothing else is paid in or taken out.",
    "A year has 365 days, and daily compounding means 365 times. In a leap year a bank may count 366.",
    "Four decimals are shown. Banks in the United States round an APY to two.",
  ],
  limitations: [
    "The APR of a loan with fees is something else: use the APR calculator for it.",
    "Accounts that pay different rates on parts of the balance, or change the rate during the year, need the interest they really pay: choose “Both from interest earned”.",
    "Bonuses, fees and taxes are left out.",
  ],
  example: {
    story: "A savings account pays 4.5%, compounded daily.",
    inputs: { find: "apy", annual_rate: 4.5, compounding: "daily" },
  },
  questions: [
    {
      question: "What is the difference between APR and APY?",
      answer:
        "The rate is what each period's interest is worked out from. The APY is what a year earns once that interest has itself earned interest. 5% compounded monthly is an APY of 5.12%.",
    },
    {
      question: "Which of two accounts is better?",
      answer:
        "The one with the higher APY, if all else is equal: it already takes the compounding into account. That is why the law makes banks state it.",
    },
    {
      question: "Is daily compounding much better than monthly?",
      answer: "Hardly. At 5% it is 5.1267% against 5.1162%, which is about ten cents a year on $1,000.",
    },
    {
      question: "How do I compare a six-month certificate with a yearly account?",
      answer:
        "Choose “Both from interest earned” and give the interest, the deposit and the days. The result is what the same pace would earn in a whole year.",
    },
  ],
  related: ["compound-interest", "apr", "simple-interest", "savings-goal", "cagr"],
  feeds: { "savings-goal": { annual_rate: "annual_rate" } },
  sources: [
    {
      title:
        "US Consumer Financial Protection Bureau, Regulation DD, 12 CFR 1030, appendix A, Annual Percentage Yield Calculation",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1030/a/",
    },
    {
      title: "OpenStax, Contemporary Mathematics, section 6.4, Compound Interest",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-4-compound-interest",
    },
    {
      title: "Microsoft Learn, DAX reference, EFFECT function",
      url: "https://learn.microsoft.com/en-us/dax/effect-function-dax",
    },
  ],
  synonyms: [
    "annual percentage yield",
    "effective annual rate",
    "EAR",
    "effective interest rate",
    "AER",
    "annual equivalent rate",
    "APR to APY",
    "nominal rate",
    "EFFECT",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Rates near zero keep all the digits of their values. In the comparison, yields of more than 30 digits are left out, and long ones print every digit.",
    },
  ],
} satisfies Content<typeof apy>;
