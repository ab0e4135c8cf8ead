import type { Content } from "#engine";
import type loan from "./loan.ts";
import vectors from "./vectors.ts";

export default {
  title: "Loan calculator: payment, amount, time or rate",
  purpose:
    "Finds the missing figure of a loan: the payment, the amount you can borrow, the time to pay it off, or the interest rate. It also shows the total interest and the schedule as a lender bills it.",
  about: [
    "Personal loans, student loans, equipment, a loan from your sister: any loan with a fixed rate and equal payments works here. For a house or a car, the mortgage and auto loan calculators also ask about taxes, fees and trade-ins.",
    "Choose what you want to find, then fill in the other three figures. A monthly budget of $400 becomes a loan amount. A dealer's “$500 a month for 60 months” becomes an interest rate.",
  ],
  howToUse: [
    "If you're after the payment, try a term one year longer and one year shorter before you decide. A shorter term costs more each month and less overall, and the gap often surprises people.",
    "If you found the rate, compare it with what a bank or credit union quotes you today. A gap of several points is a reason to shop around.",
    "To see whether paying off early is worth the trouble, open “More options” and enter the number of a payment. You get the balance after it, which is roughly what a payoff letter would say.",
  ],
  methodology: [
    "One formula ties everything together. The amount is what you borrow, r is the rate for one period (the yearly rate divided by the payments in a year) and n is the number of payments. Each payment covers that period's interest and pays back some of the loan, so the last one brings the balance to zero. At 0% the payment is the amount divided by n.",
    "A balloon is a part of the loan that your regular payments don't pay down. Each payment covers its interest, and the whole balloon is due with the last payment. If the balloon is the whole loan, the loan is interest-only.",
    "The payment and the amount come straight from the formula. For the time, we count the payments until the loan is paid off; the last one is usually smaller. No formula gives the rate, so we find it by trial, to 34 decimals.",
    "The main totals use the unrounded payment, as spreadsheets and official disclosures do. The totals “in the schedule” add up payments in whole cents, as a lender bills them. The two can differ a little, so we show both.",
  ],
  assumptions: [
    "The rate is fixed, and the first payment is due one full period after you receive the money.",
    "The rate for one period is the yearly rate divided by the number of payments in a year: 12 unless you choose otherwise. A year has 52 weeks.",
    "The effective rate is the yearly rate with interest on interest.",
    "If you look for the time to pay it off, we allow for rounding to the cent. Say the exact payment for 60 months is $200.004. With $200.00, the answer is 60 payments and not 61, and the last one makes up the difference.",
    "Figures are rounded only when they are shown, except in the schedule. Half a cent rounds up.",
  ],
  limitations: [
    "Fees are left out. If the lender keeps an origination fee, the loan costs more than its rate says; the APR shows how much.",
    "A lender may charge interest by the day, round the payment up, or charge for extra days before the first payment. Expect small differences.",
    "It doesn't cover rates that change, or loans that are interest-only for a while and paid down later.",
    "It can't say whether a lender would approve you.",
  ],
  example: {
    story: "Dana needs $25,000 for a used pickup. Her credit union offers 7.5%, and five years sounds about right.",
    outcome:
      "$500.95 is a stretch, so she tries six years: $432.25 a month, but $6,122.20 in interest. Four years would cost $604.47 a month and $4,014.68 in interest. She settles on five years and plans to pay extra whenever overtime comes in.",
    inputs: { find: "payment", amount: 25000, annual_rate: 7.5, payments: 60 },
  },
  mistakes: [
    "Judging a loan by its payment. A longer term looks cheaper by the month but costs more overall.",
    "Entering years where the form wants the number of payments. Five years of monthly payments is 60.",
    "Entering a monthly rate. If the contract says 1.5% a month, enter 18%.",
    "Forgetting the fee. If you signed for $10,000 and received $9,600, find the rate with $9,600, the amount you actually got.",
  ],
  questions: [
    {
      question: "What interest rate am I paying?",
      answer:
        "Choose “Interest rate” and enter the amount, the payment and the number of payments. If the lender took fees out of the loan, enter the amount you actually received; the answer is then the APR.",
    },
    {
      question: "Why does it say the loan is never paid off?",
      answer:
        "Your payment is no larger than the interest. Nothing is left to reduce the loan, and if the payment is smaller still, the debt grows.",
    },
    {
      question: "Is it better to pay every two weeks?",
      answer:
        "If the term in years stays the same, it makes little difference. Paying half a monthly payment every two weeks is different: it adds up to 13 monthly payments a year, so the loan ends sooner.",
    },
    {
      question: "Why is the last payment different?",
      answer:
        "The exact payment is rarely a whole number of cents, so it is rounded. The fractions add up over the loan, and the last payment settles them.",
    },
    {
      question: "What is the effective rate?",
      answer:
        "12% a year paid monthly is 1% a month. With interest on interest that grows to 12.68% in a year: the effective rate. Use it to compare loans with different payment frequencies.",
    },
  ],
  next: [
    { slug: "apr", why: "add the fees and see what the loan really costs." },
    { slug: "amortization", why: "print a dated schedule, with extra payments if you plan any." },
    { slug: "auto-loan", why: "buying a car? Include the trade-in, sales tax and fees." },
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
  everydayWords: [
    "borrow from a bank, friend, brother, buddy",
    "personal, student, boat loan",
    "paid back over years",
    "EMI",
    "installments",
    "pay monthly",
    "total interest",
    "month, months",
    "lend",
    "borrowed",
  ],
  vectors,
  changes: [
    {
      version: "1.1.2",
      date: "2026-11-24",
      what: "“Total interest (as billed)” is now “Total interest in the schedule”, and the steps multiply the payment before it is rounded. All figures are the same as before.",
    },
    {
      version: "1.1.1",
      date: "2026-11-24",
      what: "Worded the steps more clearly. All figures are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-23",
      what: "A loan can have a balloon at the end, or be interest-only. Balances very close to half a cent round the right way. All other answers to earlier inputs are the same as before.",
    },
    {
      version: "1.0.6",
      date: "2026-11-23",
      what: "The answer about how much you can borrow is worded more clearly. All figures are the same as before.",
    },
    {
      version: "1.0.5",
      date: "2026-11-22",
      what: "“Interest paid so far” rounds the right way where it is very close to half a cent.",
    },
    {
      version: "1.0.4",
      date: "2026-11-22",
      what: "If a payment only covers the interest, the page says that it never pays the loan off. Rates above 1,000% a year get no answer.",
    },
    {
      version: "1.0.3",
      date: "2026-11-22",
      what: "The balance after a payment could be a cent off in version 1.0.2. It no longer is.",
    },
    {
      version: "1.0.2",
      date: "2026-11-22",
      what: "The interest in a payment and the balance after it are right at very high rates too, such as 1,000% a year over 100 years.",
    },
    {
      version: "1.0.1",
      date: "2026-11-21",
      what: "Very high effective rates are right in their last digits.",
    },
  ],
} satisfies Content<typeof loan>;
