// When the first payment is due: one period after the loan, or on a certain date.
import { choice, date, type Line } from "#engine";
import { singlePayment, termsInYear, UNIT_PERIODS, unitPeriodsInYear, waitBetween } from "#numbers/apr";
import { dayNumber } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import { decimal } from "#numbers/decimal";

const MOST_DAYS = 3653;

export const FIRST_PAYMENT_DUE = {
  first_period: choice(
    "First payment due",
    { regular: "One full period after the loan", dates: "On a certain date" },
    { default: "regular" },
  ),
  advance_date: date("Loan date", { example: "2026-11-20", when: { first_period: ["dates"] } }),
  first_payment_date: date("First payment date", { example: "2027-01-01", when: { first_period: ["dates"] } }),
};

export function misdated(advance: CivilDate, first: CivilDate): Line {
  const days = dayNumber(first) - dayNumber(advance);
  if (days <= 0) return "must be after the loan date";
  return days > MOST_DAYS && "must be within ten years of the loan date";
}

/** `transfers`: payments, and payouts after the first. If there is but one, its term is the unit-period. */
export function timing(
  frequency: keyof typeof UNIT_PERIODS,
  transfers: number,
  advance?: CivilDate,
  first?: CivilDate,
) {
  const unit = UNIT_PERIODS[frequency];
  if (advance && first) {
    if (transfers === 1) return singlePayment(advance, first);
    return { ...waitBetween(advance, first, unit), perYear: unitPeriodsInYear(unit) };
  }
  return { full: 1, part: decimal(0), perYear: transfers === 1 ? termsInYear(unit) : unitPeriodsInYear(unit) };
}
