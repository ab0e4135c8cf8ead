import type { Content } from "#engine";
import type apr from "./apr.ts";
import vectors from "./vectors.ts";

export default {
  title: "APR calculator: the true cost of a loan",
  purpose:
    "Calculates the annual percentage rate (APR) of a loan: one yearly rate that includes interest, fees and insurance. With it you can compare loans fairly.",
  about: [
    "Two lenders make you an offer: 8% with a $400 fee, or 8.5% without a fee. Which is cheaper? The APR makes the fee part of the yearly rate. Then you can compare the two offers directly.",
    "US lenders must state an APR. Here you can check the lender's figure. You can also find the APR of a loan that came without one, such as a loan from a relative.",
  ],
  howToUse: [
    "Compare APRs only for loans of the same length and type. If you plan to pay the loan off early, prefer low fees. You don't get fees back when you pay off early.",
    "A US lender's APR may be off by 1/8 of a percentage point. If your figure differs by more, ask the lender which fees are included.",
    "For payday loans and “only $15 per $100” offers, the APR shows the price per year. It is often several hundred percent.",
  ],
  methodology: [
    "The APR is the rate at which all your payments, valued on the day of the loan, equal the amount you receive. US Regulation Z calls this the actuarial method.",
    "In the formula, Σ means the sum over all payments. The time from one payment to the next is called a unit-period, such as a month. t is the number of full unit-periods before a payment. f is any extra time before that payment, as a fraction of a unit-period. i is the rate for one unit-period.",
    "With monthly payments, each extra day before the first payment counts as a thirtieth of a month. With weekly payments, each extra day counts as a seventh of a week.",
    "Later payouts of a loan paid out in parts are valued in the same way. Each is divided by (1 + f × i) × (1 + i)^t, where t and f measure the time since the first payout. The results are added to the amount financed.",
    "No formula gives i directly. We try rates until the payments match the amount financed.",
  ],
  assumptions: [
    "Upfront fees are subtracted from what you receive on the first day. Fees added to the loan raise your payments instead.",
    "A payment calculated from the interest rate isn't rounded to the cent. Extra days before the first payment don't change the payment, but they do change the APR.",
    "A year has 12 months or 52 weeks. For a two-week loan with a single payment, a year has 365 days.",
  ],
  limitations: [
    "This page is for loans that you repay at regular intervals at a fixed rate. If you skip payments or your rate changes, the real cost is different.",
    "If a loan is paid out in parts, this page can't calculate the payment. You have to enter the payment yourself.",
    "The APR includes only the fees you enter. US law counts the fees that you must pay to get the credit. Taxes and many title and appraisal costs don't count.",
    "In the European Union and the United Kingdom, a lender's APR counts interest on interest. Compare a European APR with the “Effective rate” on this page.",
  ],
  example: {
    story:
      "Omar wants to pay off his debts with a new loan of $20,000 over four years. Lender A charges 8% and deducts a $400 fee from the loan. Lender B charges 8.5% and no fee.",
    outcome:
      "Lender A's rate is 8%, but the APR is 9.055%. Lender B charges no fee, so the APR equals the rate of 8.5%. Lender B's loan is cheaper, and Omar takes it.",
    inputs: { payment_from: "rate", amount: 20000, annual_rate: 8, payments: 48, paid_fees: 400 },
  },
  mistakes: [
    "Leaving out a fee because the lender deducted it from the loan. You pay interest on the full loan but receive less.",
    "Comparing the APR of one loan with the interest rate of another. Compare APR with APR.",
    "Subtracting a fee from the loan amount and also entering it as an upfront fee. Then the fee counts twice.",
    "Thinking that a two-week loan with an APR of 391% costs 391%. For two weeks you pay 15%.",
  ],
  questions: [
    {
      question: "What is the difference between interest rate and APR?",
      answer:
        "The interest rate is the price of the loan alone. The APR also includes the fees you must pay to get the loan. Without fees or extra days before the first payment, the APR equals the interest rate.",
    },
    {
      question: "What is a good APR?",
      answer:
        "That depends on the type of loan, the number of years and your credit. Get two or three offers on the same day and compare their APRs.",
    },
    {
      question: "Which is cheaper, a lower rate or lower fees?",
      answer:
        "The loan with the lower APR, if you keep the loan to the end. If you might pay the loan off early, low fees matter more.",
    },
    {
      question: "Does it matter if a fee is financed or paid upfront?",
      answer:
        "A little. If you pay the fee upfront, the APR is slightly higher. A financed fee is added to the loan and repaid bit by bit, with interest.",
    },
    {
      question: "How can a two-week loan have an APR of 391%?",
      answer:
        "A fee of $75 on $500 is 15% for two weeks. A year has about 26.07 periods of two weeks. 26.07 × 15% is about 391%.",
    },
    {
      question: "What if the loan is paid out in parts, such as a construction or student loan?",
      answer:
        "Choose “I know my payment”. Enter the first payout as the loan amount, and the later payouts under “More options”. If payments start more than one period after the first payout, choose “On a certain date”. Then enter the day of the first payout as the loan date.",
    },
  ],
  next: [
    { slug: "loan", why: "see the payment and schedule for the offer you choose." },
    { slug: "mortgage", why: "the monthly payment on a home loan, with taxes and insurance." },
    { slug: "credit-card-payoff", why: "is consolidating worth it? See what the card costs." },
  ],
  related: ["loan", "mortgage", "auto-loan", "credit-card-payoff", "simple-interest"],
  sources: [
    {
      title:
        "US Consumer Financial Protection Bureau, Regulation Z, 12 CFR part 1026, appendix J, Annual Percentage Rate Computations for Closed-End Credit Transactions",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/j/",
    },
    {
      title: "Regulation Z, section 1026.4, Finance charge",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/4/",
    },
    {
      title: "Regulation Z, section 1026.22, Determination of annual percentage rate",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/22/",
    },
  ],
  synonyms: [
    "annual percentage rate",
    "Regulation Z",
    "truth in lending",
    "TILA",
    "finance charge",
    "points",
    "origination fee",
    "odd days",
    "payday loan",
    "true cost of a loan",
  ],
  everydayWords: ["origination fee", "points", "lender", "payday", "offers", "really", "compare"],
  inputWords: {
    amount: "Borrowed, before fees; two offers apart",
    annual_rate: "Quoted, without fees",
    payment: "Each installment",
    paid_fees: "Points, closing costs, cash",
    financed_fees: "Rolled into the loan",
    first_period: "Regular, or by dates",
  },
  vectors,
  changes: [
    { version: "1.1.2", date: "2026-11-26" },
    { version: "1.1.1", date: "2026-11-26" },
    {
      version: "1.1.0",
      date: "2026-11-26",
      what: "You can enter later payouts, for a loan that you receive in parts. Other answers are the same as before.",
    },
    {
      version: "1.0.3",
      date: "2026-11-24",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "A rate of exactly 6.9355% is now shown as 6.936%. A loan at 0% is no longer refused if its payment has endless decimals, such as $100 in three payments.",
    },
  ],
} satisfies Content<typeof apr>;
