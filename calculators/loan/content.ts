import type { Content } from "#engine";
import type loan from "./loan.ts";
import vectors from "./vectors.ts";

export default {
  title: "Loan calculator: payment, amount, time or rate",
  purpose:
    "Works out any one of the four figures of a loan from the other three: the payment, the amount borrowed, the number of payments, or the interest rate, with what the loan costs in all and the schedule as a lender bills it.",
  methodology: [
    "A level payment covers the interest of its period and pays back a part of the loan, so that the last payment brings the balance to exactly zero. One formula ties the four figures together. At 0% the payment is the amount divided by the number of payments.",
    "The payment and the amount follow from the formula directly. The number of payments is the smallest that clears the loan, and the last one is what is left. The rate has no formula: it is found between two rates that enclose it, to 34 decimals.",
    "The headline figures are worked out without rounding on the way, as in spreadsheets and official disclosures. The schedule is the one a lender bills: payment and interest to the cent, the last payment whatever is left, so its columns add up to the cent. Its total can differ from the headline by a little, so both are shown.",
  ],
  assumptions: [
    "The rate is fixed, and the first payment is due one full period after the loan is paid out.",
    "The rate of one period is the yearly rate divided by the number of payments in a year, which is 12 unless you choose otherwise. A year has 52 weeks.",
    "The effective rate is what that comes to in a year with interest on the interest.",
    "A payment that you give is in cents. If it is the level payment of a number of periods, rounded to the cent, that number holds: the last payment settles the cents, and there is not one more.",
    "Only what is shown is rounded, half a cent upwards.",
  ],
  limitations: [
    "Fees are not included. With them a loan costs more than its rate says, and the APR tells how much.",
    "A lender may count days, round the payment up, or charge for odd days before the first period. Then figures differ by a little.",
    "It says nothing about whether a lender would give you the loan.",
  ],
  example: {
    story: "You borrow $25,000 for a car at 7.5% and pay it back over five years.",
    inputs: { find: "payment", amount: 25000, annual_rate: 7.5, payments: 60 },
  },
  questions: [
    {
      question: "What interest rate am I paying?",
      answer:
        "Choose “The interest rate” and give the amount, the payment and the number of payments. If the lender took fees out of the loan, give the amount that you really got: then the answer is the APR.",
    },
    {
      question: "Why does it say that the loan is never paid off?",
      answer:
        "Because the payment is no more than the interest. Nothing is left to pay back the loan itself, and if the payment is less than the interest the debt even grows.",
    },
    {
      question: "Is it better to pay every two weeks?",
      answer:
        "With the same length in years it changes little. Paying half of a monthly payment every two weeks is something else: that makes 13 monthly payments a year, and the loan ends sooner. The mortgage payoff calculator compares the two.",
    },
    {
      question: "Why is the last payment different?",
      answer:
        "A payment is in whole cents, and the exact one seldom is. The cents that are too much or too little add up over the loan, and the last payment settles them.",
    },
    {
      question: "What is the difference between the interest rate and the effective rate?",
      answer:
        "12% a year paid monthly is 1% a month. Whoever lent out each month's interest again would have 12.68% after a year. That is the effective rate, and it lets you compare loans that are paid at different intervals.",
    },
  ],
  related: ["amortization", "apr", "auto-loan", "mortgage", "simple-interest"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.8, The Basics of Loans",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-8-the-basics-of-loans",
    },
    {
      title:
        "US Consumer Financial Protection Bureau, What is the difference between a loan interest rate and the APR?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-the-difference-between-a-loan-interest-rate-and-the-apr-en-733/",
    },
  ],
  synonyms: [
    "EMI",
    "personal loan",
    "student loan",
    "installment",
    "monthly payment",
    "PMT",
    "NPER",
    "RATE",
    "how much can I borrow",
    "interest rate of a loan",
  ],
  vectors,
  changes: [
    {
      version: "1.0.4",
      date: "2026-11-22",
      what: "A payment that only covers the interest never pays the loan off: $75 every two weeks on $500 at 390% said 1,726 payments. A rate above 1,000% a year, the most you can enter, is no answer, and neither is a schedule that grows beyond 30 digits. At 0% the interest so far is exactly 0. Values are right in all their digits.",
    },
    {
      version: "1.0.3",
      date: "2026-11-22",
      what: "Where the length is asked for and the payment is a level one, rounded, what is owed after a payment follows from the level one again. Version 1.0.2 took the rounded one: $33.34 of $100 was owed after two payments of $33.33, and not $33.33.",
    },
    {
      version: "1.0.2",
      date: "2026-11-22",
      what: "The interest in a payment and what is owed after it are right for very high rates over many payments too, such as 1,000% a year over 100 years; they were enormous figures there. No other answer changes.",
    },
    {
      version: "1.0.1",
      date: "2026-11-21",
      what: "A rate that is found has 34 decimals, ten more than before. It shows only in effective rates of more than 10,000,000,000,000,000%, whose last digits were wrong. And such a rate is found where it was said that there is none.",
    },
  ],
} satisfies Content<typeof loan>;
