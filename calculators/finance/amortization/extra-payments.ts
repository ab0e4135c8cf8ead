// Payments on top of the regular one: with each payment, once a year, or a single time.
import { date, money } from "#engine";
import { dayNumber, spanBetween } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import type { Decimal } from "#numbers/decimal";
import type { Given } from "./amortization.ts";
import type { DateOf } from "./payment-plan.ts";

const WITH_FIRST = {
  more: true,
  optional: true,
  help: "Optional. If empty, it comes with the first payment.",
} as const;

export const EXTRA_PAYMENTS = {
  extra_payment: money("Extra added to each payment", { min: 0, max: 1e8, default: 0 }),
  yearly_extra: money("Extra once a year", { min: 0, max: 1e8, more: true, default: 0 }),
  yearly_extra_from: date("Date of the first yearly extra", WITH_FIRST),
  single_extra: money("One-time extra", { min: 0, max: 1e9, more: true, default: 0 }),
  single_extra_on: date("Date of the one-time extra", WITH_FIRST),
};

/** What you pay on top of a payment. An extra with a date comes with the first payment on or after it. */
export function extraOn(given: Given, dateOf: DateOf): Decimal | ((payment: number) => Decimal) {
  const { extra_payment, yearly_extra, single_extra, first_payment } = given;
  const { yearly_extra_from: from = first_payment, single_extra_on: once = first_payment } = given;
  if (yearly_extra.isZero() && single_extra.isZero()) return extra_payment;
  const days = (on: CivilDate) => (dayNumber(on) < dayNumber(once) ? 0 : 1);
  const anniversaries = (on: CivilDate) => (dayNumber(on) < dayNumber(from) ? 0 : 1 + spanBetween(from, on).years);
  return (payment) => {
    const isNew = (count: (on: CivilDate) => number) =>
      count(dateOf(payment)) > (payment === 1 ? 0 : count(dateOf(payment - 1)));
    return extra_payment.plus(isNew(anniversaries) ? yearly_extra : 0).plus(isNew(days) ? single_extra : 0);
  };
}
