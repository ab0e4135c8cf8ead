import type { Content } from "#engine";
import type mortgagePayoff from "./mortgage-payoff.ts";
import vectors from "./vectors.ts";

export default {
  title: "Mortgage payoff calculator: extra payments",
  purpose:
    "Shows how much sooner you can pay off the mortgage you have, and how much interest you save, with extra payments, a lump sum now, or biweekly payments. It also finds the extra you need to be done by a date.",
  about: [
    "You are some years into your loan, a raise or an inheritance has arrived, and you wonder: put it into the house or not? Start from your latest balance, add what you could pay extra, and see what it buys.",
    "You don't need the original contract. The balance, the rate, and either the time left or your payment are enough; look on your statement.",
  ],
  howToUse: [
    "Compare the interest you save with what else the money could do. Paying down a 6.5% mortgage is like earning 6.5% without risk.",
    "Have $3,600 to spare this year? Try it as a lump sum now, or as $300 a month. The lump sum saves interest sooner. With $300 a month until the loan is paid off, you put in more money. Biweekly payments are a third way.",
    "Want to be done before retirement or a child's first year of college? Choose “Extra needed for a payoff date” and enter the date.",
    "Before you send anything, ask the lender about prepayment fees and how to mark the money as principal.",
  ],
  methodology: [
    "Your balance, your rate, and either the time left or your payment determine the rest: the payment or the number of payments, and the interest still to come.",
    "Then we work out the same loan again with your extra payments. In the formula, r is the rate for one period, ln is the natural logarithm, and n is the smallest number of payments that pays off the loan. Each regular payment first covers the interest. Extra money goes entirely to the balance.",
    "For a payoff date, we count the payments due up to that day and work out the level payment that pays off the balance in that many. Your current payment is subtracted, and the extra is rounded up to the cent.",
    "Biweekly means 26 half payments a year, which add up to 13 monthly payments and not 12. Each period charges 1/26 of the yearly rate. Figures aren't rounded along the way.",
  ],
  assumptions: [
    "The rate stays the same, and the next payment is due after one full month or two weeks.",
    "If you enter your payment, leave out taxes and insurance. We allow for its rounding to the cent.",
    "A one-time extra lowers the balance at once. The monthly payment stays the same.",
    "With biweekly payments, the lender credits each half as it arrives. The time is shown in months: 26 payments count as 12 months, and the result is rounded up.",
  ],
  limitations: [
    "Prepayment fees and fees for a biweekly plan are left out. Ask your lender about both.",
    "It doesn't weigh the savings against a lost tax deduction or other investments.",
    "Lenders bill in whole cents, which can move the totals by a few dollars over a long loan.",
    "Published examples with extra payments don't say how they round. So we check our results with extra payments by hand.",
  ],
  example: {
    story: "Robert still owes $250,000 at 6.5%, with 25 years to go. His car is paid off, which frees $300 a month.",
    outcome:
      "He'd be 57 instead of 65 when the house is his. He is used to living without the $300, so it goes into the house.",
    inputs: { balance: 250000, annual_rate: 6.5, known: "term", years_left: 25, extra_payment: 300 },
  },
  mistakes: [
    "Entering the full payment, with taxes and insurance. Use principal and interest only.",
    "Using the original loan instead of today's balance.",
    "Believing that twice a month is biweekly. Twice a month is 24 half payments, which saves next to nothing; biweekly is 26.",
    "Draining your emergency savings. Money in the house is hard to get back.",
  ],
  questions: [
    {
      question: "Should I pay off my mortgage early?",
      answer:
        "It is like saving at your mortgage's rate, guaranteed, but the money is then in the house. Pay off more expensive debts first, and keep what you need for emergencies.",
    },
    {
      question: "Is a lump sum now better than a little every month?",
      answer:
        "The same money saves more the earlier it is paid. But $300 a month until the end can add up to far more than $3,600 once. Try both.",
    },
    {
      question: "What if I know both the time left and my payment?",
      answer: "Enter the one you are surer of. If the other doesn't match, taxes or insurance may be in your payment.",
    },
    {
      question: "How do I make sure the extra goes to principal?",
      answer:
        "Tell the lender so in writing and check the next statement. Otherwise some treat it as next month's payment made early, and it saves nothing.",
    },
    {
      question: "Does paying biweekly really help?",
      answer: "Yes, if the lender credits each half at once. You make 13 monthly payments a year instead of 12.",
    },
  ],
  next: [
    { slug: "amortization", why: "a full schedule with dates and yearly extras." },
    { slug: "refinance", why: "would a new loan at a lower rate save more?" },
    { slug: "investment-growth", why: "what the same money could earn elsewhere." },
  ],
  related: ["amortization", "refinance", "mortgage", "investment-growth"],
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
    "payoff date",
    "pay off mortgage early",
    "extra mortgage payments",
    "biweekly mortgage",
    "overpay each month",
    "prepayment",
    "interest saved",
    "lump sum",
  ],
  everydayWords: [
    "house loan paid off early, faster, sooner",
    "done",
    "overpay",
    "extra principal",
    "owe",
    "one more payment a year, each month",
    "put bonus, lump sum toward",
    "throw, throwing at",
    "saved",
    "rid",
  ],
  vectors,
  changes: [
    {
      version: "1.1.2",
      date: "2026-11-24",
      what: "A step about rounding no longer speaks of cents, which not every currency has. All figures are the same as before.",
    },
    {
      version: "1.1.1",
      date: "2026-11-24",
      what: "Worded the steps more clearly. All figures are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "It also finds the extra payment needed to be done by a date. Other answers stay as they were.",
    },
    { version: "1.0.2", date: "2026-11-22", what: "No payoff date is given after the year 9999." },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "The balance at high rates over many years is right in all its digits.",
    },
  ],
} satisfies Content<typeof mortgagePayoff>;
