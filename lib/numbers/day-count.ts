// What part of a year lies between two dates, where interest runs by the day. Both the days and the year are counted
// by a convention: 2006 ISDA Definitions, section 4.16.

import { dayNumber, dayOfYear, leapDays } from "./calendar.ts";
import { type CivilDate, isLeapYear } from "./civil-date.ts";

export const DAY_COUNTS = {
  actual_365: "Actual days ÷ 365",
  actual_360: "Actual days ÷ 360",
  actual_actual: "Actual days ÷ 365 (leap year 366)",
  thirty_360: "30-day months ÷ 360 (US)",
  thirty_e_360: "30-day months ÷ 360 (European)",
} as const;
export type DayCount = keyof typeof DAY_COUNTS;

/** `part ÷ of` years: whole numbers, so that nothing is divided too early. */
export type YearPart = { readonly days: number; readonly part: number; readonly of: number };

export function yearPart(from: CivilDate, to: CivilDate, dayCount: DayCount): YearPart {
  const days = dayNumber(to) - dayNumber(from);
  switch (dayCount) {
    case "actual_365":
      return { days, part: days, of: 365 };
    case "actual_360":
      return { days, part: days, of: 360 };
    case "actual_actual": {
      const inLeapYears = leapYearDays(to) - leapYearDays(from);
      return { days, part: 366 * (days - inLeapYears) + 365 * inLeapYears, of: 365 * 366 };
    }
    case "thirty_360":
    case "thirty_e_360": {
      const counted = thirties(from, to, dayCount);
      return { days: counted, part: counted, of: 360 };
    }
    default:
      return dayCount satisfies never;
  }
}

/** The days before a date, since day 1, that lie in leap years. */
const leapYearDays = (date: CivilDate): number =>
  366 * leapDays(date.year - 1) + (isLeapYear(date.year) ? dayOfYear(date) - 1 : 0);

/** The 31st counts as the 30th: always in Europe, and in America as the later day only after a 30th. */
function thirties(from: CivilDate, to: CivilDate, dayCount: "thirty_360" | "thirty_e_360"): number {
  const first = Math.min(from.day, 30);
  const last = dayCount === "thirty_e_360" || first === 30 ? Math.min(to.day, 30) : to.day;
  return 360 * (to.year - from.year) + 30 * (to.month - from.month) + last - first;
}
