import { type Currency, date, defineCalculator, formatSpan, noAnswer, number, text, typed } from "#engine";
import { factsUsed, valueOn } from "#facts/dated";
import { offsetAt, startOf, timeZones, ZONES_VERSION } from "#facts/zones/time-zones";
import { dateOf, dayNumber } from "#numbers/calendar";
import { type CivilDate, writeDate } from "#numbers/civil-date";
import { type Decimal, decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { type Never, type Spot, sunDay } from "#numbers/sun";
import { DAY, HOUR, MINUTE, writeTime } from "#numbers/time-of-day";
import { AT_HOME, clockAt, PLACE, PLACE_LIKE, place, unknownPlace } from "../../shared/places.ts";

/** The upper edge of the sun on the horizon: 34 minutes of refraction and a radius of 16. */
const RISING = decimal(-50).div(60);
const GOLDEN = decimal(6);
const [CIVIL, NAUTICAL, ASTRONOMICAL] = [decimal(-6), decimal(-12), decimal(-18)];

export default defineCalculator({
  name: "Sunrise and sunset calculator",
  summary: "Sunrise, sunset, solar noon, day length, twilights and golden hour at a latitude and longitude on a date.",

  inputs: {
    date: date("Date", { today: true, example: "2026-06-21" }),
    latitude: number("Latitude", {
      unit: "degrees",
      min: -89.9,
      max: 89.9,
      example: 40.71,
      beginsIn: { "en-GB": 51.51, "de-DE": 52.52, "fr-FR": 48.86, "en-AU": -33.87 },
      help: "North is above 0, south below.",
    }),
    longitude: number("Longitude", {
      unit: "degrees",
      min: -180,
      max: 180,
      example: -74.01,
      beginsIn: { "en-GB": -0.13, "de-DE": 13.41, "fr-FR": 2.35, "en-AU": 151.21 },
      help: "East is above 0, west below: New York is at -74.01.",
    }),
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
    sunrise: text("Sunrise", { optional: true }),
    sunset: text("Sunset", { optional: true }),
    noon: text("Solar noon"),
    day_length: text("Day length"),
    altitude: number("Height of the sun at noon", { unit: "degrees", upTo: 1 }),
    golden_morning: text("Morning golden hour until", { optional: true }),
    golden_evening: text("Evening golden hour from", { optional: true }),
    civil_dawn: text("Civil dawn", { optional: true }),
    civil_dusk: text("Civil dusk", { optional: true }),
    nautical_dawn: text("Nautical dawn", { optional: true }),
    nautical_dusk: text("Nautical dusk", { optional: true }),
    astronomical_dawn: text("Astronomical dawn", { optional: true }),
    astronomical_dusk: text("Astronomical dusk", { optional: true }),
    version: text("Time zone data"),
  },
  primary: "day_length",
  groups: {
    "The sun": ["sunrise", "sunset", "noon", "day_length", "altitude"],
    "Light for photos": ["golden_morning", "golden_evening"],
    Twilight: [
      ...(["civil_dawn", "civil_dusk", "nautical_dawn", "nautical_dusk"] as const),
      ...(["astronomical_dawn", "astronomical_dusk"] as const),
    ],
  },
  formula: "cos H = (sin h - sin φ × sin δ) ÷ (cos φ × cos δ); sunrise = noon - H ÷ 15 hours",

  check: ({ zone }) => ({ zone: unknownPlace(zone) }),
  facts: ({ date }) => factsUsed(timeZones, writeDate(date), writeDate(date)),

  compute({ date, latitude, longitude, zone }) {
    const held = valueOn(timeZones, writeDate(date));
    if ("noAnswer" in held) return noAnswer(held.noAnswer);
    const { day, sun } = dayHere(date, { latitude, longitude }, zone);
    const { noon, altitude, crossing } = sun;
    const shown = (at: Decimal | Never) => (typeof at === "string" ? null : timeOf(zone, day, at));
    const [rise, set] = [crossing(RISING, -1), crossing(RISING, 1)];
    return {
      sunrise: shown(rise),
      sunset: shown(set),
      noon: timeOf(zone, day, noon),
      day_length: lengthOf(rise, set),
      altitude,
      golden_morning: shown(crossing(GOLDEN, -1)),
      golden_evening: shown(crossing(GOLDEN, 1)),
      civil_dawn: shown(crossing(CIVIL, -1)),
      civil_dusk: shown(crossing(CIVIL, 1)),
      nautical_dawn: shown(crossing(NAUTICAL, -1)),
      nautical_dusk: shown(crossing(NAUTICAL, 1)),
      astronomical_dawn: shown(crossing(ASTRONOMICAL, -1)),
      astronomical_dusk: shown(crossing(ASTRONOMICAL, 1)),
      version: `IANA ${ZONES_VERSION}`,
    };
  },

  headline: (_, { sunrise, sunset, day_length }) =>
    sunrise && sunset ? ["Sunrise and sunset", `${sunrise} to ${sunset}`] : ["The sun", day_length],

  sentence: ({ date }, { sunrise, sunset, noon, day_length }) =>
    sunrise && sunset
      ? `On ${date}, the sun rises at ${sunrise} and sets at ${sunset}. The day is ${day_length} long.`
      : `On ${date}: ${day_length}. Solar noon is at ${noon}.`,

  working: (_, { noon, altitude, sunrise, sunset }) => [
    `Solar noon: ${noon}, with the sun ${altitude} above the horizon`,
    sunrise && sunset
      ? `Upper edge of the sun on the horizon, its center 0.833 degrees below: ${sunrise} and ${sunset}`
      : "The center of the sun does not pass 0.833 degrees below the horizon on this day",
  ],

  notes: (_, { civil_dusk, astronomical_dusk, sunset }) => [
    sunset && !civil_dusk && "It doesn't get dark on this night: civil twilight lasts from sunset to sunrise.",
    civil_dusk &&
      !astronomical_dusk &&
      "On this day the sky is never fully dark, or never fully light, by astronomical twilight.",
  ],
});

/** The day in UTC whose solar noon is on the date by clocks there: near the date line it is the one before or after. */
function dayHere(date: CivilDate, spot: Spot, zone: string) {
  const sun = sunDay(date, spot);
  const off = dayNumber(date) - dayNumber(clockAt(place(zone), momentOf(date, sun.noon)).date);
  const day = dateOf(dayNumber(date) + off);
  return { day, sun: off === 0 ? sun : sunDay(day, spot) };
}

/** To the minute, as almanacs print it. */
const momentOf = (day: CivilDate, at: Decimal): number =>
  startOf(dayNumber(day)) + round(at.times(DAY).div(MINUTE)).times(MINUTE).toNumber();

const timeOf = (zone: string, day: CivilDate, at: Decimal) => {
  const local = momentOf(day, at) + offsetAt(place(zone), momentOf(day, at));
  return ({ notation }: Currency): string => writeTime(local - DAY * Math.floor(local / DAY), notation?.hours);
};

function lengthOf(rise: Decimal | Never, set: Decimal | Never) {
  if (typeof rise === "string" || typeof set === "string") return rise === "above" ? UP : DOWN;
  const minutes = round(set.minus(rise).times(DAY).div(MINUTE));
  const span = { hours: minutes.times(MINUTE).div(HOUR).floor(), minutes: minutes.mod(MINUTE) };
  return ({ notation }: Currency): string => formatSpan(span, notation);
}
const UP = "The sun is up all day (midnight sun)";
const DOWN = "The sun stays down all day (polar night)";
