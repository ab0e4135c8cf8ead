import type { Content } from "#engine";
import type autoLoan from "./auto-loan.ts";
import vectors from "./vectors.ts";

export default {
  title: "Auto loan calculator with trade-in, tax and fees",
  purpose:
    "Works out the monthly payment on a car with its sales tax, fees, down payment and trade-in, including a trade-in that is worth less than is still owed on it, and what the car costs in all.",
  methodology: [
    "Sales tax is a percentage of the price, or of the price less the trade-in, as the law where you live has it. What is still owed on the trade-in makes no difference to the tax.",
    "The amount borrowed is the price, with tax and fees if they are financed, less the down payment and less what the trade-in is worth to you: its value minus what you still owe on it. If you owe more than it is worth, the difference is added.",
    "The payment is the level one that pays this back with interest. Headline figures are worked out without rounding; the schedule is the one a lender bills, in cents, with a last payment of whatever is left.",
  ],
  assumptions: [
    "The trade-in lowers the sales tax unless you choose otherwise. Fees are not taxed.",
    "Tax and fees are added to the loan unless you choose to pay them at signing.",
    "The monthly rate is the yearly rate divided by 12, and the first payment is due after a month.",
    "The cost of the car is its price, tax, fees and interest. Interest on an old loan that is carried over is in it, the old loan itself is not.",
  ],
  limitations: [
    "Each state and country has its own rules: some tax fees or rebates, some cap the tax, some have none. Ask what is taxed where you live.",
    "A rebate lowers the price. Take it off yourself, before or after tax as your state has it.",
    "Insurance, fuel, repairs and what the car loses in value are not included.",
    "We found no official worked figure for sales tax after a trade-in. We check that tax by hand.",
  ],
  example: {
    story:
      "A car costs $32,000 with 7% sales tax and $600 of fees. You pay $3,000 down, trade in a car worth $8,000 with $5,000 still owed on it, and borrow the rest at 7% over five years.",
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
  questions: [
    {
      question: "Does a trade-in lower the sales tax?",
      answer:
        "In most states of the US that tax cars, yes: tax is due on the price less the trade-in. In some, such as California, it is due on the full price. Choose what holds where you live.",
    },
    {
      question: "What is negative equity?",
      answer:
        "You owe more on your old car than it is worth. If the dealer pays off that loan, the difference is added to the new one, and you pay interest on it again.",
    },
    {
      question: "Is it better to take 0% or a rebate?",
      answer:
        "Work out both: once with the lower rate, and once with the price less the rebate at the usual rate. Compare the cost of the car in all, not the payment alone.",
    },
    {
      question: "Is a longer loan cheaper?",
      answer: "Only by the month. It costs more interest, and for longer you owe more than the car is worth.",
    },
    {
      question: "Should tax and fees go into the loan?",
      answer: "If you can pay them at signing, you save the interest on them for the whole length of the loan.",
    },
  ],
  related: ["loan", "apr", "amortization"],
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
  vectors,
} satisfies Content<typeof autoLoan>;
