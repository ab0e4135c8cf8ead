import type { Content } from "#engine";
import type apr from "./apr.ts";
import vectors from "./vectors.ts";

export default {
  title: "APR calculator: the true cost of a loan",
  purpose:
    "Works out the annual percentage rate of a loan: the one rate that counts fees, insurance and odd days as well as interest, so that loans can be compared.",
  methodology: [
    "The annual percentage rate is found by the actuarial method of the United States' Regulation Z. It is the rate at which everything you pay, each payment at its own time, is worth exactly what you received.",
    "Time is counted in unit-periods, the usual distance between two payments. If the first payment comes after a longer or shorter time, that time is full unit-periods and a part of one, and over the part interest is simple.",
    "Months count as thirty days each where an odd number of days has to be compared with a unit-period of months. Weeks are counted in days. A loan with a single payment has its own term as its unit-period, up to a year.",
    "The equation cannot be turned around, so the rate is found between two rates that enclose it, to 24 decimals.",
  ],
  assumptions: [
    "You receive everything on one day. Fees paid up front reduce what you receive; fees added to the loan are paid back with it, and what you receive stays the same.",
    "If the payment is worked out from the interest rate, it is the level payment for full periods, not rounded to the cent. Odd days then change its value, not its amount.",
    "Insurance is charged with every payment unless you say how many payments have it.",
    "The first payment is due after one full period unless you give the dates. A first payment and a loan that both fall on the last day of a month are full months apart.",
    "52 weeks or 12 months make a year. With a single payment it is 365 days, unless its term is of whole months.",
  ],
  limitations: [
    "It is for loans that are paid out at once and paid back in payments at one distance. Loans in several parts, skipped payments and rates that change need more than this.",
    "Only you know which fees count. The law counts what one must pay to get the credit, and leaves out, for example, taxes and many costs of a home's title and appraisal.",
    "In the European Union and the United Kingdom the APR is an effective rate, with compounding. Compare those with the effective rate here.",
    "A lender may state an APR that is up to 1/8 of a percentage point off, or 1/4 where payments are irregular.",
  ],
  example: {
    story: "You borrow $20,000 at 8% over four years, and the lender takes a fee of $400 out of the loan.",
    inputs: { payment_from: "rate", amount: 20000, annual_rate: 8, payments: 48, paid_fees: 400 },
  },
  questions: [
    {
      question: "Why is the APR higher than the interest rate?",
      answer:
        "Because you pay fees as well as interest, or because you do not receive all of the loan that you pay interest on. Without fees and odd days the two are the same.",
    },
    {
      question: "Which loan is cheaper, the one with the lower rate or the one with the lower fees?",
      answer:
        "The one with the lower APR, if you keep both for their whole length. If you pay off early, fees weigh more than the APR says, because you have paid them for a shorter time.",
    },
    {
      question: "Does it matter whether a fee is added to the loan or paid up front?",
      answer:
        "A little. A fee that is added to the loan is paid back over its whole length, with interest. A fee paid up front is gone at once, so the same fee gives a slightly higher APR.",
    },
    {
      question: "How can a two-week loan have an APR of 391%?",
      answer:
        "A fee of $75 on $500 is 15% for two weeks. A year has about 26 times two weeks, and 26 times 15% is about 391%. It tells what the price is, not what you would pay in a year.",
    },
    {
      question: "Why do 50 days count as 52?",
      answer:
        "Between 10 January and 1 March 1978 there were 50 days. With payments every two months the regulation counts back a full month of thirty days to 1 February and then 22 more days, which is 52 of 60.",
    },
  ],
  related: ["loan", "mortgage", "auto-loan", "credit-card-payoff", "simple-interest"],
  sources: [
    {
      title:
        "US Consumer Financial Protection Bureau, Regulation Z, 12 CFR part 1026, appendix J, Annual Percentage Rate Computations for Closed-End Credit Transactions",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/j/",
    },
    {
      title: "Regulation Z, section 1026.4, Finance charge",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/4/",
    },
    {
      title: "Regulation Z, section 1026.22, Determination of annual percentage rate",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/22/",
    },
  ],
  synonyms: [
    "annual percentage rate",
    "Regulation Z",
    "truth in lending",
    "TILA",
    "finance charge",
    "points",
    "origination fee",
    "odd days",
    "payday loan",
    "true cost of a loan",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "The rate is found to seventy digits: 6.9355% prints as 6.936%, and values are right in all their digits. A loan at 0% is no longer refused where the payment has no end, such as $100 in three payments. A rate of more than 30 digits is no answer.",
    },
  ],
} satisfies Content<typeof apr>;
