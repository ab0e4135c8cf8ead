import type { Content } from "#engine";
import type amortization from "./amortization.ts";
import vectors from "./vectors.ts";

export default {
  title: "Amortization calculator with extra payments",
  purpose:
    "Builds a dated payment schedule for a loan, monthly or every two weeks. It shows how much interest and time you save with extra payments: each time, once a year, or just once.",
  about: [
    "An amortization schedule answers what a loan contract leaves open. How much of next month's payment is interest? What will I still owe when I sell in five years? What does my tax refund save if I put it into the loan?",
    "Every row has a date, so you can lay it next to your statements.",
  ],
  howToUse: [
    "Find today's row. The balance there is roughly your payoff amount. If the first payment is in January, the interest of each year is what your lender's tax form should show.",
    "Then add an extra and watch the payoff date. Small extras early in the loan do the most; the same money in the last years does almost nothing.",
    "Download the table as CSV if you want to track your own payments.",
  ],
  methodology: [
    "In the formula, r is the rate for one period and n is the number of payments. Each payment first covers the interest since the last one, which is the balance times r. The rest reduces the balance, and extra money goes entirely to the balance. So later interest is lower and the loan ends sooner.",
    "The totals at the top use exact payments, as spreadsheets do. The schedule is in whole cents, as a lender bills it, and the last payment settles what is left. The two totals can differ by a few dollars, so we show both.",
    "Every two weeks means 26 payments a year, and each period charges 1/26 of the yearly rate. Paying half the monthly amount each time adds up to 13 monthly payments a year, and the loan ends years sooner. With “Every two weeks, same loan term” the payment is recalculated and little changes.",
    "Savings are measured against monthly payments without extras.",
  ],
  assumptions: [
    "The rate is fixed, and interest runs for one full period before the first payment.",
    "Monthly payments keep the day of the first one. In a shorter month they fall on the last day: January 31, February 28, March 31.",
    "A one-time or yearly extra comes with the first payment on or after its date. Without a date, it comes with the very first payment.",
    "With biweekly payments, the lender must credit each half payment as it arrives. If it holds the first half until the second arrives, your only gain is one extra monthly payment a year.",
    "A biweekly term is 26 payments for every 12 months, rounded up.",
    "Half a cent rounds up.",
  ],
  limitations: [
    "Changing rates, skipped payments and prepayment fees are left out.",
    "Lenders that count days charge a little more in long months and a little less in short ones.",
    "Taxes and insurance collected with a mortgage payment aren't part of the loan.",
    "Published examples with extra payments don't say how they round. So we check our results with extra payments by hand.",
  ],
  example: {
    story:
      "Grace borrows $300,000 at 6.5% over 30 years. Her first payment is due on January 31, 2027, and she plans to add $250 every month.",
    outcome:
      "She will be done over eight years early and save $120,336.94 in interest. Her colleague has the same loan and pays half the monthly amount every two weeks instead. He saves $88,121.78 and is done 70 months sooner.",
    inputs: { amount: 300000, annual_rate: 6.5, years: 30, first_payment: "2027-01-31", extra_payment: 250 },
  },
  mistakes: [
    "Starting the schedule on the day you signed. The first payment is usually a month or more later.",
    "Paying a company to set up biweekly payments. You can do the same for free by paying a twelfth more each month.",
    "Sending extra money without a note. Tell the lender it is for the principal.",
    "Expecting the monthly payment to fall. Extra payments shorten the loan; they don't lower the bill.",
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
        "All the interest that money would have cost for the rest of the loan. The earlier you pay it, the more it saves.",
    },
    {
      question: "Are biweekly payments better than monthly?",
      answer: "Yes, if you pay half the monthly payment every two weeks. That adds up to 13 monthly payments a year.",
    },
    {
      question: "Why is the last payment different?",
      answer:
        "Payments and interest are in whole cents. The fractions of a cent add up, and the last payment settles them.",
    },
    {
      question: "What happens with payments on the 31st?",
      answer:
        "In shorter months they fall on the last day, and then go back to the 31st. A schedule that stays on the 28th has a mistake.",
    },
    {
      question: "Does my payment go down when I pay extra?",
      answer:
        "No, the loan ends sooner. Some lenders will lower the payment if you ask, which is called recasting; then you save less interest.",
    },
  ],
  next: [
    { slug: "mortgage-payoff", why: "start from what you owe today instead of the original loan." },
    { slug: "mortgage", why: "include taxes, insurance and mortgage insurance." },
    { slug: "apr", why: "what the loan costs with its fees." },
  ],
  related: ["mortgage-payoff", "mortgage", "loan", "auto-loan"],
  sources: [
    {
      title: "OpenStax, Principles of Finance, section 8.3, Loan Amortization",
      url: "https://openstax.org/books/principles-finance/pages/8-3-loan-amortization",
    },
    {
      title: "Hewlett-Packard, training aid HP 12C Loan Amortizations",
      url: "https://www.formsbirds.com/free-hp-12c-loan-amortizations-3",
    },
    {
      title: "US Consumer Financial Protection Bureau, How does paying down a mortgage work?",
      url: "https://www.consumerfinance.gov/ask-cfpb/how-does-paying-down-a-mortgage-work-en-1943/",
    },
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
  everydayWords: [
    "breakdown",
    "every single payment",
    "principal portion vs interest part",
    "remaining balance",
    "still owe",
    "already paid",
    "left after a year",
    "repayment plan, month by month",
    "list",
    "table",
    "borrowed",
  ],
  vectors,
  changes: [
    {
      version: "1.0.3",
      date: "2026-11-24",
      what: "“Total interest (as billed)” is now “Total interest in the schedule”, and the final payment has a new name too. All figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-22",
      what: "At very high rates over many years, more digits of the values are right than before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-21",
      what: "On huge loans at very high rates, the total interest is right to the cent. Half payments every two weeks at 0% no longer end with an extra payment.",
    },
  ],
} satisfies Content<typeof amortization>;
