import { choice, defineCalculator, number, quantity, step } from "#engine";
import { DENSITY, MASSES, VOLUME } from "#numbers/units";
import { DENSITIES, MATERIALS } from "./known-materials.ts";

const PLACES = { significant: 9 } as const;

const SYSTEMS = {
  gram: { mass: "grams", volume: "cubic_centimeters", density: "grams_per_cm3" },
  si: { mass: "kilograms", volume: "cubic_meters", density: "kilograms_per_m3" },
  us: { mass: "pounds", volume: "cubic_feet", density: "pounds_per_ft3" },
} as const;

const FOUND = {
  density: "density",
  mass: "mass",
  material_mass: "mass",
  volume: "volume",
  material_volume: "volume",
} as const;

export default defineCalculator({
  name: "Density calculator",
  summary: "Density, mass or volume from the other two, or from a material such as gold, steel, water or air.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        density: "Density",
        mass: "Mass, from the density",
        volume: "Volume, from the density",
        material_mass: "Mass of a material",
        material_volume: "Volume of a material",
      },
      { default: "density" },
    ),
    units: choice(
      "Units of the answer",
      { gram: "Grams and cm³", si: "Kilograms and m³", us: "Pounds and ft³" },
      { default: "gram" },
    ),
    material: choice("Material", MATERIALS, { default: "gold" }),
    mass: quantity("Mass", MASSES, {
      unit: "g",
      units: {
        g: [1e-9, 1e15],
        mg: [1e-6, 1e18],
        kg: [1e-12, 1e13],
        t: [1e-12, 1e10],
        oz: [1e-9, 1e14],
        lb: [1e-9, 1e13],
      },
      example: 240,
    }),
    volume: quantity("Volume", VOLUME, {
      unit: "cm3",
      units: {
        cm3: [1e-9, 1e15],
        ml: [1e-9, 1e15],
        l: [1e-12, 1e12],
        m3: [1e-12, 1e10],
        in3: [1e-9, 1e13],
        ft3: [1e-9, 1e11],
        us_gal: [1e-9, 1e11],
      },
      example: 89,
    }),
    density: quantity("Density", DENSITY, {
      unit: "g_cm3",
      units: { g_cm3: [1e-9, 1e15], kg_m3: [1e-6, 1e18], g_l: [1e-6, 1e18], lb_ft3: [1e-9, 1e16] },
      example: 2.7,
    }),
  },

  outputs: {
    grams_per_cm3: number("Density", { unit: "g/cm³", ...PLACES }),
    kilograms_per_m3: number("Density in kg/m³", { unit: "kg/m³", ...PLACES }),
    pounds_per_ft3: number("Density in lb/ft³", { unit: "lb/ft³", ...PLACES }),
    pounds_per_gallon: number("Density in lb per US gallon", { unit: "lb/US gal", ...PLACES }),
    grams: number("Mass", { unit: "g", ...PLACES }),
    kilograms: number("Mass in kilograms", { unit: "kg", ...PLACES }),
    pounds: number("Mass in pounds", { unit: "lb", ...PLACES }),
    cubic_centimeters: number("Volume", { unit: "cm³", ...PLACES }),
    liters: number("Volume in liters", { unit: "L", ...PLACES }),
    cubic_meters: number("Volume in cubic meters", { unit: "m³", ...PLACES }),
    cubic_feet: number("Volume in cubic feet", { unit: "ft³", ...PLACES }),
  },
  primary: ({ find, units }) => SYSTEMS[units][FOUND[find]],
  groups: {
    Density: ["grams_per_cm3", "kilograms_per_m3", "pounds_per_ft3", "pounds_per_gallon"],
    Mass: ["grams", "kilograms", "pounds"],
    Volume: ["cubic_centimeters", "liters", "cubic_meters", "cubic_feet"],
  },
  formula: "density = mass ÷ volume, mass = density × volume, volume = mass ÷ density",

  equationsIn: ["kg_m3"],
  by: {
    grams_per_cm3: "kilograms_per_m3 ÷ 1000",
    pounds_per_ft3: "kilograms_per_m3 × 0.028316846592 ÷ 0.45359237",
    pounds_per_gallon: "kilograms_per_m3 × 0.003785411784 ÷ 0.45359237",
    grams: "kilograms × 1000",
    pounds: "kilograms ÷ 0.45359237",
    cubic_centimeters: "cubic_meters × 1000000",
    liters: "cubic_meters × 1000",
    cubic_feet: "cubic_meters ÷ 0.028316846592",
  },
  questions: {
    find: {
      density: {
        asks: ["mass", "volume"],
        by: { kilograms: "mass", cubic_meters: "volume", kilograms_per_m3: "mass ÷ volume" },
      },
      mass: {
        asks: ["density", "volume"],
        by: { kilograms_per_m3: "density", cubic_meters: "volume", kilograms: "density × volume" },
      },
      volume: {
        asks: ["mass", "density"],
        by: { kilograms_per_m3: "density", kilograms: "mass", cubic_meters: "mass ÷ density" },
      },
      material_mass: {
        asks: ["material", "volume"],
        compute: ({ material }) => ({ kilograms_per_m3: DENSITIES[material] }),
        by: { cubic_meters: "volume", kilograms: "kilograms_per_m3 × volume" },
      },
      material_volume: {
        asks: ["material", "mass"],
        compute: ({ material }) => ({ kilograms_per_m3: DENSITIES[material] }),
        by: { kilograms: "mass", cubic_meters: "mass ÷ kilograms_per_m3" },
      },
    },
  },

  sentence({ find, units, material }, found) {
    const { mass, volume, density } = SYSTEMS[units];
    const [m, v, d] = [found[mass], found[volume], found[density]];
    if (find === "density") return `${m} in ${v} is a density of ${d}.`;
    const of = material ? ` of ${MATERIALS[material].replace(/^./, (first) => first.toLowerCase())}` : "";
    return FOUND[find] === "mass" ? `${v}${of} at ${d} weighs ${m}.` : `${m}${of} at ${d} fills ${v}.`;
  },

  working({ find, units, mass, volume, density }, found) {
    const names = SYSTEMS[units];
    const [m, v, d] = [found[names.mass], found[names.volume], found[names.density]];
    return [
      mass && mass.text !== m.text && step`Mass: ${mass} = ${m}`,
      volume && volume.text !== v.text && step`Volume: ${volume} = ${v}`,
      density && density.text !== d.text && step`Density: ${density} = ${d}`,
      FOUND[find] === "density" && step`Density: ${m} ÷ ${v} = ${d}`,
      FOUND[find] === "mass" && step`Mass: ${d} × ${v} = ${m}`,
      FOUND[find] === "volume" && step`Volume: ${m} ÷ ${d} = ${v}`,
    ];
  },

  notes: ({ find }, { kilograms_per_m3 }) => [
    find === "density" &&
      (kilograms_per_m3.value.lt(DENSITIES.water)
        ? "This is less dense than water: in one piece, it floats."
        : "This is at least as dense as water: in one piece, it doesn't float."),
  ],
});
