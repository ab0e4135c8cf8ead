import type { Content } from "#engine";
import type apy from "./apy.ts";
import vectors from "./vectors.ts";

export default {
  title: "APY calculator: convert interest rate to APY",
  purpose:
    "Converts an interest rate and its compounding to the annual percentage yield (APY), an APY back to the rate behind it, and interest you earned into both.",
  about: [
    "One bank advertises 4.5% compounded daily; another says 4.55% APY. They don't measure the same thing. APY includes the interest that your interest earns in a year, so it is the number to compare.",
    "It is also how you check a statement: enter the interest you received, the deposit and the days, and see the yield you really got.",
  ],
  howToUse: [
    "Convert every account's rate to APY first, then choose. Once they are all in APY, compounding no longer matters.",
    "When a calculator or spreadsheet asks for the nominal rate, convert the APY back here. Typing an APY where a rate belongs overstates growth.",
  ],
  methodology: [
    "In the formula, r is the yearly interest rate and m is how many times a year interest is added. Divide the rate by m, add 1, raise that to the power m, and subtract 1. With continuous compounding it is e^r - 1, where e is about 2.71828.",
    "To go back: r = m × ((1 + APY)^(1 ÷ m) - 1), or the natural logarithm ln(1 + APY) with continuous compounding.",
    "From interest earned, we use the formula that US banks must use (Regulation DD): APY = (1 + interest ÷ principal)^(365 ÷ days) - 1.",
  ],
  assumptions: [
    "The interest rate is the rate before compounding, also called the nominal rate.",
    "All interest stays in the account, and nothing else is paid in or taken out.",
    "A year has 365 days, and daily compounding means 365 times. In a leap year a bank may count 366.",
    "The APY and the rate are shown to four decimals. US banks round an APY to two.",
  ],
  limitations: [
    "The APR of a loan with fees is something else; use the APR calculator.",
    "If your account has tiers or a changing rate, choose “APY and rate from interest earned” and enter the interest it really paid.",
    "Bonuses, fees and taxes are left out.",
  ],
  example: {
    story: "Wei compares two savings accounts. One pays 4.5%, compounded daily. The other advertises an APY of 4.55%.",
    outcome: "The first earns 4.6025%, so it wins: about half a dollar more a year on $1,000.",
    inputs: { find: "apy", annual_rate: 4.5, compounding: "daily" },
  },
  mistakes: [
    "Comparing a rate with an APY. Convert one of them first.",
    "Thinking daily compounding is a big advantage. At 5% it adds about ten cents a year per $1,000 over monthly.",
    "Multiplying a monthly rate by 12 and calling it APY. That is the nominal rate.",
    "Forgetting that a promotional rate ends. An APY assumes it lasts all year.",
  ],
  questions: [
    {
      question: "What is the difference between APR and APY?",
      answer:
        "On savings, the APR, or plain interest rate, is what each period's interest is based on. APY is what you earn in a year, with interest on interest. 5% compounded monthly is an APY of 5.12%.",
    },
    {
      question: "Which account is better?",
      answer: "The one with the higher APY, if everything else is equal. That is why the law makes US banks state it.",
    },
    {
      question: "Is daily compounding much better than monthly?",
      answer: "Hardly. At 5% it is 5.1267% against 5.1162%.",
    },
    {
      question: "How do I compare a six-month CD with a one-year CD?",
      answer:
        "Choose “APY and rate from interest earned” and enter the interest, the deposit and the days. The result is what the same pace would earn in a year.",
    },
  ],
  next: [
    { slug: "compound-interest", why: "see what the account grows to over the years." },
    { slug: "savings-goal", why: "how much to deposit to reach a goal." },
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
  everydayWords: [
    "bank savings account",
    "compounded, added daily",
    "monthly, quarterly, annually",
    "high yield",
    "AER",
    "nominal, effective",
    "convert APR",
    "credit union",
    "CD",
    "paid, pays percent a month",
    "better",
    "difference",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "With rates near zero, more digits of the values are right than before.",
    },
  ],
} satisfies Content<typeof apy>;
