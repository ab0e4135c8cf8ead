// A fact as a calculator's assumptions name it: in one line, however many periods it has.
import { type Fact, inWords, spanInWords } from "./dated.ts";

/** A line of a calculator's assumptions, and the fact that it names. */
export const factLine = (fact: Fact<unknown>) => ({ what: fact.what, line: factInWords(fact) });

/** "A tax, 2025 to 2026: The Gazette, read on November 22, 2026." */
export function factInWords({ what, periods }: Fact<unknown>): string {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) throw new Error(`${what} has no dates`);
  const titles = new Set(periods.map(({ source }) => source.title));
  const days = new Set(periods.map(({ source }) => inWords(source.read, "day")));
  return `${what}, ${spanInWords(first.from, last.to)}: ${[...titles].join("; ")}, read on ${[...days].join(" and ")}.`;
}

/** "Idaho", "Idaho and Utah", "Idaho, Ohio and Utah". */
export const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
