import { PRINCIPLES_FINANCE_8_1, PRINCIPLES_FINANCE_8_2 } from "#calculators/sources";
import type { Content } from "#engine";
import type retirementWithdrawal from "./retirement-withdrawal.ts";
import vectors from "./vectors.ts";

export default {
  title: "Retirement withdrawal calculator: how long it lasts",
  purpose:
    "Shows how long savings last when you withdraw regularly. It also finds how much you can withdraw, or how much savings you need, for a number of years or forever. Withdrawals can rise each year.",
  about: [
    "Take out too much and the money runs out. Take out too little and you live on less than you could. This calculator shows the balance year by year, so you can find an amount that fits.",
    "It works for retirement, and also for a sabbatical, a settlement, or a fund that pays for someone's care.",
  ],
  howToUse: [
    "Set “Yearly raise in withdrawals” to the inflation you expect, about 2% or 3%. Without a raise, the same withdrawal buys less every year.",
    "Then test a weaker market: lower the return by two points, such as from 5% to 3%. If the money still lasts long enough, your plan has some room.",
    "Review your plan every year with the real balance, and be ready to skip a raise after a bad year. Skipping raises can make the money last years longer.",
  ],
  methodology: [
    "In each period, the savings earn the return and one withdrawal comes out. When less than a full withdrawal is left, that amount is the final, smaller withdrawal.",
    "The formula finds the savings you need for equal withdrawals at the end of each period. i is the rate for one period, and n is the number of withdrawals. For withdrawals at the beginning, multiply the savings by 1 + i.",
  ],
  assumptions: [
    "The return is the same every year.",
    "We convert the yearly return to the rate for one period, such as a month.",
    "Withdrawals come at the beginning of each period unless you choose the end. Raises come once a year, from the second year on.",
    "Amounts aren't adjusted for inflation. $2,500 in 20 years will buy less than $2,500 today.",
    "The time shown counts full withdrawals only.",
  ],
  limitations: [
    "Markets don't pay the same every year. Bad years at the start can empty an account much earlier than shown, even if the average return is what you expected.",
    "Taxes, fees and required minimum distributions are left out.",
    "Nothing is left for heirs if you choose a number of years.",
  ],
  example: {
    story:
      "Margaret retires at 66 with $500,000. She expects 5% a year and plans to take out $2,500 at the beginning of each month.",
    outcome:
      "She would be 100 when the money runs out. But her plan has no raises. With raises of 2.5% a year for inflation, the money lasts only 21 years and 7 months. If she starts at $2,000 a month with the same raises, the money lasts until she is 95.",
    inputs: { find: "time", pot: 500000, withdrawal: 2500, annual_return: 5 },
  },
  mistakes: [
    "Leaving the raise at 0. At 3% inflation, the same amount buys half as much after 23 years.",
    "Using the average stock return for savings that are half in bonds.",
    "Forgetting taxes on withdrawals from a traditional 401(k) or IRA.",
    "Treating the result as a promise. Real returns go up and down.",
  ],
  questions: [
    {
      question: "What is the 4% rule?",
      answer:
        "A rule of thumb: withdraw 4% of your savings in the first year, and raise that amount by inflation every year. In US history, the money nearly always lasted 30 years. Try the rule here with your own return.",
    },
    {
      question: "How long will $500,000 last?",
      answer:
        "At 5% a year and $2,500 a month without raises, 34 years and 2 months. With raises of 2.5% a year, 21 years and 7 months.",
    },
    {
      question: "When does money never run out?",
      answer:
        "When the return is above the yearly raise and the savings are large enough. At 5% and no raise, $500,000 can pay a little over $2,000 a month forever.",
    },
    {
      question: "Should I include inflation?",
      answer: "Yes, as the yearly raise. If you already subtracted inflation from your return, leave the raise at 0.",
    },
    {
      question: "Why is the last withdrawal smaller?",
      answer: "Savings seldom divide evenly into full withdrawals. The final withdrawal is what is left.",
    },
  ],
  next: [
    { slug: "retirement-savings", why: "not retired yet? Plan saving and spending together." },
    { slug: "annuity-payout", why: "equal payouts from a lump sum, starting now or later." },
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
    PRINCIPLES_FINANCE_8_2,
    PRINCIPLES_FINANCE_8_1,
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
  everydayWords: ["nest egg", "live on", "run out", "gone", "saved"],
  inputWords: {
    pot: "Half a million, savings, retired",
    withdrawal: "4 percent rule, take a month",
    years: "How long it lasts",
    annual_return: "On what is left",
    raise: "Yearly, for inflation",
  },
  vectors,
  changes: [
    {
      version: "1.0.4",
      date: "2026-11-24",
    },
    {
      version: "1.0.3",
      date: "2026-11-23",
    },
    {
      version: "1.0.2",
      date: "2026-11-22",
      what: "Savings that are exactly enough end at exactly 0. There is no answer if you ask for withdrawals that last forever and rise as fast as the return.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "At a return of 0%, earnings are exactly 0.",
    },
  ],
} satisfies Content<typeof retirementWithdrawal>;
