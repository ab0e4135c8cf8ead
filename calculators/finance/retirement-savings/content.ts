import { PRINCIPLES_FINANCE_8_2 } from "#calculators/sources";
import type { Content } from "#engine";
import type retirementSavings from "./retirement-savings.ts";
import vectors from "./vectors.ts";

export default {
  title: "Retirement savings calculator: will it be enough?",
  purpose:
    "Checks a retirement plan from start to finish: what your savings grow to, how much you need for the income you want, how long the money lasts, and how much more to save.",
  about: [
    "“Am I saving enough?” is really two questions. What will I have when I stop working? How long will it pay the bills? This calculator answers both, and shows what the amounts are worth in today's money.",
    "You need a few honest guesses: the yearly return on your savings, an inflation rate, and the income you'd like. Start with the defaults and change one at a time.",
  ],
  howToUse: [
    "Look first at how long your money lasts. If it runs out too early, contribute more, retire later, or plan on less income. Retiring later usually helps most: you save for more years and spend for fewer.",
    "Test a bad case too. Lower both returns by 2 percentage points, and make the money last five years longer. If the plan works even then, you can trust it more.",
    "Come back once a year with your new balance.",
  ],
  methodology: [
    "Until you retire, your savings and contributions grow at “Return until retirement”. After that, your income is taken out each month or year. The remaining money grows at “Return in retirement”.",
    "You enter the income you want in today's money. It rises with inflation until you retire. It rises afterward too, if you keep “Rises with inflation”. Pensions and Social Security pay part of that income, and your savings pay the rest. If the pensions start after you retire, your savings pay everything until then.",
    "The formula gives the savings you need at retirement. “First year” is the sum you need on the day you retire to pay for the whole first year. It is a little less than the withdrawals of that year added up, because the money still earns interest. Return is “Return in retirement”, and n is the number of years in retirement. If your income stays the same, inflation counts as 0. The savings pay your income until the last age and are then used up.",
    "If you fall short, we work out what $1 more in every contribution would grow to, and divide the shortfall by that amount. The result is the extra contribution you need.",
  ],
  assumptions: [
    "Future amounts are in the dollars of their own year, except those marked “in today's money”.",
    "Money grows by the same percentage each month. Twelve months give exactly the yearly return.",
    "You contribute at the end of each period and take income at the beginning. You can choose otherwise under “More options”.",
    "“Contribution raise” applies once a year, from the second year on. It raises the extra contribution too.",
    "Pensions and Social Security rise with inflation if your income does.",
    "You retire on a birthday. If the answer says “until you are 76”, the money runs out between your 76th and 77th birthdays.",
    "If you save a percentage of your salary, you can enter an employer match. “Contribution raise” then raises your contribution and the match.",
    "Contribution limits are those of the IRS, with the higher limits for older savers. Only your first year of contributions is checked.",
  ],
  limitations: [
    "Returns and inflation change from year to year. Losses around retirement hurt most, so try lower returns too.",
    "Taxes and account fees are left out. So are most rules of retirement accounts, such as the income limits of a Roth IRA.",
    "No one knows how long they will live. Plan for longer than you expect.",
  ],
  example: {
    story:
      "Kevin is 35. He has $50,000 in his 401(k) and adds $500 a month, employer's match included. He wants $3,000 a month in today's money from 65, and expects half of it from Social Security.",
    outcome:
      "He is less than $9,000 short. About $9 more a month, invested for thirty years, closes that gap. If he works two years longer instead, he starts retirement with $115,493.93 more than he needs. His sister is 45 and has the same figures. With ten fewer years to save, she needs about $496 more every month.",
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
    "Planning to age 85 because your grandparents lived to 85. Many people live into their nineties.",
  ],
  questions: [
    {
      question: "How much do I need to retire?",
      answer: "Enter the income you want in today's money. Then read “Savings needed, in today's money”.",
    },
    {
      question: "Why is the sum at retirement so large?",
      answer:
        "Prices will be higher by then, so a dollar will buy less. Look at “Savings at retirement, in today's money” instead.",
    },
    {
      question: "Which return should I use?",
      answer:
        "Use a return that your mix of stocks, bonds and cash could earn over decades, after fees but before inflation. For retirement, use a lower return if you will hold fewer stocks then.",
    },
    {
      question: "How do I leave inflation out?",
      answer:
        "Subtract inflation from both returns, and enter 0 for inflation. Every figure is then roughly in today's money.",
    },
    {
      question: "What if I'm already retired?",
      answer:
        "Enter your current age as the retirement age too. Contributions are then ignored, and income begins at once.",
    },
  ],
  next: [
    { slug: "social-security", why: "estimate your Social Security, to enter it here." },
    { slug: "retirement-withdrawal", why: "see how much you can take out each year." },
    { slug: "savings-goal", why: "see how much to save each month for a goal." },
    { slug: "investment-growth", why: "find the return or the contribution you need." },
  ],
  related: ["social-security", "retirement-withdrawal", "savings-goal", "investment-growth", "inflation"],
  feeds: { "retirement-withdrawal": { pot: "pot" } },
  sources: [
    {
      title: "IRS, 401(k) limit increases to $24,500 for 2026, IRA limit increases to $7,500",
      url: "https://www.irs.gov/newsroom/401k-limit-increases-to-24500-for-2026-ira-limit-increases-to-7500",
    },
    PRINCIPLES_FINANCE_8_2,
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
  everydayWords: ["retire", "enough", "401k", "pension pot", "on track", "saved"],
  inputWords: {
    retirement_age: "Stop working at",
    last_age: "Money lasts until",
    savings: "Nest egg now, have saved",
    employer_match: "401k matches",
    income: "To spend in retirement",
    other_income: "Pensions, Social Security, today's money",
    pension_age: "They start later",
  },
  vectors,
  changes: [
    { version: "1.3.3", date: "2026-11-27" },
    { version: "1.3.2", date: "2026-11-26" },
    {
      version: "1.3.1",
      date: "2026-11-25",
    },
    {
      version: "1.3.0",
      date: "2026-11-24",
      what: "Pensions and Social Security can start later than your retirement. Answers to earlier inputs are the same as before.",
    },
    {
      version: "1.2.1",
      date: "2026-11-24",
    },
    {
      version: "1.2.0",
      date: "2026-11-23",
      what: "You can choose the year whose US contribution limits apply. All figures are the same as before.",
    },
    {
      version: "1.1.1",
      date: "2026-11-23",
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
