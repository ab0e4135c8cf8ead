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
  const { first, next } =
    part.period === "leaving" ? yearWith(part.leaving_date, part.leave_year) : yearFrom(part.start_date, 0);
  return { worked: decimal(dayNumber(part.leaving_date) - first + 1), of: next - first };
}

/** Months from the start to the end of the leave year. One that is not whole counts in full. */
function monthsLeft(start: CivilDate, leaveYear: CivilDate): Decimal {
  const gone = (MONTHS + start.month - leaveYear.month - (start.day < leaveYear.day ? 1 : 0)) % MONTHS;
  return decimal(MONTHS - gone);
}

/** The leave year that has a day. */
function yearWith(day: CivilDate, leaveYear: CivilDate) {
  const years = day.year - leaveYear.year;
  const year = yearFrom(leaveYear, years);
  return year.first > dayNumber(day) ? yearFrom(leaveYear, years - 1) : year;
}

/** So many years later than one that begins on a day. Where there is no February 29, it begins on March 1. */
function yearFrom(begins: CivilDate, years: number): { readonly first: number; readonly next: number } {
  const after = (all: number) => dayNumber(addMonths(begins, MONTHS * all, "next"));
  return { first: after(years), next: after(years + 1) };
}

/** Whether a day is in the year that begins on another. */
export function isWithinYear(day: CivilDate, first: CivilDate): boolean {
  const year = yearFrom(first, 0);
  return dayNumber(day) >= year.first && dayNumber(day) < year.next;
}
