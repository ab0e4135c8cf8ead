// Public holidays from 2000 to 2050 of the countries whose laws are short, each by its month and day, its weekday or Easter.
import { numberOf } from "./calendar.ts";

type Feast = { readonly day: number; readonly observed: number };

const FIRST_YEAR = 2000;
const LAST_YEAR = 2050;
export const FIRST = numberOf({ year: FIRST_YEAR, month: 1, day: 1 });
export const LAST = numberOf({ year: LAST_YEAR, month: 12, day: 31 });

/** Gauss's rule, with his numbers for 1900 to 2099: so many days from 22 March. */
function easter(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isLate = sunday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10));
  return numberOf({ year, month: 3, day: 22 }) + moon + sunday - (isLate ? 7 : 0);
}

/** Day 1 was a Monday, and so the rest by seven is 1 for Monday and 0 for Sunday. */
function nth(year: number, month: number, weekday: number, count: number): number {
  const first = numberOf({ year, month, day: 1 });
  return first + ((weekday + 6 * first) % 7) + 7 * (count - 1);
}

const fixed = (year: number, dates: string): readonly number[] =>
  dates.split(" ").map((date) => {
    const [month = 0, day = 0] = date.split("-").map(Number);
    return numberOf({ year, month, day });
  });

/** Friday for Saturday, Monday for Sunday. */
function american(day: number): number {
  if (day % 7 === 6) return day - 1;
  return day % 7 === 0 ? day + 1 : day;
}

const asItFalls = (days: readonly number[]): readonly Feast[] => days.map((day) => ({ day, observed: day }));

function unitedStates(year: number): readonly Feast[] {
  const dates = fixed(year, `1-1 7-4 11-11 12-25${year > 2020 ? " 6-19" : ""}`);
  const lastOfMay = numberOf({ year, month: 5, day: 31 });
  const memorial = lastOfMay - ((lastOfMay + 6) % 7);
  const mondays = [nth(year, 1, 1, 3), nth(year, 2, 1, 3), memorial, nth(year, 9, 1, 1), nth(year, 10, 1, 2)];
  const moving = dates.map((day) => ({ day, observed: american(day) }));
  return [...moving, ...asItFalls([...mondays, nth(year, 11, 4, 4)])];
}

const byEaster = (dates: string, ...after: readonly number[]) => {
  return (year: number) => asItFalls([...fixed(year, dates), ...after.map((days) => easter(year) + days)]);
};

const FRENCH = "1-1 5-1 5-8 7-14 8-15 11-1 11-11 12-25";

const CALENDARS: Readonly<Record<string, (year: number) => readonly Feast[]>> = {
  us: unitedStates,
  germany: (year) => byEaster(`1-1 5-1 10-3 12-25 12-26${year === 2017 ? " 10-31" : ""}`, -2, 1, 39, 50)(year),
  france: byEaster(FRENCH, 1, 39, 50),
  france_alsace_moselle: byEaster(`${FRENCH} 12-26`, -2, 1, 39, 50),
  spain: byEaster("1-1 1-6 5-1 8-15 10-12 11-1 12-6 12-8 12-25", -2),
};

/** Nothing for a calendar that is not here. */
export function feasts(calendar: string): readonly Feast[] | undefined {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 2 }, (_, i) => FIRST_YEAR + i);
  if (calendar === "none") return [];
  return CALENDARS[calendar] && years.flatMap(CALENDARS[calendar]);
}
