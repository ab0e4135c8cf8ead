import type { Content } from "#engine";
import type mortgagePayoff from "./mortgage-payoff.ts";
import vectors from "./vectors.ts";

export default {
  title: "Mortgage payoff calculator: extra payments",
  purpose:
    "Works out how much sooner a mortgage that you already have is paid off, and how much interest you save, with extra money each month or now, or with half a payment every two weeks.",
  methodology: [
    "From what you still owe and either the time that is left or your payment, the rest follows: the payment or the number of payments, and the interest that is still to come.",
    "Then the same loan is worked out with what you add. Extra money goes entirely to what you owe, right after the interest of that payment, so all later interest is less.",
    "Every two weeks means 26 half payments a year at 1/26 of the yearly rate each. That is 13 monthly payments a year, not 12.",
    "The number of payments is the smallest that pays the loan off. Figures are worked out without rounding on the way.",
  ],
  assumptions: [
    "The rate stays as it is, and the next payment is due after one full month, or two weeks.",
    "If you give your payment, it is taken as principal and interest only. If it is the level payment of a number of months, rounded to the cent, that number holds: the last payment settles the cents.",
    "Extra money now lowers what you owe at once. The monthly payment stays the same.",
    "With two-week payments the lender takes each half as it comes. Payments of two weeks are told in months, 26 for every 12, up to a whole month.",
  ],
  limitations: [
    "Fees for paying early, and fees for a two-week plan, are not included. Ask your lender about both.",
    "It does not weigh the saving against a lost tax deduction, or against what the money could earn elsewhere.",
    "Lenders bill in whole cents. Over a long loan that can move the totals by a few dollars.",
    "We found no published figures for extra payments with stated rounding. We check extra payments by hand.",
  ],
  example: {
    story: "You still owe $250,000 at 6.5% over 25 years, and add $300 to each monthly payment.",
    inputs: { balance: 250000, annual_rate: 6.5, known: "term", years_left: 25, extra_payment: 300 },
  },
  questions: [
    {
      question: "What if I know both how long is left and my payment?",
      answer:
        "Give what you are surer of. The two belong together, and the calculator shows the other one. If it is not what you expect, taxes or insurance may be in your payment, or the balance may be of another day.",
    },
    {
      question: "Is every two weeks the same as twice a month?",
      answer:
        "No. Twice a month is 24 half payments a year, which is 12 whole ones and saves next to nothing. Every two weeks is 26, which is 13.",
    },
    {
      question: "Is it better to pay a lump sum now or a little every month?",
      answer:
        "The same money saves more the earlier it is paid. Compare: put $3,600 as the extra now, or $300 with each payment, which comes to much more over the years.",
    },
    {
      question: "How do I make sure that the extra goes to the loan?",
      answer:
        "Tell the lender that it is for the principal, and check the next statement. Some lenders take it as an early payment of the next month otherwise, and then it saves nothing.",
    },
    {
      question: "Should I pay off my mortgage early?",
      answer:
        "It is like saving at your mortgage's rate, for certain, but the money is then in the house. Pay dearer debts first, and keep what you need for emergencies.",
    },
  ],
  related: ["amortization", "mortgage", "loan"],
  sources: [
    {
      title: "US Consumer Financial Protection Bureau, How does paying down a mortgage work?",
      url: "https://www.consumerfinance.gov/ask-cfpb/how-does-paying-down-a-mortgage-work-en-1943/",
    },
    {
      title: "OpenStax, Principles of Finance, section 8.3, Loan Amortization",
      url: "https://openstax.org/books/principles-finance/pages/8-3-loan-amortization",
    },
  ],
  synonyms: [
    "pay off mortgage early",
    "extra mortgage payments",
    "biweekly mortgage",
    "overpayment",
    "prepayment",
    "interest saved",
    "lump sum",
  ],
  vectors,
  changes: [
    { version: "1.0.2", date: "2026-11-22", what: "A payoff date after the year 9999 is no answer." },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "What is still owed at high rates over many years keeps all the digits of its value.",
    },
  ],
} satisfies Content<typeof mortgagePayoff>;
