// Which facts have run out on a day, or soon will.
import { addDays } from "#math/calendar";
import { readDate, writeDate } from "#math/civil-date";
import type { Fact } from "./dated.ts";

/** The last day of a fact, or the day by which its law has to be read again. */
export const endOf = ({ periods, review }: Fact<unknown>): string => review ?? periods.at(-1)?.to ?? "";

/** Those that end within so many days of a day, in the order of their ends. */
export function staleFacts(facts: readonly Fact<unknown>[], on: string, within: number): readonly Fact<unknown>[] {
  const date = readDate(on);
  if (!date) return [];
  const until = writeDate(addDays(date, within));
  return facts.filter((fact) => endOf(fact) <= until).sort((a, b) => (endOf(a) < endOf(b) ? -1 : 1));
}
