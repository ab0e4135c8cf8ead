import type { Content } from "#engine";
import type vaLoan from "./va-loan.ts";
import vectors from "./vectors.ts";

export default {
  title: "VA loan calculator: payment and funding fee",
  purpose:
    "Calculates the monthly payment on a VA home loan and the funding fee: what it is, what it adds to the loan, and when a down payment lowers it.",
  about: [
    "A VA loan is a mortgage that the US Department of Veterans Affairs backs for service members, veterans and some surviving spouses. You can buy with nothing down, and there is no monthly mortgage insurance.",
    "Instead, most borrowers pay a funding fee once. It is a percentage of the loan, set by law, and it's usually added to the loan.",
  ],
  howToUse: [
    "Check your Certificate of Eligibility. It says whether you are exempt from the fee.",
    "Try 5% and 10% down. At each step the fee falls, most of all if you have used the benefit before.",
    "Compare with a conventional loan in the mortgage calculator. With 20% down and good credit, it may cost less, because it has no funding fee.",
    "Add property tax and home insurance, which lenders collect with the payment.",
  ],
  methodology: [
    "The base loan is the price minus the down payment. The funding fee is a percentage of the base loan. In the formula, r is the yearly rate divided by 12, and n is the number of months.",
    "For purchases, the fee is 2.15% the first time and 3.3% later with less than 5% down. With at least 5% down it is 1.5%, and with at least 10% it is 1.25%, both for first and later use.",
    "The fee is added to the loan unless you pay it at closing. Then you pay interest on it for the whole term.",
  ],
  assumptions: [
    "The rate is fixed, and the first payment is due a month after the loan starts.",
    "The price is what the home appraises for.",
    "The loan closes on or after April 7, 2023. Earlier loans had other fees.",
  ],
  limitations: [
    "It's for purchases and construction. The fee is 0.5% for a streamline refinance (IRRRL), and 2.15% or 3.3% for a cash-out refinance.",
    "We read the fees in a copy of the United States Code. Its last day, June 8, 2034, is from public source code that quotes a later edition.",
    "It can't tell whether your entitlement covers the whole loan. If you still have another VA loan, your lender may ask for a down payment.",
    "Closing costs other than the fee aren't included.",
  ],
  example: {
    story:
      "Marcus leaves the Army and buys his first home for $400,000 with nothing down. His lender quotes 6.5% for 30 years. Property tax is $4,800 a year and home insurance $1,800.",
    outcome:
      "The fee of $8,600 adds about $54 to each payment. With $20,000 down, it would have been $5,700. Marcus keeps his savings for repairs.",
    inputs: { price: 400000, annual_rate: 6.5, years: 30, property_tax: 4800, home_insurance: 1800 },
  },
  mistakes: [
    "Paying the fee although you are exempt. Veterans with compensation for a service-connected disability pay none, and neither do some surviving spouses.",
    "Putting down 4%. The fee falls only from 5% on.",
    "Forgetting that the fee was added. You owe more than the home cost on the first day.",
    "Taking the fee for a monthly cost. It's paid once.",
  ],
  questions: [
    {
      question: "How much is the VA funding fee?",
      answer: "2.15% of the loan for a first purchase with less than 5% down. On $300,000, that is $6,450.",
    },
    {
      question: "Who doesn't pay the funding fee?",
      answer:
        "Veterans who receive compensation for a service-connected disability or are entitled to it, surviving spouses who receive DIC, and service members on active duty with a Purple Heart.",
    },
    {
      question: "Is there mortgage insurance on a VA loan?",
      answer: "No, whatever your down payment. The funding fee takes its place.",
    },
    {
      question: "Can I get the fee back?",
      answer:
        "If you are later awarded compensation that goes back to a day before closing, you may get a refund. Ask a VA regional loan center.",
    },
    {
      question: "Is there a limit on VA loans?",
      answer: "Not with full entitlement. If part of it is in use, the county's conforming loan limit counts.",
    },
  ],
  next: [
    { slug: "mortgage", why: "the same home with a conventional loan." },
    { slug: "fha-loan", why: "the other government-backed loan." },
    { slug: "house-affordability", why: "the price you can afford." },
  ],
  related: ["mortgage", "fha-loan", "house-affordability", "refinance", "debt-to-income"],
  sources: [
    {
      title: "38 U.S.C. 3729, Loan fee",
      url: "https://www.law.cornell.edu/uscode/text/38/3729",
    },
    {
      title: "US Department of Veterans Affairs, VA funding fee and loan closing costs",
      url: "https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/",
    },
  ],
  synonyms: [
    "VA mortgage",
    "VA funding fee",
    "veterans home loan",
    "VA home loan",
    "zero down mortgage",
    "military mortgage",
  ],
  everydayWords: ["veteran", "military", "army", "no money down"],
  inputWords: { down_payment: "Paid up front", annual_rate: "Mortgage rate", fees: "Monthly HOA dues" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof vaLoan>;
