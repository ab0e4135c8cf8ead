import type { Content } from "#engine";
import type loanComparison from "./loan-comparison.ts";
import vectors from "./vectors.ts";

export default {
  title: "Loan comparison calculator: which offer is cheapest?",
  purpose:
    "Compares up to five loan offers by payment, APR and total cost with fees, and tells you whether a dealer's rebate or low rate is the better deal.",
  about: [
    "Lenders advertise what looks best: a low rate, a low payment or a gift at the start. Side by side, with fees and the whole term, it is usually clear which loan costs least.",
    "Car dealers often let you choose between a rebate and a low rate. The rebate makes the loan smaller, the low rate makes it cheaper. The second question does that sum.",
  ],
  howToUse: [
    "Enter the same amount for all offers, and each offer's rate, months and fees. Leave fees empty if there are none.",
    "Use the interest rate, not the APR, if you also enter the fees. Otherwise they would count twice.",
    "For a rebate, enter the price with tax and fees, both rates and the term.",
    "Look at all three answers. If you plan to pay the loan off early, the APR matters less than the fees, because fees are gone from the first day.",
  ],
  methodology: [
    "Each offer is repaid by level monthly payments. The total cost is all payments and the fees.",
    "The APR is the rate at which the payments are worth what you receive: the amount less fees. It is 12 times the monthly rate, as US law counts it.",
    "The offer that is cheapest in total is the answer. With terms of different lengths, the shorter loan often wins because you owe the money for less time.",
    "Rebate that would cost the same: what you borrow at the low rate, less what its payments are worth at the other rate. A larger rebate is the better deal.",
  ],
  assumptions: [
    "Fees are paid in cash or kept by the lender at the start. They are not added to the loan.",
    "Rates are fixed, and every payment is made when it is due.",
    "The whole rebate lowers the amount you borrow.",
  ],
  limitations: [
    "Money that you pay later is worth a little less than money today. The total cost ignores that, and the APR doesn't.",
    "Variable rates, insurance and penalties for early repayment are left out.",
    "For mortgages with points and closing costs, your lender's Loan Estimate has more lines than this.",
    "We found few guides that print every figure of a comparison. One of ours is held against another calculator.",
  ],
  example: {
    story:
      "Ray borrows $20,000 for five years. His bank asks for 8.5% and $200, the credit union for 7.9% without fees, and an online lender for 7.5% with a fee of $600.",
    outcome: "The lowest rate isn't the cheapest loan: the fee costs more than the lower rate saves.",
    inputs: {
      compare: "offers",
      amount: 20000,
      offers: "Bank:8.5:60:200; Credit union:7.9:60:0; Online lender:7.5:60:600",
    },
  },
  mistakes: [
    "Choosing the lowest payment. It often belongs to the longest and dearest loan.",
    "Comparing one lender's APR with another's rate.",
    "Taking the low rate from the dealer without a price. Agree on the price first, then on the loan.",
    "Forgetting that a fee kept from the loan leaves you with less money than you borrow.",
  ],
  questions: [
    {
      question: "Should I take the rebate or the low rate?",
      answer:
        "The rebate, if it is above the figure “Rebate that would cost the same”. The larger the loan and the longer the term, the more the low rate is worth.",
    },
    {
      question: "Is the loan with the lowest APR always cheapest?",
      answer:
        "For the same amount and term, yes. With different terms, a longer loan with a lower APR can cost more in total.",
    },
    {
      question: "Do fees matter much?",
      answer: "On short loans a lot. A fee of 3% on a loan for a year adds more than 5 points to the APR.",
    },
    {
      question: "Does comparing offers hurt my credit score?",
      answer:
        "Prequalification usually doesn't. Full applications for the same kind of loan within two weeks or so count as one.",
    },
  ],
  next: [
    { slug: "loan", why: "one loan with its full schedule." },
    { slug: "auto-loan", why: "a car loan with tax and a trade-in." },
    { slug: "apr", why: "the APR of irregular payments." },
  ],
  related: ["loan", "auto-loan", "apr", "refinance"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.11, Buying or Leasing a Car",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-11-buying-or-leasing-a-car",
    },
  ],
  synonyms: ["compare loans", "cash back or low interest", "rebate vs low APR", "loan offers side by side"],
  everydayWords: ["which loan", "rebate", "cash back", "dealer", "0% financing"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof loanComparison>;
