import { CONTEMPORARY_MATHEMATICS_6_8 } from "#calculators/sources";
import type { Content } from "#engine";
import type loan from "./loan.ts";
import vectors from "./vectors.ts";

export default {
  title: "Loan calculator: payment, amount, time or rate",
  purpose:
    "Finds the missing figure of a loan: the payment, the amount you can borrow, the time to pay it off, or the interest rate. It also shows the total interest and the schedule as a lender bills it.",
  about: [
    "Use it for a personal loan, a student loan or a loan from your sister: any loan with a fixed rate and equal payments. For a house or a car, use the mortgage calculator or the auto loan calculator. Both also ask about taxes and fees.",
    "Choose what you want to find, then fill in the other three figures. If you can pay $400 a month, find the amount you can borrow. If a lender offers $25,000 for “$500 a month for 60 months”, find the interest rate.",
  ],
  howToUse: [
    "If you found the payment, also try a loan that lasts a year longer and one that lasts a year less. The shorter loan costs more each month and less overall.",
    "If you found the interest rate, compare it with the rate a bank or credit union quotes you today. If your rate is much higher, shop around.",
    "Do you plan to pay the loan off early? Open “More options” and enter the number of the last payment you would make. The balance after that payment is roughly what you would still have to pay.",
  ],
  methodology: [
    "In the formula, the amount is what you borrow and n is the number of payments. The rate for one period, r, is the yearly rate divided by the number of payments in a year. Each payment first pays the interest for its period. What remains of the payment lowers the balance, and the last payment brings the balance to zero. At 0% interest, the payment is the amount divided by n.",
    "A balloon is a part of the loan that you pay back at the end, together with the last payment. Until then, your payments include interest on the balloon. If the balloon is the whole loan, you pay only interest until the end.",
    "The payment and the amount come straight from the formula. To find the time, we count payments until the loan is paid off. The last payment is usually smaller. To find the interest rate, we try rates until the formula gives your payment.",
    "“Total interest” uses the payment before it is rounded to the cent, as spreadsheets do. “Total interest in the schedule” adds up the interest in payments of whole cents, as a lender bills them. The two totals can differ a little.",
  ],
  assumptions: [
    "The interest rate stays the same.",
    "The first payment is due one period after you receive the money: one month later, if you pay every month.",
    "The schedule is rounded to the cent. All other figures are rounded only when they are shown.",
    "A payment that you enter may have been rounded to the cent. That doesn't add a payment.",
  ],
  limitations: [
    "Fees are left out. If the lender charges an origination fee, the loan costs more than its interest rate says. Use the APR calculator to include the fee.",
    "A lender may charge interest by the day, round the payment up, or charge for extra days before the first payment. Your lender's figures can then differ a little from these.",
    "It doesn't cover loans with a rate that changes. It doesn't cover loans that begin with interest-only payments and are paid down later.",
    "It can't say whether a lender would approve you.",
  ],
  example: {
    story:
      "Dana needs $25,000 for a new roof. Her credit union offers a loan at 7.5% for five years, which is 60 monthly payments.",
    outcome:
      "Dana compares. Six years would cost $432.25 a month and $6,122.20 in interest. Four years would cost $604.47 a month and $4,014.68 in interest. She can afford about $500 a month, so she chooses five years.",
    inputs: { find: "payment", amount: 25000, annual_rate: 7.5, payments: 60 },
  },
  mistakes: [
    "Judging a loan by the payment alone. A longer loan has a smaller payment but costs more overall.",
    "Entering years where the form wants the number of payments. Five years of monthly payments are 60 payments.",
    "Entering a monthly rate. If the contract says 1.5% a month, enter 18%.",
    "Forgetting the fee when you look for the rate. If you signed for $10,000 but received $9,600, enter $9,600 as the loan amount.",
  ],
  questions: [
    {
      question: "What interest rate am I paying?",
      answer:
        "Choose “Interest rate” and enter the amount, the payment and the number of payments. If the lender took fees out of the loan, enter the amount you actually received. The answer is then the APR.",
    },
    {
      question: "Why does it say the loan is never paid off?",
      answer: "Interest uses up your whole payment, so nothing pays down the loan. Enter a larger payment.",
    },
    {
      question: "Is it better to pay every two weeks?",
      answer:
        "If the loan lasts the same number of years, it makes little difference. The loan ends sooner if you pay half the monthly payment every two weeks. You then make 26 half payments a year, which is as much as 13 monthly payments.",
    },
    {
      question: "Why is the last payment different?",
      answer:
        "The exact payment is rarely a whole number of cents, so it is rounded. The last payment makes up for the rounding.",
    },
    {
      question: "What is the effective rate?",
      answer:
        "It is the yearly rate including interest on interest. At 12% a year, a loan with monthly payments charges 1% a month. Over 12 months, 1% a month grows to 12.68%, the effective rate. Use it to compare loans with different payment frequencies.",
    },
  ],
  next: [
    { slug: "apr", why: "add the fees and see what the loan really costs." },
    { slug: "amortization", why: "print a dated schedule, with extra payments if you plan any." },
    { slug: "auto-loan", why: "buying a car? Include the trade-in, sales tax and fees." },
  ],
  related: ["amortization", "apr", "auto-loan", "mortgage", "simple-interest"],
  sources: [
    CONTEMPORARY_MATHEMATICS_6_8,
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
  everydayWords: ["borrow from a bank", "friend", "personal", "student", "boat"],
  inputWords: {
    find: "EMI, monthly installments, interest",
    amount: "Borrowed or lent, buddy, brother",
    payment: "EMI, afford, paid back every month",
    payments: "How many months; 60 are 5 years",
    balloon: "Owed at the end",
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
      date: "2026-11-23",
      what: "A loan can have a balloon at the end, or be interest-only. All other answers to earlier inputs are the same as before.",
    },
    {
      version: "1.0.6",
      date: "2026-11-23",
    },
    {
      version: "1.0.5",
      date: "2026-11-22",
      what: "“Interest paid so far” could be a cent off in rare cases. It no longer is.",
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
