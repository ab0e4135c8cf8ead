import { choice, defineCalculator, duration, number, quantity, step, table } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { floor, snap } from "#numbers/round";
import { LENGTH, SPEED } from "#numbers/units";

const MOST_SPLITS = 50;
const SPLITS = [1, 5, 10, 50, 100, 500];
const LONGEST_SPLIT = 1000;
const HOUR = 3600;
const NAMES = { km: "kilometer", mi: "mile" } as const;
const SPEEDS = { km: "km/h", mi: "mph" } as const;

export default defineCalculator({
  name: "Pace calculator",
  summary: "Your pace, time or distance for a run, walk or ride, with splits.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        pace: "Pace and speed",
        time: "Time from pace",
        time_at_speed: "Time from speed",
        distance: "Distance from pace",
        distance_at_speed: "Distance from speed",
      },
      { default: "pace" },
    ),
    distance: quantity("Distance", LENGTH, {
      unit: "km",
      units: { km: [0.01, 1000], mi: [0.01, 620], m: [10, 1e6], yd: [10, 1e6] },
      example: 10,
      when: { find: ["pace", "time", "time_at_speed"] },
      help: "A marathon is 42.195 km, a half marathon 21.0975 km.",
    }),
    time: duration("Time", {
      clock: "m:ss",
      min: 1,
      max: 360000,
      example: "55:00",
      when: { find: ["pace", "distance", "distance_at_speed"] },
      help: "Minutes and seconds, or hours, minutes and seconds.",
    }),
    pace: duration("Pace", {
      clock: "m:ss",
      min: 10,
      max: 7200,
      example: "5:30",
      when: { find: ["time", "distance"] },
      help: "Minutes and seconds per kilometer or mile, such as 5:30.",
    }),
    speed: quantity("Speed", SPEED, {
      unit: "kmh",
      units: { kmh: [0.1, 200], mph: [0.1, 125], ms: [0.05, 55] },
      example: 11,
      when: { find: ["time_at_speed", "distance_at_speed"] },
    }),
    per: choice("Pace per", { km: "Kilometer", mi: "Mile" }, { default: "km" }),
  },

  outputs: {
    time: duration("Time", { clock: "m:ss" }),
    kilometres: number("Distance", { unit: "km", upTo: 4 }),
    miles: number("Distance in miles", { unit: "mi", upTo: 4 }),
    pace_per_kilometre: duration("Pace per kilometer", { clock: "m:ss" }),
    pace_per_mile: duration("Pace per mile", { clock: "m:ss" }),
    kilometres_an_hour: number("Speed", { unit: "km/h", upTo: 2 }),
    miles_an_hour: number("Speed in mph", { unit: "mph", upTo: 2 }),
    splits: table("Splits at an even pace", {
      kilometres: number("Kilometers", { upTo: 3 }),
      miles: number("Miles", { upTo: 3 }),
      time: duration("Time", { clock: "m:ss" }),
    }),
  },
  primary({ find, per }) {
    if (find === "pace") return per === "km" ? "pace_per_kilometre" : "pace_per_mile";
    if (find === "time" || find === "time_at_speed") return "time";
    return per === "km" ? "kilometres" : "miles";
  },
  formula: "pace = time ÷ distance, speed = distance ÷ time",

  compute(given) {
    const { metres, seconds } = runOf(given);
    const secondsFor = (unit: Unit) => seconds.times(LENGTH[unit].factor).div(metres);
    const perHour = (unit: Unit) => metres.times(HOUR).div(seconds).div(LENGTH[unit].factor);
    return {
      time: seconds,
      kilometres: metres.div(LENGTH.km.factor),
      miles: metres.div(LENGTH.mi.factor),
      pace_per_kilometre: secondsFor("km"),
      pace_per_mile: secondsFor("mi"),
      kilometres_an_hour: perHour("km"),
      miles_an_hour: perHour("mi"),
      splits: marks(metres, given.per).map((there) => ({
        kilometres: there.div(LENGTH.km.factor),
        miles: there.div(LENGTH.mi.factor),
        time: there.times(seconds).div(metres),
      })),
    };
  },

  sentence({ per }, found) {
    const { distance, pace, speed } = inUnit(per, found);
    return `${distance} in ${found.time} is a pace of ${pace} per ${NAMES[per]}, or ${speed}.`;
  },

  working({ find, per }, found, show) {
    const { distance, pace, speed } = inUnit(per, found);
    const way = show("number", distance.value, { upTo: 6 });
    const fast = show("number", speed.value, { upTo: 6 });
    const seconds = show("number", found.time.value, { upTo: 2 });
    const each = show("number", pace.value, { upTo: 2 });
    const inSeconds = step`Time in seconds: ${found.time} = ${seconds} s`;
    const paceInSeconds = step`Pace in seconds: ${pace} = ${each} s`;
    switch (find) {
      case "pace":
        return [
          inSeconds,
          step`Seconds per ${NAMES[per]}: ${seconds} s ÷ ${way} ${per} = ${each} s, which is ${pace}`,
          step`Speed: ${way} ${per} × 3,600 ÷ ${seconds} s = ${speed}`,
        ];
      case "time":
        return [paceInSeconds, step`Time: ${each} s × ${way} ${per} = ${seconds} s, which is ${found.time}`];
      case "time_at_speed":
        return [step`Time: ${way} ${per} × 3,600 ÷ ${fast} ${SPEEDS[per]} = ${seconds} s, which is ${found.time}`];
      case "distance":
        return [inSeconds, paceInSeconds, step`Distance: ${seconds} s ÷ ${each} s = ${distance}`];
      case "distance_at_speed":
        return [inSeconds, step`Distance: ${fast} ${SPEEDS[per]} × ${seconds} s ÷ 3,600 = ${distance}`];
    }
  },
});

type Run =
  | { readonly find: "pace"; readonly distance: Decimal; readonly time: Decimal }
  | { readonly find: "time"; readonly distance: Decimal; readonly pace: Decimal; readonly per: Unit }
  | { readonly find: "time_at_speed"; readonly distance: Decimal; readonly speed: Decimal }
  | { readonly find: "distance"; readonly time: Decimal; readonly pace: Decimal; readonly per: Unit }
  | { readonly find: "distance_at_speed"; readonly time: Decimal; readonly speed: Decimal };
type Unit = keyof typeof NAMES;

function runOf(run: Run): { readonly metres: Decimal; readonly seconds: Decimal } {
  switch (run.find) {
    case "pace":
      return { metres: run.distance, seconds: run.time };
    case "time":
      return { metres: run.distance, seconds: run.pace.times(run.distance).div(LENGTH[run.per].factor) };
    case "time_at_speed":
      return { metres: run.distance, seconds: run.distance.times(SPEED.ms.factor).div(run.speed) };
    case "distance":
      return { metres: run.time.times(LENGTH[run.per].factor).div(run.pace), seconds: run.time };
    case "distance_at_speed":
      return { metres: run.time.times(run.speed).div(SPEED.ms.factor), seconds: run.time };
  }
}

type Found<V> = {
  readonly [K in `${"kilometres" | "miles"}${"" | "_an_hour"}` | `pace_per_${"kilometre" | "mile"}`]: V;
};

const inUnit = <V>(per: Unit, found: Found<V>) =>
  per === "km"
    ? { distance: found.kilometres, pace: found.pace_per_kilometre, speed: found.kilometres_an_hour }
    : { distance: found.miles, pace: found.pace_per_mile, speed: found.miles_an_hour };

/** In metres: every kilometre or mile, or every few of them on a long way; and the end. */
function marks(metres: Decimal, per: Unit): readonly Decimal[] {
  const { factor } = LENGTH[per];
  const [end, distance] = [snap(metres), snap(metres.div(factor))];
  const every = SPLITS.find((split) => distance.lte(split * MOST_SPLITS)) ?? LONGEST_SPLIT;
  const full = floor(distance.div(every)).toNumber();
  const splits = Array.from({ length: full }, (_, i) => decimal(factor).times(every * (i + 1)));
  return splits.at(-1)?.eq(end) ? splits : [...splits, end];
}
