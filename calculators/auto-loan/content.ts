import type { Content } from "#engine";
import type autoLoan from "./auto-loan.ts";
import vectors from "./vectors.ts";

export default {
  title: "Auto loan calculator with trade-in, tax and fees",
  purpose:
    "Calculates the monthly payment on a car with sales tax, fees, down payment and trade-in, even if you still owe money on the trade-in. It also shows what the car costs in total.",
  about: [
    "At a dealership, four numbers move at once: the price, the trade-in, the rate and the monthly payment. It is easy to win on one and lose on another. Do the math at home first, and you walk in knowing what each $1,000 changes.",
    "Use it for new and used cars, motorcycles and boats.",
  ],
  howToUse: [
    "Negotiate the price and the trade-in separately, then type in both. If the dealer's payment is higher than the one here, ask what was added.",
    "Look at the total cost, not the payment. Stretching the loan from five to six or seven years makes any car look affordable.",
    "Get a rate from your own bank or credit union before you go. Then you can tell whether the dealer's offer is good.",
  ],
  methodology: [
    "Sales tax is a percentage of the price, or of the price minus the trade-in or the rebate, depending on where you live. What you owe on the trade-in doesn't change the tax.",
    "The loan amount is the price, plus tax and fees if you finance them, plus what you still owe on the trade-in. Any rebate, the down payment and the trade-in are subtracted.",
    "In the formula, r is the monthly rate (the yearly rate divided by 12) and n the number of months. The totals at the top aren't rounded along the way. The schedule is in whole cents, as a lender bills it.",
  ],
  assumptions: [
    "Unless you choose otherwise, a trade-in lowers the sales tax and a rebate doesn't. Fees aren't taxed.",
    "Tax and fees are added to the loan unless you pay them at signing.",
    "The monthly rate is the yearly rate divided by 12, and the first payment is due after a month.",
    "The total cost is price, tax, fees and interest, minus the rebate. If your old loan is rolled in, the total leaves out what you owed, but counts the interest that the new loan charges on it.",
  ],
  limitations: [
    "Every state has its own rules: some tax fees, some cap the tax, some have none. Ask what is taxed where you live.",
    "Insurance, fuel, repairs and depreciation are left out, and depreciation is usually the biggest of them.",
    "We found no official worked figure for sales tax after a trade-in, so we check that tax by hand.",
  ],
  example: {
    story:
      "Carla is buying a $32,000 car. Sales tax is 7% and fees are $600. She puts $3,000 down and trades in her old car, worth $8,000, with $5,000 still owed on it. The dealer offers 7% over five years.",
    outcome:
      "The salesman suggests six years: only $482.15 a month. Carla sees that the interest would grow from $5,318.67 to $6,434.51, and stays with five.",
    inputs: {
      price: 32000,
      down_payment: 3000,
      trade_in: 8000,
      trade_in_owed: 5000,
      sales_tax_rate: 7,
      fees: 600,
      annual_rate: 7,
      months: 60,
    },
  },
  mistakes: [
    "Shopping by monthly payment. Every payment can be made small with enough months.",
    "Forgetting the old loan. If you owe more than the trade-in is worth, the difference follows you into the new loan.",
    "Taking 0% instead of a rebate without comparing the total cost.",
    "Leaving out tax and fees, then finding them in the loan at signing.",
  ],
  questions: [
    {
      question: "Does a trade-in lower the sales tax?",
      answer:
        "In most US states that tax cars, yes: tax is due on the price minus the trade-in. In some, such as California, it is due on the full price.",
    },
    {
      question: "What is negative equity?",
      answer:
        "You owe more on your old car than it is worth. If the dealer pays off that loan, the difference is added to the new one, and you pay interest on it again.",
    },
    {
      question: "Is 0% financing or a rebate better?",
      answer:
        "Run both: once with the low rate, and once with the rebate (under “More options”) at the usual rate. Compare the total cost.",
    },
    {
      question: "Do I pay sales tax on a rebate?",
      answer:
        "It depends on the state. California and Ohio tax the price before a manufacturer's rebate, and Minnesota the price after it.",
    },
    {
      question: "Is a longer loan cheaper?",
      answer:
        "No. Each payment is lower, but you pay more interest, and it takes longer until the car is worth more than you owe.",
    },
    {
      question: "Should I finance the tax and fees?",
      answer: "If you can pay them at signing, you save the interest on them for the whole loan.",
    },
  ],
  next: [
    { slug: "auto-lease", why: "what leasing the car would cost." },
    { slug: "fuel-cost", why: "what the car will cost to drive." },
    { slug: "apr", why: "compare offers with different fees." },
  ],
  related: ["auto-lease", "loan", "apr", "fuel-cost"],
  feeds: { loan: { amount: "amount_financed" }, apr: { amount: "amount_financed" } },
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.11, Buying or Leasing a Car",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-11-buying-or-leasing-a-car",
    },
    {
      title: "US Consumer Financial Protection Bureau, Auto loans",
      url: "https://www.consumerfinance.gov/consumer-tools/auto-loans/",
    },
    {
      title:
        "US Federal Trade Commission, Auto Trade-Ins and Negative Equity: When You Owe More than Your Car is Worth",
      url: "https://consumer.ftc.gov/articles/auto-trade-ins-and-negative-equity-when-you-owe-more-your-car-worth",
    },
    {
      title: "California Department of Tax and Fee Administration, annotation 125.0032, Manufacturer's Rebate",
      url: "https://cdtfa.ca.gov/lawguides/vol2/suta/125-0032.html",
    },
    {
      title: "Minnesota Department of Revenue, Motor Vehicle Sales",
      url: "https://www.revenue.state.mn.us/guide/motor-vehicle-sales",
    },
  ],
  synonyms: [
    "car loan",
    "car payment",
    "vehicle finance",
    "trade-in",
    "negative equity",
    "upside down",
    "EMI",
    "sales tax on a car",
  ],
  everydayWords: [
    "new, used truck, SUV",
    "vehicle",
    "Honda",
    "dealer, dealership",
    "financing, finance",
    "rebate",
    "owe, owing on old car",
    "pay per month",
    "car note",
  ],
  vectors,
  changes: [
    {
      version: "1.1.1",
      date: "2026-11-25",
      what: "Worded a warning more clearly. All figures are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-24",
      what: "A rebate can be entered, with or without sales tax on it. Without one, all figures are the same as before.",
    },
  ],
} satisfies Content<typeof autoLoan>;
