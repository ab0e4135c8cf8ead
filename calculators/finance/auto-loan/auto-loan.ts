import { choice, count, defineCalculator, type InputValues, money, noAnswer, percent, toggle } from "#engine";
import { levelLoan } from "#numbers/annuity";
import { Decimal, decimal } from "#numbers/decimal";
import { billed } from "#numbers/schedule";
import { QUOTED } from "../../shared/level-payments.ts";
import { asBilledByMonth, BILLED_BY_MONTH, EMI_A_MONTH } from "../../shared/loans.ts";
import { carSteps } from "./car-steps.ts";

const MONTHLY = 12;

const inputs = {
  price: money("Car price", { min: 100, max: 1e7, example: 32000 }),
  down_payment: money("Down payment", { min: 0, max: 1e7, default: 0 }),
  trade_in: money("Trade-in value", { min: 0, max: 1e7, default: 0 }),
  trade_in_owed: money("Amount owed on the trade-in", { min: 0, max: 1e7, more: true, default: 0 }),
  rebate: money("Rebate or cash incentive", { min: 0, max: 1e7, more: true, default: 0 }),
  rebate_lowers_tax: toggle("The rebate lowers the sales tax", {
    more: true,
    default: false,
    help: "In some states, such as Minnesota. In others, such as California and Ohio, it doesn't.",
  }),
  // Elsewhere the price that is quoted has its tax in it.
  sales_tax_rate: percent("Sales tax rate", { min: 0, max: 50, example: 7, beginsIn: { elsewhere: 0 } }),
  taxed: choice(
    "Sales tax applies to",
    { after_trade_in: "Price minus trade-in", full_price: "Full price" },
    { more: true, default: "after_trade_in" },
  ),
  fees: money("Title, registration and other fees", { min: 0, max: 1e6, default: 0 }),
  tax_and_fees: choice(
    "Tax and fees",
    { financed: "Add to the loan", paid: "Pay at signing" },
    { more: true, default: "financed" },
  ),
  annual_rate: percent("Interest rate", { ...QUOTED, max: 100, example: 7 }),
  months: count("Loan term", { unit: "months", min: 1, max: 180, example: 60, perYear: 12, usual: [36, 48, 60, 72] }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Auto loan calculator",
  summary: "Monthly car payment and total cost, with trade-in, sales tax and fees.",
  inputs,

  outputs: {
    payment: money("Monthly payment"),
    amount_financed: money("Loan amount"),
    sales_tax: money("Sales tax"),
    due_at_signing: money("Due at signing"),
    negative_equity: money("Old loan rolled into the new one", { optional: true }),
    total_interest: money("Total interest"),
    total_paid: money("Total loan payments"),
    total_cost: money("Total cost of the car", { help: "Price, sales tax, fees and interest, minus any rebate." }),
    ...BILLED_BY_MONTH,
  },
  primary: "payment",
  groups: {
    "What you pay": ["payment", "due_at_signing", "total_cost"],
    "The loan": ["amount_financed", "negative_equity", "sales_tax", "total_interest", "total_paid"],
    "To the cent, by the schedule": ["last_payment", "billed_interest"],
  },
  wordsIn: {
    "en-GB": { "sales tax rate": "VAT not in the price", "sales tax": "VAT" },
    "en-IE": { "sales tax rate": "VAT not in the price", "sales tax": "VAT" },
    "en-AU": { "sales tax rate": "GST not in the price", "sales tax": "GST" },
    "en-IN": { "sales tax rate": "GST not in the price", "sales tax": "GST", ...EMI_A_MONTH },
  },
  formula:
    "payment = amount × r ÷ (1 − (1 + r)^−n), where amount = price − rebate + tax + fees − down payment − trade-in + owed on it",
  parts: { of: ["amount_financed", "total_interest"], whole: "total_paid" },

  by: {
    total_paid: "amount_financed + total_interest",
    total_cost: "price - rebate + sales_tax + fees + total_interest",
  },

  compute(given) {
    const { price, rebate, down_payment, trade_in, trade_in_owed, fees, annual_rate, months } = given;
    const tax = taxable(given).times(given.sales_tax_rate).div(100);
    const extras = tax.plus(fees);
    const isFinanced = given.tax_and_fees === "financed";
    const owed = trade_in_owed.minus(trade_in);
    const amount = price
      .minus(rebate)
      .plus(isFinanced ? extras : 0)
      .minus(down_payment)
      .plus(owed);
    if (amount.lte(0))
      return noAnswer(
        "Enter a smaller down payment, trade-in or rebate: together they already pay for the car, so there is no loan.",
      );

    const rate = annual_rate.div(100 * MONTHLY);
    const { payment, interest } = levelLoan(amount, rate, months);
    const bills = billed({ principal: amount, rate, periods: months, payment, extra: decimal(0) });
    return {
      payment,
      amount_financed: amount,
      sales_tax: tax,
      due_at_signing: down_payment.plus(isFinanced ? 0 : extras),
      negative_equity: owed.gt(0) ? owed : null,
      total_interest: interest,
      ...asBilledByMonth(bills),
    };
  },

  sentence: ({ months, annual_rate }, { payment, amount_financed, total_interest }) =>
    `You borrow ${amount_financed} at ${annual_rate} and pay ${payment} a month over ${months}, with ${total_interest} in total interest.`,

  working: carSteps,

  alerts: (_, { negative_equity }) => [
    negative_equity &&
      `You owe ${negative_equity} more on the trade-in than it is worth. That amount moves into the new loan.`,
  ],

  notes: ({ price }, { negative_equity, amount_financed }) => [
    !negative_equity &&
      amount_financed.value.gt(price.value) &&
      "You borrow more than the car costs, so for years you may owe more than it is worth.",
  ],
});

function taxable({ price, trade_in, taxed, rebate, rebate_lowers_tax }: Given): Decimal {
  const left = price.minus(taxed === "full_price" ? 0 : trade_in).minus(rebate_lowers_tax ? rebate : 0);
  return Decimal.max(0, left);
}
