// What a rental property earns each year, and what is left if it is sold at the end of that year.
import { balanceAfter, levelPayment } from "#numbers/annuity";
import { breakEvenGrowths } from "#numbers/break-even-growths";
import { inOrder } from "#numbers/cash-flows";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { subtract } from "#numbers/round";
import type { Given } from "./rental-property.ts";

export const MOST_YEARS = 30;
const MONTHLY = 12;

export type FirstYear = ReturnType<typeof firstYear>;

export function firstYear(given: Given) {
  const down = given.down_payment ?? given.price.times(given.down_payment_rate ?? 0).div(100);
  const loan = subtract(given.price, down);
  const payment = levelPayment(loan, monthlyRate(given), given.years * MONTHLY);
  return {
    loan,
    payment,
    cash: sum([down, given.closing_costs, given.repairs]),
    debt_service: payment.times(MONTHLY),
    ...operations(given, 0),
  };
}

const monthlyRate = ({ annual_rate }: Given): Decimal => annual_rate.div(100 * MONTHLY);
const grown = (amount: Decimal, percent: Decimal, years: number): Decimal =>
  amount.times(percent.div(100).plus(1).pow(years));

/** In a year, counted from 0. */
function operations(given: Given, year: number) {
  const collected = given.rent
    .plus(given.other_income)
    .times(MONTHLY)
    .times(decimal(100).minus(given.vacancy_rate))
    .div(100);
  const income = grown(collected, given.rent_increase, year);
  const fixed = grown(sum([given.property_tax, given.insurance, given.other_costs]), given.cost_increase, year);
  const shares = given.maintenance_rate.plus(given.management_rate);
  const costs = income.times(shares).div(100).plus(fixed);
  return { income, costs, noi: subtract(income, costs) };
}

export function yearByYear(given: Given, { loan, payment, cash }: FirstYear) {
  let flows = cash.neg();
  return Array.from({ length: MOST_YEARS }, (_, i) => {
    const year = i + 1;
    const { noi } = operations(given, i);
    const cash_flow = subtract(noi, year > given.years ? decimal(0) : payment.times(MONTHLY));
    flows = flows.plus(cash_flow);
    const value = grown(given.price, given.appreciation, year);
    const owed = year < given.years ? balanceAfter(loan, monthlyRate(given), payment, year * MONTHLY) : decimal(0);
    const sold = value.times(decimal(100).minus(given.selling_rate)).div(100);
    const proceeds = subtract(sold, owed);
    return { year, noi, cash_flow, value, owed, proceeds, gain: subtract(flows, proceeds.neg()) };
  });
}

type Year = ReturnType<typeof yearByYear>[number];

/** In percent a year; none where no rate fits, or several do. */
export function rateOfReturn(cash: Decimal, rows: readonly Year[], hold: number): Decimal | null {
  const flows = rows.slice(0, hold).map(({ year, cash_flow, proceeds }) => ({
    at: year,
    amount: year === hold ? cash_flow.plus(proceeds) : cash_flow,
  }));
  const [growth, another] = breakEvenGrowths(inOrder([{ at: 0, amount: cash.neg() }, ...flows]), 1);
  return growth && !another ? growth.minus(1).times(100) : null;
}
