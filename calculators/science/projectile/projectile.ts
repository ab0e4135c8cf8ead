import { conversion } from "#calculators/shared/conversion-step";
import { GRAVITY } from "#calculators/shared/gravity";
import { choice, defineCalculator, noAnswer, number, optionalStep, quantity } from "#engine";
import { angleOf, cosine, sine } from "#numbers/angle";
import { decimal } from "#numbers/decimal";
import { LENGTHS, SPEED } from "#numbers/units";
import { aimed, PATH, pathOf } from "./flight-path.ts";

const PLACES = { significant: 9 } as const;
const FAR = {
  m: [1e-3, 1e7],
  km: [1e-6, 1e4],
  ft: [1e-3, 1e7],
  yd: [1e-3, 1e7],
  mi: [1e-6, 1e4],
} as const;

const SYSTEMS = {
  metric: { flight: "meters", speed: "launch", angle: "degrees", peak: "peak" },
  us: { flight: "feet", speed: "launch_mph", angle: "degrees", peak: "peak_feet" },
} as const;

export default defineCalculator({
  name: "Projectile motion calculator",
  summary: "Range, highest point, time and path of a throw without air, or the speed or angle that reaches a distance.",

  inputs: {
    find: choice(
      "What do you want to find?",
      { flight: "Range, height and time", speed: "Speed to reach a distance", angle: "Angle to reach a distance" },
      { default: "flight" },
    ),
    units: choice("Units of the answer", { metric: "Meters and m/s", us: "Feet and mph" }, { default: "metric" }),
    speed: quantity("Initial speed", SPEED, {
      unit: "ms",
      units: { ms: [1e-3, 1e5], kmh: [1e-3, 1e5], mph: [1e-3, 1e5], fts: [1e-3, 1e5] },
      example: 25,
    }),
    angle: number("Angle above the horizontal", {
      unit: "degrees",
      min: -90,
      max: 90,
      example: 45,
      usual: [0, 30, 45, 60],
    }),
    distance: quantity("Distance", LENGTHS, { unit: "m", units: FAR, example: 50 }),
    height: quantity("Initial height", LENGTHS, {
      unit: "m",
      units: { m: [0, 1e6], km: [0, 1000], cm: [0, 1e8], ft: [0, 1e6], in: [0, 1e7] },
      default: 0,
    }),
    gravity: GRAVITY,
  },

  outputs: {
    meters: number("Range", { unit: "m", ...PLACES }),
    feet: number("Range in feet", { unit: "ft", ...PLACES }),
    seconds: number("Time of flight", { unit: "s", ...PLACES }),
    peak: number("Highest point", { unit: "m", ...PLACES }),
    peak_feet: number("Highest point in feet", { unit: "ft", ...PLACES }),
    peak_time: number("Time to the highest point", { unit: "s", ...PLACES }),
    launch: number("Initial speed", { unit: "m/s", ...PLACES }),
    launch_mph: number("Initial speed in mph", { unit: "mph", ...PLACES }),
    degrees: number("Angle", { unit: "degrees", ...PLACES }),
    steep: number("Steeper angle, same distance", { unit: "degrees", optional: true, ...PLACES }),
    across: number("Horizontal speed", { unit: "m/s", ...PLACES }),
    upward: number("Initial vertical speed", { unit: "m/s", ...PLACES }),
    impact_speed: number("Speed at impact", { unit: "m/s", ...PLACES }),
    impact_angle: number("Angle at impact, downward", { unit: "degrees", ...PLACES }),
    path: PATH,
  },
  primary: ({ find, units }) => SYSTEMS[units][find],
  groups: {
    Flight: ["meters", "feet", "seconds"],
    "Highest point": ["peak", "peak_feet", "peak_time"],
    Start: ["launch", "launch_mph", "degrees", "steep", "across", "upward"],
    Impact: ["impact_speed", "impact_angle"],
  },
  between: {
    rising: number("Upward speed", { unit: "m/s", ...PLACES }),
    downward: number("Vertical speed at impact", { unit: "m/s", ...PLACES }),
    bend: number("k", { unit: "m", optional: true, ...PLACES }),
    tangent: number("Tangent of the angle", { optional: true, ...PLACES }),
  },
  formula:
    "range = speed × cos(angle) × time; time = (speed × sin(angle) + √((speed × sin(angle))^2 + 2 × gravity × height)) ÷ gravity",

  equationsIn: ["ms"],
  by: {
    across: "launch × cos(degrees)",
    rising: "(upward + abs(upward)) ÷ 2",
    upward: "launch × sin(degrees)",
    downward: "√(upward^2 + 2 × gravity × height)",
    seconds: "(upward + downward) ÷ gravity",
    meters: "across × seconds",
    feet: "meters ÷ 0.3048",
    peak: "height + rising^2 ÷ (2 × gravity)",
    peak_feet: "peak ÷ 0.3048",
    peak_time: "rising ÷ gravity",
    launch_mph: "launch ÷ 0.44704",
    impact_speed: "√(across^2 + downward^2)",
  },
  questions: {
    find: {
      flight: {
        asks: ["speed", "angle"],
        refuses: ({ angle, height }) =>
          height.isZero() &&
          angle.lte(0) &&
          "Enter an angle or an initial height above 0: it would not leave the ground.",
        by: { launch: "speed", degrees: "angle" },
      },
      speed: {
        asks: ["distance", "angle"],
        refuses: ({ distance, angle, height }) =>
          (cosine(angle).isZero() ||
            height
              .times(cosine(angle))
              .plus(distance.times(sine(angle)))
              .lte(0)) &&
          "Enter another angle: in this direction, no speed reaches the distance.",
        by: {
          degrees: "angle",
          launch: "√(gravity × distance^2 ÷ (2 × cos(angle) × (height × cos(angle) + distance × sin(angle))))",
        },
      },
      angle: {
        asks: ["speed", "distance"],
        by: {
          launch: "speed",
          bend: ["k", "gravity × distance^2 ÷ (2 × launch^2)"],
          tangent: "(distance - √(distance^2 - 4 × bend × (bend - height))) ÷ (2 × bend)",
        },
        compute: (inputs) =>
          aimed({ ...inputs, speed: inputs.speed.div("3.6") }) ??
          noAnswer("Enter a shorter distance or a higher speed: no angle reaches this distance."),
      },
    },
  },
  after: (found, { height, gravity, units }) => ({
    impact_angle: angleOf(found.downward, found.across),
    path: pathOf({ ...found, height, gravity }, decimal(units === "us" ? "0.3048" : 1)),
  }),

  sentence({ units, speed, distance }, found) {
    const { flight, peak, speed: launch } = SYSTEMS[units];
    const thrown = `At ${speed ?? found[launch]} and ${found.degrees}, it flies ${distance ?? found[flight]}`;
    return `${thrown} in ${found.seconds}. Its highest point is at ${found[peak]}.`;
  },

  working({ find, units, speed, distance, height }, found, _, __, stepOf) {
    const { flight, peak, speed: launch } = SYSTEMS[units];
    const [falls, rises] = [height.value.gt(0), found.rising.value.gt(0)];
    return [
      conversion("Initial speed", speed, found.launch),
      conversion("Distance", distance, found.meters),
      find === "speed" && stepOf("launch"),
      stepOf("bend"),
      stepOf("tangent"),
      optionalStep`Angle: arctan(${found.tangent}) = ${found.degrees}`,
      stepOf("across"),
      stepOf("upward"),
      falls && stepOf("downward"),
      stepOf("seconds"),
      find === "flight" && stepOf("meters"),
      rises && stepOf("peak_time"),
      rises && stepOf("peak"),
      falls && stepOf("impact_speed"),
      conversion("Range in feet", found.meters, found[flight]),
      conversion("Highest point in feet", found.peak, found[peak]),
      find === "speed" && conversion("Initial speed in mph", found.launch, found[launch]),
    ];
  },
});
