import { CFPB_PAYING_DOWN, PRINCIPLES_FINANCE_8_3 } from "#calculators/sources";
import type { Content } from "#engine";
import type amortization from "./amortization.ts";
import vectors from "./vectors.ts";

export default {
  title: "Amortization calculator with extra payments",
  purpose:
    "Builds a dated payment schedule for a loan, monthly or every two weeks. It shows how much interest and time you save with extra payments: each time, once a year, or just once.",
  about: [
    "An amortization schedule answers what a loan contract leaves open. How much of next month's payment is interest? What will I still owe if I sell the house in five years? How much interest do I save if I put my tax refund toward the loan?",
    "Every row has a date, so you can lay it next to your statements.",
  ],
  howToUse: [
    "Find the row of your latest payment. The balance in that row is roughly what it would cost to pay off the loan now. If the first payment was in January, each row of the yearly table is a calendar year. You can then compare the interest with your lender's tax form.",
    "Then enter an extra payment and watch the payoff date. Extra money early in the loan saves the most. In the last years, it saves almost nothing.",
  ],
  methodology: [
    "In the formula, r is the rate for one period and n is the number of payments. Each payment first pays the interest for one period: the balance times r. The rest of the payment reduces the balance. Extra money reduces the balance too, and a lower balance means less interest later.",
    "“Total interest” uses unrounded payments, as spreadsheets do. “Total interest in the schedule” uses payments in whole cents, as a lender bills them. The two can differ by a few dollars.",
    "A payment every two weeks means 26 payments a year, and the rate for one period is 1/26 of the yearly rate. With “Half a payment every two weeks”, you pay the equivalent of 13 monthly payments a year, so the loan ends earlier. With “Every two weeks, same loan term”, each payment is less than half a monthly payment, and the loan takes the full term.",
    "“Interest saved” compares your schedule with monthly payments and no extras.",
  ],
  assumptions: [
    "The rate is fixed. The first payment includes interest for one full period.",
    "A one-time or yearly extra comes with the first payment on or after the date you enter for it.",
    "We assume that the lender credits each biweekly payment on the day it arrives. Some lenders hold the first half payment until the second one arrives. You then save a little less.",
  ],
  limitations: [
    "Changing rates, skipped payments and prepayment fees aren't included.",
    "Some lenders charge interest by the day. Their interest is a little higher in long months and a little lower in short months.",
    "Taxes and insurance collected with a mortgage payment aren't included.",
  ],
  example: {
    story:
      "Grace borrows $300,000 at 6.5% over 30 years. Her first payment is due on January 31, 2027, and she plans to add $250 every month.",
    outcome:
      "Grace will pay off the loan over eight years early and save $120,336.94 in interest. Her colleague has the same loan and pays half the monthly amount every two weeks instead. He saves $88,121.78 and is done almost six years early.",
    inputs: { amount: 300000, annual_rate: 6.5, years: 30, first_payment: "2027-01-31", extra_payment: 250 },
  },
  mistakes: [
    "Entering the day you signed as the first payment date. The first payment is usually a month or more later.",
    "Paying a company to set up biweekly payments. You can pay a twelfth more each month instead, which saves about as much and is free.",
    "Sending extra money without a note. Tell the lender it is for the principal.",
  ],
  questions: [
    {
      question: "What is an amortization schedule?",
      answer:
        "A table of every payment on a loan, showing how much is interest, how much is principal, and what you still owe afterward.",
    },
    {
      question: "How much does one extra payment save?",
      answer:
        "It saves all the interest you would have paid on that money until the end of the loan. The earlier you pay, the more you save.",
    },
    {
      question: "Are biweekly payments better than monthly?",
      answer:
        "Yes, if you pay half the monthly payment every two weeks. You then pay the equivalent of 13 monthly payments a year.",
    },
    {
      question: "Why is the last payment different?",
      answer:
        "Payments and interest are rounded to whole cents. The small differences add up, and the last payment settles them.",
    },
    {
      question: "What happens with payments on the 31st?",
      answer:
        "In shorter months they fall on the last day of the month. For example, they fall on January 31, February 28 and March 31.",
    },
    {
      question: "Does my payment go down when I pay extra?",
      answer:
        "No, the payment stays the same and the loan ends sooner. Some lenders will lower the payment if you ask, which is called recasting. You then save less interest.",
    },
  ],
  next: [
    { slug: "mortgage-payoff", why: "start from what you owe today instead of the original loan." },
    { slug: "mortgage", why: "include taxes, insurance and mortgage insurance." },
    { slug: "apr", why: "what the loan costs with its fees." },
  ],
  related: ["mortgage-payoff", "mortgage", "loan", "auto-loan"],
  sources: [
    PRINCIPLES_FINANCE_8_3,
    {
      title: "Hewlett-Packard, training aid HP 12C Loan Amortizations",
      url: "https://www.formsbirds.com/free-hp-12c-loan-amortizations-3",
    },
    CFPB_PAYING_DOWN,
  ],
  synonyms: [
    "amortisation",
    "amortization schedule",
    "loan schedule",
    "repayment plan",
    "extra payments",
    "prepayment",
    "biweekly",
    "payoff date",
  ],
  everydayWords: ["breakdown", "payoff table", "year by year", "still owe"],
  inputWords: {
    amount: "Borrowed; balance remaining, principal portion vs interest part",
    years: "Repayment plan",
    extra_payment: "Extra bucks every month",
    yearly_extra: "Bonus once a year",
    single_extra: "Lump sum, once",
    single_extra_on: "If not the first payment",
  },
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-26",
      what: "With extra payments, the main figure is the interest they save. It was the payoff date, which is still among the figures as payoff_date. All figures are the same as before.",
    },
    {
      version: "1.0.3",
      date: "2026-11-24",
    },
    {
      version: "1.0.2",
      date: "2026-11-22",
      what: "At very high rates over many years, more digits of the values are right than before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-21",
      what: "On huge loans at very high rates, the total interest is right to the cent. Half payments every two weeks at 0% no longer end with one payment too many.",
    },
  ],
} satisfies Content<typeof amortization>;
