// The holidays of a country, from its rules.
import { dayNumber } from "#numbers/calendar";
import { type CivilDate, writeDate } from "#numbers/civil-date";
import { type Fact, type Source, type Unknown, valueOn } from "../dated.ts";
import type { Observance, Rule } from "./rules.ts";

export type HolidayRule = {
  readonly name: string;
  readonly on: Rule;
  /** Everywhere, where left out. */
  readonly regions?: readonly string[];
  /** What becomes of a holiday on the weekend: nothing, where left out. */
  readonly observed?: Observance;
  /** Of a day that the calendar's own source does not name. */
  readonly source?: Source;
};

export type HolidayCalendar = {
  /** Names by code; empty where the law is one. */
  readonly regions: Readonly<Record<string, string>>;
  readonly holidays: readonly HolidayRule[];
  /** What the reader should know about what is left out. */
  readonly note?: string;
  /** Days off that follow from where the others fall. */
  readonly between?: (days: readonly number[]) => readonly Holiday[];
};

export type Holiday = {
  readonly name: string;
  /** The day it falls on. */
  readonly day: number;
  /** The day off: the same, or the one instead. */
  readonly observed: number;
};

/** Those observed from one day to another, both included, in order; none where the law is not known on both. */
export function holidaysBetween(
  fact: Fact<HolidayCalendar>,
  from: CivilDate,
  to: CivilDate,
  region?: string,
): readonly Holiday[] | Unknown {
  const [first, last] = [valueOn(fact, writeDate(from)), valueOn(fact, writeDate(to))];
  if ("noAnswer" in first) return first;
  if ("noAnswer" in last) return last;
  const [start, end] = [dayNumber(from), dayNumber(to)];
  // A New Year's Day on a Saturday may be observed in the year before.
  const years = Array.from({ length: to.year - from.year + 2 }, (_, i) => from.year + i);
  return years
    .flatMap((year) => holidaysOf(first.value, year, region))
    .filter(({ observed }) => start <= observed && observed <= end)
    .sort((a, b) => a.observed - b.observed);
}

/** Those of a year, even where one is observed in the year before. */
export function holidaysOf(calendar: HolidayCalendar, year: number, region?: string): readonly Holiday[] {
  const here = calendar.holidays.filter(
    ({ regions }) => !regions || (region !== undefined && regions.includes(region)),
  );
  const falling = here.flatMap((holiday) => {
    const day = holiday.on(year);
    return day === undefined ? [] : [{ holiday, day }];
  });
  falling.sort((a, b) => a.day - b.day);
  const days = falling.map(({ day }) => day);
  const taken = new Set(days);
  const observed = falling.map(({ holiday: { name, observed }, day }) => {
    const off = observed ? observed(day, taken) : day;
    taken.add(off);
    return { name, day, observed: off };
  });
  return [...observed, ...(calendar.between?.(days) ?? [])];
}
