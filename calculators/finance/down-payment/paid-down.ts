// A home with so much paid down: the cash at closing, the loan, and how long it takes to save the cash.
import { INSURED_ABOVE } from "#facts/homes/starts";
import { levelPayment } from "#numbers/annuity";
import { type Decimal, decimal } from "#numbers/decimal";
import { periodsUntil } from "#numbers/growth";
import { ceil } from "#numbers/round";
import type { Given } from "./down-payment.ts";

const MONTHLY = 12;
const MOST_MONTHS = 1200;
const SHARES = ["3.5", 5, 10, 15, 20, 25].map(decimal);

export function boughtFor(given: Given, price: Decimal) {
  const part = (rate: Decimal) => price.times(rate).div(100);
  const [down_payment, closing_costs] = [part(given.down_rate), part(given.closing_rate)];
  const loan = price.minus(down_payment);
  const isInsured = loan.times(100).gt(price.times(INSURED_ABOVE)) && !given.mortgage_insurance_rate.isZero();
  const premium = loan.times(given.mortgage_insurance_rate).div(100 * MONTHLY);
  const level = levelPayment(loan, given.annual_rate.div(100 * MONTHLY), given.years * MONTHLY);
  return {
    cash_needed: down_payment.plus(closing_costs),
    down_payment,
    closing_costs,
    loan,
    monthly_payment: isInsured ? level.plus(premium) : level,
    monthly_insurance: isInsured ? premium : null,
  };
}

/** In whole months; none where nothing is saved, or it would take a lifetime. */
export function monthsToSave({ saved, monthly_saving, savings_rate }: Given, goal: Decimal): number | null {
  if (saved.gte(goal)) return 0;
  if (monthly_saving.isZero()) return null;
  const rate = savings_rate.div(100 * MONTHLY);
  const periods = periodsUntil(goal, { start: saved, payment: monthly_saving, rate, due: false });
  return periods?.lte(MOST_MONTHS) ? ceil(periods).toNumber() : null;
}

export const withEachShare = (given: Given, price: Decimal) =>
  SHARES.map((share) => {
    const { cash_needed, monthly_payment } = boughtFor({ ...given, down_rate: share }, price);
    return { share, cash: cash_needed, payment: monthly_payment, months: monthsToSave(given, cash_needed) };
  });
