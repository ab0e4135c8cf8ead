import { conversion } from "#calculators/shared/conversion-step";
import { choice, defineCalculator, number, quantity } from "#engine";
import { ENERGIES, MASSES, SPEEDS } from "#numbers/units";

/** In meters per second, by the definition of the meter. BIPM, SI Brochure, 9th edition (2019). */
const LIGHT = 299_792_458;
const PLACES = { significant: 9 } as const;

const SYSTEMS = {
  si: { energy: "joules", mass: "kilograms", speed: "meters_per_second" },
  us: { energy: "foot_pounds", mass: "pounds", speed: "miles_per_hour" },
} as const;

export default defineCalculator({
  name: "Kinetic energy calculator",
  summary: "Kinetic energy from mass and speed, or the mass or speed from the energy, with momentum.",

  inputs: {
    find: choice(
      "What do you want to find?",
      { energy: "Kinetic energy", speed: "Speed", mass: "Mass" },
      { default: "energy" },
    ),
    units: choice(
      "Units of the answer",
      { si: "Joules, kilograms and m/s", us: "Foot-pounds, pounds and mph" },
      { default: "si" },
    ),
    mass: quantity("Mass", MASSES, {
      unit: "kg",
      units: {
        kg: [1e-27, 1e12],
        g: [1e-28, 1e15],
        t: [1e-30, 1e9],
        lb: [1e-27, 1e12],
        oz: [1e-26, 1e13],
        gr: [1e-24, 1e16],
      },
      example: 1500,
    }),
    speed: quantity("Speed", SPEEDS, {
      unit: "ms",
      units: {
        ms: [1e-9, LIGHT],
        kmh: [1e-9, 1079252848.8],
        mph: [1e-9, 670616629],
        fts: [1e-9, 983571056],
        kn: [1e-9, 582749918],
        kms: [1e-12, 299792.458],
      },
      example: 25,
    }),
    energy: quantity("Kinetic energy", ENERGIES, {
      unit: "J",
      units: {
        J: [1e-25, 1e26],
        kJ: [1e-28, 1e23],
        MJ: [1e-30, 1e20],
        ftlb: [1e-25, 1e26],
        kcal: [1e-28, 1e22],
        kWh: [1e-30, 1e19],
        eV: [1e-6, 1e30],
        tnt: [1e-30, 1e16],
      },
      example: 500,
    }),
  },

  outputs: {
    joules: number("Kinetic energy", { unit: "J", ...PLACES }),
    kilojoules: number("Kinetic energy in kilojoules", { unit: "kJ", ...PLACES }),
    foot_pounds: number("Kinetic energy in foot-pounds", { unit: "ft·lbf", ...PLACES }),
    kilograms: number("Mass", { unit: "kg", ...PLACES }),
    pounds: number("Mass in pounds", { unit: "lb", ...PLACES }),
    meters_per_second: number("Speed", { unit: "m/s", ...PLACES }),
    kilometers_per_hour: number("Speed in km/h", { unit: "km/h", ...PLACES }),
    miles_per_hour: number("Speed in mph", { unit: "mph", ...PLACES }),
    feet_per_second: number("Speed in ft/s", { unit: "ft/s", ...PLACES }),
    momentum: number("Momentum", { unit: "kg·m/s", ...PLACES }),
    drop: number("Fall that ends at this speed", { unit: "m", ...PLACES }),
  },
  primary: ({ find, units }) => SYSTEMS[units][find],
  groups: {
    Energy: ["joules", "kilojoules", "foot_pounds"],
    Speed: ["meters_per_second", "kilometers_per_hour", "miles_per_hour", "feet_per_second"],
    Mass: ["kilograms", "pounds"],
    "For comparison": ["momentum", "drop"],
  },
  formula: "kinetic energy = mass × speed^2 ÷ 2; momentum = mass × speed",

  equationsIn: ["ms"],
  by: {
    kilojoules: "joules ÷ 1000",
    foot_pounds: "joules ÷ (0.45359237 × 9.80665 × 0.3048)",
    pounds: "kilograms ÷ 0.45359237",
    kilometers_per_hour: "meters_per_second × 3.6",
    miles_per_hour: "meters_per_second ÷ 0.44704",
    feet_per_second: "meters_per_second ÷ 0.3048",
    momentum: "kilograms × meters_per_second",
    drop: "meters_per_second^2 ÷ (2 × 9.80665)",
  },
  questions: {
    find: {
      energy: {
        asks: ["mass", "speed"],
        by: {
          kilograms: "mass",
          meters_per_second: "speed",
          joules: "kilograms × meters_per_second^2 ÷ 2",
        },
      },
      speed: {
        asks: ["energy", "mass"],
        refuses: ({ energy, mass }) =>
          energy.times(2).gt(mass.times(LIGHT).times(LIGHT)) &&
          "Enter less energy or more mass: the speed would be above that of light.",
        by: { joules: "energy", kilograms: "mass", meters_per_second: "√(2 × joules ÷ kilograms)" },
      },
      mass: {
        asks: ["energy", "speed"],
        by: { joules: "energy", meters_per_second: "speed", kilograms: "2 × joules ÷ meters_per_second^2" },
      },
    },
  },

  sentence(given, found) {
    const { energy, mass, speed } = SYSTEMS[given.units];
    const [m, v, e] = [given.mass ?? found[mass], given.speed ?? found[speed], given.energy ?? found[energy]];
    return `At ${v}, a mass of ${m} has a kinetic energy of ${e}.`;
  },

  working: ({ find, units, mass, speed, energy }, found, _, __, stepOf) => [
    conversion("Mass", mass, found.kilograms),
    conversion("Speed", speed, found.meters_per_second),
    conversion("Kinetic energy", energy, found.joules),
    stepOf(SYSTEMS.si[find]),
    conversion("In US units", found[SYSTEMS.si[find]], found[SYSTEMS[units][find]]),
    stepOf("momentum"),
    stepOf("drop"),
  ],

  alerts: (_, { meters_per_second }) => [
    meters_per_second.value.times(10).gt(LIGHT) &&
      "Above a tenth of the speed of light, the theory of relativity gives more energy than this formula.",
  ],
});
