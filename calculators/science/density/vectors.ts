import type { Vectors } from "#engine";
import type density from "./density.ts";

const GRAMS = { mass_unit: "g", volume_unit: "cm3" } as const;

export default [
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/11-2-density",
    read: "2026-11-27",
    place: "section 11.2, Density",
    rows: [
      ["exercise on the rock that displaces water", { ...GRAMS, mass: 240, volume: 89 }, { grams_per_cm3: "2.70" }],
      ["example on the reservoir", { find: "material_mass", material: "water", volume: "2e9", volume_unit: "m3", units: "si" }, { kilograms: "2000000000000" }],
      ["exercise on a troy ounce of gold", { find: "material_volume", material: "gold", mass: 31.103 }, { cubic_centimeters: "1.610" }],
      ["exercise on a deep breath of air", { find: "material_mass", material: "air", volume: 2, volume_unit: "l" }, { grams: "2.58" }],
    ],
  },
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/1-4-measurements",
    read: "2026-11-27",
    place: "section 1.4, Measurements",
    always: GRAMS,
    rows: [
      ["example on the cube of lead", { mass: 90.7, volume: 8 }, { grams_per_cm3: "11.3" }],
      ["check after that example, the cube of copper", { mass: 5.34, volume: 0.599 }, { grams_per_cm3: "8.91" }],
      ["example on the wood that floats", { mass: 1.95, volume: 3 }, { grams_per_cm3: "0.65" }],
    ],
  },
  {
    title: "Helmenstine, Density Worked Example Problem",
    url: "http://chemistry.about.com/od/workedchemistryproblems/a/Density-Worked-Example-Problem-Calculating-Density.htm",
    read: "2026-11-27",
    rows: [["the brick of salt", { mass: 433, volume: 200 }, { grams_per_cm3: "2.165" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "10 lb ÷ 0.5 ft³ = 20 lb/ft³; × 0.45359237 ÷ 0.028316846592 = 320.36927 kg/m³",
        { mass: 10, mass_unit: "lb", volume: 0.5, volume_unit: "ft3", units: "us" },
        { pounds_per_ft3: "20", kilograms_per_m3: "320.36927", pounds: "10", cubic_feet: "0.5" },
      ],
      [
        "1000 kg ÷ 1000 kg/m³ = 1 m³ = 1000 L = 1000000 cm³",
        { find: "volume", mass: 1, mass_unit: "t", density: 1, units: "si" },
        { cubic_meters: "1", liters: "1000", cubic_centimeters: "1000000" },
        { edge: "Just as dense as water" },
      ],
      [
        "0.000000001 g × 0.000000001 = 0.000000000000000001 g",
        { find: "mass", volume: "0.000000001", density: "0.000000001" },
        { grams: "0.000000000000000001" },
        { edge: "The least volume and density" },
      ],
      [
        "8.345404 lb in a US gallon of water: 1000 × 0.003785411784 ÷ 0.45359237",
        { find: "material_mass", material: "water", volume: 1, volume_unit: "us_gal", units: "us" },
        { pounds: "8.345404", pounds_per_gallon: "8.345404" },
      ],
    ],
  },
] satisfies Vectors<typeof density>;
