import { choice, defineCalculator, duration, number, quantity, table } from "#engine";
import { decimal } from "#numbers/decimal";
import { LENGTH, SPEED } from "#numbers/units";
import { evenSplits } from "./even-splits.ts";
import { inUnit, NAMES, paceSteps } from "./pace-steps.ts";

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
      help: "A marathon is 42.195 km, a half marathon 21.0975 km.",
    }),
    time: duration("Time", {
      clock: "m:ss",
      min: 1,
      max: 360000,
      example: "55:00",
      help: "Minutes and seconds, or hours, minutes and seconds.",
    }),
    pace: duration("Pace", {
      clock: "m:ss",
      min: 10,
      max: 7200,
      example: "5:30",
      help: "Minutes and seconds per kilometer or mile, such as 5:30.",
    }),
    speed: quantity("Speed", SPEED, {
      unit: "kmh",
      units: { kmh: [0.1, 200], mph: [0.1, 125], ms: [0.05, 55] },
      example: 11,
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

  between: {
    metres: number("Distance in meters"),
    unit: number("Meters in the unit of the pace"),
    way: number("Distance", { upTo: 6 }),
    seconds: number("Time in seconds", { unit: "s", upTo: 2 }),
    each: number("Pace in seconds", { unit: "s", upTo: 2 }),
    fast: number("Speed", { upTo: 6 }),
  },
  by: {
    kilometres: `metres ÷ ${LENGTH.km.factor}`,
    miles: `metres ÷ ${LENGTH.mi.factor}`,
    pace_per_kilometre: `time × ${LENGTH.km.factor} ÷ metres`,
    pace_per_mile: `time × ${LENGTH.mi.factor} ÷ metres`,
    kilometres_an_hour: `metres × 3600 ÷ (time × ${LENGTH.km.factor})`,
    miles_an_hour: `metres × 3600 ÷ (time × ${LENGTH.mi.factor})`,
    metres: "distance",
    way: "metres ÷ unit",
    seconds: "time",
    each: "time × unit ÷ metres",
    fast: "metres × 3600 ÷ (time × unit)",
  },
  questions: {
    find: {
      pace: { asks: ["distance", "time"] },
      time: { asks: ["distance", "pace"], by: { time: "pace × distance ÷ unit" } },
      time_at_speed: { asks: ["distance", "speed"], by: { time: `distance × ${SPEED.ms.factor} ÷ speed` } },
      distance: { asks: ["time", "pace"], by: { metres: "time × unit ÷ pace" } },
      distance_at_speed: { asks: ["time", "speed"], by: { metres: `time × speed ÷ ${SPEED.ms.factor}` } },
    },
  },
  compute: ({ per }) => ({ unit: decimal(LENGTH[per].factor) }),
  after: ({ metres, time }, { per }) => ({ splits: evenSplits(metres, time, per) }),

  sentence({ per }, found) {
    const { distance, pace, speed } = inUnit(per, found);
    return `${distance} in ${found.time} is a pace of ${pace} per ${NAMES[per]}, or ${speed}.`;
  },
  working: paceSteps,
});
