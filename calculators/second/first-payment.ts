// From a loan to its first payment, by Regulation Z, appendix J, (b)(5): full unit-periods, the part of one that comes before
// them, and how many unit-periods make a year.
import { type Day, dayOf, lengthOf, monthsOn, numberOf } from "./calendar.ts";
import type { Given } from "./given.ts";
import { over, type Ratio, ratio } from "./ratio.ts";

export type Wait = { readonly full: number; readonly part: Ratio; readonly inYear: Ratio };

const DAYS: Readonly<Record<string, number>> = { weekly: 7, biweekly: 14, four_weekly: 28 };
/** Thirty to a month. */
const DAYS_OF_MONTHS: Readonly<Record<string, number>> = {
  semimonthly: 15,
  monthly: 30,
  two_monthly: 60,
  quarterly: 90,
  semiannual: 180,
};

/** A single payment's term is its unit-period, up to a year. */
export function waitIn(given: Given, isSingle: boolean, inYear: Ratio): Wait {
  const [advance, due] = [dayOf(given, "advance_date"), dayOf(given, "first_payment_date")];
  const { months, days } = monthsBack(advance, due);
  const apart = numberOf(due) - numberOf(advance);
  if (isSingle && months < 12) {
    return { full: 1, part: ratio(0), inYear: days === 0 ? over(12, months) : over(365, apart) };
  }
  if (isSingle) return { ...inYears(advance, due), inYear: ratio(1) };
  const frequency = given.frequency ?? "";
  const [inDays, inMonths] = [DAYS[frequency], DAYS_OF_MONTHS[frequency]];
  if (inDays !== undefined) return { ...divided(apart, inDays), inYear };
  if (inMonths !== undefined) return { ...divided(30 * months + days, inMonths), inYear };
  return { ...inYears(advance, due), inYear };
}

const divided = (days: number, length: number) => ({
  full: Math.floor(days / length),
  part: over(days % length, length),
});

function inYears(advance: Day, due: Day): Pick<Wait, "full" | "part"> {
  const { months, days } = monthsBack(advance, due);
  const full = Math.floor(months / 12);
  if (days === 0) return { full, part: over(months % 12, 12) };
  return { full, part: over(numberOf(monthsOn(due, -12 * full, "last")) - numberOf(advance), 365) };
}

/** Full months before the later day, and the days before those; none from one month's end to another's. */
function monthsBack(from: Day, to: Day): { readonly months: number; readonly days: number } {
  const isEnd = ({ year, month, day }: Day) => day === lengthOf(year, month);
  const apart = 12 * (to.year - from.year) + to.month - from.month;
  if (isEnd(from) && isEnd(to)) return { months: apart, days: 0 };
  const left = (months: number) => numberOf(monthsOn(to, -months, "last")) - numberOf(from);
  const months = left(apart) < 0 ? apart - 1 : apart;
  return { months, days: left(months) };
}
