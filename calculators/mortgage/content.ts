import type { Content } from "#engine";
import type mortgage from "./mortgage.ts";
import vectors from "./vectors.ts";

export default {
  title: "Mortgage calculator with taxes and insurance",
  purpose:
    "Works out the monthly payment of a fixed-rate mortgage with taxes, insurance and fees, what the loan costs in all, what extra payments save, and the schedule as a lender bills it.",
  methodology: [
    "The payment is the level amount that brings the balance to exactly zero with the last payment. At 0% it is the loan divided by the number of payments.",
    "The headline figures are worked out from the unrounded payment, as in the official Closing Disclosure and in spreadsheets.",
    "The schedule is the one a lender bills: payment and interest are rounded to the cent each month, and the last payment is whatever is left. Its columns add up to the cent. Its total can differ from the headline, usually by a few dollars and by much more over a long time at a very high rate, so both are shown.",
    "An extra payment is applied right after the month's interest, and shortens the loan.",
  ],
  assumptions: [
    "The rate is fixed for the whole length, and every payment falls at the end of its month.",
    "Interest is compounded monthly unless you choose otherwise: the monthly rate is the yearly rate divided by 12. Fixed rates in Canada, where the law has them stated by the year or half-year, are usually compounded twice a year, and the monthly rate follows from that.",
    "Property tax, home insurance and fees stay the same.",
    "Mortgage insurance is a yearly percentage of the amount borrowed, charged with each payment until the loan is scheduled to fall to 78% of the price, whatever is paid extra.",
    "Percentages and years are exact as given. Only what is shown is rounded, half a cent upwards.",
  ],
  limitations: [
    "Closing costs, points and upfront mortgage insurance are not included. They belong in an APR.",
    "A rate that changes later needs a new sum from that day on.",
    "Your lender may round the payment up, or charge for odd days before the first month.",
    "It does not say whether you would get the loan, or should.",
    "We found no published figures for extra payments with stated rounding. We check extra payments by hand.",
  ],
  example: {
    story: "A home costs $400,000. You pay $80,000 of it yourself and borrow the rest at 6.5% over 30 years.",
    inputs: { price: 400000, down_payment: 80000, annual_rate: 6.5, years: 30 },
  },
  questions: [
    {
      question: "Why is so much of the first payment interest?",
      answer:
        "Interest is charged on what you still owe, and at first that is nearly everything. As the balance falls, less of each payment is interest and more pays off the loan.",
    },
    {
      question: "Why do two calculators differ by a dollar or two in the total?",
      answer:
        "One multiplies the unrounded payment, another adds up a schedule in cents. Both are right about different things. The headline here is the first, and the schedule with its own total is the second.",
    },
    {
      question: "When does mortgage insurance end?",
      answer:
        "In the United States a lender must end private mortgage insurance when the balance is first scheduled to reach 78% of the original value. You can ask at 80%. The law looks at the original schedule, so extra payments do not bring the automatic day forward. FHA loans have other rules.",
    },
    {
      question: "Is it the same in Canada?",
      answer:
        "No. Fixed rates there are usually compounded twice a year, so the same quoted rate costs a little less. Choose “Twice a year, as in Canada”.",
    },
    {
      question: "What does an extra payment do?",
      answer:
        "It lowers the balance at once, so every later month has less interest. The monthly payment stays the same, and the loan ends sooner.",
    },
  ],
  related: ["amortization", "loan", "mortgage-payoff", "house-affordability"],
  sources: [
    {
      title: "US Consumer Financial Protection Bureau, Regulation Z, appendix H, sample form H-25(B)",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/h/",
    },
    {
      title: "US Homeowners Protection Act of 1998, 12 U.S.C. 4901 and 4902",
      url: "https://www.law.cornell.edu/uscode/text/12/4902",
    },
    {
      title: "Interest Act of Canada, R.S.C. 1985, c. I-15, section 6",
      url: "https://laws-lois.justice.gc.ca/eng/acts/i-15/",
    },
    {
      title: "US Consumer Financial Protection Bureau, What is private mortgage insurance?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-private-mortgage-insurance-en-122/",
    },
    {
      title: "HP Customer Support, HP 12c Calculator, Calculating Canadian Mortgages",
      url: "https://support.hp.com/us-en/document/bpia5205",
    },
  ],
  synonyms: ["home loan", "house payment", "PITI", "EMI", "PMI", "amortization", "monthly payment", "extra payments"],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "The answer says when it has no property tax, home insurance or mortgage insurance in it. Interest saved and total interest keep all the digits of their values where the rate is tiny.",
    },
  ],
} satisfies Content<typeof mortgage>;
