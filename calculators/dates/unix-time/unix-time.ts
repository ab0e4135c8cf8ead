import {
  asTyped,
  type Currency,
  choice,
  date,
  defineCalculator,
  formatDate,
  noAnswer,
  text,
  toldAsTyped,
  typed,
} from "#engine";
import { factsUsed, valueOn } from "#facts/dated";
import { momentsOf, offsetAt, startOf, timeZones, type Zone } from "#facts/zones/time-zones";
import { dayNumber, FIRST_DAY, LAST_DAY, weekdayName } from "#numbers/calendar";
import { type CivilDate, writeDate } from "#numbers/civil-date";
import { secondsAt, TIME, TIME_LIKE, writeTime } from "#numbers/time-of-day";
import { clockAt, inDigits, PLACE, PLACE_LIKE, place, unknownPlace } from "../../shared/places.ts";
import { decimalIn, nanosecondsIn, PER_SECOND, unitOf } from "./time-stamps.ts";

/** Counters of 32 bits end after this second. */
const LAST_OF_32_BITS = 2_147_483_647n;

export default defineCalculator({
  name: "Unix time converter",
  summary: "Convert a Unix timestamp in seconds, milliseconds or smaller to a date and time in any zone, and back.",

  inputs: {
    find: choice("Convert", { date: "Timestamp to date", timestamp: "Date to timestamp" }, { default: "date" }),
    timestamp: typed("Timestamp", {
      pattern: "-?\\d{1,21}(?:\\.\\d{1,9})?",
      like: "a number such as 1700000000 or 1700000000.25",
      maxLength: 32,
      example: "1700000000",
      help: "The unit follows from its length unless you choose one.",
    }),
    unit: choice(
      "Unit",
      { auto: "By its length", s: "Seconds", ms: "Milliseconds", us: "Microseconds", ns: "Nanoseconds" },
      { default: "auto" },
    ),
    date: date("Date", { today: true, example: "2026-11-27" }),
    time: typed("Time", { reads: "time", pattern: TIME, like: TIME_LIKE, maxLength: 20, default: "12:00 pm" }),
    zone: typed("Time zone", { pattern: PLACE, like: PLACE_LIKE, maxLength: 40, default: "UTC" }),
  },

  outputs: {
    moment: text("Date and time"),
    seconds: text("Unix timestamp in seconds"),
    milliseconds: text("In milliseconds"),
    utc: text("UTC by ISO 8601"),
    local: text("Local time by ISO 8601"),
    day: date("Local date"),
    weekday: text("Day of the week"),
    read_as: text("Timestamp read as"),
  },
  primary: ({ find }) => (find === "date" ? "moment" : "seconds"),
  groups: {
    "The moment": ["moment", "weekday", "utc", "local"],
    "The timestamp": ["seconds", "milliseconds", "read_as"],
  },
  formula: "seconds = 86400 × days since January 1, 1970 + seconds since midnight, UTC",

  check: ({ zone }) => ({ zone: unknownPlace(zone) }),
  facts: (given) => usedOn(given.find === "timestamp" ? writeDate(given.date) : undefined, given.zone),

  questions: {
    find: {
      date: {
        asks: ["timestamp", "unit"],
        compute: ({ timestamp, unit, zone }) => {
          const count = nanosecondsIn(timestamp, unit);
          const [least, most] = [FIRST_DAY, LAST_DAY + 1].map((day) => BigInt(startOf(day)) * PER_SECOND);
          if (count < (least ?? 0n) || count >= (most ?? 0n)) return noAnswer(OUTSIDE);
          return momentIn(place(zone), count, unitOf(timestamp, unit));
        },
        sentence: ({ timestamp }, { moment, weekday }, { notation }) =>
          `The timestamp ${asTyped(timestamp, notation)} is ${weekday}, ${moment}.`,
        working: ({ zone }, { seconds, read_as, utc, local }) => [
          `Read as ${read_as}`,
          `Seconds since January 1, 1970, 00:00 UTC: ${seconds}`,
          `In UTC: ${utc}`,
          `In ${place(zone).name}: ${local}`,
        ],
      },
      timestamp: {
        asks: ["date", "time"],
        compute: ({ date, time, zone }) => {
          const [at] = momentsOf(place(zone), startOf(dayNumber(date)) + secondsAt(time));
          if (at === undefined) return noAnswer(`Enter another time: clocks in ${place(zone).name} skip this one.`);
          return momentIn(place(zone), BigInt(at) * PER_SECOND, "seconds");
        },
        sentence: ({ zone }, { moment, seconds }) =>
          place(zone).name === "UTC" ? `${moment} is ${seconds}.` : `${moment} in ${place(zone).name} is ${seconds}.`,
        working: (_, { utc, seconds }) => [`In UTC: ${utc}`, `Seconds since January 1, 1970, 00:00 UTC: ${seconds}`],
      },
    },
  },

  notes: (_, { seconds }) => [
    BigInt(seconds.split(/[.,]/)[0] ?? 0) > LAST_OF_32_BITS &&
      "Programs that keep the time in 32 bits can't hold this moment: their last second is in January 2038.",
  ],
});

const OUTSIDE = "Enter a timestamp between the years 1 and 9999.";

const isFixed = (zone: Zone): boolean => zone.changes.length < 2;

/** Zones with changes rest on IANA's data. */
const usedOn = (day: string | undefined, said: string) =>
  isFixed(place(said)) || !day ? [] : factsUsed(timeZones, day, day);

function momentIn(zone: Zone, nanoseconds: bigint, read_as: string) {
  const [whole, rest] = split(nanoseconds);
  const clock = clockAt(zone, whole);
  if (dayNumber(clock.date) < FIRST_DAY || dayNumber(clock.date) > LAST_DAY) return noAnswer(OUTSIDE);
  const held = valueOn(timeZones, writeDate(clock.date));
  if (!isFixed(zone) && "noAnswer" in held) return noAnswer(held.noAnswer);
  const offset = offsetAt(zone, whole);
  const utc = { id: "UTC", name: "UTC", changes: [] };
  return {
    moment: ({ notation }: Currency) =>
      `${formatDate(clock.date, notation)}, ${writeTime(clock.seconds, notation?.hours)} ${inDigits(offset).replace(/[+-]0$/, "")}`,
    seconds: toldAsTyped(decimalIn(nanoseconds, PER_SECOND)),
    milliseconds: toldAsTyped(decimalIn(nanoseconds, PER_SECOND / 1000n)),
    utc: `${written(clockAt(utc, whole), rest)}Z`,
    local: `${written(clock, rest)}${offsetText(offset)}`,
    day: clock.date,
    weekday: weekdayName(clock.date),
    read_as,
  };
}

/** Whole seconds, rounded down, and the nanoseconds above them. */
function split(nanoseconds: bigint): readonly [whole: number, rest: bigint] {
  const rest = ((nanoseconds % PER_SECOND) + PER_SECOND) % PER_SECOND;
  return [Number((nanoseconds - rest) / PER_SECOND), rest];
}

type At = { readonly date: CivilDate; readonly seconds: number };
function written({ date, seconds }: At, rest: bigint): string {
  const time = writeTime(seconds, "HH");
  const fraction = rest === 0n ? "" : `.${`${rest}`.padStart(9, "0").replace(/0+$/, "")}`;
  return `${writeDate(date)}T${time.length === 5 ? `${time}:00` : time}${fraction}`;
}

function offsetText(offset: number): string {
  const time = writeTime(Math.abs(offset), "HH");
  return `${offset < 0 ? "-" : "+"}${time.slice(0, 5)}`;
}
