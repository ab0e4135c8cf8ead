import type { Content } from "#engine";
import type retirementSavings from "./retirement-savings.ts";
import vectors from "./vectors.ts";

export default {
  title: "Retirement savings calculator: will it be enough?",
  purpose:
    "Looks at a retirement plan in both its phases: what savings and contributions grow to until you retire, how much the income you want will take, until what age the money lasts, and what is missing.",
  methodology: [
    "Until retirement, savings and contributions earn the first return. In retirement, what is left earns the second one, and the income is taken out of it.",
    "The income is wanted in today's money. It is raised by inflation for every year until retirement, and in retirement too unless you choose that it stays the same. Pensions are taken off before.",
    "What is needed at retirement is the sum that pays this income until the last age and is then used up. The rest is a comparison: what is missing, divided by what contributions of 1 would grow to, is what to contribute on top each time.",
  ],
  assumptions: [
    "Both returns are yearly, in the money of their day, before inflation is taken off (nominal). So are all amounts, except where it says “in today's money”.",
    "Saving a percentage of your salary saves that part of it each time. Your employer's match is added to it: the match percentage of what you save, up to the share of salary where the match stops. Both grow with “Raise contributions by”.",
    "Contribution limits are those of the IRS for 2024, 2025 and 2026, with the catch-up from age 50 and for a 401(k) the higher one from 60 to 63. They are compared with what you save in the first year. Age is the age you reach in that year.",
    "The rate of a month is the one that grows as much in a year.",
    "Contributions come at the end of each period, and the income at the beginning, unless you choose otherwise. Raises come once a year, from the second year on. What is contributed on top is raised in the same way.",
    "Other income, such as a state pension, begins at retirement and keeps step with the income you want.",
    "You retire on a birthday, and “until age 81” means that the money runs out before the 82nd.",
    "Only what is shown is rounded.",
  ],
  limitations: [
    "Returns and inflation are never the same every year, and bad years just before or after retiring weigh most. Look at a worse case too.",
    "Taxes, fees, income limits and other rules of pension plans are left out. Limits of later years are not known.",
    "Nobody knows how long they will live. About half of all people live longer than the average.",
    "It does not look at money beyond the last age.",
    "We found no published figure for how long savings last under our rules. We check that by hand.",
  ],
  example: {
    story:
      "You are 35, have $50,000, contribute $500 a month, and want $3,000 a month in today's money from 65 on, $1,500 of it from a pension.",
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
  questions: [
    {
      question: "Why is the sum at retirement so large?",
      answer:
        "Because it is in the money of that year, when prices will be higher. Look at the figure in today's money to judge what it will buy. At 2.5% inflation prices double in 28 years.",
    },
    {
      question: "Which return should I give?",
      answer:
        "One that your mix of shares, bonds and cash could pay over decades, after fees and before inflation. Lower in retirement, if you will hold less in shares then.",
    },
    {
      question: "How do I calculate in real terms?",
      answer:
        "Give returns from which inflation has been taken off, and an inflation of 0. Then every figure is in today's money.",
    },
    {
      question: "What if I am retired already?",
      answer:
        "Give the same age for now and for retiring. Contributions then play no part, and the income begins at once.",
    },
    {
      question: "What closes the gap best?",
      answer:
        "Try each: contributing more, retiring later (more years to save and fewer to pay for), or wanting less. A later retirement usually does the most.",
    },
  ],
  related: ["retirement-withdrawal", "savings-goal", "investment-growth", "inflation", "compound-interest"],
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
    "employer match",
    "401k contribution limit",
    "catch-up contributions",
    "401(k)",
    "IRA",
    "pension",
    "nest egg",
    "retirement planner",
    "superannuation",
    "SIPP",
    "how much to retire",
    "retire early",
  ],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Saves a percentage of a salary with an employer's match, and warns when contributions are over the US limit for a 401(k) or an IRA. Other answers are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Balances keep all the digits of their values where interest is small beside them.",
    },
  ],
} satisfies Content<typeof retirementSavings>;
