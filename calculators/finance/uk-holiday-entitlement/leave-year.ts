// Which part of a leave year someone works, as GOV.UK counts it: months for those who start in it, days for those who leave.
import { addMonths, dayNumber } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import { type Decimal, decimal } from "#numbers/decimal";

const MONTHS = 12;

/** `leave_year` is the first day of any leave year: it begins on that day each year. */
export type Part =
  | { readonly period: "full" }
  | { readonly period: "starting"; readonly start_date: CivilDate; readonly leave_year: CivilDate }
  | { readonly period: "leaving"; readonly leaving_date: CivilDate; readonly leave_year: CivilDate }
  | { readonly period: "both"; readonly start_date: CivilDate; readonly leaving_date: CivilDate };

type Fraction = { readonly worked: Decimal; readonly of: number };

export function workedOf(part: Part): Fraction {
  if (part.period === "full") return { worked: decimal(1), of: 1 };
  if (part.period === "starting") return { worked: monthsLeft(part.start_date, part.leave_year), of: MONTHS };
  const first = part.period === "leaving" ? lastBegan(part.leave_year, part.leaving_date) : part.start_date;
  return { worked: decimal(dayNumber(part.leaving_date) - dayNumber(first) + 1), of: daysOfYearFrom(first) };
}

/** Months from the start to the end of the leave year. One that is not whole counts in full. */
function monthsLeft(start: CivilDate, leaveYear: CivilDate): Decimal {
  const gone = (MONTHS + start.month - leaveYear.month - (start.day < leaveYear.day ? 1 : 0)) % MONTHS;
  return decimal(MONTHS - gone);
}

/** The first day of the leave year that has a day. */
function lastBegan(leaveYear: CivilDate, day: CivilDate): CivilDate {
  const begins = (years: number) => addMonths(leaveYear, MONTHS * years, "next");
  const years = day.year - leaveYear.year;
  return dayNumber(begins(years)) > dayNumber(day) ? begins(years - 1) : begins(years);
}

const daysOfYearFrom = (first: CivilDate): number => dayNumber(addMonths(first, MONTHS, "next")) - dayNumber(first);

/** Whether a day is in the year that begins on another. */
export function isWithinYear(day: CivilDate, first: CivilDate): boolean {
  const days = dayNumber(day) - dayNumber(first);
  return days >= 0 && days < daysOfYearFrom(first);
}
