// Places that people name: what an input takes, and what clocks there show at a moment.
import { nearest } from "#engine";
import { offsetAt, placeNames, type Zone, zoneNamed } from "#facts/zones/time-zones";
import { dateOf, dayNumber } from "#numbers/calendar";
import { type CivilDate, writeDate } from "#numbers/civil-date";
import { DAY, HOUR, writeTime } from "#numbers/time-of-day";

// The first few are there for made-up inputs: of letters alone few are places.
export const PLACE =
  "(?:UTC|GMT)(?:[+-](?:0?\\d|1[0-4])(?::?[0-5]\\d)?)?|[ECMP]T|London|Berlin|Tokyo|India|[A-Za-zÀ-ž][A-Za-zÀ-ž0-9 .,'’()/_+-]{0,39}";
export const PLACE_LIKE = "a city, country or time zone such as Berlin, India, PT, Asia/Tokyo or UTC+5:30";

/** Where the readers of a region are. */
export const AT_HOME = {
  "en-GB": "London",
  "en-IE": "Dublin",
  "en-CA": "Toronto",
  "en-AU": "Sydney",
  "en-NZ": "Auckland",
  "en-IN": "Mumbai",
  "de-DE": "Berlin",
  "fr-FR": "Paris",
  "es-ES": "Madrid",
  "it-IT": "Rome",
  "nl-NL": "Amsterdam",
} as const;

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

export type Clock = { readonly date: CivilDate; readonly seconds: number };

export function clockAt(zone: Zone, at: number): Clock {
  const local = at + offsetAt(zone, at);
  const day = Math.floor(local / DAY);
  return { date: dateOf(day + dayNumber({ year: 1970, month: 1, day: 1 })), seconds: local - day * DAY };
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
