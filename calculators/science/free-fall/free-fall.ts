import { conversion } from "#calculators/shared/conversion-step";
import { GRAVITY } from "#calculators/shared/gravity";
import { choice, defineCalculator, number, quantity } from "#engine";
import { LENGTHS, SPEED } from "#numbers/units";

const PLACES = { significant: 9 } as const;

const SYSTEMS = {
  metric: { height: "meters", speed: "meters_per_second" },
  us: { height: "feet", speed: "miles_per_hour" },
} as const;

export default defineCalculator({
  name: "Free fall calculator",
  summary: "Time and impact speed of a fall without air from its height, or the height from the time or the speed.",

  inputs: {
    given: choice(
      "What do you know?",
      { height: "Height of the fall", time: "Time of the fall", speed: "Speed at impact" },
      { default: "height" },
    ),
    units: choice(
      "Units of the answer",
      { metric: "Meters and m/s", us: "Feet and mph" },
      { default: "metric", begins: "us", beginsIn: { elsewhere: "metric" } },
    ),
    height: quantity("Height", LENGTHS, {
      unit: "m",
      units: {
        m: [1e-9, 1e12],
        cm: [1e-7, 1e14],
        km: [1e-12, 1e9],
        ft: [1e-9, 1e12],
        in: [1e-7, 1e13],
        mi: [1e-12, 1e8],
      },
      example: 100,
    }),
    time: number("Time", { unit: "s", min: 1e-6, max: 1e7, example: 3 }),
    speed: quantity("Speed at impact", SPEED, {
      unit: "ms",
      units: { ms: [1e-6, 1e8], kmh: [1e-6, 1e8], mph: [1e-6, 1e8], fts: [1e-6, 1e8] },
      example: 20,
    }),
    gravity: GRAVITY,
    initial_speed: quantity("Initial speed, downward", SPEED, {
      unit: "ms",
      units: { ms: [-1e6, 1e6], kmh: [-1e6, 1e6], mph: [-1e6, 1e6], fts: [-1e6, 1e6] },
      default: 0,
      more: true,
      help: "0 if it is dropped. Negative if it is thrown upward.",
    }),
  },

  outputs: {
    seconds: number("Time of the fall", { unit: "s", ...PLACES }),
    meters: number("Height of the fall", { unit: "m", ...PLACES }),
    feet: number("Height in feet", { unit: "ft", ...PLACES }),
    meters_per_second: number("Speed at impact", { unit: "m/s", ...PLACES }),
    kilometers_per_hour: number("Speed in km/h", { unit: "km/h", ...PLACES }),
    miles_per_hour: number("Speed in mph", { unit: "mph", ...PLACES }),
    feet_per_second: number("Speed in ft/s", { unit: "ft/s", ...PLACES }),
    rise: number("Rise above the start", { unit: "m", optional: true, ...PLACES }),
  },
  primary: ({ given, units }) => (given === "height" ? "seconds" : SYSTEMS[units].height),
  groups: {
    Time: ["seconds"],
    Speed: ["meters_per_second", "kilometers_per_hour", "miles_per_hour", "feet_per_second"],
    Height: ["meters", "feet", "rise"],
  },
  formula:
    "height = initial speed × time + gravity × time^2 ÷ 2; speed = initial speed + gravity × time; speed^2 = initial speed^2 + 2 × gravity × height",

  equationsIn: ["ms"],
  by: {
    feet: "meters ÷ 0.3048",
    kilometers_per_hour: "meters_per_second × 3.6",
    miles_per_hour: "meters_per_second ÷ 0.44704",
    feet_per_second: "meters_per_second ÷ 0.3048",
  },
  questions: {
    given: {
      height: {
        asks: ["height"],
        by: {
          meters: "height",
          meters_per_second: "√(initial_speed × initial_speed + 2 × gravity × meters)",
          seconds: "(meters_per_second - initial_speed) ÷ gravity",
        },
      },
      time: {
        asks: ["time"],
        refuses: ({ time, gravity, initial_speed }) =>
          initial_speed.div("1.8").plus(gravity.times(time)).lte(0) &&
          "Enter a longer time or a slower throw: after this time it is still above its start.",
        by: {
          seconds: "time",
          meters: "initial_speed × seconds + gravity × seconds^2 ÷ 2",
          meters_per_second: "initial_speed + gravity × seconds",
        },
      },
      speed: {
        asks: ["speed"],
        refuses: ({ speed, initial_speed }) =>
          speed.lte(initial_speed.abs()) && "Enter a speed at impact above the initial speed.",
        by: {
          meters_per_second: "speed",
          seconds: "(meters_per_second - initial_speed) ÷ gravity",
          meters: "(meters_per_second^2 - initial_speed × initial_speed) ÷ (2 × gravity)",
        },
      },
    },
  },
  after: (_, { initial_speed, gravity }) => ({
    rise: initial_speed.lt(0) ? initial_speed.div("3.6").pow(2).div(gravity.times(2)) : null,
  }),

  sentence({ units, height }, found) {
    const { height: far, speed } = SYSTEMS[units];
    return `A fall of ${height ?? found[far]} takes ${found.seconds} and ends at ${found[speed]}.`;
  },

  working: ({ given, units, height, speed }, found, _, __, stepOf) => [
    conversion("Height", height, found.meters),
    conversion("Speed at impact", speed, found.meters_per_second),
    given !== "speed" && stepOf("meters_per_second"),
    given !== "time" && stepOf("seconds"),
    given !== "height" && stepOf("meters"),
    conversion("Height in feet", found.meters, found[given === "height" ? "meters" : SYSTEMS[units].height]),
    conversion("Speed in mph", found.meters_per_second, found[SYSTEMS[units].speed]),
  ],

  notes: (_, { meters_per_second }) => [
    meters_per_second.value.gt(40) &&
      "This is without air. In the air of Earth, a person falls at most at about 44 m/s lying flat, and 98 m/s headfirst.",
  ],
});
