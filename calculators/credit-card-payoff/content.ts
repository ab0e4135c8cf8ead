import type { Content } from "#engine";
import type creditCardPayoff from "./credit-card-payoff.ts";
import vectors from "./vectors.ts";

export default {
  title: "Credit card payoff calculator: time and cost",
  purpose:
    "Works out how long it takes to pay off a credit card with a fixed payment or with only the minimum, or the payment that clears it in the time you want, and what the interest comes to.",
  methodology: [
    "Month by month, as a card is billed: interest is charged on what you owe, your payment is taken off, and what is left is carried over. The last payment is whatever is left.",
    "For a number of months the payment is the level one that brings the balance to zero in that time.",
    "The minimum is a percentage of the balance on the statement, or a percentage plus the month's interest, but at least a fixed amount. It shrinks as the balance does, and so the end takes long.",
    "If the first payment is no more than the first month's interest, the debt never shrinks. Then there is no answer, and you are told what payment would clear it.",
  ],
  assumptions: [
    "Interest and payments are in whole cents each month, half a cent upwards, so all figures add up to the cent.",
    "By the month, the monthly rate is the yearly rate divided by 12. By the day, 1/365 of it is added each day, and a month has 365/12 days.",
    "A percentage minimum is taken of the balance before the month's interest is added, as on a statement.",
    "Nothing new is charged to the card, and every payment is made on time.",
  ],
  limitations: [
    "New purchases, fees, cash advances and a rate that changes are not included.",
    "The minimum is your issuer's to set. Look for it in the terms, or on the statement.",
    "Interest depends a little on the days of each month and on the day you pay. A statement can differ by some cents.",
    "We found no published payoff time that also states its minimum payment. We check paying only the minimum by hand.",
  ],
  example: {
    story: "You owe $5,000 at 22% and pay $200 each month.",
    inputs: { plan: "fixed", balance: 5000, annual_rate: 22, payment: 200 },
  },
  questions: [
    {
      question: "Why does the minimum take so long?",
      answer:
        "Because it is hardly more than the interest, and because it gets smaller with the balance. A fixed payment of the first minimum is much faster: what it no longer needs for interest goes to the debt.",
    },
    {
      question: "What does it mean that it is never paid off?",
      answer:
        "The interest of a month is as much as the payment, or more. The debt stays or grows, however often you pay. Only a larger payment or a lower rate helps.",
    },
    {
      question: "Monthly or daily interest: which is mine?",
      answer:
        "Many cards add interest daily; the terms then speak of a daily periodic rate. The difference is small: with interest on interest, 22% comes to 24.36% a year by the month and to 24.60% by the day.",
    },
    {
      question: "Why do statements in the United States show a payment for 36 months?",
      answer:
        "Since 2010 the law has wanted it there beside the minimum, so that people see both. The same figure is shown here with the minimum, unless the first minimum is more than that.",
    },
    {
      question: "Should I pay off the card or save?",
      answer:
        "Paying off a card at 22% saves 22% a year, for certain. Few savings pay nearly as much. Keep what you need for an emergency, and put the rest on the card.",
    },
  ],
  related: ["loan", "apr", "simple-interest", "amortization"],
  sources: [
    {
      title:
        "US Consumer Financial Protection Bureau, Regulation Z, 12 CFR part 1026, appendix M1, Repayment Disclosures",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/m1/",
    },
    {
      title: "Regulation Z, appendix M2, Sample Calculations of Repayment Disclosures",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/m2/",
    },
    {
      title: "OpenStax, Contemporary Mathematics, section 6.10, Credit Cards",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-10-credit-cards",
    },
  ],
  synonyms: [
    "minimum payment",
    "card debt",
    "debt payoff",
    "get out of debt",
    "APR",
    "how long to pay off",
    "revolving credit",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "A balance is read in whole cents, as it is billed: one month of 61,000.994 at 0.000264% is a payment of 61,001.00, not 61,001.01.",
    },
  ],
} satisfies Content<typeof creditCardPayoff>;
