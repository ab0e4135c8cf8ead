// The regular payment by its frequency: how much, at what rate, how many, and on which dates.
import { levelPayment } from "#numbers/annuity";
import { addDays, addMonths } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import type { Given } from "./amortization.ts";

export const [MONTHLY, BIWEEKLY] = [12, 26];

export type DateOf = (payment: number) => CivilDate;

/** Months count from the first date and keep its day: 31 January, 28 February, 31 March. */
export const datesFrom = (first: CivilDate, frequency: Given["frequency"]): DateOf =>
  frequency === "monthly"
    ? (payment) => addMonths(first, payment - 1)
    : (payment) => addDays(first, 14 * (payment - 1));

export const twoWeeksIn = (months: number): number => Math.ceil((BIWEEKLY * months) / MONTHLY);

export function planOf({ amount, annual_rate, years, months }: Given, frequency: Given["frequency"]) {
  const length = MONTHLY * years + months;
  const [monthly, biweekly] = [annual_rate.div(100 * MONTHLY), annual_rate.div(100 * BIWEEKLY)];
  if (frequency === "biweekly") {
    const periods = twoWeeksIn(length);
    return { rate: biweekly, periods, payment: levelPayment(amount, biweekly, periods) };
  }
  const payment = levelPayment(amount, monthly, length);
  if (frequency === "monthly") return { rate: monthly, periods: length, payment };
  // Half payments clear the loan long before so many are due.
  return { rate: biweekly, periods: 3 * length + 2, payment: payment.div(2) };
}
