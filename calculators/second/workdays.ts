// Business days, counted one by one but for whole weeks.
import { dayAt, dayOf, numberOf, WEEKENDS, weekday, written } from "./calendar.ts";
import type { Given, Rows } from "./given.ts";
import { FIRST, feasts, LAST } from "./holidays.ts";

export type Calendar = {
  readonly isWeekend: (day: number) => boolean;
  readonly holidays: ReadonlySet<number>;
  readonly isNamed: boolean;
};

/** Nothing where we have no second opinion on the calendar. */
export function calendarOf(given: Given): Calendar | undefined {
  const known = feasts(given.calendar ?? "");
  if (!known) return undefined;
  const weekend = WEEKENDS[given.weekend ?? ""] ?? [];
  const isWeekend = (day: number) => weekend.includes(weekday(day));
  const official = new Set(known.map(({ observed }) => observed).filter((day) => !isWeekend(day)));
  const elsewhere = new Set(known.filter(({ day, observed }) => day !== observed).map(({ day }) => day));
  const days = (name: string) =>
    (given[name] ?? "")
      .split(/[,; ]+/)
      .filter((text) => text !== "")
      .map((text) => numberOf(dayOf({ day: text }, "day")));
  const named = days("holidays").filter((day) => !elsewhere.has(day));
  named.sort((a, b) => a - b);
  const listed = moved(new Set(named), isWeekend, given.weekend_holidays ?? "none", official);
  const worked = new Set(days("worked_days"));
  const off = [...official, ...listed].filter((day) => !worked.has(day));
  return { isWeekend, holidays: new Set(off), isNamed: given.calendar !== "none" };
}

/** Where another day is off instead of one on the weekend, each in turn takes the first that is still a business day. */
function moved(
  named: ReadonlySet<number>,
  isWeekend: Calendar["isWeekend"],
  rule: string,
  official: ReadonlySet<number>,
): ReadonlySet<number> {
  const off = new Set([...named].filter((day) => !isWeekend(day)));
  if (rule === "none") return off;
  const isFree = (day: number) => !isWeekend(day) && !off.has(day) && !official.has(day);
  for (const day of [...named].filter(isWeekend)) {
    for (let away = 1; away < 4000; away++) {
      const found = (rule === "next" ? [day + away] : [day - away, day + away]).find(isFree);
      if (found === undefined) continue;
      off.add(found);
      break;
    }
  }
  return off;
}

export function counts(first: number, last: number, { isWeekend, holidays }: Calendar) {
  const all = Math.max(0, last - first + 1);
  const [weeks, rest] = [Math.floor(all / 7), all % 7];
  const inWeek = Array.from({ length: 7 }, (_, i) => first + i).filter(isWeekend).length;
  const inRest = Array.from({ length: rest }, (_, i) => first + weeks * 7 + i).filter(isWeekend).length;
  const free = weeks * inWeek + inRest;
  const off = [...holidays].filter((day) => first <= day && day <= last).length;
  return { all, free, off, business: all - free - off };
}

/** The table: words are left out. Nothing at all where a day that is counted is outside the calendar. */
export function listed(first: number, last: number, { holidays, isNamed }: Calendar): Rows | "unknown" | undefined {
  if (!isNamed) return undefined;
  if (first > last) return [];
  if (first < FIRST || last > LAST) return "unknown";
  const off = [...holidays].filter((day) => first <= day && day <= last).sort((a, b) => a - b);
  return off.map((day) => [written(dayAt(day)), weekday(day), null]);
}

const LAST_DAY = numberOf({ year: 9999, month: 12, day: 31 });

/** By whole weeks as far as they surely go, and then day by day. */
export function reached(begin: number, wanted: number, step: number, calendar: Calendar): number {
  const { isWeekend, holidays } = calendar;
  let [day, left] = [begin, wanted];
  const jump = Math.max(0, Math.floor(wanted / 7) - 2000);
  if (jump > 0) {
    const end = day + step * (jump * 7 - 1);
    left -= counts(Math.min(day, end), Math.max(day, end), calendar).business;
    day = end + step;
  }
  for (; ; day += step) {
    if (!isWeekend(day) && !holidays.has(day)) left--;
    if (left === 0 || day < -10 || day > LAST_DAY + 10) return day;
  }
}
