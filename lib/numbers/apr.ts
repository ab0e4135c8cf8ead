// The annual percentage rate by the actuarial method of US Regulation Z, 12 CFR part 1026, appendix J: the rate at
// which the payments are worth what was advanced. Time is counted in unit-periods, the usual distance of two payments;
// over the odd days of the first one interest is simple.
//
//   advance = Σ payment ÷ ((1 + f × i) × (1 + i)^t)          annual percentage rate = i × unit-periods in a year
//
// Later payouts count like payments, on the other side. Then several rates may fit: ./sole-rate.ts.
import { growth, presentValue } from "./annuity.ts";
import { addMonths, dayNumber } from "./calendar.ts";
import { type CivilDate, daysInMonth } from "./civil-date.ts";
import { type Decimal, decimal, sum } from "./decimal.ts";
import { presentValues } from "./present-values.ts";
import { subtract } from "./round.ts";
import { rootNear } from "./solve.ts";

/** Weeks are counted in days, months in months of thirty: appendix J, (b)(5). */
export type UnitPeriod = { readonly weeks: number } | { readonly months: number };

/** By how often payments are made. */
export const UNIT_PERIODS = {
  weekly: { weeks: 1 },
  biweekly: { weeks: 2 },
  four_weekly: { weeks: 4 },
  semimonthly: { months: 0.5 },
  monthly: { months: 1 },
  two_monthly: { months: 2 },
  quarterly: { months: 3 },
  semiannual: { months: 6 },
  yearly: { months: 12 },
} as const satisfies Readonly<Record<string, UnitPeriod>>;

/** Appendix J, (b)(5)(iii) and (iv): 52 weeks or 12 months make a year. */
export const unitPeriodsInYear = (unit: UnitPeriod): Decimal =>
  "weeks" in unit ? decimal(52).div(unit.weeks) : decimal(12).div(unit.months);

/** Appendix J, (b)(5)(vi) and (vii): where there is one payment, 365 days make a year unless its term is of whole months. */
export function termsInYear(unit: UnitPeriod): Decimal {
  if ("weeks" in unit) return decimal(365).div(7 * unit.weeks);
  return unit.months < 1 ? decimal(365).div(30 * unit.months) : unitPeriodsInYear(unit);
}

/** From the advance to the first payment: so many full unit-periods, and the part of one that is left. */
export type Wait = { readonly full: number; readonly part: Decimal };

export function waitBetween(advance: CivilDate, payment: CivilDate, unit: UnitPeriod): Wait {
  if ("weeks" in unit) return divided(dayNumber(payment) - dayNumber(advance), 7 * unit.weeks);
  const { months, days } = monthsBack(advance, payment);
  // Thirty days a month, also where the days are counted: (c)(4)(ii) has 52, from 10 January to 1 March, where 50 went by.
  if (unit.months < 12) return divided(30 * months + days, 30 * unit.months);
  const full = Math.floor(months / 12);
  if (days === 0) return { full, part: decimal(months - 12 * full).div(12) };
  return { full, part: decimal(dayNumber(addMonths(payment, -12 * full)) - dayNumber(advance)).div(365) };
}

/** The term of a single payment is its unit-period, up to a year: appendix J, (b)(4)(ii). */
export function singlePayment(advance: CivilDate, payment: CivilDate): Wait & { readonly perYear: Decimal } {
  const { months, days } = monthsBack(advance, payment);
  if (months >= 12) return { ...waitBetween(advance, payment, { months: 12 }), perYear: decimal(1) };
  const term = dayNumber(payment) - dayNumber(advance);
  return { full: 1, part: decimal(0), perYear: days === 0 ? decimal(12).div(months) : decimal(365).div(term) };
}

const divided = (days: number, length: number): Wait => {
  const full = Math.floor(days / length);
  return { full, part: decimal(days - full * length).div(length) };
};

/** Full months back from the later date, and the days before them. From the last day of a month to the last of another there are no days. */
function monthsBack(from: CivilDate, to: CivilDate): { readonly months: number; readonly days: number } {
  const apart = 12 * (to.year - from.year) + to.month - from.month;
  if (isMonthEnd(from) && isMonthEnd(to)) return { months: apart, days: 0 };
  const daysBefore = (months: number) => dayNumber(addMonths(to, -months)) - dayNumber(from);
  const months = daysBefore(apart) < 0 ? apart - 1 : apart;
  return { months, days: daysBefore(months) };
}

const isMonthEnd = ({ year, month, day }: CivilDate): boolean => day === daysInMonth(year, month);

/** So many payments of one amount, of which the first comes `after` so many others. */
export type Payments = { readonly amount: Decimal; readonly count: number; readonly after?: number };

/** A part of the loan that is paid out so many unit-periods, and parts of one, after the first. */
export type Payout = { readonly amount: Decimal; readonly after: Decimal };

/** The rate of a unit-period; undefined where all payments together come to less than all payouts. */
export function actuarialRate(
  advance: Decimal,
  wait: Wait,
  payments: readonly Payments[],
  later: readonly Payout[] = [],
): Decimal | undefined {
  const total = sum(payments.map(({ amount, count }) => amount.times(count)));
  const received = (rate: Decimal) => sum([advance, ...payoutWorths(rate, later)]);
  if (subtract(total, received(decimal(0))).isZero()) return decimal(0);
  const gain = (rate: Decimal) => worth(rate, wait, payments).minus(received(rate));
  // If everything were paid after one period, or after the part of one, the rate would be higher, and yet below this;
  // the more so if nothing but the first payout were received.
  const most = total.div(advance).div(wait.full > 0 ? 1 : wait.part);
  return rootNear(gain, decimal(0), most, decimal("0.01"));
}

export const inOrder = (payouts: readonly Payout[]): readonly Payout[] =>
  [...payouts].sort((a, b) => a.after.cmp(b.after));

/** What each payout is worth on the day of the first; they are in order of time. */
export const payoutWorths = (rate: Decimal, later: readonly Payout[]): readonly Decimal[] =>
  presentValues(
    later.map(({ amount, after }) => {
      const full = after.floor();
      return { at: full.toNumber(), amount: amount.div(rate.times(after.minus(full)).plus(1)) };
    }),
    rate.plus(1),
  );

/** What the payments are worth on the day of the advance. */
export function worth(rate: Decimal, { full, part }: Wait, payments: readonly Payments[]): Decimal {
  const oneBefore = payments.reduce(
    (sum, { amount, count, after = 0 }) => sum.plus(presentValue(amount, rate, count).div(growth(rate, after))),
    decimal(0),
  );
  return oneBefore.times(rate.plus(1)).div(growth(rate, full)).div(rate.times(part).plus(1));
}
