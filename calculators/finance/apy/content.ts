import { CONTEMPORARY_MATHEMATICS_6_4 } from "#calculators/sources";
import type { Content } from "#engine";
import type apy from "./apy.ts";
import vectors from "./vectors.ts";

export default {
  title: "APY calculator: convert interest rate to APY",
  purpose:
    "Converts an interest rate to the annual percentage yield (APY), or an APY to the interest rate behind it. It also finds the APY and the rate from interest you earned.",
  about: [
    "One bank advertises 4.5% compounded daily, and another advertises 4.55% APY. You can't compare the two figures directly. The APY includes the interest that your interest earns in a year, so compare accounts by APY.",
    "You can also check a bank statement. Enter the interest you received, the deposit and the days. You see the APY you really got.",
  ],
  howToUse: [
    "Convert every account's rate to an APY first. Then choose the account with the highest APY.",
    "Some calculators and spreadsheets need the nominal rate, which is the rate before compounding. Convert the APY to that rate first. If you enter the APY instead, the result is too high.",
  ],
  methodology: [
    "In the formula, r is the yearly interest rate and m is how many times a year interest is added. With continuous compounding, the APY is e^r - 1, where e is about 2.71828.",
    "From an APY, the interest rate is r = m × ((1 + APY)^(1 ÷ m) - 1). With continuous compounding, r = ln(1 + APY), where ln is the natural logarithm.",
    "From interest earned, we use the formula that US banks must use (Regulation DD): APY = (1 + interest ÷ principal)^(365 ÷ days) - 1. The principal is the deposit.",
  ],
  assumptions: [
    "All interest stays in the account. You pay nothing in and take nothing out.",
    "A year has 365 days, and daily compounding adds interest 365 times a year. In a leap year a bank may use 366 days.",
    "The APY and the rate are shown with up to four decimals. US banks round an APY to two decimals.",
  ],
  limitations: [
    "This page is for savings. For a loan with fees, use the APR calculator.",
    "If your rate changes or depends on your balance, one rate doesn't give the right APY. Choose “APY and rate from interest earned” and enter the interest you really received.",
    "Bonuses, fees and taxes aren't included.",
  ],
  example: {
    story: "Wei compares two savings accounts. One pays 4.5%, compounded daily. The other advertises an APY of 4.55%.",
    outcome:
      "The first account has an APY of 4.6025%, more than the second account's 4.55%. On $1,000, the first account pays about half a dollar more a year.",
    inputs: { find: "apy", annual_rate: 4.5, compounding: "daily" },
  },
  mistakes: [
    "Comparing an interest rate with an APY. Convert the rate to an APY first.",
    "Thinking that daily compounding is a big advantage. At 5%, daily compounding earns about ten cents a year more per $1,000 than monthly compounding.",
    "Multiplying a monthly rate by 12 and calling the result an APY. The result is the nominal rate, without compounding.",
    "Forgetting that a promotional rate ends. The APY assumes that the rate lasts all year.",
  ],
  questions: [
    {
      question: "What is the difference between APR and APY?",
      answer:
        "On savings, the APR is the plain interest rate, before compounding. The APY is what you earn in a year, with interest on interest. A rate of 5% compounded monthly is an APY of 5.12%.",
    },
    {
      question: "Which account is better?",
      answer:
        "The account with the higher APY, if everything else is equal. US banks must state the APY so that you can compare accounts.",
    },
    {
      question: "Is daily compounding much better than monthly?",
      answer:
        "Hardly. At a rate of 5%, the APY is 5.1267% with daily compounding and 5.1162% with monthly compounding.",
    },
    {
      question: "How do I compare a six-month CD with a one-year CD?",
      answer:
        "Choose “APY and rate from interest earned”. For each CD, enter the interest, the deposit and the days. Then compare the two APYs.",
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
    CONTEMPORARY_MATHEMATICS_6_4,
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
  everydayWords: ["AER", "effective", "nominal", "yearly", "CD", "bank", "daily", "really"],
  inputWords: {
    annual_rate: "Nominal, APR to convert",
    apy: "Effective, yield paid",
    interest: "Earned, paid on the account",
    principal: "Credit union, high yield savings",
    days: "Money was held",
    compounding: "Interest added daily, monthly, quarterly, annually",
  },
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "For rates near zero, the values are now right in more digits.",
    },
  ],
} satisfies Content<typeof apy>;
