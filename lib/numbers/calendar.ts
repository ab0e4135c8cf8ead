// Civil dates as days in a row, years 1 to 9999.
// A day is a number and a date is how people write it: day 1 is Monday, 1 January of year 1 ("rata die", after
// Reingold and Dershowitz, Calendrical Calculations), so whatever is a matter of days is arithmetic of whole numbers.
import { type CivilDate, daysInMonth, LAST_YEAR } from "./civil-date.ts";

// A year that begins in March has its leap day at its end, so that one formula gives the days before each month.
// After Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".

const FEBRUARY_AND_BEFORE = 305;
const DAYS_IN_400_YEARS = 146097;

export function dayNumber({ year, month, day }: CivilDate): number {
  const since = month > 2 ? year : year - 1;
  return 365 * since + leapDays(since) + daysBefore((month + 9) % 12) + day - 1 - FEBRUARY_AND_BEFORE;
}

export function dateOf(number: number): CivilDate {
  const days = number + FEBRUARY_AND_BEFORE;
  const cycles = Math.floor(days / DAYS_IN_400_YEARS);
  const inCycle = days - cycles * DAYS_IN_400_YEARS;
  const leaps = Math.floor(inCycle / 1460) - Math.floor(inCycle / 36524) + Math.floor(inCycle / 146096);
  const since = Math.floor((inCycle - leaps) / 365);
  const inYear = inCycle - 365 * since - leapDays(since);
  const month = Math.floor((5 * inYear + 2) / 153);
  const year = 400 * cycles + since + (month < 10 ? 0 : 1);
  return { year, month: month < 10 ? month + 3 : month - 9, day: inYear - daysBefore(month) + 1 };
}

/** In the years 1 to `year`. */
export const leapDays = (year: number): number =>
  Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);

/** In a year that begins in March, whose month 0. */
const daysBefore = (month: number): number => Math.floor((153 * month + 2) / 5);

export const FIRST_DAY = 1;
export const LAST_DAY = dayNumber({ year: LAST_YEAR, month: 12, day: 31 });

export const addDays = (date: CivilDate, days: number): CivilDate => dateOf(dayNumber(date) + days);

export const dayOfYear = (date: CivilDate): number => dayNumber(date) - dayNumber({ ...date, month: 1, day: 1 }) + 1;

const WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** As in ISO 8601: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (number: number): number => number - 7 * Math.floor((number - 1) / 7);

export const weekdayName = (date: CivilDate): string => WEEKDAYS[weekdayOf(dayNumber(date)) - 1] ?? "";

/** ISO 8601: weeks begin on Monday and belong to the year that has their Thursday. */
export function isoWeek(date: CivilDate): { readonly year: number; readonly week: number } {
  const number = dayNumber(date);
  const thursday = dateOf(number - weekdayOf(number) + 4);
  return { year: thursday.year, week: Math.ceil(dayOfYear(thursday) / 7) };
}

/** What a day becomes in a month that lacks it: a month after 31 January, a year after 29 February. */
export const MISSING_DAY = { last: "The last day of that month", next: "The first day of the next month" } as const;
export type MissingDay = keyof typeof MISSING_DAY;

/** Years are twelve months. From the same start, a larger count never gives an earlier date. */
export function addMonths(date: CivilDate, months: number, missing: MissingDay = "last"): CivilDate {
  const total = 12 * date.year + date.month - 1 + months;
  const [year, month] = [Math.floor(total / 12), 1 + (total - 12 * Math.floor(total / 12))];
  const days = daysInMonth(year, month);
  if (date.day <= days) return { year, month, day: date.day };
  return missing === "last" ? { year, month, day: days } : addDays({ year, month, day: days }, 1);
}

export type Span = { readonly years: number; readonly months: number; readonly days: number };

/** Full months from the earlier date, as many as fit, and the days that are left. */
export function spanBetween(from: CivilDate, to: CivilDate, missing: MissingDay = "last"): Span {
  const apart = 12 * (to.year - from.year) + to.month - from.month;
  const isTooMany = dayNumber(addMonths(from, apart, missing)) > dayNumber(to);
  const months = isTooMany ? apart - 1 : apart;
  const days = dayNumber(to) - dayNumber(addMonths(from, months, missing));
  return { years: Math.floor(months / 12), months: months % 12, days };
}
