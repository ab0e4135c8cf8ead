// The moment that is meant by a time of day in a place, and what clocks elsewhere show then.
import { type Currency, date, formatSpan, table, text } from "#engine";
import { changeBefore, momentsOf, offsetAt, startOf, type Zone } from "#facts/zones/time-zones";
import { dayNumber } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import { HOUR, MINUTE, secondsAt, writeTime } from "#numbers/time-of-day";
import { clockAt, inDigits, place } from "../../shared/places.ts";

type Notation = Currency["notation"];
export type Given = {
  readonly time: string;
  readonly date: CivilDate;
  readonly from: string;
  readonly to: string;
  readonly also?: readonly { readonly place: string }[] | undefined;
  readonly repeated: "first" | "second";
};

export const CITIES = table("Times at this moment", {
  city: text("City"),
  time: text("Time"),
  date: date("Date"),
  difference: text("Difference"),
  clock: text("UTC offset"),
  zone: text("IANA zone"),
});

export const localOf = ({ date, time }: Pick<Given, "date" | "time">): number =>
  startOf(dayNumber(date)) + secondsAt(time);

/** The first or the second moment, where there are two; none where clocks skip the time. */
export const momentOf = (given: Given): number | undefined => {
  const moments = momentsOf(place(given.from), localOf(given));
  return given.repeated === "second" ? moments.at(-1) : moments[0];
};

export const timeAt = (zone: Zone, at: number, notation: Notation): string =>
  writeTime(clockAt(zone, at).seconds, notation?.hours);

/** "1:00 am on the next day" */
export function timeThere(zone: Zone, at: number, date: CivilDate, notation: Notation): string {
  const days = dayNumber(clockAt(zone, at).date) - dayNumber(date);
  return `${timeAt(zone, at, notation)}${DAYS[days] ?? ""}`;
}
const DAYS: Readonly<Record<string, string>> = {
  "-1": " on the day before",
  1: " on the next day",
  2: " two days later",
};

export const placesOf = ({ to, also = [] }: Pick<Given, "to" | "also">): readonly Zone[] =>
  [to, ...also.map((row) => row.place)].map(place);

/** Of every place, the time and its name. */
export function timesThere(given: Given, notation: Notation): readonly string[] {
  const at = momentOf(given) ?? 0;
  return placesOf(given).map((zone) => `${timeThere(zone, at, given.date, notation)} in ${zone.name}`);
}

export const aheadOf = (here: Zone, there: Zone, at: number): number => offsetAt(there, at) - offsetAt(here, at);

export const cityRow = (here: Zone, zone: Zone, at: number) => ({
  city: zone.name,
  time: ({ notation }: Currency) => timeAt(zone, at, notation),
  date: clockAt(zone, at).date,
  difference: ({ notation }: Currency) => inWords(aheadOf(here, zone, at), notation),
  clock: [inDigits(offsetAt(zone, at)), changeBefore(zone, at)?.name].filter(Boolean).join(", "),
  zone: zone.id,
});

function inWords(apart: number, notation: Notation): string {
  if (apart === 0) return "Same time";
  const size = Math.abs(apart);
  const span = formatSpan({ hours: Math.floor(size / HOUR), minutes: (size % HOUR) / MINUTE }, notation);
  return `${span} ${apart > 0 ? "ahead" : "behind"}`;
}
