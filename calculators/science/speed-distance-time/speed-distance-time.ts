import { conversion } from "#calculators/shared/conversion-step";
import { choice, defineCalculator, duration, number, quantity, step } from "#engine";
import { LENGTHS, SPEED } from "#numbers/units";
import { HOUR, legSteps, legs, PLACES, plainAverage, wholeTrip } from "./trip-parts.ts";

/** In metres a second, by the definition of the metre: no speed is above it. BIPM, SI Brochure, 9th edition (2019). */
const LIGHT = 299_792_458;

const SYSTEMS = {
  metric: { length: "km", pace: "kmh", time: "hours", distance: "kilometres", speed: "kilometres_an_hour" },
  si: { length: "m", pace: "ms", time: "seconds", distance: "metres", speed: "metres_a_second" },
  imperial: { length: "mi", pace: "mph", time: "hours", distance: "miles", speed: "miles_an_hour" },
  nautical: { length: "nmi", pace: "kn", time: "hours", distance: "nautical_miles", speed: "knots" },
} as const;

const inputs = {
  find: choice(
    "What do you want to find?",
    { speed: "Speed", distance: "Distance", time: "Time", average: "Average speed of a trip in parts" },
    { default: "speed" },
  ),
  system: choice(
    "Units of the answer",
    {
      metric: "Kilometers and km/h",
      si: "Meters and m/s",
      imperial: "Miles and mph",
      nautical: "Nautical miles and knots",
    },
    { default: "metric" },
  ),
  distance: quantity("Distance", LENGTHS, {
    unit: "km",
    units: { km: [1e-6, 1e10], m: [0.001, 1e13], mi: [1e-6, 6e9], nmi: [1e-6, 5e9], ft: [0.01, 3e13] },
    example: 150,
  }),
  speed: quantity("Speed", SPEED, {
    unit: "kmh",
    units: {
      kmh: [0.001, 1079252848.8],
      mph: [0.001, 670616629],
      ms: [0.001, LIGHT],
      kn: [0.001, 582749918],
      fts: [0.001, 983571056],
    },
    example: 60,
  }),
  time: duration("Time", {
    min: 1,
    max: 100_000 * HOUR,
    example: "2:30",
    help: "Hours and minutes, or hours, minutes and seconds, such as 2:30 or 0:00:09.58.",
  }),
  legs,
};

export default defineCalculator({
  name: "Speed, distance and time calculator",
  summary: "Find speed, distance or time from the other two, or the average speed of a trip.",
  inputs,

  outputs: {
    time: duration("Time", { clock: "h:mm:ss" }),
    hours: number("Time in hours", { unit: "h", ...PLACES }),
    seconds: number("Time in seconds", { unit: "s", ...PLACES }),
    kilometres: number("Distance", { unit: "km", ...PLACES }),
    metres: number("Distance in meters", { unit: "m", ...PLACES }),
    miles: number("Distance in miles", { unit: "mi", ...PLACES }),
    nautical_miles: number("Distance in nautical miles", { unit: "nmi", ...PLACES }),
    kilometres_an_hour: number("Speed", { unit: "km/h", ...PLACES }),
    metres_a_second: number("Speed in meters per second", { unit: "m/s", ...PLACES }),
    miles_an_hour: number("Speed in miles per hour", { unit: "mph", ...PLACES }),
    knots: number("Speed in knots", { unit: "kn", ...PLACES }),
  },
  primary({ find, system }) {
    if (find === "time") return system === "si" ? "seconds" : "time";
    return find === "distance" ? SYSTEMS[system].distance : SYSTEMS[system].speed;
  },
  groups: {
    Time: ["time", "hours", "seconds"],
    Distance: ["kilometres", "metres", "miles", "nautical_miles"],
    Speed: ["kilometres_an_hour", "metres_a_second", "miles_an_hour", "knots"],
  },
  formula: "speed = distance ÷ time, distance = speed × time, time = distance ÷ speed",

  by: {
    hours: "seconds ÷ 3600",
    kilometres: "metres ÷ 1000",
    miles: "metres ÷ 1609.344",
    nautical_miles: "metres ÷ 1852",
    metres_a_second: "metres ÷ seconds",
    kilometres_an_hour: "metres × 3.6 ÷ seconds",
    miles_an_hour: "metres ÷ seconds ÷ 0.44704",
    knots: "metres × 3.6 ÷ seconds ÷ 1.852",
  },
  // A speed counts in km/h, and 3.6 km/h are a meter per second.
  questions: {
    find: {
      speed: { asks: ["distance", "time"], by: { seconds: "time", metres: "distance" } },
      distance: { asks: ["speed", "time"], by: { seconds: "time", metres: "speed ÷ 3.6 × time" } },
      time: {
        asks: ["distance", "speed"],
        by: { seconds: "distance × 3.6 ÷ speed", time: "seconds", metres: "distance" },
      },
      average: { asks: ["legs"], compute: ({ legs, system }) => wholeTrip(legs, SYSTEMS[system]) },
    },
  },

  sentence({ find, system }, found) {
    const [distance, speed] = [found[SYSTEMS[system].distance], found[SYSTEMS[system].speed]];
    const time = found.seconds.value.lt(60) ? found.seconds : found.time;
    if (find === "distance") return `${speed} for ${time} covers ${distance}.`;
    if (find === "time") return `${distance} at ${speed} takes ${time}.`;
    return `${distance} in ${time} is an average speed of ${speed}.`;
  },

  working({ find, system, distance, speed, time, legs }, found, show) {
    const names = SYSTEMS[system];
    const [km, kmh] = [LENGTHS[names.length].label, SPEED[names.pace].label];
    const [far, fast, long] = [found[names.distance], found[names.speed], found[names.time]];
    const conversions = [
      conversion(`Distance in ${km}`, distance, far),
      conversion(`Speed in ${kmh}`, speed, fast),
      conversion(`Time in ${names.time}`, time, long),
    ];
    const clock = found.seconds.value.lt(60) ? "" : `, which is ${found.time.exact ? "" : "about "}${found.time}`;
    if (find === "speed") return [...conversions, step`Speed: ${far} ÷ ${long} = ${fast}`];
    if (find === "distance") return [...conversions, step`Distance: ${fast} × ${long} = ${far}`];
    if (find === "time") return [...conversions, step`Time: ${far} ÷ ${fast} = ${long}${clock}`];

    return [
      ...legSteps(legs?.value ?? [], names, show),
      `All parts: ${far} in ${long.exact ? "" : "about "}${long}`,
      step`Average speed: ${far} ÷ ${long} = ${fast}`,
    ];
  },

  notes: ({ find, system, legs }, { time, seconds }, show) => [
    find === "time" &&
      !time.exact &&
      seconds.value.lt(60) &&
      `The time is ${seconds}. In hours, minutes and seconds that rounds to ${time}.`,
    legs && plainAverage(legs.value, SYSTEMS[system], show),
  ],
});
