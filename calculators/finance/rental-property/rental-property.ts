import {
  choice,
  count,
  defineCalculator,
  type InputValues,
  money,
  noAnswer,
  number,
  optionalStep,
  percent,
  step,
  table,
} from "#engine";
import { subtract } from "#numbers/round";
import { BUYING_IN, DOWN_AS_AMOUNT, DOWN_AS_PERCENT, DOWN_PAYMENT_AS } from "../../shared/homes.ts";
import { levelFormula, QUOTED } from "../../shared/level-payments.ts";
import { firstYear, MOST_YEARS, rateOfReturn, yearByYear } from "./year-by-year.ts";

const MONTHLY = 12;
const AMOUNT = { min: 0, max: 1e9 } as const;
const SHARE = { min: 0, max: 50 } as const;
const CHANGE = { min: -20, max: 30, default: 3, help: "Per year." } as const;

const inputs = {
  price: money("Purchase price", { min: 1000, max: 1e9, example: 250000 }),
  down_payment_as: choice("Enter down payment as", DOWN_PAYMENT_AS, { inside: true, default: "percent" }),
  down_payment: money("Down payment", { ...DOWN_AS_AMOUNT, example: 62500 }),
  down_payment_rate: percent("Down payment", { ...DOWN_AS_PERCENT, max: 100, default: 25, usual: [20, 25, 30, 100] }),
  annual_rate: percent("Mortgage rate", { ...QUOTED, max: 50, example: 7 }),
  years: count("Loan term", { unit: "years", perYear: 1, min: 1, max: 50, default: 30, usual: [15, 20, 30] }),
  closing_costs: money("Closing costs", { ...AMOUNT, default: 0, begins: 7500 }),
  repairs: money("Repairs before renting", { ...AMOUNT, default: 0 }),
  rent: money("Monthly rent", { min: 0, max: 1e7, example: 2400 }),
  other_income: money("Other monthly income", {
    ...AMOUNT,
    more: true,
    default: 0,
    help: "Parking, laundry, storage.",
  }),
  vacancy_rate: percent("Vacancy", { min: 0, max: 100, default: 5, help: "Share of the rent you don't collect." }),
  property_tax: money("Annual property tax", { ...AMOUNT, default: 0, begins: 2500 }),
  insurance: money("Annual insurance", { ...AMOUNT, default: 0, begins: 1500 }),
  maintenance_rate: percent("Maintenance", {
    ...SHARE,
    default: 10,
    help: "Share of the rent collected, with large repairs.",
  }),
  management_rate: percent("Property management", {
    ...SHARE,
    typical: 8,
    default: 0,
    begins: 8,
    help: "Share of the rent collected. 0 if you manage it yourself.",
  }),
  other_costs: money("Other annual costs", { ...AMOUNT, default: 0, help: "HOA fees, utilities, accounting." }),
  rent_increase: percent("Rent increase", CHANGE),
  cost_increase: percent("Rise in other costs", { ...CHANGE, help: "Per year: tax, insurance and other costs." }),
  appreciation: percent("Growth of the value", CHANGE),
  hold: count("Years until you sell", { unit: "years", min: 1, max: MOST_YEARS, default: 10, usual: [5, 10, 20] }),
  selling_rate: percent("Cost of selling", { min: 0, max: 50, default: 6, help: "Of the price you sell for." }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Rental property calculator",
  summary: "Cash flow, cap rate, cash-on-cash return, NOI and IRR of a rental property, year by year.",
  inputs,

  outputs: {
    cash_flow: money("Monthly cash flow", { help: "In the first year, before income tax." }),
    cash_on_cash: percent("Cash-on-cash return", { optional: true }),
    cap_rate: percent("Cap rate"),
    income: money("Income after vacancy"),
    costs: money("Operating costs"),
    noi: money("Net operating income (NOI)", { help: "Per year, before the loan." }),
    debt_service: money("Loan payments per year"),
    coverage: number("Debt coverage (DSCR)", { upTo: 2, optional: true, help: "NOI divided by the loan payments." }),
    cash: money("Cash you put in"),
    loan: money("Amount borrowed"),
    payment: money("Monthly mortgage payment"),
    irr: percent("Return per year (IRR)", { optional: true, help: "On your cash, with the sale." }),
    gain: money("Gain after the sale"),
    proceeds: money("Cash from the sale"),
    schedule: table(
      "Year by year",
      {
        year: count("Year"),
        noi: money("NOI"),
        cash_flow: money("Cash flow"),
        value: money("Value"),
        owed: money("Loan left"),
        gain: money("Gain if you sell"),
      },
      { chart: { kind: "lines", x: "year", y: ["gain"] } },
    ),
  },
  primary: "cash_flow",
  groups: {
    "First year": ["cash_flow", "cash_on_cash", "cap_rate", "noi", "income", "costs"],
    "The loan": ["cash", "loan", "payment", "debt_service", "coverage"],
    "When you sell": ["irr", "gain", "proceeds"],
  },
  wordsIn: BUYING_IN,
  formula: "cap rate = NOI ÷ price; cash-on-cash return = (NOI − loan payments) ÷ cash you put in",

  check: ({ price, down_payment }) => ({
    down_payment: down_payment?.gt(price) && "must not be more than the purchase price",
  }),

  compute(given) {
    const first = firstYear(given);
    const rows = yearByYear(given, first);
    const last = rows[given.hold - 1];
    if (!last) return noAnswer(`Enter ${MOST_YEARS} years or fewer until you sell.`);
    const yearly = subtract(first.noi, first.debt_service);
    return {
      ...first,
      cash_flow: yearly.div(MONTHLY),
      cash_on_cash: first.cash.isZero() ? null : yearly.times(100).div(first.cash),
      cap_rate: first.noi.times(100).div(given.price),
      coverage: first.debt_service.isZero() ? null : first.noi.div(first.debt_service),
      irr: first.cash.isZero() ? null : rateOfReturn(first.cash, rows, given.hold),
      gain: last.gain,
      proceeds: last.proceeds,
      schedule: rows,
    };
  },

  sentence({ hold }, { cash_flow, cap_rate, irr }, show) {
    const size = show("money", cash_flow.value.abs());
    const flow = cash_flow.value.isNegative() ? `costs you ${size} a month` : `brings in ${size} a month`;
    const later = irr ? ` Sold after ${hold}, it returns ${irr} a year on your cash.` : "";
    return `In the first year, the property ${flow}, at a cap rate of ${cap_rate}.${later}`;
  },

  working(given, found, show, values) {
    const { price, rent, vacancy_rate, closing_costs, repairs, hold } = given;
    const down = show("money", price.value.minus(found.loan.value));
    const gross = show("money", rent.value.plus(given.other_income.value));
    const yearly = show("money", subtract(found.noi.value, found.debt_service.value));
    return [
      step`Amount borrowed: ${price} - ${down} = ${found.loan}`,
      step`Cash you put in: ${down} + ${closing_costs} + ${repairs} = ${found.cash}`,
      step`Income: ${gross} × ${MONTHLY} × (1 - ${vacancy_rate}) = ${found.income}`,
      step`Operating costs: ${given.property_tax} + ${given.insurance} + ${given.other_costs} + ${found.income} × (${given.maintenance_rate} + ${given.management_rate}) = ${found.costs}`,
      step`NOI: ${found.income} - ${found.costs} = ${found.noi}`,
      step`Cap rate: ${found.noi} ÷ ${price} = ${found.cap_rate}`,
      !found.loan.value.isZero() &&
        step`Mortgage payment, where r is ${given.annual_rate} ÷ 12: ${levelFormula(found.loan, given.annual_rate.value, values.years * MONTHLY)} = ${found.payment}`,
      step`Yearly cash flow: ${found.noi} - ${found.debt_service} = ${yearly}`,
      step`Monthly cash flow: ${yearly} ÷ ${MONTHLY} = ${found.cash_flow}`,
      optionalStep`Cash-on-cash return: ${yearly} ÷ ${found.cash} = ${found.cash_on_cash}`,
      `Cash from the sale after ${hold}: the value less the cost of selling and the loan left = ${found.proceeds}`,
      optionalStep`Return per year, at which all cash flows are worth the cash you put in: ${found.irr}`,
    ];
  },

  alerts: ({ property_tax, insurance }, { cash_flow, irr, cash }) => [
    cash_flow.value.isNegative() && "In the first year, the rent doesn't cover the costs and the loan.",
    property_tax.value.isZero() && "No property tax is included. Enter yours for a fair result.",
    insurance.value.isZero() && "No insurance is included. Enter yours for a fair result.",
    !irr && !cash.value.isZero() && "No single rate of return fits these cash flows. Look at the gain instead.",
  ],
});
