import type { Content } from "#engine";
import type annuityPayout from "./annuity-payout.ts";
import vectors from "./vectors.ts";

export default {
  title: "Annuity payout calculator: income from a lump sum",
  purpose:
    "Calculates the regular payout from a lump sum at a fixed interest rate, for a number of years or forever, or how long a payout of your choice lasts.",
  about: [
    "You have a lump sum, such as savings, an inheritance or a settlement, and you want a regular income from it. This calculator shows what it pays each month or year while the rest keeps earning interest.",
    "Use it to check an insurer's offer for a fixed-period annuity or to plan what an account can pay you. It also shows what an endowment can give each year without using up the principal.",
  ],
  howToUse: [
    "Enter the amount, the interest rate and how many years you want payouts. If you already know the payout you need, choose “How long payouts last” instead.",
    "To judge an insurer's offer, open “What if” below the answer and find the interest rate that gives the same payout. Compare that rate with what a bond or a CD pays.",
    "If payouts begin later, enter the years to wait under “More options”. The money earns interest in the meantime.",
    "The chart shows what is left. It ends at zero, unless payouts last forever.",
  ],
  methodology: [
    "In the formula, i is the interest rate for one period and n the number of payouts. A period is the time between two payouts.",
    "Each payout is partly interest and partly your own money. The formula gives the level payout that brings the balance to exactly zero at the end. At a rate of 0, it is the amount ÷ n.",
    "A payout that lasts forever is the interest for one period, so the amount never shrinks.",
    "Payouts at the beginning of each period come one period earlier, so the result is divided by (1 + i). If payouts begin later, the amount first grows with interest for those years.",
    "To find how long payouts last, we solve the formula for n and round up. What is left after the last full payout, with its interest, is the final payout.",
  ],
  assumptions: [
    "The interest rate stays the same. It is a yearly rate with the compounding you choose. We convert it to the equivalent rate for one period.",
    "With monthly payouts and monthly compounding, the monthly rate is the yearly rate ÷ 12, as in the PMT function of spreadsheets. If your contract states an effective yearly rate, choose compounding every year.",
    "All payouts are the same, except for a smaller final one if the money doesn't divide evenly.",
    "Payouts come at the end of each period unless you choose the beginning.",
    "The time that payouts last doesn't include the years before they begin.",
    "Nothing is rounded along the way, only what you see.",
  ],
  limitations: [
    "It doesn't cover life annuities, which pay as long as you live. Their payouts depend on your age and on how long people live on average.",
    "Taxes and fees aren't subtracted. Only part of a payout is usually taxed as income.",
    "Payouts don't rise with inflation. For withdrawals that rise each year, use the retirement withdrawal calculator.",
    "The calculator stops at 100 years of payouts. If they last forever, the table shows the first 30 years.",
  ],
  example: {
    story:
      "Denise is 62 and has $180,000 from the sale of a house. She wants it to pay her bills for eight years, until she claims Social Security at 70. Her bank pays 4%, compounded monthly.",
    outcome:
      "She can take out about $2,194 a month. When Social Security begins, the account is empty, and she has earned about $30,600 in interest.",
    inputs: { amount: 180000, annual_rate: 4, years: 8 },
  },
  mistakes: [
    "Entering an insurer's payout rate as the interest rate. If $100,000 pays $6,000 a year, much of that is your own money coming back.",
    "Dividing the rate by 12 before entering it. Enter the yearly rate; we turn it into the rate for one period.",
    "Choosing payouts at the end of each period when the first one comes right away.",
    "Forgetting inflation. At 3% a year, the same payout buys about a quarter less after ten years.",
  ],
  questions: [
    {
      question: "How much does a $500,000 annuity pay per month?",
      answer: "At 5%, $5,303.28 for 10 years, $3,299.78 for 20 years, $2,684.11 for 30 years, or $2,083.33 forever.",
    },
    {
      question: "How long will $100,000 last at $1,000 a month?",
      answer: "At 4%, 10 years and 2 months. Without interest, 8 years and 4 months.",
    },
    {
      question: "What is the difference between the payout rate and the interest rate?",
      answer:
        "The payout rate is a year's payouts divided by what you paid in, so it includes your own money. The interest rate is what the money earns. Over 20 years at 4%, the payout rate is about 7.3%.",
    },
    {
      question: "Can I use this for a lifetime annuity?",
      answer:
        "Only as a rough comparison: enter the years you expect to live. An insurer pools many customers, so money from those who die early pays those who live long.",
    },
    {
      question: "Are payouts larger at the beginning or at the end of the month?",
      answer:
        "At the end, because the money earns interest for one more month. At 6%, the difference is about half a percent.",
    },
  ],
  next: [
    { slug: "retirement-withdrawal", why: "withdrawals that rise each year with inflation." },
    { slug: "present-value", why: "what a series of payments is worth today." },
    { slug: "inflation", why: "what the payout will buy in later years." },
  ],
  related: ["retirement-withdrawal", "present-value", "future-value", "savings-goal", "compound-interest"],
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
      title: "Microsoft Support, PMT function",
      url: "https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441",
    },
  ],
  synonyms: [
    "fixed-period annuity",
    "period certain annuity",
    "income annuity",
    "immediate annuity",
    "deferred annuity",
    "lump sum to income",
    "endowment payout",
    "structured settlement",
  ],
  everydayWords: [
    "monthly income from a lump sum",
    "pension pot",
    "inheritance, inherited",
    "settlement",
    "insurance company",
    "immediate, deferred",
    "monthly check",
    "perpetuity, endowment",
    "withdraw over years",
    "pay me per month",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-24",
      what: "The steps multiply the payout before it is rounded. All figures are the same as before.",
    },
  ],
  released: "2026-11-23",
} satisfies Content<typeof annuityPayout>;
