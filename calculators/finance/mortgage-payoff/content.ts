import { CFPB_PAYING_DOWN, PRINCIPLES_FINANCE_8_3 } from "#calculators/sources";
import type { Content } from "#engine";
import type mortgagePayoff from "./mortgage-payoff.ts";
import vectors from "./vectors.ts";

export default {
  title: "Mortgage payoff calculator: extra payments",
  purpose:
    "Shows how much sooner you can pay off your mortgage, and how much interest you save. You can add money to each payment, pay a lump sum now, or pay biweekly. It also finds the extra payment you need for a payoff date.",
  about: [
    "You are some years into your loan, and a raise or an inheritance gives you money to spare. Should you put it into the house? Enter your latest balance and what you could pay extra, and see the interest you save.",
    "You need three things from your latest statement: the balance, the interest rate, and either the time left or your payment.",
  ],
  howToUse: [
    "Compare the interest you save with what the money could earn elsewhere. Paying down a 6.5% mortgage is like earning 6.5% without risk.",
    "Compare a lump sum now with an extra amount every month. A lump sum saves interest sooner. An extra amount every month can add up to more money.",
    "Want to be done before retirement or a child's first year of college? Choose “Extra needed for a payoff date” and enter the date.",
    "Before you pay extra, ask the lender about prepayment fees. Also ask how to make sure that the extra goes to principal.",
  ],
  methodology: [
    "From the balance, the rate and the time left, we work out your payment. If you enter your payment instead, we work out the time left.",
    "Then we work out the same loan again with your extra payments. In the formula, r is the interest rate for one period: a month, or two weeks. ln is the natural logarithm, and n is the number of payments until the loan is paid off. Each payment first pays the interest. All other money lowers the balance.",
    "For a payoff date, we count the payments due up to that date. Then we work out the payment that pays off the balance in that number of payments. The extra is that payment minus your current payment, rounded up to the cent.",
    "Biweekly means 26 half payments a year. That equals 13 monthly payments instead of 12. Every two weeks, the lender charges 1/26 of the yearly rate.",
  ],
  assumptions: [
    "The rate stays the same. The next payment is due in one full month, or in two weeks if you pay biweekly.",
    "A payment that you enter may have been rounded to the cent. That doesn't add a month.",
    "A one-time extra lowers the balance at once. The monthly payment stays the same.",
    "With biweekly payments, the lender credits each half payment as it arrives. The time is shown in months, and 26 half payments count as 12 months.",
  ],
  limitations: [
    "Fees for paying early or for a biweekly plan are left out. Ask your lender about these fees.",
    "It leaves out tax deductions for interest, and what you could earn by investing the money.",
    "Lenders round each payment to the cent. Over a long loan, that can move the totals by a few dollars.",
  ],
  example: {
    story:
      "Robert is 40 and owes $250,000 at 6.5%, with 25 years to go. His car is paid off, which frees $300 a month.",
    outcome:
      "He would own the house at 57 instead of 65. He is used to living without the $300, so he adds it to his mortgage payment.",
    inputs: { balance: 250000, annual_rate: 6.5, known: "term", years_left: 25, extra_payment: 300 },
  },
  mistakes: [
    "Entering the full payment, with taxes and insurance. Use principal and interest only.",
    "Entering the original loan amount instead of today's balance.",
    "Paying twice a month instead of biweekly. Twice a month makes 24 half payments a year, which saves next to nothing. Biweekly makes 26 half payments.",
    "Draining your emergency savings. Money in the house is hard to get back.",
  ],
  questions: [
    {
      question: "Should I pay off my mortgage early?",
      answer:
        "Paying early is like earning your mortgage rate without risk. But you can't easily get the money back. Pay off debts with higher rates first, and keep money for emergencies.",
    },
    {
      question: "Is a lump sum now better than a little every month?",
      answer:
        "Money saves more interest the earlier you pay it. But $300 every month until the loan ends can be far more money than $3,600 once. Try both.",
    },
    {
      question: "What if I know both the time left and my payment?",
      answer:
        "Enter the time left. If the payment shown is lower than yours, your payment probably includes taxes or insurance.",
    },
    {
      question: "How do I make sure the extra goes to principal?",
      answer:
        "Tell the lender in writing, and check the next statement. Some lenders treat extra money as an early payment for next month, which saves nothing.",
    },
    {
      question: "Does paying biweekly really help?",
      answer:
        "Yes, if the lender credits each half payment as it arrives. You make 13 monthly payments a year instead of 12.",
    },
  ],
  next: [
    { slug: "amortization", why: "a full schedule with dates and yearly extras." },
    { slug: "refinance", why: "would a new loan at a lower rate save more?" },
    { slug: "investment-growth", why: "what the same money could earn elsewhere." },
  ],
  related: ["amortization", "refinance", "mortgage", "investment-growth"],
  sources: [CFPB_PAYING_DOWN, PRINCIPLES_FINANCE_8_3],
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
  everydayWords: ["early", "faster", "sooner", "overpay", "biweekly", "house loan", "rid"],
  inputWords: {
    balance: "Still owe on house, left",
    known: "Time left or payment",
    years_left: "Until paid off, done",
    payment: "Now, monthly, principal and interest",
    extra_payment: "Extra principal, put, throw each month",
    next_due: "For the payoff date",
    payoff_by: "Done by then",
    single_extra: "Lump sum, bonus toward it",
  },
  vectors,
  changes: [
    { version: "1.1.3", date: "2026-11-26" },
    {
      version: "1.1.2",
      date: "2026-11-24",
    },
    {
      version: "1.1.1",
      date: "2026-11-24",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "It also finds the extra payment that pays off the loan by a certain date. Other answers stay as they were.",
    },
    { version: "1.0.2", date: "2026-11-22", what: "No payoff date is given after the year 9999." },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "The balance at high rates over many years is right in all its digits.",
    },
  ],
} satisfies Content<typeof mortgagePayoff>;
