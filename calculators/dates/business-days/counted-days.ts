// The days that are counted, from one up to and not including another.
import type { InputValues } from "#engine";
import { holidaysOff, outsideCalendar } from "#facts/holidays/days-off";
import { dayNumber } from "#numbers/calendar";
import { addBusinessDays, businessDays, type Workweek } from "#numbers/workdays";
import type { inputs } from "./business-days.ts";

export type Given = InputValues<typeof inputs>;

export const weekOf = (given: Given): Workweek => ({ weekend: given.weekend, holidays: holidaysOff(given) });

/** `end` is the day that was given or found. */
export const daysCounted = (given: Given) => (given.find === "days" ? between(given) : away(given));

function between({ from, to, count_ends }: Given) {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  const first = Math.min(start, end) + (count_ends === "earlier" || count_ends === "both" ? 0 : 1);
  const until = Math.max(start, end) + (count_ends === "later" || count_ends === "both" ? 1 : 0);
  return { from: first, until: Math.max(first, until), isBackwards: end < start, end };
}

/** Spreadsheets and courts count both dates. Unknown where one of them is outside the calendar. */
export function withBothDates(given: Given): number | null {
  if (given.find !== "days" || given.count_ends === "both") return null;
  const { from, until } = between({ ...given, count_ends: "both" });
  return outsideCalendar(given.calendar, from, until) ? null : businessDays(from, until, weekOf(given));
}

function away(given: Given) {
  const { from, days, start_is_day_one } = given;
  const way = Math.sign(days);
  const before = dayNumber(from) - (start_is_day_one ? way : 0);
  const end = addBusinessDays(before, days, weekOf(given));
  const [first, until] = days < 0 ? [end, before] : [before + way, end + way];
  return { from: first, until, isBackwards: days < 0, end };
}
