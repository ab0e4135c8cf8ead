import { CONTEMPORARY_MATHEMATICS_6_11 } from "#calculators/sources";
import type { Content } from "#engine";
import type autoLoan from "./auto-loan.ts";
import vectors from "./vectors.ts";

export default {
  title: "Auto loan calculator with trade-in, tax and fees",
  purpose:
    "Calculates the monthly payment on a car with sales tax, fees, down payment and trade-in, even if you still owe money on the trade-in. It also shows what the car costs in total.",
  about: [
    "At a dealership you talk about the price, the trade-in, the rate and the monthly payment all at once. What you gain on one of the four, you can lose on another. Do the math at home first.",
    "Use it for new and used cars, motorcycles and boats.",
  ],
  howToUse: [
    "Negotiate the price and the trade-in separately, then enter both figures. If the dealer's monthly payment is higher than the one on this page, ask what was added.",
    "Look at the total cost as well as the monthly payment. A longer loan lowers the monthly payment but costs more in total.",
    "Get a rate from your own bank or credit union before you go. Then you can tell whether the dealer's rate is good.",
  ],
  methodology: [
    "Sales tax is a percentage of the car's price. In most states the trade-in value is subtracted from the price first. In some states a rebate is subtracted too. What you owe on the trade-in doesn't change the tax.",
    "The loan amount is the price, plus what you still owe on the trade-in. If you finance tax and fees, they are added too. The rebate, the down payment and the trade-in value are subtracted.",
    "In the formula, r is the yearly rate divided by 12, and n is the number of months. “Owed on it” is what you still owe on the trade-in. The totals at the top use the payment before it is rounded. The schedule uses a payment rounded to the cent, as a lender bills it.",
  ],
  assumptions: [
    "A trade-in lowers the sales tax, and a rebate doesn't. You can change both under “More options”. Fees aren't taxed.",
    "Tax and fees are added to the loan unless you choose “Pay at signing”.",
    "The first payment is due one month after the loan starts.",
    "The total cost is price, tax, fees and interest, minus the rebate. It doesn't count what you still owe on the trade-in, only the interest you pay on that amount.",
  ],
  limitations: [
    "Every state has its own sales tax rules. Some states tax fees, some limit the tax, and some have no sales tax. Check the rules where you live.",
    "The total cost leaves out insurance, fuel, repairs and the car's loss in value. The loss in value is usually the biggest of these costs.",
  ],
  example: {
    story:
      "Carla is buying a $32,000 car. Sales tax is 7% and fees are $600. She puts $3,000 down. Her trade-in is worth $8,000, and she still owes $5,000 on it. The dealer offers a five-year loan at 7%.",
    outcome:
      "The salesman suggests six years at $482.15 a month. Carla sees that the interest would grow from $5,318.67 to $6,434.51. She stays with five years.",
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
    "Shopping by monthly payment. With enough months, any monthly payment looks small.",
    "Forgetting the old loan. If you owe more than the trade-in is worth, the difference is added to the new loan.",
    "Taking a 0% loan instead of a rebate without comparing the total cost.",
    "Leaving out tax and fees, then finding them in the loan at signing.",
  ],
  questions: [
    {
      question: "Does a trade-in lower the sales tax?",
      answer:
        "Yes, in most US states that tax cars. They tax the price minus the trade-in value. Some states, such as California, tax the full price.",
    },
    {
      question: "What is negative equity?",
      answer:
        "Negative equity means that you owe more on your old car than it is worth. If the dealer pays off your old loan, the difference is added to the new loan. You then pay interest on that difference.",
    },
    {
      question: "Is 0% financing or a rebate better?",
      answer:
        "Calculate the loan twice: once at 0%, and once at the usual rate with the rebate. You can enter a rebate under “More options”. Then compare the total cost of the car.",
    },
    {
      question: "Do I pay sales tax on a rebate?",
      answer:
        "It depends on the state. California and Ohio tax the price before a manufacturer's rebate is subtracted. Minnesota taxes the price after the rebate is subtracted.",
    },
    {
      question: "Is a longer loan cheaper?",
      answer:
        "No. Each payment is lower, but you pay more interest in total. It also takes longer until the car is worth more than you owe.",
    },
    {
      question: "Should I finance the tax and fees?",
      answer:
        "If you finance the tax and fees, you pay interest on them for the whole loan. If you pay them at signing, you save that interest.",
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
    CONTEMPORARY_MATHEMATICS_6_11,
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
    "car EMI",
    "sales tax on a car",
  ],
  everydayWords: ["car note", "truck", "SUV", "vehicle", "dealership", "financing", "Honda"],
  inputWords: {
    price: "New or used, dealer price, car costs",
    down_payment: "Cash, besides trade-in",
    trade_in: "Old car's worth",
    trade_in_owed: "Still owe, owing on old car",
    rebate: "Cash incentive",
    sales_tax_rate: "Of your state",
    annual_rate: "Dealer or bank finance rate",
    months: "Years times 12, pay per month",
  },
  vectors,
  changes: [
    { version: "1.1.2", date: "2026-11-26" },
    {
      version: "1.1.1",
      date: "2026-11-25",
    },
    {
      version: "1.1.0",
      date: "2026-11-24",
      what: "A rebate can be entered, with or without sales tax on it. Without one, all figures are the same as before.",
    },
  ],
} satisfies Content<typeof autoLoan>;
