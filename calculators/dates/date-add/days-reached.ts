// Where the time leads, and the weekend days and holidays that it skips.
import type { InputValues } from "#engine";
import { holidaysOff, namedDays, within } from "#facts/holidays/days-off";
import { dayNumber } from "#numbers/calendar";
import { addBusinessDays, weekendDays } from "#numbers/workdays";
import type { inputs } from "./date-add.ts";
import { addMonthsBy } from "./month-end.ts";

export type Given = InputValues<typeof inputs>;

export const WAYS = { add: 1, subtract: -1 } as const;

/** All months at once, then the weeks, then the days: the business days among those from `from` up to `until`. */
export function landing(given: Given) {
  const way = WAYS[given.direction];
  const months = 12 * given.years + given.months;
  const middle = addMonthsBy(given.month_end, given.start, way * months);
  const start = dayNumber(middle) + way * 7 * given.weeks;
  const days = way * given.days;
  const end = given.days_counted === "all" ? start + days : addBusinessDays(start, days, weekOf(given));
  const [from, until] = way > 0 ? [start + 1, end + 1] : [end, start];
  return { months, middle, start, end, from, until };
}

type BusinessDays = Extract<Given, { readonly days_counted: "business" }>;
const weekOf = (given: BusinessDays) => ({ weekend: given.weekend, holidays: holidaysOff(listedBy(given)) });
export const listedBy = (given: BusinessDays) => ({ ...given, weekend_holidays: "none" }) as const;

export function daysSkipped(given: Given, from: number, until: number) {
  if (given.days_counted === "all") return { weekend_days: null, holidays_off: null, days_off: null };
  const off = within(weekOf(given).holidays, from, until);
  return {
    weekend_days: weekendDays(from, until, given.weekend),
    holidays_off: off.length,
    days_off: namedDays(given.calendar, off),
  };
}
