import type { Content } from "#engine";
import type amortization from "./amortization.ts";
import vectors from "./vectors.ts";

export default {
  title: "Amortization calculator with extra payments",
  purpose:
    "Makes the payment schedule of a loan with its dates, monthly or every two weeks, and works out what extra payments with each payment, once a year or just once save in interest and time.",
  methodology: [
    "Each payment first covers the interest since the last one. The rest pays back the loan, and extra money does so entirely, in the same payment. So later interest is less, and the loan ends sooner.",
    "Headline figures are worked out without rounding, as in spreadsheets. The schedule is the one a lender bills: every payment and all interest in whole cents, the last payment whatever is left, so the columns add up to the cent. Its total can differ from the headline by a few dollars, so both are shown.",
    "Every two weeks means 26 payments a year at 1/26 of the yearly rate. With half a monthly payment each time that is 13 monthly payments a year, and the loan ends years sooner. For the same length, the payment is worked out anew and little changes.",
    "What is saved is counted against monthly payments without extras.",
  ],
  assumptions: [
    "The rate is fixed. Interest runs for one full period before the first payment.",
    "Monthly payments keep the day of the first one. In a month that lacks it, the payment is on the last day: 31 January, 28 February, 31 March.",
    "An extra that is paid once, or once a year, comes with the first payment on or after its day, and with the first payment of all if you give no day.",
    "With two-week payments the lender must take each half as it comes. If it waits for the second half, only the thirteenth payment helps.",
    "The length in two weeks is 26 for every 12 months, up to a whole number.",
    "Half a cent is rounded upwards.",
  ],
  limitations: [
    "A rate that changes, a payment holiday or a fee for paying early is not included.",
    "Lenders that count days charge a little more in long months and a little less in short ones.",
    "Taxes and insurance that are collected with a mortgage payment are not part of the loan.",
    "We found no published figures for extra payments with stated rounding. We check extra payments by hand.",
  ],
  example: {
    story:
      "You borrow $300,000 at 6.5% over 30 years, pay for the first time on 31 January 2027, and add $200 each month.",
    inputs: { amount: 300000, annual_rate: 6.5, years: 30, first_payment: "2027-01-31", extra_payment: 200 },
  },
  questions: [
    {
      question: "How much does an extra payment save?",
      answer:
        "All the interest that its money would have cost for the rest of the loan. So the same sum saves more early than late: put it in on different days and compare.",
    },
    {
      question: "Why is the last payment not the same as the others?",
      answer:
        "Payments and interest are in whole cents, and the cents left over or missing gather until the end. The last payment settles them.",
    },
    {
      question: "Are payments every two weeks better than monthly ones?",
      answer:
        "Half a monthly payment every two weeks is, because it comes to 13 monthly payments a year. You can do the same by paying a twelfth more each month, without a plan that costs a fee.",
    },
    {
      question: "What happens with payments on the 31st?",
      answer:
        "In shorter months they fall on the last day, and after February they go back to the 31st. A schedule that stays on the 28th from then on has a fault.",
    },
    {
      question: "Does my payment go down when I pay extra?",
      answer:
        "No. The payment stays and the loan ends sooner. Some lenders will work out a lower payment if you ask, which is called recasting; then the loan keeps its length and you save less.",
    },
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
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-22",
      what: "Values are right in all their digits at high rates over many years too; at 100% over 50 years they kept 8 to 24 of 30.",
    },
    {
      version: "1.0.1",
      date: "2026-11-21",
      what: "Interest without rounding keeps every digit of the payment. Over some decades at very high rates it was off by up to a few dollars in billions: $1.00 for $705,000,030 at 100% over 50 years and 11 months. And a payment that was cut off at the thirtieth decimal left nothing to be paid once more: half of a twelfth every two weeks, at 0%, came to 25 payments and comes to 24.",
    },
  ],
} satisfies Content<typeof amortization>;
