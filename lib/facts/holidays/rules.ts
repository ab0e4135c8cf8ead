// How laws say on which day a holiday falls. A rule gives its day in a year, as a number of calendar.ts, or none.
import { dayNumber, weekdayOf } from "#numbers/calendar";
import { daysInMonth } from "#numbers/civil-date";

export type Rule = (year: number) => number | undefined;

/** As in ISO 8601. */
export const WEEKDAY = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
} as const;
type Weekday = (typeof WEEKDAY)[keyof typeof WEEKDAY];

export const on =
  (month: number, day: number): Rule =>
  (year) =>
    dayNumber({ year, month, day });

/** "The second Monday in May" is nth(2, monday, 5). */
export const nth = (n: number, weekday: Weekday, month: number): Rule => onOrAfter(weekday, month, 7 * n - 6);

export const last =
  (weekday: Weekday, month: number): Rule =>
  (year) => {
    const end = dayNumber({ year, month, day: daysInMonth(year, month) });
    return end - ((weekdayOf(end) - weekday + 7) % 7);
  };

/** The first such weekday from a date on. */
export const onOrAfter =
  (weekday: Weekday, month: number, day: number): Rule =>
  (year) => {
    const start = dayNumber({ year, month, day });
    return start + ((weekday - weekdayOf(start) + 7) % 7);
  };

/** The last such weekday before a date. */
export const before =
  (weekday: Weekday, month: number, day: number): Rule =>
  (year) =>
    (onOrAfter(weekday, month, day)(year) ?? 0) - 7;

/** So many days from Easter Sunday: -2 is Good Friday, 1 is Easter Monday. */
export const easter =
  (days: number): Rule =>
  (year) =>
    easterSunday(year) + days;

/** The Gregorian computus: the "anonymous" method, after Meeus, Astronomical Algorithms, chapter 8. */
export function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const rest = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * rest) / 451);
  const days = epact + rest - 7 * late + 114;
  return dayNumber({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

/** Only from one year to another; a year is left open by leaving it out. */
export const years =
  (from: number | undefined, to: number | undefined, rule: Rule): Rule =>
  (year) =>
    (from ?? year) <= year && year <= (to ?? year) ? rule(year) : undefined;

export const since = (from: number, rule: Rule): Rule => years(from, undefined, rule);
export const until = (to: number, rule: Rule): Rule => years(undefined, to, rule);

/** A holiday in single years: [month, day] by year. */
export const inYears =
  (dates: Readonly<Record<number, readonly [month: number, day: number]>>): Rule =>
  (year) => {
    const date = dates[year];
    return date && dayNumber({ year, month: date[0], day: date[1] });
  };

/** The first of the rules that gives a day, such as other days in single years before the usual one. */
export const firstOf =
  (...rules: readonly Rule[]): Rule =>
  (year) => {
    for (const rule of rules) {
      const day = rule(year);
      if (day !== undefined) return day;
    }
    return undefined;
  };

/** Where a holiday is observed that falls on `day`, given the days that are holidays already. */
export type Observance = (day: number, holidays: ReadonlySet<number>) => number;

const isWeekend = (day: number): boolean => weekdayOf(day) >= WEEKDAY.saturday;

/** Friday for Saturday, Monday for Sunday. */
export const nearestWeekday: Observance = (day) => {
  if (!isWeekend(day)) return day;
  return weekdayOf(day) === WEEKDAY.saturday ? day - 1 : day + 1;
};

/** The next day that is neither on the weekend nor a holiday. */
export const nextWeekday: Observance = (day, holidays) => {
  if (!isWeekend(day)) return day;
  return firstFree(day, (next) => !isWeekend(next) && !holidays.has(next));
};

/** Monday for Sunday, even where that is a holiday too. */
export const mondayForSunday: Observance = (day) => (weekdayOf(day) === WEEKDAY.sunday ? day + 1 : day);

/** For a Sunday alone: the next day that is no holiday. */
export const afterSunday: Observance = (day, holidays) =>
  weekdayOf(day) === WEEKDAY.sunday ? firstFree(day, (next) => !holidays.has(next)) : day;

function firstFree(day: number, isFree: (day: number) => boolean): number {
  let next = day + 1;
  while (!isFree(next)) next++;
  return next;
}
