import { choice, count, defineCalculator, type InputValues, money, percent, step, text } from "#engine";
import { AVERAGE_PROPERTY_TAX, INSURED_ABOVE, START, startsUsed } from "#facts/homes/starts";
import { BUYING_IN, DOWN_AS_AMOUNT, DOWN_AS_PERCENT, DOWN_PAYMENT_AS, HOA_FEES } from "../../shared/homes.ts";
import { QUOTED } from "../../shared/level-payments.ts";
import { affordablePrice } from "./affordable-price.ts";
import { RANGE } from "./comfortable-range.ts";
import { LIMITS } from "./housing-budget.ts";
import { neededIncome } from "./needed-income.ts";

const inputs = {
  find: choice(
    "What do you want to find?",
    { price: "Most you can pay for a home", income: "Income you need for a home" },
    { default: "price" },
  ),
  income: money("Annual income", {
    min: 1000,
    max: 1e9,
    example: 90000,
    when: { find: ["price"] },
    help: "Before tax. Include everyone who will sign the loan.",
  }),
  home_price: money("Home price", { min: 1000, max: 1e9, example: 400000, when: { find: ["income"] } }),
  monthly_debts: money("Monthly debt payments", {
    min: 0,
    max: 1e8,
    example: 500,
    help: "Car, credit cards, student loans and other loans.",
  }),
  down_payment_as: choice("Enter down payment as", DOWN_PAYMENT_AS, { inside: true, default: "amount" }),
  down_payment: money("Down payment", { ...DOWN_AS_AMOUNT, example: 40000 }),
  down_payment_rate: percent("Down payment", { ...DOWN_AS_PERCENT, max: 95, example: 10 }),
  annual_rate: percent("Interest rate", { ...QUOTED, max: 50, example: 6.5 }),
  years: count("Loan term", { unit: "years", perYear: 1, min: 1, max: 50, default: 30 }),
  property_tax_rate: percent("Property tax rate", {
    min: 0,
    max: 20,
    example: START.propertyTax,
    beginsIn: { elsewhere: 0 },
    help: `Per year, as a percentage of the price. ${AVERAGE_PROPERTY_TAX}`,
  }),
  home_insurance_rate: percent("Home insurance rate", {
    min: 0,
    max: 20,
    example: 0.4,
    beginsIn: { elsewhere: 0 },
    help: "Per year, as a percentage of the price.",
  }),
  fees: money("Monthly HOA fees", { ...HOA_FEES, help: "Include other fixed housing costs here." }),
  mortgage_insurance_rate: percent("Mortgage insurance rate (PMI)", {
    min: 0,
    max: 10,
    more: true,
    default: 0,
    begins: START.mortgageInsurance,
    beginsIn: { elsewhere: 0 },
    help: `Per year, as a percentage of the loan. Charged only if the loan is more than ${INSURED_ABOVE}% of the price.`,
  }),
  closing_rate: percent("Closing costs", {
    min: 0,
    max: 20,
    more: true,
    default: 0,
    begins: 3,
    help: "As a percentage of the price, usually 2% to 5%. Paid in cash on top of the down payment.",
  }),
  ...LIMITS,
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "House affordability calculator",
  summary: "The most you can pay for a home on your income and debts, or the income you need for a home.",
  inputs,

  outputs: {
    price: money("Most you can pay for a home", { optional: true }),
    income_needed: money("Income you need, per year", { optional: true }),
    monthly_income_needed: money("Income you need, per month", { optional: true }),
    limit: text("Limited by"),
    loan: money("Amount borrowed"),
    down_payment_used: money("Down payment"),
    closing_costs: money("Closing costs", { optional: true }),
    cash_needed: money("Cash you need to buy", { optional: true, help: "Down payment and closing costs." }),
    monthly_total: money("Monthly housing costs"),
    principal_and_interest: money("Principal and interest"),
    property_tax: money("Monthly property tax"),
    home_insurance: money("Monthly home insurance"),
    mortgage_insurance: money("Monthly mortgage insurance", { optional: true }),
    housing_ratio: percent("Housing ratio", { digits: 2, help: "Housing costs as a percentage of income before tax." }),
    debt_ratio: percent("Debt-to-income ratio", {
      digits: 2,
      help: "Housing costs and debts as a percentage of income before tax.",
    }),
    loan_to_value: percent("Loan-to-value ratio", { digits: 2 }),
    range: RANGE,
  },
  primary: ({ find }) => (find === "price" ? "price" : "income_needed"),
  groups: {
    "What you can afford": ["price", "income_needed", "monthly_income_needed", "limit"],
    "When you buy": ["loan", "down_payment_used", "closing_costs", "cash_needed"],
    "Each month": ["monthly_total", "principal_and_interest", "property_tax", "home_insurance", "mortgage_insurance"],
    "How lenders see it": ["housing_ratio", "debt_ratio", "loan_to_value"],
  },
  wordsIn: BUYING_IN,
  formula: "price = (budget − fees + down payment × k) ÷ (k + t)",
  parts: {
    of: ["principal_and_interest", "property_tax", "home_insurance", "mortgage_insurance", "fees"],
    whole: "monthly_total",
  },

  check({ home_price, down_payment }) {
    return home_price && down_payment?.gt(home_price) ? { down_payment: "must not be more than the home price" } : {};
  },

  compute: (given) => (given.find === "price" ? affordablePrice.compute(given) : neededIncome.compute(given)),

  facts: ({ property_tax_rate, mortgage_insurance_rate }) =>
    startsUsed({ propertyTax: property_tax_rate, mortgageInsurance: mortgage_insurance_rate }),

  sentence: (given, found) =>
    given.find === "price" ? affordablePrice.sentence(given, found) : neededIncome.sentence(given, found),

  working: (given, found, show, values) => [
    ...(values.find === "price"
      ? affordablePrice.steps(given, found, show, values)
      : neededIncome.steps(given, found, show, values)),
    found.closing_costs &&
      step`Closing costs: ${given.home_price ?? found.price ?? ""} × ${given.closing_rate} = ${found.closing_costs}`,
    found.cash_needed &&
      step`Cash you need to buy: ${found.down_payment_used} + ${found.closing_costs ?? ""} = ${found.cash_needed}`,
  ],

  notes({ find }, { loan }) {
    if (!loan.value.isZero()) return [];
    return [
      find === "price"
        ? "You don't need a loan: your down payment is more than this price. Property tax and insurance set the limit."
        : "You don't need a loan: your down payment is the whole price.",
    ];
  },

  alerts({ find, mortgage_insurance_rate }, { loan, loan_to_value }, show) {
    const isPrice = find === "price";
    if (loan.value.isZero()) return [];
    if (loan_to_value.value.lte(INSURED_ABOVE) || !mortgage_insurance_rate.value.isZero()) return [];
    return [
      `The loan is ${loan_to_value} of the price. Above ${show("percent", INSURED_ABOVE)}, lenders usually require mortgage insurance, and none is included here. Enter its rate to see the ${isPrice ? "lower price you can afford" : "higher income you need"}.`,
    ];
  },
});
