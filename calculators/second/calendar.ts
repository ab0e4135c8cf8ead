// The Gregorian calendar, carried back to the year 1: a year is a leap year if 4 divides it, but not where 100 does, but
// again where 400 does.
import type { Given } from "./given.ts";
import { counted } from "./print.ts";

export type Day = { readonly year: number; readonly month: number; readonly day: number };

export function dayOf(given: Given, name: string): Day {
  const [year = 0, month = 0, day = 0] = (given[name] ?? "").split("-").map(Number);
  return { year, month, day };
}

export const isLeap = (year: number): boolean => year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);

export const lengthOf = (year: number, month: number): number =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;

/** 1 January of the year 1 is day 1. */
export function numberOf({ year, month, day }: Day): number {
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  let days = before * 365 + leapDays + day;
  for (let past = 1; past < month; past++) days += lengthOf(year, past);
  return days;
}

const NAMES = "January February March April May June July August September October November December".split(" ");
export const written = ({ year, month, day }: Day): string => `${NAMES[month - 1]} ${day}, ${year}`;

/** Day 1 was a Monday. */
export const weekday = (number: number): string =>
  ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][number % 7] ?? "";

/** The same day so many months on; where that month lacks it, its last day or the first of the next. */
export function monthsOn({ year, month, day }: Day, months: number, missing: string | undefined): Day {
  const count = year * 12 + month - 1 + months;
  const [then, of] = [Math.floor(count / 12), (count % 12) + 1];
  if (day <= lengthOf(then, of)) return { year: then, month: of, day };
  if (missing !== "next") return { year: then, month: of, day: lengthOf(then, of) };
  return of === 12 ? { year: then + 1, month: 1, day: 1 } : { year: then, month: of + 1, day: 1 };
}

/** Full months from the earlier day, counted one by one, and the days after them. */
export function between(from: Day, to: Day, missing: string | undefined): { months: number; days: number } {
  const ends = (months: number) => numberOf(monthsOn(from, months, missing));
  let months = Math.max(0, (to.year - from.year) * 12 + to.month - from.month - 2);
  while (ends(months + 1) <= numberOf(to)) months++;
  return { months, days: numberOf(to) - ends(months) };
}

/** "2 years, 1 month and 3 days"; nothing is said of what is nought, unless all is. */
export function span(months: number, days: number): string {
  const parts = [
    [Math.floor(months / 12), "year"],
    [months % 12, "month"],
    [days, "day"],
  ] as const;
  const named = parts.filter(([count]) => count > 0).map(([count, noun]) => counted(count, noun));
  if (named.length < 2) return named[0] ?? "0 days";
  return `${named.slice(0, -1).join(", ")} and ${named.at(-1)}`;
}

/** The day with that number, looked for a year and a month at a time. */
export function dayAt(number: number): Day {
  let year = Math.floor(number / 366);
  while (numberOf({ year: year + 1, month: 1, day: 1 }) <= number) year++;
  let month = 1;
  while (month < 12 && numberOf({ year, month: month + 1, day: 1 }) <= number) month++;
  return { year, month, day: number - numberOf({ year, month, day: 1 }) + 1 };
}

export const WEEKENDS: Readonly<Record<string, readonly string[]>> = {
  saturday_sunday: ["Saturday", "Sunday"],
  friday_saturday: ["Friday", "Saturday"],
  thursday_friday: ["Thursday", "Friday"],
  friday_sunday: ["Friday", "Sunday"],
  sunday: ["Sunday"],
  friday: ["Friday"],
  saturday: ["Saturday"],
  none: [],
};
