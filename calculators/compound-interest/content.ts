import type { Content } from "#engine";
import type compoundInterest from "./compound-interest.ts";
import vectors from "./vectors.ts";

export default {
  title: "Compound interest calculator with contributions",
  purpose:
    "Calculates what your savings grow to when interest earns interest. Add regular contributions if you make them, and inflation to see what the result will buy.",
  about: [
    "This is for money that sits and grows: a savings account, a CD, a child's college fund, an index fund you don't touch. Enter what you have, the rate, and how long you can leave it alone.",
    "Compound interest looks slow for years and then picks up. Seeing your own figures, year by year, is the best argument for starting now with whatever you have.",
  ],
  howToUse: [
    "Look at the chart before the total. The gap between what you paid in and the balance is money you didn't have to earn.",
    "Then change one thing at a time. Add five years. Add $50 a month. Raise the rate by one point. You will see which of them matters most to you. For most people it is time.",
    "In the US, interest in an ordinary account is taxed as income. Enter your tax rate under “More options” to see what is left.",
    "For a goal more than ten years away, enter an inflation rate of 2% or 3%. The figure in today's money is the one to plan with.",
  ],
  methodology: [
    "The starting amount grows to principal × (1 + r ÷ m)^(m × t). Here r is the yearly rate, m is how many times a year interest is added, and t is the number of years. With continuous compounding it is principal × e^(r × t).",
    "Each contribution grows from the day you pay it in. In the formula, i is the rate for one contribution period and n is the number of contributions. If you contribute k times a year and interest is added m times, then i = (1 + r ÷ m)^(m ÷ k) - 1.",
    "If you raise your contributions, those of the second year are higher by that percentage, and so on every year. Within a year they are equal.",
    "Tax is taken from the interest each time it is added, so the account grows at r × (1 - tax rate) instead of r.",
    "Interest earned is the final balance minus the starting amount and all contributions.",
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
    "The rate stays the same. It is the rate before compounding. If yours is an APY, which is what banks advertise, the compounding is already in it: choose “Every year”.",
    "Daily compounding means 365 times a year, weekly means 52, and every month is a twelfth of a year.",
    "Contributions come at the end of each period unless you choose the beginning.",
    "Between compounding dates, interest accrues every day, as on a financial calculator. Choose “Starts at the next date” for an account that only credits money held for a whole period. Some textbooks work that way, and the result can differ by several percent.",
    "Part of a year counts in months: 18 months of weekly compounding are 78 weeks.",
    "The first raise comes after 12 months. Tax is not charged on a negative rate, and the APY is shown before tax.",
    "Nothing is rounded along the way. Only displayed figures are, with halves rounding up.",
  ],
  limitations: [
    "Fees aren't deducted. A tax you enter is taken right away, although you really pay it later, often with your tax return.",
    "Actual returns go up and down. A constant rate shows how growth works; it doesn't predict anything.",
    "A bank that rounds each month's interest may differ by a few cents.",
  ],
  example: {
    story:
      "When her daughter turns eight, Priya moves $10,000 into an account that pays 5%, compounded monthly. She adds $200 at the end of every month and leaves it alone until the girl is 18.",
    outcome:
      "Priya paid in $34,000 and the bank added the rest. Over twenty years instead of ten, the same habit would grow to $109,333.14, more than twice as much. Early interest has the longest time to earn interest of its own.",
    inputs: { principal: 10000, annual_rate: 5, years: 10, contribution: 200 },
  },
  mistakes: [
    "Typing an APY and leaving compounding on monthly. That counts the compounding twice.",
    "Expecting a stock market return every year. An average of 7% can include a year of minus 30%.",
    "Forgetting inflation. At 3%, Priya's balance would buy what $35,364.22 buys today.",
    "Comparing accounts by how often they compound. Going from monthly to daily at 5% adds about a hundredth of a percentage point.",
  ],
  questions: [
    {
      question: "How often should interest compound?",
      answer:
        "More often is better, but only slightly. A 5% rate earns 5% a year compounded yearly, about 5.12% monthly and 5.13% daily. The rate and the time matter far more.",
    },
    {
      question: "Should I enter the APY or the interest rate?",
      answer:
        "Either works. The interest rate goes with your account's own compounding. An APY goes with “Every year”.",
    },
    {
      question: "How long until my money doubles?",
      answer:
        "Divide 72 by the rate for a good estimate: at 6% it takes about 12 years. This “rule of 72” is close for rates between about 4% and 12%.",
    },
    {
      question: "What does “in today's money” mean?",
      answer:
        "What the future balance would buy at today's prices. At 3% inflation, $1,344 in ten years buys about what $1,000 buys now.",
    },
    {
      question: "Is it better to contribute at the beginning of the month?",
      answer: "A little. Each contribution then earns one more period of interest.",
    },
    {
      question: "Why does another calculator give a different result?",
      answer:
        "Often because contributions are monthly but interest is yearly. $600 a month at 10% for 30 years is about $1,238,000 if interest accrues daily and $1,184,000 if it waits for the yearly date.",
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
  everydayWords: [
    "bank deposit",
    "account",
    "CD",
    "compounded monthly, daily, quarterly",
    "put in, leave",
    "never touch",
    "add",
    "end up with, earn",
    "how long until money doubles",
    "double, year",
    "kids' college fund",
    "every month",
    "percent",
  ],
  vectors,
  changes: [
    {
      version: "1.1.1",
      date: "2026-11-25",
      what: "A step is worded more clearly. All figures are the same as before.",
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
