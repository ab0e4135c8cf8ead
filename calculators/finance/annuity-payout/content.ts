import { PRINCIPLES_FINANCE_8_1, PRINCIPLES_FINANCE_8_2 } from "#calculators/sources";
import type { Content } from "#engine";
import type annuityPayout from "./annuity-payout.ts";
import vectors from "./vectors.ts";

export default {
  title: "Annuity payout calculator: income from a lump sum",
  purpose:
    "Calculates the regular payout from a lump sum at a fixed interest rate, for a number of years or forever. It can also calculate how long the money lasts at a payout you choose.",
  about: [
    "You have a lump sum, such as savings, an inheritance or a settlement, and you want a regular income from it. This calculator shows how much the lump sum pays each month or year. The money that isn't paid out yet keeps earning interest.",
    "Use it to check an insurer's offer for a fixed-period annuity, or to plan how much an account can pay you.",
  ],
  howToUse: [
    "Enter the amount, the interest rate and how many years you want payouts. If you already know the payout you need, choose “How long payouts last” instead.",
    "To judge an insurer's offer, open “What if” below the answer and find the interest rate that gives the same payout. Compare that rate with the rate of a bond or a CD.",
    "If payouts begin later, enter the years to wait under “More options”. The money earns interest until payouts begin.",
  ],
  methodology: [
    "In the formula, the amount is the lump sum, n is the number of payouts and i is the interest rate for one period. A period is the time between two payouts, such as a month.",
    "Each payout is partly interest and partly your own money. After the last payout, the balance is exactly zero. At an interest rate of 0%, the payout is the amount ÷ n.",
    "A payout that lasts forever is only the interest for one period. The amount never shrinks.",
    "If payouts come at the beginning of each period, the money has less time to earn interest. We then divide the payout by (1 + i). If payouts begin after some years, we first add the interest for those years to the amount.",
    "To find how long payouts last, we solve the formula for n and round up. The final payout is usually smaller than the others.",
  ],
  assumptions: [
    "The interest rate stays the same.",
    "With monthly payouts and monthly compounding, the rate for one month is the yearly rate ÷ 12, as in the PMT function of spreadsheets. If your contract states an effective yearly rate, choose compounding every year.",
    "Payouts come at the end of each period unless you choose the beginning.",
    "“How long payouts last” is counted from the day payouts begin.",
    "Figures are rounded only when they are shown.",
  ],
  limitations: [
    "It doesn't cover life annuities, which pay as long as you live. Their payouts depend on your age and on how long people live on average.",
    "Taxes and fees aren't subtracted.",
    "Payouts don't rise with inflation. For withdrawals that rise each year, use the retirement withdrawal calculator.",
  ],
  example: {
    story:
      "Denise is 62 and has $180,000 from the sale of a house. The money has to pay her bills for eight years, until she claims Social Security at 70. Her bank pays 4%, compounded monthly.",
    outcome:
      "Denise can take out about $2,194 a month. After eight years the account is empty, and she has earned about $30,600 in interest.",
    inputs: { amount: 180000, annual_rate: 4, years: 8 },
  },
  mistakes: [
    "Entering an insurer's payout rate as the interest rate. If $100,000 pays $6,000 a year, the payout rate is 6%. Much of the $6,000 is your own money coming back, so the interest rate is lower.",
    "Dividing the rate by 12 before entering it. Enter the yearly rate.",
    "Choosing “End of each period” when the first payout comes right away.",
    "Forgetting inflation. If prices rise 3% a year, the same payout buys about a quarter less after ten years.",
  ],
  questions: [
    {
      question: "How much does a $500,000 annuity pay per month?",
      answer:
        "At 5% interest, it pays $5,303.28 a month for 10 years, $3,299.78 for 20 years or $2,684.11 for 30 years. If payouts last forever, it pays $2,083.33 a month.",
    },
    {
      question: "How long will $100,000 last at $1,000 a month?",
      answer: "At 4% interest, it lasts 10 years and 2 months. Without interest, it lasts 8 years and 4 months.",
    },
    {
      question: "What is the difference between the payout rate and the interest rate?",
      answer:
        "The payout rate is the payouts of one year divided by the lump sum, so it includes your own money. The interest rate is what the money earns. With payouts over 20 years at 4% interest, the payout rate is about 7.3%.",
    },
    {
      question: "Can I use this for a lifetime annuity?",
      answer:
        "Only as a rough comparison: enter the number of years you expect to live. With a lifetime annuity, money from customers who die early pays customers who live long.",
    },
    {
      question: "Are payouts larger at the beginning or at the end of the month?",
      answer:
        "At the end, because the money earns interest for one more month. At 6% a year, payouts at the end are about half a percent larger.",
    },
  ],
  next: [
    { slug: "retirement-withdrawal", why: "withdrawals that rise each year with inflation." },
    { slug: "present-value", why: "what a series of payments is worth today." },
    { slug: "inflation", why: "what the payout will buy in later years." },
  ],
  related: ["retirement-withdrawal", "present-value", "future-value", "savings-goal", "compound-interest"],
  sources: [
    PRINCIPLES_FINANCE_8_2,
    PRINCIPLES_FINANCE_8_1,
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
  everydayWords: ["pension pot", "lump sum", "inheritance", "perpetuity", "monthly income"],
  inputWords: {
    amount: "Lump, inherited, settlement, insurance company",
    years: "Income has to last",
    payment: "Check, withdraw, pay me per month",
    deferral: "Immediate is 0",
  },
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
  released: "2026-11-23",
} satisfies Content<typeof annuityPayout>;
