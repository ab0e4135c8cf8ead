import type { Content } from "#engine";
import type apr from "./apr.ts";
import vectors from "./vectors.ts";

export default {
  title: "APR calculator: the true cost of a loan",
  purpose:
    "Calculates the annual percentage rate of a loan: one yearly rate that includes fees, insurance and extra days before the first payment as well as interest, so you can compare loans fairly.",
  about: [
    "Two lenders, two offers: 8% with a $400 fee, or 8.5% with none. Which is cheaper? The APR puts the fee into the rate, so you can put the two side by side.",
    "US lenders must state an APR. This page lets you check it, or find it where none was given, such as for a loan from a relative or a store's payment plan.",
  ],
  howToUse: [
    "Compare APRs only for loans of the same length and type. If you'll pay one off early, prefer low fees: you don't get them back, whatever the APR says.",
    "If your figure differs from the lender's by more than 1/8 of a percentage point, ask which fees they counted.",
    "For payday loans and “only $15 per $100” offers, the APR shows the real price. It is often several hundred percent.",
  ],
  methodology: [
    "The APR is the rate at which everything you pay, each payment at its own time, is worth exactly what you received. That is the actuarial method of US Regulation Z.",
    "In the formula, Σ means the sum over all payments. The time from one payment to the next is called a unit-period: a month for monthly payments. t is the number of full unit-periods before a payment. If the time to a payment isn't a whole number of unit-periods, f is the fraction beyond t. i is the rate for one unit-period, and interest for the fraction is simple interest.",
    "Extra days before the first payment count as a fraction of a 30-day month, or of a week of 7 days for weekly payments. If there is only one payment and one payout, the unit-period is the whole term, but no more than a year.",
    "If the loan is paid out in parts, each later payout is divided by (1 + f × i) × (1 + i)^t too, with its own t and f. The rate makes all payments worth as much as all payouts.",
    "No formula gives this rate, so we find it by trial, far more exactly than shown.",
  ],
  assumptions: [
    "You receive everything on one day, unless you enter later payouts. Upfront fees reduce what you receive on the first day. Fees added to the loan are repaid with it, and what you receive stays the same.",
    "A payment calculated from the interest rate isn't rounded. Extra days before the first payment don't change it, but they do change the APR.",
    "Insurance is charged with every payment unless you say how many have it.",
    "The first payment is due after one full period unless you enter dates. From the last day of one month to the last day of another counts as full months.",
    "A year is 52 weeks or 12 months. For a loan with a single payout and a single payment, a year is 365 days unless the loan runs for whole months.",
  ],
  limitations: [
    "It is for loans repaid at regular intervals. It doesn't cover skipped payments or changing rates.",
    "For a loan paid out in parts, you need to know the payment. There is no answer if you pay back more than you owe and then get another payout: more than one rate may fit.",
    "You decide which fees to enter. The law counts what you must pay to get the credit, and leaves out taxes and many title and appraisal costs.",
    "In the European Union and the United Kingdom, APR means the effective rate, which counts interest on interest. Compare it with the effective rate here.",
    "A lender's stated APR may be off by 1/8 of a percentage point, or 1/4 if payments are irregular.",
  ],
  example: {
    story:
      "Omar wants to consolidate his debts. Lender A offers $20,000 at 8% over four years and deducts a $400 fee from the loan. Lender B offers 8.5% without a fee.",
    outcome: "A's 8% is really 9.055%; B's 8.5% stays 8.5%. The “higher” rate is the cheaper loan, and Omar takes it.",
    inputs: { payment_from: "rate", amount: 20000, annual_rate: 8, payments: 48, paid_fees: 400 },
  },
  mistakes: [
    "Leaving out a fee because it was deducted. You pay interest on the full amount but received less.",
    "Comparing an APR with a plain interest rate. Compare APR with APR.",
    "Entering a fee twice, as an upfront fee and as a smaller loan amount.",
    "Reading the 391% APR of a two-week loan as what you'll pay. That is the price per year; for two weeks it is 15%.",
  ],
  questions: [
    {
      question: "What is the difference between interest rate and APR?",
      answer:
        "The interest rate prices the loan alone. The APR adds the fees you must pay to get it. Without fees or extra days before the first payment, the two are equal.",
    },
    {
      question: "What is a good APR?",
      answer:
        "There is no fixed number: it depends on the type of loan, its term and your credit. Collect two or three offers on the same day and compare their APRs.",
    },
    {
      question: "Which is cheaper, a lower rate or lower fees?",
      answer:
        "The loan with the lower APR, if you keep the loan to the end. If you pay off early, fees weigh more than the APR shows.",
    },
    {
      question: "Does it matter if a fee is financed or paid upfront?",
      answer:
        "A little. A financed fee is repaid over the whole loan, with interest. The same fee paid upfront gives a slightly higher APR.",
    },
    {
      question: "How can a two-week loan have an APR of 391%?",
      answer:
        "A fee of $75 on $500 is 15% for two weeks. A year has about 26.07 two-week periods, and 26.07 × 15% is about 391%.",
    },
    {
      question: "What if the loan is paid out in parts, such as a construction or student loan?",
      answer:
        "Choose “I know my payment”. Enter the first payout as the loan amount, and the others under “More options”. If payments start more than one period after the first payout, enter the date of that payout and the date of the first payment.",
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
  everydayWords: [
    "origination fee",
    "points",
    "lender",
    "closing costs",
    "compare two offers",
    "payday loan, cash advance",
    "real, actual rate",
  ],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-26",
      what: "Loans paid out in parts: enter the later payouts. Other answers are the same as before.",
    },
    {
      version: "1.0.3",
      date: "2026-11-24",
      what: "The steps for the payment and the time to the first payment are worded more plainly. All figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
      what: "The steps for the time and rate of a period are worded more plainly. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "A rate that ends exactly halfway, such as 6.9355%, now rounds up. A loan at 0% is no longer refused if its payment has endless decimals, such as $100 in three payments.",
    },
  ],
} satisfies Content<typeof apr>;
