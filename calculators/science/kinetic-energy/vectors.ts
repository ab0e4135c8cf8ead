import type { Vectors } from "#engine";
import type kineticEnergy from "./kinetic-energy.ts";

const FIND_SPEED = { find: "speed" } as const;

export default [
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/7-2-kinetic-energy-and-the-work-energy-theorem",
    read: "2026-11-27",
    place: "section 7.2, Kinetic Energy and the Work-Energy Theorem",
    rows: [
      ["example on the package on a conveyor", { mass: 30, speed: 0.5 }, { joules: "3.75" }],
      ["example on the speed of the package", { ...FIND_SPEED, energy: 95.75, mass: 30 }, { meters_per_second: "2.53" }],
    ],
  },
  {
    title: "OpenStax, University Physics Volume 1",
    url: "https://openstax.org/books/university-physics-volume-1/pages/7-2-kinetic-energy",
    read: "2026-11-27",
    place: "section 7.2, Kinetic Energy",
    rows: [
      ["example on the athlete", { mass: 80, speed: 10 }, { kilojoules: "4.0" }],
      ["example on the subway, relative to the car", { mass: 75, speed: 1.5 }, { joules: "84.4" }],
      ["example on the subway, walking against the train", { mass: 75, speed: 13.5 }, { kilojoules: "6.83" }],
      ["example on the subway, walking with the train", { mass: 75, speed: 16.5 }, { kilojoules: "10.2" }],
      ["example on the basketball", { mass: 624, mass_unit: "g", speed: 7.5 }, { joules: "17.6" }],
      [
        "example on the basketball, from its thermal energy",
        { ...FIND_SPEED, energy: 1.8, energy_unit: "kJ", mass: 624, mass_unit: "g" },
        { meters_per_second: "76.0" },
      ],
      ["exercise on the elephant and the sprinter, 65 kg at 10 m/s", { ...FIND_SPEED, energy: 3250, mass: 3000 }, { meters_per_second: "1.47" }],
      ["exercise on the automobile", { mass: 2000, speed: 100, speed_unit: "kmh" }, { kilojoules: "772" }],
      ["exercise on the bullet", { mass: 8, mass_unit: "g", speed: 800 }, { kilojoules: "2.6" }],
      ["exercise on the bullet at half the speed", { mass: 8, mass_unit: "g", speed: 400 }, { joules: "640" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "180 ÷ 7000 = 0.0257142857 lb; × 2700² ÷ (2 × 32.1740486) = 2913.2",
        { mass: 180, mass_unit: "gr", speed: 2700, speed_unit: "fts", units: "us" },
        { foot_pounds: "2913.2", feet_per_second: "2700" },
      ],
      ["2 × 1000 J ÷ (10 m/s)² = 20 kg; 20 × 10 = 200", { find: "mass", energy: 1, energy_unit: "kJ", speed: 10 }, { kilograms: "20", momentum: "200" }],
      [
        "1 × 299792458² ÷ 2 = 44937758936840882",
        { mass: 1, speed: 299792458 },
        { joules: "44937758936840882" },
        { edge: "The speed of light, where the formula ends" },
      ],
      [
        "9.80665² ÷ (2 × 9.80665) = 4.903325; 2 × 9.80665² ÷ 2 = 96.1703842",
        { mass: 2, speed: 9.80665 },
        { drop: "4.903325", joules: "96.1703842" },
        { edge: "The speed after one second of free fall" },
      ],
    ],
  },
] satisfies Vectors<typeof kineticEnergy>;
