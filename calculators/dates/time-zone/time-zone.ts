import {
  asTyped,
  choice,
  count,
  date,
  defineCalculator,
  enclosed,
  inARow,
  noAnswer,
  number,
  rows,
  step,
  text,
  typed,
} from "#engine";
import { factsUsed, valueOn } from "#facts/dated";
import { offsetAt, timeZones, ZONES_VERSION } from "#facts/zones/time-zones";
import { weekdayName } from "#numbers/calendar";
import { writeDate } from "#numbers/civil-date";
import { decimal } from "#numbers/decimal";
import { HOUR, TIME, TIME_LIKE } from "#numbers/time-of-day";
import { AT_HOME, clockAt, inDigits, PLACE, PLACE_LIKE, place, unknownPlace, utcText } from "../../shared/places.ts";
import { aheadOf, CITIES, cityRow, momentOf, placesOf, timesThere, timeThere } from "./city-times.ts";
import { CHANGES, changesAfter, shownTwice, skipped } from "./clock-changes.ts";
import { MEETING, meetingHours, sharedHours } from "./meeting-hours.ts";

export default defineCalculator({
  name: "Time zone converter",
  summary: "Convert a time from one city or time zone to up to five others, and find hours in which all of them work.",

  inputs: {
    time: typed("Time", { reads: "time", pattern: TIME, like: TIME_LIKE, maxLength: 20, example: "9:00 am" }),
    date: date("Date", { today: true, example: "2026-07-04" }),
    from: typed("In", { pattern: PLACE, like: PLACE_LIKE, maxLength: 40, example: "New York", beginsIn: AT_HOME }),
    to: typed("To", {
      pattern: PLACE,
      like: PLACE_LIKE,
      maxLength: 40,
      example: "London",
      beginsIn: { "en-AU": "London", elsewhere: "New York" },
    }),
    also: rows(
      "More cities",
      { place: { kind: "text", label: "City or zone", pattern: PLACE, like: PLACE_LIKE, maxLength: 40 } },
      { between: "|", least: 1, most: 4, optional: true, help: "One in each row, such as Tokyo; India; PT." },
    ),
    repeated: choice(
      "If clocks show this time twice",
      { first: "The first time", second: "The second time" },
      { default: "first", more: true },
    ),
    work_from: count("Work starts at", { unit: "o'clock", min: 0, max: 23, default: 9, more: true }),
    work_to: count("Work ends at", {
      unit: "o'clock",
      min: 1,
      max: 24,
      default: 17,
      more: true,
      help: "By the 24-hour clock: 17 is 5 pm.",
    }),
  },

  outputs: {
    there: text("Time there"),
    there_date: date("Date there"),
    hours_ahead: number("Hours ahead", { upTo: 4, unit: "hours" }),
    utc: text("In UTC"),
    meet: text("When all are at work", { optional: true }),
    version: text("Time zone data"),
    cities: CITIES,
    meeting: MEETING,
    changes: CHANGES,
  },
  primary: "there",
  formula: "time there = time here - UTC offset here + UTC offset there",

  check: ({ from, to, also, work_from, work_to }) => ({
    from: unknownPlace(from),
    to: unknownPlace(to),
    also: also?.map(({ place }) => unknownPlace(place)).find((complaint) => complaint),
    work_to: work_to <= work_from && "must be later than the start of work",
  }),

  compute(given) {
    const held = valueOn(timeZones, writeDate(given.date));
    if ("noAnswer" in held) return noAnswer(held.noAnswer);
    const [here, there, all] = [place(given.from), place(given.to), placesOf(given)];
    const at = momentOf(given);
    if (at === undefined) return noAnswer(skipped(given));
    const meeting = meetingHours(here, all, given);
    return {
      there: ({ notation }) => timeThere(there, at, given.date, notation),
      there_date: clockAt(there, at).date,
      hours_ahead: decimal(aheadOf(here, there, at)).div(HOUR),
      utc: utcText(at),
      meet: sharedHours(meeting, 1 + all.length),
      version: `IANA ${ZONES_VERSION}`,
      cities: all.map((zone) => cityRow(here, zone, at)),
      meeting,
      changes: changesAfter([here, ...all], at),
    };
  },

  facts: (given) => factsUsed(timeZones, writeDate(given.date), writeDate(given.date)),

  headline: ({ time, from }, _, { notation }, values) => [
    `${asTyped(time, notation)} in ${place(from).name} is`,
    timesThere(values, notation).join("\n"),
  ],

  sentence: ({ time, from, date }, _, { notation }, values) =>
    `${asTyped(time, notation)} in ${place(from).name} on ${weekdayName(values.date)}, ${date}, is ${inARow(timesThere(values, notation), "and")}.`,

  working({ time, from, to }, { there, hours_ahead }, show, values) {
    const [here, first] = [place(from), place(to)];
    const at = momentOf(values) ?? 0;
    const hours = (zone: typeof here) => show("number", decimal(offsetAt(zone, at)).div(HOUR));
    return [
      `Then ${here.name} is at ${inDigits(offsetAt(here, at))}, and ${first.name} at ${inDigits(offsetAt(first, at))}`,
      step`Hours ahead: ${hours(first)} - ${enclosed(hours(here))} = ${hours_ahead}`,
      `Time there: ${asTyped(time, show.notation)} and ${hours_ahead} is ${there}`,
    ];
  },

  alerts: (_, __, ___, values) => [shownTwice(values)],
  notes: ({ from, to }, _, __, { also = [] }) =>
    [from, to, ...also.map((row) => row.place)].map(
      (said) =>
        /^[ecmp][sd]t$/i.test(said) &&
        `“${said}” is read as ${place(said).name}, with daylight saving time where the date has it.`,
    ),
});
