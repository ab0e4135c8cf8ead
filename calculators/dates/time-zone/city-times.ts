// The moment that is meant by a time of day in a place, and what clocks elsewhere show then.
import { type Currency, date, formatSpan, nearest, table, text } from "#engine";
import { changeBefore, momentsOf, offsetAt, placeNames, startOf, type Zone, zoneNamed } from "#facts/zones/time-zones";
import { dateOf, dayNumber } from "#numbers/calendar";
import { type CivilDate, writeDate } from "#numbers/civil-date";
import { DAY, HOUR, MINUTE, secondsAt, writeTime } from "#numbers/time-of-day";

type Notation = Currency["notation"];
export type Clock = { readonly date: CivilDate; readonly seconds: number };
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

export function unknownPlace(said: string): string | false {
  const zone = zoneNamed(said);
  if (zone === "several") return `must be a city: ${said} has several time zones`;
  if (zone) return false;
  const near = nearest(said, placeNames());
  return `must be a place we know, and “${said}” is not${near ? `: did you mean ${place(near).name}?` : ""}`;
}

/** Of a place that `unknownPlace` has nothing against. */
export function place(said: string): Zone {
  const zone = zoneNamed(said);
  if (!zone || zone === "several") throw new TypeError(`${said} is no place`);
  return zone;
}

export const localOf = ({ date, time }: Pick<Given, "date" | "time">): number =>
  startOf(dayNumber(date)) + secondsAt(time);

/** The first or the second moment, where there are two; none where clocks skip the time. */
export const momentOf = (given: Given): number | undefined => {
  const moments = momentsOf(place(given.from), localOf(given));
  return given.repeated === "second" ? moments.at(-1) : moments[0];
};

export function clockAt(zone: Zone, at: number): Clock {
  const local = at + offsetAt(zone, at);
  const day = Math.floor(local / DAY);
  return { date: dateOf(day + dayNumber({ year: 1970, month: 1, day: 1 })), seconds: local - day * DAY };
}

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

/** "UTC+5:30" */
export function inDigits(offset: number): string {
  const size = Math.abs(offset);
  const [hours, rest] = [Math.floor(size / HOUR), size % HOUR];
  return `UTC${offset < 0 ? "-" : "+"}${hours}${rest ? `:${writeTime(rest, "HH").slice(3)}` : ""}`;
}

export const utcText = (at: number): string => {
  const day = Math.floor(at / DAY);
  const time = writeTime(at - day * DAY, "HH");
  const date = dateOf(day + dayNumber({ year: 1970, month: 1, day: 1 }));
  return `${writeDate(date)}T${time}${time.length === 5 ? ":00" : ""}Z`;
};
