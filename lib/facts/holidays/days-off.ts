// Which days are off: the public holidays of a calendar, and the days that the visitor lists.

import { dateOf, dayNumber, weekdayName } from "#numbers/calendar";
import { readDate } from "#numbers/civil-date";
import { daysOff, isWeekend, type Substitute, type Weekend } from "#numbers/workdays";
import { type CalendarChoice, publicHolidays } from "./calendars.ts";

const DAY = "\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";

/** How a field takes a list of dates. */
export const DATE_LIST = {
  reads: "dates",
  pattern: `${DAY}(?:[,; ]+${DAY})*`,
  like: "dates such as 2026-12-25, 2027-01-01",
  maxLength: 4000,
  optional: true,
} as const;

const datesIn = (list = ""): readonly string[] => list.match(new RegExp(DAY, "g")) ?? [];

/** By the name of each list that has one: a date that does not exist, such as 2026-02-30. */
export const unrealDates = (lists: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, list]) => {
      const text = datesIn(list).find((text) => !readDate(text));
      return text ? [[name, `has ${text}, a date that does not exist`]] : [];
    }),
  );

export type Holidays = {
  readonly calendar: CalendarChoice;
  readonly weekend: Weekend;
  readonly holidays: string | undefined;
  readonly worked_days?: string | undefined;
  readonly weekend_holidays: Substitute;
};

/** The business days that are off, in order. */
export function holidaysOff(given: Holidays): readonly number[] {
  const [off, worked] = [daysOffIfNoneWorked(given), new Set(daysIn(given.worked_days))];
  return off.filter((day) => !worked.has(day));
}

/** How many days that are worked would not have been off. */
export function idleWorkedDays(given: Holidays): number {
  const off = new Set(daysOffIfNoneWorked(given));
  return daysIn(given.worked_days).filter((day) => !off.has(day)).length;
}

function daysOffIfNoneWorked(given: Holidays): readonly number[] {
  const observed = observedDays(given);
  return [...new Set([...observed, ...listedOff(given, observed)])].sort((a, b) => a - b);
}

/** Each once. */
const daysIn = (list: string | undefined): readonly number[] => [
  ...new Set(
    datesIn(list)
      .flatMap((text) => readDate(text) ?? [])
      .map(dayNumber),
  ),
];

/** How many listed days take no business day, as they are on the weekend. */
export const idleHolidays = (given: Holidays): number =>
  listedDays(given).length - listedOff(given, observedDays(given)).length;

const observedDays = ({ calendar, weekend }: Holidays): readonly number[] =>
  (publicHolidays(calendar)?.holidays ?? []).map(({ observed }) => observed).filter((day) => !isWeekend(day, weekend));

const listedOff = (given: Holidays, observed: readonly number[]): readonly number[] =>
  daysOff(listedDays(given), given.weekend, given.weekend_holidays, observed);

/** Each once, without those that the calendar has moved to another day. */
function listedDays({ calendar, holidays }: Holidays): readonly number[] {
  const moved = publicHolidays(calendar)?.moved;
  return daysIn(holidays).filter((day) => !moved?.has(day));
}

/** Days off as rows of a table; without a calendar there is nothing to name. */
export function namedDays(calendar: CalendarChoice, days: readonly number[]) {
  if (calendar === "none") return null;
  const names = publicHolidays(calendar)?.names;
  return days.map((day) => ({
    date: dateOf(day),
    weekday: weekdayName(dateOf(day)),
    name: names?.get(day) ?? "Listed by you",
  }));
}

/** Those from one day up to, and not including, another. */
export const within = (days: readonly number[], from: number, until: number): readonly number[] =>
  days.filter((day) => from <= day && day < until);

/** "2 of the holidays you work are not on the list of days off." */
export const idleNotes = (count: number, of: string, what: string): readonly string[] =>
  count > 0 ? [`${count} ${of} ${count === 1 ? "is" : "are"} ${what}.`] : [];

/** Says which years the calendar has, where it lacks one of the days. */
export function outsideCalendar(calendar: CalendarChoice, from: number, until: number): string | undefined {
  const known = publicHolidays(calendar);
  if (!known || from >= until || (known.first <= from && until - 1 <= known.last)) return undefined;
  return `We have ${known.what} for ${known.span}. Choose dates in those years, or no public holidays.`;
}
