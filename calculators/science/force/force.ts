import { conversion } from "#calculators/shared/conversion-step";
import { GRAVITY } from "#calculators/shared/gravity";
import { choice, defineCalculator, number, quantity, step } from "#engine";
import { FORCES, MASSES } from "#numbers/units";
import { ACCELERATION } from "./acceleration-units.ts";

const PLACES = { significant: 9 } as const;

const SYSTEMS = {
  si: { force: "newtons", mass: "kilograms", acceleration: "meters" },
  us: { force: "pounds_force", mass: "pounds", acceleration: "feet" },
} as const;

const FOUND = { force: "force", weight: "force", mass: "mass", acceleration: "acceleration" } as const;

export default defineCalculator({
  name: "Force calculator",
  summary: "Force, mass or acceleration from the other two by F = ma, or the weight of a mass on Earth or elsewhere.",

  inputs: {
    find: choice(
      "What do you want to find?",
      { force: "Force", weight: "Weight of a mass", mass: "Mass", acceleration: "Acceleration" },
      { default: "force" },
    ),
    units: choice(
      "Units of the answer",
      { si: "Newtons and kilograms", us: "Pounds of force and pounds" },
      { default: "si" },
    ),
    force: quantity("Net force", FORCES, {
      unit: "N",
      units: { N: [1e-12, 1e15], kN: [1e-12, 1e12], lbf: [1e-12, 1e15], kgf: [1e-12, 1e15], dyn: [1e-9, 1e18] },
      example: 600,
    }),
    mass: quantity("Mass", MASSES, {
      unit: "kg",
      units: { kg: [1e-12, 1e15], g: [1e-9, 1e18], t: [1e-12, 1e12], lb: [1e-12, 1e15], oz: [1e-9, 1e15] },
      example: 75,
    }),
    acceleration: quantity("Acceleration", ACCELERATION, {
      unit: "m_s2",
      units: { m_s2: [1e-12, 1e12], ft_s2: [1e-12, 1e12], g: [1e-12, 1e12] },
      example: 2,
    }),
    gravity: GRAVITY,
  },

  outputs: {
    newtons: number("Force", { unit: "N", ...PLACES }),
    pounds_force: number("Force in pounds of force", { unit: "lbf", ...PLACES }),
    kilograms_force: number("Force in kilograms of force", { unit: "kgf", ...PLACES }),
    kilograms: number("Mass", { unit: "kg", ...PLACES }),
    pounds: number("Mass in pounds", { unit: "lb", ...PLACES }),
    meters: number("Acceleration", { unit: "m/s²", ...PLACES }),
    feet: number("Acceleration in ft/s²", { unit: "ft/s²", ...PLACES }),
    gravities: number("Acceleration in g₀", { unit: "g₀", ...PLACES }),
  },
  primary: ({ find, units }) => SYSTEMS[units][FOUND[find]],
  groups: {
    Force: ["newtons", "pounds_force", "kilograms_force"],
    Mass: ["kilograms", "pounds"],
    Acceleration: ["meters", "feet", "gravities"],
  },
  formula: "force = mass × acceleration, mass = force ÷ acceleration, acceleration = force ÷ mass",

  by: {
    pounds_force: "newtons ÷ (0.45359237 × 9.80665)",
    kilograms_force: "newtons ÷ 9.80665",
    pounds: "kilograms ÷ 0.45359237",
    feet: "meters ÷ 0.3048",
    gravities: "meters ÷ 9.80665",
  },
  questions: {
    find: {
      force: {
        asks: ["mass", "acceleration"],
        by: { kilograms: "mass", meters: "acceleration", newtons: "mass × acceleration" },
      },
      weight: {
        asks: ["mass", "gravity"],
        by: { kilograms: "mass", meters: "gravity", newtons: "mass × gravity" },
      },
      mass: {
        asks: ["force", "acceleration"],
        by: { newtons: "force", meters: "acceleration", kilograms: "force ÷ acceleration" },
      },
      acceleration: {
        asks: ["force", "mass"],
        by: { newtons: "force", kilograms: "mass", meters: "force ÷ mass" },
      },
    },
  },

  sentence(given, found) {
    const { force, mass, acceleration } = SYSTEMS[given.units];
    const [f, m] = [given.force ?? found[force], given.mass ?? found[mass]];
    if (given.find === "weight") return `With a gravity of ${given.gravity ?? ""}, a mass of ${m} weighs ${f}.`;
    return `A net force of ${f} gives a mass of ${m} an acceleration of ${given.acceleration ?? found[acceleration]}.`;
  },

  working({ find, units, force, mass, acceleration }, found) {
    const [f, m, a] = [found.newtons, found.kilograms, found.meters];
    const main = FOUND[find];
    return [
      conversion("Force", force, f),
      conversion("Mass", mass, m),
      conversion("Acceleration", acceleration, a),
      find === "weight" && step`Weight: ${m} × ${a} = ${f}`,
      find === "force" && step`Force: ${m} × ${a} = ${f}`,
      find === "mass" && step`Mass: ${f} ÷ ${a} = ${m}`,
      find === "acceleration" && step`Acceleration: ${f} ÷ ${m} = ${a}`,
      conversion("In US units", found[SYSTEMS.si[main]], found[SYSTEMS[units][main]]),
    ];
  },
});
