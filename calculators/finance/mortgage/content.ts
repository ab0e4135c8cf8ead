import { CFPB_MORTGAGE_INSURANCE, III_HOME_INSURANCE, NAHB_PROPERTY_TAXES } from "#calculators/sources";
import type { Content } from "#engine";
import { AVERAGES, START } from "#facts/homes/starts";
import type mortgage from "./mortgage.ts";
import vectors from "./vectors.ts";

const { propertyTax, homeInsurance } = AVERAGES;

export default {
  title: "Mortgage calculator with taxes and insurance",
  purpose:
    "Calculates the monthly payment on a fixed-rate mortgage, including taxes, insurance and fees. It also shows the total interest, what extra payments save, and the full payment schedule.",
  about: [
    "Use it before you make an offer, when a lender gives you a quote, or to compare a 15-year loan with a 30-year loan. You need the price, your down payment, the interest rate and the number of years.",
    "Add property tax, home insurance and HOA fees if you know them. Most lenders collect property tax and insurance together with the loan payment.",
    `The form starts with 20% down and US averages: property tax of ${propertyTax.rate} of the price (${propertyTax.year}) and home insurance of ${homeInsurance.premium} a year (${homeInsurance.year}, the latest we have). Premiums have risen since. The mortgage insurance rate of ${START.mortgageInsurance}% comes from a sample form of the Consumer Financial Protection Bureau. Replace these figures with your own.`,
  ],
  howToUse: [
    "Compare the monthly payment with your take-home pay. Leave room for repairs and utilities, which aren't part of the payment.",
    "Next, look at the total interest. Change the term from 30 to 15 years and see how far the interest falls. If you can't afford the 15-year payment, try a small extra payment on the 30-year loan. You can skip the extra payment in a bad month.",
    "Take the schedule with you when you talk to a lender. If the lender's figures differ by more than a few dollars, ask what was added.",
  ],
  methodology: [
    "In the formula, the loan is the price minus your down payment, and n is the number of monthly payments. The monthly rate r is the yearly rate divided by 12. The result is the equal monthly payment of principal and interest that brings the balance to zero at the end. Taxes, insurance and fees are added to that payment.",
    "Each month the lender charges interest on what you still owe. The rest of your payment reduces the balance. An extra payment reduces the balance further, so the loan ends early.",
    "The totals at the top use the payment before it is rounded. The schedule uses a payment rounded to the cent, as a lender bills it, and the final payment settles the remaining balance. For that reason the two interest totals can differ by a few dollars.",
    "The cash you need at closing is the down payment plus the closing costs. From that figure, subtract any deposit you have already paid and any credit from the seller.",
  ],
  assumptions: [
    "The interest rate stays fixed for the whole term. The first payment is due one month after the loan starts.",
    "Interest compounds monthly unless you choose “Twice a year, as in Canada”.",
    "Property tax, home insurance and fees stay the same every year.",
    "Mortgage insurance is a yearly percentage of the amount you borrow. It is charged only if the loan is more than 80% of the price. It ends when the balance in the schedule without extra payments reaches 78% of the price.",
  ],
  limitations: [
    "Closing costs, points and upfront mortgage insurance aren't added to the loan. If you borrow money for them as well, your payment will be higher.",
    "It can't follow an adjustable rate. When your rate changes, use the loan calculator with the balance and the years that remain.",
    "Your lender may also charge interest for the days before the first full month. The schedule leaves that interest out.",
    "It can't tell you whether a lender will approve you.",
  ],
  example: {
    story:
      "Maya and Luis find a house for $400,000. They put $80,000 down, which is 20%, so they pay no mortgage insurance. Their bank offers 6.5% for 30 years.",
    outcome:
      "The total interest is more than the loan itself. With a 15-year loan at the same rate, the payment would be $2,787.54 and the interest $181,757.84. They can't afford that payment yet. On the 30-year loan, an extra $200 a month ends the loan 79 payments early and saves $105,428.67 in interest. They plan to pay the extra $200.",
    inputs: { price: 400000, down_payment: 80000, annual_rate: 6.5, years: 30 },
  },
  mistakes: [
    "Budgeting for principal and interest only. If property tax is $5,000 a year and home insurance $1,800 a year, Maya and Luis pay $2,589.28 a month instead of $2,022.62.",
    "Comparing two offers by interest rate alone. An offer with a lower rate can have higher fees. Compare the APRs, which include the fees.",
    "Putting every dollar into the down payment and leaving nothing for closing costs, moving and the first repair.",
    "Assuming mortgage insurance lasts forever. In the US, you can ask to end it when you owe 80% of the home's original value.",
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
        "The 15-year loan costs far less in interest and usually has a lower rate. The 30-year loan has a lower payment, which is easier to make if you lose an income. Many people take 30 years and pay extra.",
    },
    {
      question: "When does mortgage insurance end?",
      answer:
        "In the US, you can ask your lender to end private mortgage insurance when you owe 80% of the home's original value. The lender must end it on the date when the original schedule reaches 78%. Extra payments don't change that date. FHA loans have other rules.",
    },
    {
      question: "What does one extra payment do?",
      answer:
        "It lowers your balance at once, so you pay less interest in every later month. Your monthly payment stays the same and the loan ends sooner.",
    },
    {
      question: "Are mortgage payments the same in Canada?",
      answer:
        "No. Fixed rates in Canada usually compound twice a year, so the payment at the same rate is a little lower. Choose “Twice a year, as in Canada” under “More options”.",
    },
    {
      question: "Why do two calculators differ by a dollar or two?",
      answer:
        "Some calculators round the monthly payment to the cent before they add up the interest, and some don't. Both ways are right.",
    },
  ],
  next: [
    { slug: "house-affordability", why: "work backward from your income to a price you can afford." },
    {
      slug: "amortization",
      why: "add yearly or one-time extra payments, or pay every two weeks.",
    },
    { slug: "rent-vs-buy", why: "would renting leave you with more?" },
    { slug: "apr", why: "compare two offers with their fees included." },
    {
      slug: "mortgage-payoff",
      why: "already have the loan? See what extra payments would save.",
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
    CFPB_MORTGAGE_INSURANCE,
    NAHB_PROPERTY_TAXES,
    III_HOME_INSURANCE,
    {
      title: "HP Customer Support, HP 12c Calculator, Calculating Canadian Mortgages",
      url: "https://support.hp.com/us-en/document/bpia5205",
    },
  ],
  synonyms: ["home loan", "house", "PITI", "home loan EMI", "PMI", "amortization", "monthly payment", "extra payments"],
  everydayWords: ["house", "condo", "buying", "PITI", "PMI", "escrow", "FHA", "place"],
  inputWords: {
    price: "Of the house, condo, townhouse",
    down_payment: "Paid up front",
    annual_rate: "Mortgage rate, yearly",
    compounding: "Semiannual in Canada",
    extra_payment: "Toward principal, per month",
    property_tax: "Taxes, paid a year",
    home_insurance: "Homeowners, per year",
    fees: "HOA dues per month",
    first_payment: "For the payoff date",
  },
  vectors,
  changes: [
    {
      version: "1.4.0",
      date: "2026-11-26",
      what: "With an extra monthly payment, the main figure is the interest it saves. It was the monthly payment, which is still among the figures as monthly_total. All figures are the same as before.",
    },
    {
      version: "1.3.3",
      date: "2026-11-25",
    },
    {
      version: "1.3.2",
      date: "2026-11-24",
    },
    {
      version: "1.3.1",
      date: "2026-11-24",
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
