import type { Content } from "#engine";
import type retirementWithdrawal from "./retirement-withdrawal.ts";
import vectors from "./vectors.ts";

export default {
  title: "Retirement withdrawal calculator: how long it lasts",
  purpose:
    "Works out how long savings last when money is taken out regularly, what they can pay for some years or for ever, or how much is needed for that, with withdrawals that may rise every year.",
  methodology: [
    "What is left in the pot earns its return, and each withdrawal is taken off. That is done period by period until less than a withdrawal is left; the rest is the last, smaller one.",
    "For level withdrawals over a fixed time the pot is that of an annuity: withdrawal × (1 - (1 + i)^-n) ÷ i. Withdrawals that are raised each year make it a growing annuity.",
    "Money lasts for ever when the return is above the yearly raise and the pot at least the value of the endless series of withdrawals: withdrawal ÷ i when it is not raised. Then the page says that it never runs out, instead of naming a time.",
  ],
  assumptions: [
    "The return is the same every year, and you get it on what is still in the pot.",
    "It is a yearly return unless you choose another compounding: the rate of a month is the one that grows as much in a year.",
    "Withdrawals come at the beginning of each period unless you choose the end. They are raised once a year, from the second year on.",
    "All amounts are in the money of their day. Raise the withdrawals by inflation if they are to buy the same.",
    "How long it lasts counts the withdrawals that can be made in full.",
    "Nothing is rounded on the way. Only what is shown is rounded.",
  ],
  limitations: [
    "Markets do not pay the same every year. Bad years at the beginning can empty a pot long before this says so, though the average is the same.",
    "Taxes, fees and minimum withdrawals that the law demands are left out.",
    "Nothing is kept for heirs, except where it lasts for ever.",
    "We found no published figure for how long a pot lasts under our rules. We check that by hand.",
    "It is not looked at beyond 100 years, and of what lasts for ever the first 30 years are shown.",
  ],
  example: {
    story: "You retire with $500,000 that earns 5% a year, and take out $2,500 at the beginning of each month.",
    inputs: { find: "time", pot: 500000, withdrawal: 2500, annual_return: 5 },
  },
  questions: [
    {
      question: "What is the 4% rule?",
      answer:
        "A rule of thumb from American history: take 4% of the pot in the first year, raise it by inflation every year, and it lasted 30 years in nearly every past period. It is no law of nature. Try it here with your own return and a raise.",
    },
    {
      question: "When does money never run out?",
      answer:
        "When a year's return covers a year's withdrawals, with enough over to keep up with the raises. At 5% and no raise, $500,000 can pay a little over $2,000 a month for ever.",
    },
    {
      question: "Should I put in inflation?",
      answer:
        "Yes, as the yearly raise, unless your return already has inflation taken off. Without it the same sum buys less every year: at 3% about half after 23 years.",
    },
    {
      question: "Why is there a smaller last withdrawal?",
      answer:
        "Because the pot seldom divides evenly. What is left after the last full withdrawal, with its return, is paid at the end.",
    },
  ],
  related: ["retirement-savings", "savings-goal", "inflation", "investment-growth", "compound-interest"],
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
    "annuity payout",
    "how long will my money last",
    "4% rule",
    "safe withdrawal",
    "perpetuity",
    "endowment",
    "pension pot",
    "nest egg",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "What is earned at 0% is exactly 0 in values, and the other values are right in all their digits.",
    },
  ],
} satisfies Content<typeof retirementWithdrawal>;
