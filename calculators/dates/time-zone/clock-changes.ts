// When clocks go forward or back: the next time in each place, and what that does to a time of day.
import { type Currency, date, formatDate, formatSpan, table, text } from "#engine";
import { momentsOf, nextChange, offsetAt, type Zone } from "#facts/zones/time-zones";
import { HOUR, MINUTE, writeTime } from "#numbers/time-of-day";
import { clockAt, inDigits, place } from "../../shared/places.ts";
import { type Given, localOf, timeAt } from "./city-times.ts";

export const CHANGES = table("Next clock changes", {
  city: text("City"),
  date: date("Date"),
  change: text("Change"),
});

export const changesAfter = (zones: readonly Zone[], at: number) =>
  zones.flatMap((zone) => {
    const next = changeOfClocks(zone, at);
    if (!next) return [];
    const step = offsetAt(zone, next.at) - offsetAt(zone, next.at - 1);
    return [
      {
        city: zone.name,
        date: clockAt(zone, next.at - 1).date,
        change: ({ notation }: Currency) =>
          `${step > 0 ? "Forward" : "Back"} ${span(Math.abs(step), notation)} at ${showsBefore(zone, next.at, notation)}`,
      },
    ];
  });

/** Some changes are of the name alone. */
function changeOfClocks(zone: Zone, at: number): ReturnType<typeof nextChange> {
  const next = nextChange(zone, at);
  return next && offsetAt(zone, next.at - 1) === next.offset ? changeOfClocks(zone, next.at) : next;
}

const span = (seconds: number, notation: Currency["notation"]): string =>
  formatSpan({ hours: Math.floor(seconds / HOUR), minutes: (seconds % HOUR) / MINUTE }, notation);

/** What clocks would show at a change without it. */
const showsBefore = (zone: Zone, at: number, notation: Currency["notation"]): string =>
  writeTime(clockAt(zone, at - 1).seconds + 1, notation?.hours);

/** Why clocks there never show a time. */
export function skipped(given: Given) {
  const here = place(given.from);
  const local = localOf(given);
  const change = nextChange(here, local - offsetAt(here, local) - 24 * HOUR);
  const at = change?.at ?? 0;
  return ({ notation }: Currency): string => {
    const [from, to] = [showsBefore(here, at, notation), timeAt(here, at, notation)];
    return `Enter another time: on ${formatDate(given.date, notation)}, clocks in ${here.name} go forward from ${from} to ${to}, and skip this one.`;
  };
}

/** Where clocks show the time twice: which of the two was taken. */
export function shownTwice(given: Given): string | false {
  const here = place(given.from);
  const offsets = momentsOf(here, localOf(given)).map((at) => inDigits(offsetAt(here, at)));
  if (offsets.length < 2) return false;
  const taken = given.repeated === "second" ? offsets.at(-1) : offsets[0];
  return `Clocks in ${here.name} go back on this day and show this time twice, at ${offsets.join(" and at ")}. We took ${taken}. “More options” has the other.`;
}
