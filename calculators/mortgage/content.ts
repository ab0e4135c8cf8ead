import type { Content } from "#engine";
import type mortgage from "./mortgage.ts";
import vectors from "./vectors.ts";

export default {
  title: "Mortgage calculator with taxes and insurance",
  purpose:
    "Calculates the monthly payment on a fixed-rate mortgage, including taxes, insurance and fees. It also shows the total interest, what extra payments save, and the schedule your lender would bill.",
  about: [
    "Use it before you make an offer, when a lender gives you a quote, or when you wonder whether 15 years would hurt less than you think. You need the price, your down payment, the interest rate and the years.",
    "Add property tax, home insurance and HOA fees if you can. Most lenders collect tax and insurance with the payment, so the loan alone is only part of what leaves your account each month.",
    "The form starts with 20% down and US averages: property tax of 0.89% of the price (2024) and home insurance of $1,569 a year (2022). Mortgage insurance of 0.61% is from the Consumer Financial Protection Bureau's sample form. Enter your own.",
  ],
  howToUse: [
    "Compare the monthly payment with your take-home pay. Leave room for repairs and utilities, which no lender includes.",
    "Next, look at total interest. Change the term from 30 to 15 years, or lower the rate by half a point, and see how far it falls. If you can't afford the 15-year payment, try a small extra payment on the 30-year loan: you keep the freedom to skip it in a bad month.",
    "Take the schedule with you when you talk to a lender. If their figures differ by more than a few dollars, ask what they added.",
  ],
  methodology: [
    "In the formula, the loan is the price minus your down payment. The monthly rate r is the yearly rate divided by 12, and n is the number of monthly payments. The result is the one level payment that brings the balance to exactly zero at the end. At 0% it is simply the loan divided by n.",
    "Each month the lender charges interest on what you still owe. The rest of your payment reduces the balance. An extra payment comes off right after that month's interest, so the loan ends early.",
    "The totals at the top use the unrounded payment, as the official Closing Disclosure and spreadsheets do. The schedule shows what a lender bills: a payment rounded to the cent every month, and a final payment that settles what is left. The two totals can differ by a few dollars, and by more over a long term at a very high rate.",
    "The cash you need at closing is the down payment plus the closing costs. Subtract any deposit you have paid and any credit from the seller. Later payments are due on the same day of the month as the first, or on the last day of a shorter month.",
  ],
  assumptions: [
    "The rate stays fixed for the whole term, and each payment falls at the end of its month.",
    "Interest compounds monthly unless you choose otherwise, so the monthly rate is the yearly rate divided by 12. Fixed rates in Canada usually compound twice a year.",
    "Property tax, home insurance and fees stay the same.",
    "Mortgage insurance is a yearly percentage of the amount you borrow. It is charged only if the loan is more than 80% of the price, until the balance is scheduled to reach 78%, whether or not you pay extra.",
    "Apart from the schedule, figures are rounded only for display.",
  ],
  limitations: [
    "Closing costs, points and upfront mortgage insurance aren't borrowed here. Use the APR calculator to see what they add to the rate.",
    "It can't follow an adjustable rate. When the rate changes, start again with the balance and the years that remain.",
    "Your lender may round the payment up, or charge interest for the days before your first full month.",
    "It can't tell you whether a lender will approve you.",
    "Published examples with extra payments don't say how they round. So we check our results with extra payments by hand.",
  ],
  example: {
    story:
      "Maya and Luis find a house for $400,000. They have saved $80,000, exactly the 20% that spares them mortgage insurance, and their bank offers 6.5% for 30 years.",
    outcome:
      "The interest comes to more than the loan itself, and that gives them pause. At 15 years the payment would be $2,787.54 and the interest $181,757.84. They can't stretch that far yet. But an extra $200 a month on the 30-year loan ends it 79 payments early and saves $105,428.67, so that is their plan.",
    inputs: { price: 400000, down_payment: 80000, annual_rate: 6.5, years: 30 },
  },
  mistakes: [
    "Budgeting for principal and interest only. With $5,000 of property tax and $1,800 of insurance a year, Maya and Luis would pay $2,589.28 a month, not $2,022.62.",
    "Comparing two offers by rate alone. A lower rate that you pay for upfront (points) can cost more than a higher one; compare APRs.",
    "Putting every dollar into the down payment and leaving nothing for closing costs, moving and the first repair.",
    "Assuming mortgage insurance lasts forever. You can ask to have it removed at 80% of the original value.",
  ],
  questions: [
    {
      question: "Why is so much of my first payment interest?",
      answer:
        "You owe nearly the whole loan at the start, and interest is charged on what you owe. As the balance falls, more of each payment goes to principal.",
    },
    {
      question: "Is a 15-year or a 30-year mortgage better?",
      answer:
        "The 15-year loan costs far less in interest and usually has a lower rate. The 30-year loan has a payment you can still make if one income stops. Many people take 30 years and pay extra.",
    },
    {
      question: "When does mortgage insurance end?",
      answer:
        "In the US, a lender must cancel private mortgage insurance when the balance is first scheduled to reach 78% of the original value. You can ask at 80%. The automatic date follows the original schedule, so extra payments don't move it. FHA loans have other rules.",
    },
    {
      question: "What does one extra payment do?",
      answer:
        "It lowers your balance at once, so every later month has less interest. Your monthly payment stays the same and the loan ends sooner.",
    },
    {
      question: "Is it the same in Canada?",
      answer:
        "No. Fixed rates there usually compound twice a year, so the same quoted rate costs a little less. Choose “Twice a year, as in Canada”.",
    },
    {
      question: "Why do two calculators differ by a dollar or two?",
      answer: "One multiplies the unrounded payment; the other adds up payments in whole cents. Both are right.",
    },
  ],
  next: [
    { slug: "house-affordability", why: "work backward from your income to a price you can afford." },
    {
      slug: "amortization",
      why: "add yearly or one-time extras, or pay every two weeks, with a date on each payment.",
    },
    { slug: "rent-vs-buy", why: "would renting leave you with more?" },
    { slug: "apr", why: "compare two offers with their fees included." },
    {
      slug: "mortgage-payoff",
      why: "already have the loan? See what extra payments, or a switch to biweekly, would save.",
    },
  ],
  related: ["amortization", "mortgage-payoff", "refinance", "house-affordability", "rent-vs-buy", "apr"],
  feeds: { amortization: { amount: "loan" }, loan: { amount: "loan" } },
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
      title:
        "National Association of Home Builders, Property taxes by state in 2024, from the American Community Survey",
      url: "https://www.bcaswi.org/?p=3873",
    },
    {
      title: "Insurance Information Institute, Average premiums for homeowners insurance by state, 2022",
      url: "https://www.iii.org/table-archive/21407/file",
    },
    {
      title: "HP Customer Support, HP 12c Calculator, Calculating Canadian Mortgages",
      url: "https://support.hp.com/us-en/document/bpia5205",
    },
  ],
  synonyms: ["home loan", "house", "PITI", "EMI", "PMI", "amortization", "monthly payment", "extra payments"],
  everydayWords: [
    "house, condo, townhouse payment",
    "buying",
    "principal and interest, PITI",
    "down payment",
    "escrow",
    "taxes and insurance",
    "PMI",
    "FHA",
    "place",
    "pay a month, year",
    "quoted",
  ],
  vectors,
  changes: [
    {
      version: "1.3.3",
      date: "2026-11-25",
      what: "The steps add up costs before rounding. All figures are the same as before.",
    },
    {
      version: "1.3.2",
      date: "2026-11-24",
      what: "A note about rounding no longer speaks of cents, which not every currency has. All figures are the same as before.",
    },
    {
      version: "1.3.1",
      date: "2026-11-24",
      what: "“Total interest (as billed)” is now “Total interest in the schedule”, the steps multiply the payment before it is rounded, and costs of zero are left out of them. All figures are the same as before.",
    },
    {
      version: "1.3.0",
      date: "2026-11-24",
      what: "Enter your closing costs to see the cash you need at closing, and the first payment date to see your payoff date. Without them, all figures are the same as before.",
    },
    {
      version: "1.2.0",
      date: "2026-11-22",
      what: "The form begins with 20% down, average US property tax and home insurance, and mortgage insurance of 0.61%. Property tax can be a percentage of the price. Mortgage insurance is charged only on loans above 80% of the price. It used to be charged above 78%.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "The answer says when it leaves out property tax, home insurance or mortgage insurance.",
    },
  ],
} satisfies Content<typeof mortgage>;
