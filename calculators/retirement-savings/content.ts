import type { Content } from "#engine";
import type retirementSavings from "./retirement-savings.ts";
import vectors from "./vectors.ts";

export default {
  title: "Retirement savings calculator: will it be enough?",
  purpose:
    "Checks a retirement plan from start to finish: what your savings grow to, how much you need for the income you want, how long the money lasts, and what to add.",
  about: [
    "“Am I saving enough?” is really two questions. What will I have when I stop working, and how long will it pay the bills? This calculator answers both, in that year's money and in today's.",
    "You need a few honest guesses: a return, an inflation rate, and the income you'd like. Start with the defaults and change one at a time.",
  ],
  howToUse: [
    "Look first at the age your money lasts until. If it falls short, try the three levers: contribute more, retire later, or want less. Retiring later is usually the strongest, because it adds years of saving and removes years of spending.",
    "Run a bad case too: a return two points lower, and five more years of life. A plan that survives both deserves your trust.",
    "Come back once a year with your new balance. Small corrections early are cheap.",
  ],
  methodology: [
    "Until retirement, your savings and contributions earn “Return until retirement”. After that, your income is taken out and the rest earns “Return in retirement”.",
    "You state the income in today's money. It is raised by inflation for each year until retirement, and afterward too unless you choose otherwise. Pensions and Social Security are subtracted from it. If they start later, your savings pay all of the income until then.",
    "In the formula, q is (1 + inflation) ÷ (1 + return) for one year, and n is the number of years in retirement. First income is more than the first withdrawal: it is all withdrawals of the first year, each at its value on the day you retire. If income stays the same, inflation is 0 in q. The result is the amount that pays the income until the last age and then runs out. If you fall short, the shortfall is divided by what an extra $1 in each contribution would grow to.",
  ],
  assumptions: [
    "Both returns are yearly, before inflation is subtracted. All amounts are in the dollars of their own year unless marked “in today's money”.",
    "Twelve months at the monthly rate give exactly the yearly return.",
    "Contributions come at the end of each period and income at the beginning, unless you choose otherwise. Raises come once a year, from the second year on, and apply to the extra contribution too.",
    "Pensions and Social Security rise with inflation if your income does.",
    "You retire on a birthday. If the answer says “until age 76”, the money runs out between your 76th and 77th birthdays.",
    "If you choose to save a percentage of your salary, you can enter an employer match. It goes up to the percentage in “Employer match limit”. Your savings and the match both grow with “Contribution raise”.",
    "Contribution limits are those of the IRS for 2024 to 2026. They include the catch-up from age 50 and, from 2025 on, the higher 401(k) catch-up from 60 to 63. Only your first year is checked, with your current age.",
    "Only displayed figures are rounded.",
  ],
  limitations: [
    "Returns and inflation vary, and bad years around retirement hurt most.",
    "Taxes, fees and other rules of retirement accounts, such as the income limits of a Roth IRA, are left out.",
    "No one knows how long they will live. Plan for longer than you expect.",
    "No published figure says how long savings last under our rules, so we check that by hand.",
  ],
  example: {
    story:
      "Kevin is 35. He has $50,000 in his 401(k) and adds $500 a month, employer's match included. He wants $3,000 a month in today's money from 65, and expects half of it from Social Security.",
    outcome:
      "He is less than $9,000 short, which he could fix with about $9 a month. If he works two years longer instead, he starts retirement with $115,493.93 more than he needs. His sister has the same figures at 45: with ten fewer years to save, she needs about $496 more every month.",
    inputs: {
      age: 35,
      retirement_age: 65,
      savings: 50000,
      contribution: 500,
      return_before: 6,
      return_after: 4,
      inflation_rate: 2.5,
      income: 3000,
      other_income: 1500,
    },
  },
  mistakes: [
    "Comparing future dollars with today's prices. At 2.5% inflation, prices double in 28 years.",
    "Using the stock market's best decade as the return.",
    "Forgetting the employer match, or counting it twice.",
    "Planning to age 85 because your grandparents got there. Many people live into their nineties.",
  ],
  questions: [
    {
      question: "How much do I need to retire?",
      answer: "Enter the income you want in today's money. Then read “Savings needed, in today's money”.",
    },
    {
      question: "Why is the sum at retirement so large?",
      answer: "It is in that year's money, when prices are higher. Judge it by the figure in today's money.",
    },
    {
      question: "Which return should I use?",
      answer:
        "One your mix of stocks, bonds and cash could earn over decades, after fees but before inflation. Use a lower one for retirement if you will hold fewer stocks then.",
    },
    {
      question: "How do I leave inflation out?",
      answer:
        "Subtract inflation from both returns and enter 0 for inflation. Every figure is then roughly in today's money, contributions too.",
    },
    {
      question: "What if I'm already retired?",
      answer:
        "Enter the same age for current and retirement age. Contributions are ignored, and income begins at once.",
    },
  ],
  next: [
    { slug: "social-security", why: "estimate your Social Security, to enter it here." },
    { slug: "retirement-withdrawal", why: "see how much you can take out each year." },
    { slug: "savings-goal", why: "how much a month reaches a given sum." },
    { slug: "investment-growth", why: "find the return or the contribution you need." },
  ],
  related: ["social-security", "retirement-withdrawal", "savings-goal", "investment-growth", "inflation"],
  feeds: { "retirement-withdrawal": { pot: "pot" } },
  sources: [
    {
      title: "IRS, 401(k) limit increases to $24,500 for 2026, IRA limit increases to $7,500",
      url: "https://www.irs.gov/newsroom/401k-limit-increases-to-24500-for-2026-ira-limit-increases-to-7500",
    },
    {
      title: "OpenStax, Principles of Finance, section 8.2, Annuities",
      url: "https://openstax.org/books/principles-finance/pages/8-2-annuities",
    },
    {
      title: "US Department of Labor, Taking the Mystery Out of Retirement Planning",
      url: "https://www.dol.gov/agencies/ebsa/about-ebsa/our-activities/resource-center/publications/taking-the-mystery-out-of-retirement-planning",
    },
    {
      title: "US Social Security Administration, Retirement benefits",
      url: "https://www.ssa.gov/retirement",
    },
  ],
  synonyms: [
    "401(k)",
    "IRA",
    "pension",
    "nest egg",
    "SIPP",
    "FIRE",
    "employer match",
    "retirement planner",
    "superannuation",
    "how much to retire",
    "retire early",
  ],
  everydayWords: ["retire, track, saved", "enough", "401k", "matches", "pension pot", "month"],
  vectors,
  changes: [
    {
      version: "1.3.1",
      date: "2026-11-25",
      what: "The steps multiply before rounding. All figures are the same as before.",
    },
    {
      version: "1.3.0",
      date: "2026-11-24",
      what: "Pensions and Social Security can start later than your retirement. Without such an age, all figures are the same as before.",
    },
    {
      version: "1.2.1",
      date: "2026-11-24",
      what: "Worded labels and a step more clearly. All figures are the same as before.",
    },
    {
      version: "1.2.0",
      date: "2026-11-23",
      what: "You choose which of three years' US limits to use. All figures are the same as before.",
    },
    {
      version: "1.1.1",
      date: "2026-11-23",
      what: "The warning about US limits says that only your own part counts when the contribution includes what your employer adds. All figures are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Saves a percentage of a salary with an employer's match, and warns when contributions are over the US limit for a 401(k) or an IRA. Other answers are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Balances are right in all their digits.",
    },
  ],
} satisfies Content<typeof retirementSavings>;
