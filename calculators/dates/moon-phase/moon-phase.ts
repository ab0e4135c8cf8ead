import {
  type Currency,
  date,
  defineCalculator,
  formatDate,
  noAnswer,
  number,
  percent,
  step,
  text,
  typed,
} from "#engine";
import { factsUsed, valueOn } from "#facts/dated";
import { momentsOf, startOf, timeZones, ZONES_VERSION, type Zone } from "#facts/zones/time-zones";
import { dayNumber } from "#numbers/calendar";
import { type CivilDate, writeDate } from "#numbers/civil-date";
import { type Decimal, decimal } from "#numbers/decimal";
import { litShare, phaseDay, phaseOf, QUARTERS, quarterBefore } from "#numbers/moon";
import { round } from "#numbers/round";
import { DAY, MINUTE, secondsAt, TIME, TIME_LIKE, writeTime } from "#numbers/time-of-day";
import { AT_HOME, clockAt, PLACE, PLACE_LIKE, place, unknownPlace } from "../../shared/places.ts";

const PHASES = ["New moon", "First quarter", "Full moon", "Last quarter"] as const;
/** After each of them. */
const BETWEEN = ["Waxing crescent", "Waxing gibbous", "Waning gibbous", "Waning crescent"] as const;
const NOON_OF_2000 = startOf(dayNumber({ year: 2000, month: 1, day: 1 })) + DAY / 2;

export default defineCalculator({
  name: "Moon phase calculator",
  summary: "The phase of the moon on a date, how much of it is lit, its age, and the next new, half and full moons.",

  inputs: {
    date: date("Date", { today: true, example: "2026-11-27" }),
    time: typed("Time", { reads: "time", pattern: TIME, like: TIME_LIKE, maxLength: 20, default: "9:00 pm" }),
    zone: typed("Time zone", {
      pattern: PLACE,
      like: PLACE_LIKE,
      maxLength: 40,
      example: "New York",
      beginsIn: AT_HOME,
      help: "A city whose clocks you use.",
    }),
  },

  outputs: {
    phase: text("Phase"),
    lit: percent("Lit part of the disk", { upTo: 1 }),
    age: number("Age, since the new moon", { unit: "days", upTo: 1 }),
    next_new: text("Next new moon"),
    next_first: text("Next first quarter"),
    next_full: text("Next full moon"),
    next_last: text("Next last quarter"),
    last_new: text("Last new moon"),
    version: text("Time zone data"),
  },
  primary: "lit",
  groups: {
    "At this moment": ["phase", "lit", "age"],
    "Next phases": ["next_new", "next_first", "next_full", "next_last"],
    "This cycle": ["last_new"],
  },
  formula: "lit part = (1 + cos i) ÷ 2, where i is the angle at the moon between the sun and the Earth",

  check: ({ zone }) => ({ zone: unknownPlace(zone) }),
  facts: ({ date }) => factsUsed(timeZones, writeDate(date), writeDate(date)),

  compute({ date, time, zone: said }) {
    const held = valueOn(timeZones, writeDate(date));
    if ("noAnswer" in held) return noAnswer(held.noAnswer);
    const zone = place(said);
    const local = startOf(dayNumber(date)) + secondsAt(time);
    const at = momentsOf(zone, local)[0] ?? local;
    const day = decimal(at - NOON_OF_2000).div(DAY);
    const last = quarterBefore(day);
    const before = momentOf(last);
    const coming = [1, 2, 3, 4].map((after) => momentOf(last + after));
    const newMoon = before.phase === 0 ? before.day : phaseDay(last - before.phase);
    const next = (phase: number) => momentText(zone, coming.find((one) => one.phase === phase)?.day ?? day);
    return {
      phase: nameOf(zone, date, [before, ...coming]),
      lit: litShare(day).times(100),
      age: day.minus(newMoon),
      next_new: next(0),
      next_first: next(1),
      next_full: next(2),
      next_last: next(3),
      last_new: momentText(zone, newMoon),
      version: `IANA ${ZONES_VERSION}`,
    };
  },

  headline: (_, { phase, lit }) => ["Moon phase", `${phase}, ${lit} lit`],

  sentence: ({ date }, { phase, lit, next_full, next_new }) =>
    `On ${date}: ${phase}, ${lit} lit. The next full moon is on ${next_full}, the next new moon on ${next_new}.`,

  working: (_, { phase, lit, age, last_new }) => [
    `Last new moon: ${last_new}`,
    `Days since then: ${age}`,
    step`Lit part of the disk, from the angle between sun and moon: ${lit}`,
    `Phase: ${phase}`,
  ],

  notes: () => ["The same phase is seen everywhere on Earth. South of the equator the moon appears upside down."],
});

type Moment = { readonly phase: number; readonly day: Decimal };
const momentOf = (quarter: number): Moment => ({ phase: phaseOf(quarter), day: phaseDay(quarter) });

/** On the date of a phase its name, and otherwise that of the time after the phase before. */
function nameOf(zone: Zone, date: CivilDate, phases: readonly Moment[]): string {
  const today = phases.find(({ day }) => writeDate(clockAt(zone, secondsOf(day)).date) === writeDate(date));
  if (today) return PHASES[today.phase] ?? "";
  return BETWEEN[(phases[0]?.phase ?? 0) % QUARTERS] ?? "";
}

/** To the minute, as almanacs print it. */
const secondsOf = (day: Decimal): number => NOON_OF_2000 + round(day.times(DAY).div(MINUTE)).times(MINUTE).toNumber();

const momentText = (zone: Zone, day: Decimal) => {
  const { date, seconds } = clockAt(zone, secondsOf(day));
  return ({ notation }: Currency): string => `${formatDate(date, notation)}, ${writeTime(seconds, notation?.hours)}`;
};
