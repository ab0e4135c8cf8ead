import type { Vectors } from "#engine";
import type force from "./force.ts";

const FIND_MASS = { find: "mass" } as const;
const FIND_ACCELERATION = { find: "acceleration" } as const;
const BOOK_WEIGHT = { find: "weight", gravity: 9.8 } as const;

export default [
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/4-3-newtons-second-law-of-motion-concept-of-a-system",
    read: "2026-11-27",
    place: "section 4.3, Newton's Second Law",
    rows: [
      ["example on the lawn mower", { ...FIND_ACCELERATION, force: 51, mass: 24 }, { meters: "2.1" }],
      ["exercise on the sprinter", { mass: 63, acceleration: 4.2 }, { newtons: "265" }],
      ["exercise on the laundry cart", { ...FIND_ACCELERATION, force: 60, mass: 4.5 }, { meters: "13.3" }],
      ["weight of a kilogram on Earth", { ...BOOK_WEIGHT, mass: 1 }, { newtons: "9.8" }],
    ],
  },
  {
    title: "OpenStax, University Physics Volume 1",
    url: "https://openstax.org/books/university-physics-volume-1/pages/5-3-newtons-second-law",
    read: "2026-11-27",
    place: "section 5.3, Newton's Second Law",
    rows: [
      ["example on the mass of a car", { ...FIND_MASS, force: 600, acceleration: 0.2 }, { kilograms: "3000" }],
      ["check on the Titanic", { ...FIND_ACCELERATION, force: 6000, force_unit: "kN", mass: 60000, mass_unit: "t" }, { meters: "0.1" }],
      ["exercise on the mass of an astronaut", { ...FIND_MASS, force: 50, acceleration: 0.893 }, { kilograms: "56.0" }],
      ["exercise on the particle with a single force", { ...FIND_ACCELERATION, force: 18, mass: 2 }, { meters: "9.0" }],
    ],
  },
  {
    title: "OpenStax, University Physics Volume 1",
    url: "https://openstax.org/books/university-physics-volume-1/pages/5-4-mass-and-weight",
    read: "2026-11-27",
    place: "section 5.4, Mass and Weight",
    rows: [
      ["exercise on the rocket sled, the weight of the passenger", { ...BOOK_WEIGHT, mass: 75 }, { newtons: "735" }],
      ["exercise on the body pushed upward", { ...BOOK_WEIGHT, mass: 2 }, { newtons: "19.6" }],
      ["exercise on the body without other forces", { ...BOOK_WEIGHT, mass: 10 }, { newtons: "98" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1 lb × 1 g = 0.45359237 × 9.80665 = 4.4482216152605 N, the pound of force",
        { mass: 1, mass_unit: "lb", acceleration: 1, acceleration_unit: "g", units: "us" },
        { pounds_force: "1", newtons: "4.44822162", feet: "32.1740486" },
        { edge: "A pound weighs a pound in standard gravity" },
      ],
      [
        "0.000000001 dyn = 0.00000000000001 N; ÷ 0.00000001 m/s² = 0.000001 kg",
        { ...FIND_MASS, force: "0.000000001", force_unit: "dyn", acceleration: "0.00000001" },
        { kilograms: "0.000001" },
        { edge: "The least force in dynes" },
      ],
      [
        "160 lb × 0.45359237 = 72.5747792 kg; × 9.80665 = 711.715458 N",
        { find: "weight", mass: 160, mass_unit: "lb" },
        { newtons: "711.715458", kilograms_force: "72.5747792" },
      ],
    ],
  },
] satisfies Vectors<typeof force>;
