import { CONTEMPORARY_MATHEMATICS_6_4, PRINCIPLES_FINANCE_8_2 } from "#calculators/sources";
import type { Content } from "#engine";
import type compoundInterest from "./compound-interest.ts";
import vectors from "./vectors.ts";

export default {
  title: "Compound interest calculator with contributions",
  purpose:
    "Calculates what your savings grow to when interest earns interest, with or without regular contributions. Enter an inflation rate to see what the result will buy.",
  about: [
    "Use this page for money that you leave to grow: a savings account, a CD, a child's college fund or an index fund. Enter what you have, the yearly rate and the number of years.",
    "Compound interest looks slow for years and then picks up. The table shows your own figures year by year.",
  ],
  howToUse: [
    "Look at the chart. The gap between “Balance” and “Paid in so far” is the interest you earn.",
    "Then change one thing at a time. Add five years, add $50 a month, or raise the rate by one percentage point. You will see which change adds the most.",
    "In the US, interest in an ordinary account is taxed as income. Enter your tax rate under “More options” to see the balance after tax.",
    "For a goal more than ten years away, enter an inflation rate of 2% or 3%. Then plan with the figure in today's money.",
  ],
  methodology: [
    "In the formula, principal is the starting amount and r is the yearly rate. m is how many times a year interest is added, and t is the number of years. With continuous compounding, the starting amount grows to principal × e^(r × t), where e is about 2.71828.",
    "n is the number of contributions, and i is the rate for the time between two contributions. If you contribute k times a year, i = (1 + r ÷ m)^(m ÷ k) - 1.",
    "If you enter a contribution raise, your contributions go up by that percentage every 12 months.",
    "Tax is taken from the interest each time interest is added. At a tax rate of 25%, for example, you keep three quarters of the interest.",
    "Interest earned is the final balance minus the starting amount and minus all contributions.",
  ],
  drawing: {
    width: 340,
    height: 225,
    caption:
      "$10,000 at 7% a year. With compound interest it becomes about $76,100 after 30 years; with simple interest, $31,000.",
    lines: [
      { d: "M40 20V190H315" },
      {
        d: "M40 169L58 166L76 163L94 159L112 155L130 149L148 144L166 137L184 129L202 120L220 110L238 99L256 85L274 70L292 53L310 33",
        look: "main",
      },
      { d: "M40 169L310 126" },
    ],
    letters: [
      { x: 225, y: 60, text: "compound" },
      { x: 268, y: 154, text: "simple" },
      { x: 40, y: 210, text: "0" },
      { x: 130, y: 210, text: "10" },
      { x: 220, y: 210, text: "20" },
      { x: 304, y: 210, text: "30 years" },
    ],
  },
  assumptions: [
    "The interest rate stays the same. Enter the rate before compounding. If you have an APY, which already includes compounding, enter the APY and choose “Every year”.",
    "Daily compounding adds interest 365 times a year. Weekly compounding adds interest 52 times a year.",
    "Contributions come at the end of each period, such as a month. To change that, choose “Beginning of each period” under “More options”.",
    "A contribution between two compounding dates earns interest from the day you pay it in. In some accounts and textbooks, interest on the contribution starts at the next compounding date. For such an account, choose “Earn from the next date on”.",
    "The APY is shown before tax. Amounts are rounded only for display.",
  ],
  limitations: [
    "Fees aren't deducted. An account with fees grows more slowly.",
    "Tax is taken out of the account right away. If you pay the tax later from other money, your account grows faster.",
    "Actual returns go up and down. The result shows what a constant rate would earn. It isn't a forecast.",
    "Banks often round interest to the cent each month. Your balance may differ by a few cents.",
  ],
  example: {
    story:
      "When her daughter turns eight, Priya moves $10,000 into an account that pays 5%, compounded monthly. She adds $200 at the end of every month until her daughter turns 18.",
    outcome:
      "Priya paid in $34,000, and the account earned the rest. Over 20 years instead of 10, the balance would grow to $109,333.14, more than twice as much. Interest from the first years has the longest time to earn more interest.",
    inputs: { principal: 10000, annual_rate: 5, years: 10, contribution: 200 },
  },
  mistakes: [
    "Entering an APY and choosing monthly compounding. Then compounding is counted twice.",
    "Expecting the same return from stocks every year. Even with an average of 7%, stocks can lose 30% in a single year.",
    "Forgetting inflation. At 3% inflation, Priya's balance after ten years would buy what $35,364.22 buys today.",
    "Choosing an account by how often it compounds. At 5%, daily instead of monthly compounding adds about a hundredth of a percentage point.",
  ],
  questions: [
    {
      question: "How often should interest compound?",
      answer:
        "More often is better, but only slightly. A rate of 5% earns 5% a year with yearly compounding. The same rate earns about 5.12% with monthly compounding and 5.13% with daily compounding. The rate and the time matter far more.",
    },
    {
      question: "Should I enter the APY or the interest rate?",
      answer:
        "You can enter either one. With the interest rate, choose how often your account compounds. With the APY, choose “Every year”.",
    },
    {
      question: "How long until my money doubles?",
      answer:
        "Divide 72 by the rate. At 6%, your money doubles in about 12 years. This “rule of 72” is close for rates between about 4% and 12%.",
    },
    {
      question: "What does “in today's money” mean?",
      answer:
        "It means what the future balance would buy at today's prices. At 3% inflation, $1,344 in ten years buys about what $1,000 buys now.",
    },
    {
      question: "Is it better to contribute at the beginning of the month?",
      answer: "A little. Each contribution then earns interest for one more month.",
    },
    {
      question: "Why does another calculator give a different result?",
      answer:
        "Contributions may earn interest from a different day. Take $600 a month for 30 years at 10%, compounded yearly. You get about $1,238,000 if each contribution earns interest from the day you pay it in. You get about $1,184,000 if interest starts at the next yearly date.",
    },
  ],
  next: [
    { slug: "savings-goal", why: "how much to save each month for the amount you want." },
    { slug: "investment-growth", why: "find the contribution, return or time you need." },
    { slug: "inflation", why: "see what prices did to money in the past." },
  ],
  related: ["savings-goal", "investment-growth", "apy", "simple-interest", "inflation"],
  feeds: { inflation: { amount: "future_value" } },
  sources: [
    CONTEMPORARY_MATHEMATICS_6_4,
    PRINCIPLES_FINANCE_8_2,
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
  everydayWords: ["bank deposit", "account", "CD", "savings doubling", "never touch"],
  inputWords: {
    principal: "Deposit you put in, leave",
    annual_rate: "Percent the bank pays",
    compounding: "Daily, monthly, quarterly, yearly",
    years: "How long, until money doubles, double",
    contribution: "Add every month, college fund",
    between_dates: "Interest on contributions between compoundings",
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
      what: "Contributions can rise each year, and tax can be taken from the interest. Without either, all figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Interest that is tiny next to the deposits is right in all its digits.",
    },
  ],
} satisfies Content<typeof compoundInterest>;
