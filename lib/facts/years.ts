// The years that facts have figures for, as a choice offers them. A year is named by the one in which its period begins.
import type { Fact } from "./dated.ts";

type Facts = readonly Fact<unknown>[];

/** Those for which at least one of them has figures. */
export function yearsOf(facts: Facts): Readonly<Record<string, string>> {
  const years = [...new Set(facts.flatMap(yearsIn))].sort();
  return Object.fromEntries(years.map((year) => [year, year]));
}

/** The newest for which all of them have figures: what an answer is for where none is asked for. */
export function newestYear(facts: Facts): string {
  const [first, ...others] = facts.map(yearsIn);
  const newest = first?.filter((year) => others.every((years) => years.includes(year))).at(-1);
  if (!newest) throw new TypeError(`There is no year for ${facts.map(({ what }) => what).join("; ")}`);
  return newest;
}

const yearsIn = ({ periods }: Fact<unknown>): readonly string[] => periods.map(({ from }) => from.slice(0, 4));

/** Every year that a fact reaches into. */
export function calendarYearsOf({ periods }: Fact<unknown>): readonly string[] {
  const [first, last] = [periods[0]?.from, periods.at(-1)?.to].map((day = "0") => Number(day.slice(0, 4)));
  if (!first || !last) return [];
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
}
