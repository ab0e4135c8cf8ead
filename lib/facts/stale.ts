// Which facts have run out on a day, or soon will.
import { addDays } from "#numbers/calendar";
import { readDate, writeDate } from "#numbers/civil-date";
import { currentUntil, type Fact } from "./dated.ts";

/** Those that end within so many days of a day, in the order of their ends. */
export function staleFacts(facts: readonly Fact<unknown>[], on: string, within: number): readonly Fact<unknown>[] {
  const date = readDate(on);
  if (!date) return [];
  const until = writeDate(addDays(date, within));
  return facts
    .filter((fact) => currentUntil(fact) <= until)
    .sort((a, b) => (currentUntil(a) < currentUntil(b) ? -1 : 1));
}
