import type { Content } from "#engine";
import type retirementWithdrawal from "./retirement-withdrawal.ts";
import vectors from "./vectors.ts";

export default {
  title: "Retirement withdrawal calculator: how long it lasts",
  purpose:
    "Shows how long savings last when you withdraw regularly, how much you can withdraw for a number of years or forever, or how much you need for that. Withdrawals can rise each year.",
  about: [
    "Saving has a clear target; spending doesn't. Take too much and the money runs out; take too little and you live on less than you could. This calculator shows the balance year by year so you can find the middle.",
    "It works for retirement, and also for a sabbatical, a settlement, or a fund that pays for someone's care.",
  ],
  howToUse: [
    "Set the yearly raise to your inflation guess, about 2% or 3%. Without it, the same withdrawal buys less every year.",
    "Then test a weaker market: lower the return by two points. If the money still outlasts you, the plan has some room.",
    "Review it every year with the real balance, and be ready to skip a raise after a bad year. That alone can make the money last years longer.",
  ],
  methodology: [
    "What is left earns its return, and each withdrawal comes out, period by period, until less than one withdrawal remains. What remains is paid as a smaller final withdrawal.",
    "The formula is for equal withdrawals at the end of each period: i is the rate for one period and n the number of withdrawals. For withdrawals at the beginning, multiply the result by 1 + i.",
    "Money lasts forever if the return is above the yearly raise and the savings are large enough. Without a raise, withdrawals at the end of each period need savings of at least withdrawal ÷ i. For withdrawals at the beginning, the savings must be larger by one withdrawal.",
  ],
  assumptions: [
    "The return is the same every year, on what is still invested.",
    "“Compounding” says how often the return is added. We convert the yearly rate to the rate for one period.",
    "Withdrawals come at the beginning of each period unless you choose the end. They rise once a year, from the second year on.",
    "All amounts are in the dollars of their own year, not adjusted for inflation. Raise the withdrawals by inflation to keep their buying power.",
    "The time shown counts full withdrawals only.",
    "Only displayed figures are rounded.",
  ],
  limitations: [
    "Markets don't pay the same every year. Bad years at the start can empty an account long before this says so, even with the same average.",
    "Taxes, fees and required minimum distributions are left out.",
    "Nothing is kept for heirs, unless the money lasts forever.",
    "We found no published figure for how long savings last under our rules, so we check that by hand.",
    "It doesn't look beyond 100 years. If the money lasts forever, the first 30 years are shown.",
  ],
  example: {
    story:
      "Margaret retires at 66 with $500,000. She expects 5% a year and plans to take out $2,500 at the beginning of each month.",
    outcome:
      "She would be 100 when it runs out. But the plan has no raises. With 2.5% a year for inflation, the money lasts only 21 years and 7 months. She starts at $2,000 instead, which lasts until she is 95.",
    inputs: { find: "time", pot: 500000, withdrawal: 2500, annual_return: 5 },
  },
  mistakes: [
    "Leaving the raise at 0. In 23 years at 3% inflation, the same amount buys half as much.",
    "Using the average stock return for a portfolio that is half bonds.",
    "Forgetting taxes on withdrawals from a traditional 401(k) or IRA.",
    "Treating the result as a promise. Real returns go up and down.",
  ],
  questions: [
    {
      question: "What is the 4% rule?",
      answer:
        "A rule of thumb from US history: withdraw 4% in the first year, raise that amount by inflation every year, and the money lasted 30 years in nearly every past period. Try it here with your own return.",
    },
    {
      question: "How long will $500,000 last?",
      answer:
        "At 5% a year and $2,500 a month without raises, 34 years and 2 months. With raises of 2.5% a year, 21 years and 7 months.",
    },
    {
      question: "When does money never run out?",
      answer:
        "When the balance grows at least as fast as the withdrawals. At 5% and no raise, $500,000 can pay a little over $2,000 a month forever.",
    },
    {
      question: "Should I include inflation?",
      answer: "Yes, as the yearly raise, unless your return already has inflation subtracted.",
    },
    {
      question: "Why is the last withdrawal smaller?",
      answer:
        "Savings seldom divide evenly. What is left after the last full withdrawal, with its return, is paid at the end.",
    },
  ],
  next: [
    { slug: "retirement-savings", why: "not retired yet? Plan saving and spending together." },
    { slug: "annuity-payout", why: "level payouts from a lump sum, now or later." },
    { slug: "inflation", why: "how much prices have risen in the past." },
    { slug: "investment-growth", why: "let the savings grow a few more years first." },
  ],
  related: [
    "retirement-savings",
    "social-security",
    "annuity-payout",
    "savings-goal",
    "inflation",
    "investment-growth",
    "compound-interest",
  ],
  sources: [
    {
      title: "OpenStax, Principles of Finance, section 8.2, Annuities",
      url: "https://openstax.org/books/principles-finance/pages/8-2-annuities",
    },
    {
      title: "OpenStax, Principles of Finance, section 8.1, Perpetuities",
      url: "https://openstax.org/books/principles-finance/pages/8-1-perpetuities",
    },
    {
      title: "US Securities and Exchange Commission, Investor.gov, Retirement",
      url: "https://www.investor.gov/additional-resources/retirement-toolkit",
    },
  ],
  synonyms: [
    "drawdown",
    "decumulation",
    "how long will my money last",
    "4% rule",
    "safe withdrawal",
    "perpetuity",
    "endowment",
    "pension pot",
    "nest egg",
  ],
  everydayWords: [
    "spend",
    "take, taking out",
    "withdraw",
    "live on",
    "run out of money",
    "until it's gone",
    "last",
    "nest egg",
    "year, month",
    "pension drawdown",
    "4 percent rule",
    "safe",
    "saved",
    "retired",
    "million",
  ],
  vectors,
  changes: [
    {
      version: "1.0.4",
      date: "2026-11-24",
      what: "The answer says the same in simpler words. All figures are the same as before.",
    },
    {
      version: "1.0.3",
      date: "2026-11-23",
      what: "Worded a step of the calculation more clearly. All figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-22",
      what: "Savings that are exactly enough end at exactly 0. Withdrawals that are to last forever and rise as fast as the return get no answer. “For ever” is now written “Forever”.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "At a return of 0%, earnings are exactly 0.",
    },
  ],
} satisfies Content<typeof retirementWithdrawal>;
