// Business days: days that fall neither on the weekend nor on a holiday. Days are numbers, as in calendar.ts.
// Nothing walks from day to day: a span of centuries is counted as fast as a week.
import { weekdayOf } from "./calendar.ts";

export const WEEKENDS = {
  saturday_sunday: "Saturday and Sunday",
  friday_saturday: "Friday and Saturday",
  thursday_friday: "Thursday and Friday",
  friday_sunday: "Friday and Sunday",
  sunday: "Sunday only",
  friday: "Friday only",
  saturday: "Saturday only",
  none: "None: every day counts",
} as const;
export type Weekend = keyof typeof WEEKENDS;

const WEEKEND_DAYS: Readonly<Record<Weekend, readonly number[]>> = {
  saturday_sunday: [6, 7],
  friday_saturday: [5, 6],
  thursday_friday: [4, 5],
  friday_sunday: [5, 7],
  sunday: [7],
  friday: [5],
  saturday: [6],
  none: [],
};

export type Workweek = {
  readonly weekend: Weekend;
  /** Each once, and none on the weekend. */
  readonly holidays: readonly number[];
};

export const isWeekend = (day: number, weekend: Weekend): boolean => WEEKEND_DAYS[weekend].includes(weekdayOf(day));

/** How many days of the weekend there are from one day up to, and not including, another. */
export const weekendDays = (from: number, until: number, weekend: Weekend): number =>
  WEEKEND_DAYS[weekend].reduce((sum, weekday) => sum + weeksEnding(until, weekday) - weeksEnding(from, weekday), 0);

/** How often a weekday has come before a day, since day 1. */
const weeksEnding = (day: number, weekday: number): number => Math.floor((day - 1 - weekday) / 7);

/** From one day up to, and not including, another. */
export function businessDays(from: number, until: number, { weekend, holidays }: Workweek): number {
  const off = holidays.filter((day) => from <= day && day < until).length;
  return until - from - weekendDays(from, until, weekend) - off;
}

/** The day that is so many business days after another, or before it where the count is negative. */
export function addBusinessDays(day: number, count: number, week: Workweek): number {
  const passed = (days: number) =>
    count < 0 ? businessDays(day - days, day, week) : businessDays(day + 1, day + 1 + days, week);
  const wanted = Math.abs(count);
  // Every week has a business day unless holidays take it.
  let [tooFew, enough] = [-1, 7 * (wanted + week.holidays.length + 1)];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (passed(middle) >= wanted) enough = middle;
    else tooFew = middle;
  }
  return count < 0 ? day - enough : day + enough;
}

/** What happens to a holiday that falls on a weekend. */
export const SUBSTITUTES = {
  none: "Don't move it",
  next: "Next business day, as in the UK",
  nearest: "Nearest business day (US federal)",
} as const;
export type Substitute = keyof typeof SUBSTITUTES;

/**
 * The business days that holidays take, in order: each once, and for those on the weekend their substitutes, which are
 * never days that are taken already. Of two days as near, the earlier is taken.
 */
export function daysOff(
  holidays: readonly number[],
  weekend: Weekend,
  substitute: Substitute,
  taken: readonly number[] = [],
): readonly number[] {
  const all = [...new Set(holidays)].sort((a, b) => a - b);
  const off = new Set(all.filter((day) => !isWeekend(day, weekend)));
  if (substitute === "none" || off.size === all.length) return [...off];
  const others = new Set(taken);
  const isFree = (day: number) => !isWeekend(day, weekend) && !off.has(day) && !others.has(day);
  for (const day of all.filter((day) => isWeekend(day, weekend))) {
    let distance = 1;
    while (!isFree(day + distance) && !(substitute === "nearest" && isFree(day - distance))) distance++;
    off.add(substitute === "nearest" && isFree(day - distance) ? day - distance : day + distance);
  }
  return [...off].sort((a, b) => a - b);
}
