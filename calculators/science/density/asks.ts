import type { Asks } from "#engine";
import { MATERIALS } from "./known-materials.ts";

/** Where people call it otherwise than the menu does. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  water: "water",
  sea_water: "(sea water|seawater|salt water)",
  ice: "ice",
  iron: "(iron|steel)",
  ethanol: "(alcohol|ethanol)",
};

const VOLUMES = {
  l: ["liters", "(l|liter|liters|litre|litres)"],
  us_gal: ["gallons", "(gal|gallon|gallons)"],
  cm3: ["cm3", "(cm3|cc|ml|milliliters)"],
  m3: ["m3", "(m3|m^3|cubic meter|cubic meters)"],
  ft3: ["cubic feet", "(ft3|ft^3|cubic foot|cubic feet)"],
} as const;
const MASSES = { kg: ["kg", "(kg|kilos|kilograms)"], g: ["g", "(g|grams)"], lb: ["lb", "(lb|lbs|pounds)"] } as const;
const WEIGH = "(do|does)? (weigh|weight)?";

/** Answers in the units of the question. */
const system = (unit: string) => {
  if (unit === "us_gal" || unit === "ft3" || unit === "lb") return "us";
  return unit === "cm3" || unit === "g" ? "gram" : "si";
};

const ofMaterial = ([material, name]: readonly [string, string]): Asks => {
  const called = OTHER_NAMES[material] ?? name.toLowerCase();
  const said = OTHER_NAMES[material]?.replace(/^\(|\|.*$/g, "") ?? called;
  return [
    ...Object.entries(VOLUMES).map(([unit, [word, words]]) => ({
      example: `mass of 2 ${word} of ${said}`,
      says: [
        `(the)? (mass|weight) of {volume:plain} ${words} of ${called}`,
        `(how much|what|how heavy) (is|are|does|do) {volume:plain} ${words} of ${called} ${WEIGH}`,
      ],
      inputs: { find: "material_mass", material, volume_unit: unit, units: system(unit) },
    })),
    ...Object.entries(MASSES).map(([unit, [word, words]]) => ({
      example: `volume of 2 ${word} of ${said}`,
      says: [`(the)? volume of {mass:plain} ${words} of ${called}`],
      inputs: { find: "material_volume", material, mass_unit: unit, units: system(unit) },
    })),
  ];
};

const asks: Asks = [
  { examples: ["density of 240 g in 89 cm3"], about: ["density", "how dense"] },
  ...Object.entries(MATERIALS).flatMap(ofMaterial),
];

export default asks;
