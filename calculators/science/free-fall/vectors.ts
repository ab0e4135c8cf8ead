import type { Vectors } from "#engine";
import type freeFall from "./free-fall.ts";

const BOOK = { gravity: 9.8 } as const;

export default [
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/2-7-falling-objects",
    read: "2026-11-27",
    place: "section 2.7, Falling Objects",
    always: BOOK,
    rows: [
      ["check on the ice from a glacier", { height: 30 }, { seconds: "2.47" }],
      ["example on the rock thrown down", { height: 5.1, initial_speed: 13 }, { meters_per_second: "16.4" }],
      ["example on the rock thrown up, after 3 s", { time: 3, initial_speed: -13 }, { meters: "5.10", meters_per_second: "16.4" }],
      ["exercise on the cliff, thrown up", { time: 2.35, initial_speed: -8 }, { meters: "8.26" }],
      ["exercise on the cliff, thrown down", { height: 8.26, initial_speed: 8 }, { seconds: "0.717" }],
      ["exercise on the boulder at Half Dome", { height: 250 }, { meters_per_second: "70.0" }],
      ["exercise on the well", { time: 2 }, { meters: "19.6" }],
      ["exercise on the coin from a balloon", { height: 300, initial_speed: -10 }, { seconds: "8.91", rise: "5" }],
    ],
  },
  {
    title: "OpenStax, University Physics Volume 1",
    url: "https://openstax.org/books/university-physics-volume-1/pages/3-5-free-fall",
    read: "2026-11-27",
    place: "section 3.5, Free Fall",
    always: BOOK,
    rows: [
      ["example on the ball from a building", { height: 98, initial_speed: 4.9 }, { seconds: "4.0", meters_per_second: "44.1" }],
      ["exercise on the bridge, after 0.5 s", { time: 0.5, initial_speed: 14 }, { meters: "8.23", meters_per_second: "18.9" }],
      ["exercise on the bridge, after 2.5 s", { time: 2.5, initial_speed: 14 }, { meters: "65.6", meters_per_second: "38.5" }],
      ["exercise on the life preserver", { time: 1.8, initial_speed: 1.4 }, { meters: "18.4" }],
      ["exercise on the diver", { height: 1.8, initial_speed: -4 }, { meters_per_second: "7.16", rise: "0.82" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "2 × 81 ÷ 1.62 = 100, and its root is 10; 1.62 × 10 = 16.2; × 3.6 = 58.32",
        { height: 81, gravity: 1.62 },
        { seconds: "10", meters_per_second: "16.2", kilometers_per_hour: "58.32" },
        { edge: "On the Moon, where the root is a whole number" },
      ],
      ["19.6133² ÷ (2 × 9.80665) = 19.6133; 19.6133 ÷ 9.80665 = 2", { given: "speed", speed: 19.6133 }, { meters: "19.6133", seconds: "2" }],
      [
        "2 × 10 ÷ 9.80665 = 2.0394; √(10² + 2 × 9.80665 × 0) = 10, for a height near zero",
        { height: "0.000000001", initial_speed: -10 },
        { seconds: "2.0394", meters_per_second: "10.00" },
        { edge: "Thrown up, and back where it began" },
      ],
      [
        "100 ft = 30.48 m; √(2 × 9.80665 × 30.48) = 24.4501; ÷ 0.44704 = 54.69; 24.4501 ÷ 9.80665 = 2.4932",
        { height: 100, height_unit: "ft", units: "us" },
        { seconds: "2.4932", miles_per_hour: "54.69", feet: "100" },
      ],
    ],
  },
] satisfies Vectors<typeof freeFall>;
