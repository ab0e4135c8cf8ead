import type { Vectors } from "#engine";
import type projectile from "./projectile.ts";

const BOOK = { gravity: 9.8 } as const;
const FIND_SPEED = { find: "speed" } as const;
const FIND_ANGLE = { find: "angle" } as const;

export default [
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/3-4-projectile-motion",
    read: "2026-11-27",
    place: "section 3.4, Projectile Motion",
    always: BOOK,
    rows: [
      ["example on the fireworks shell", { speed: 70, angle: 75 }, { peak: "233", peak_time: "6.90", upward: "67.6", across: "18.1" }],
      ["example on the rock from a volcano", { speed: 25, angle: 35, height: 20 }, { seconds: "3.96", impact_speed: "31.9" }],
      [
        "exercise on the ball from a building",
        { ...FIND_SPEED, distance: 100, angle: 0, height: 60 },
        { launch: "28.6", seconds: "3.50", impact_angle: "50.2" },
      ],
      ["exercise on the archer", { ...FIND_ANGLE, speed: 35, distance: 75 }, { degrees: "18.4" }],
      ["exercise on ranges, 30 m/s", { speed: 30, angle: 45 }, { meters: "91.8" }],
      ["exercise on ranges, 50 m/s", { speed: 50, angle: 45 }, { meters: "255" }],
      ["exercise on the battleship", { ...FIND_SPEED, distance: 32, distance_unit: "km", angle: 45 }, { launch: "560", peak: "8000" }],
    ],
  },
  {
    title: "OpenStax, University Physics Volume 1",
    url: "https://openstax.org/books/university-physics-volume-1/pages/4-3-projectile-motion",
    read: "2026-11-27",
    place: "section 4.3, Projectile Motion",
    rows: [
      ["example on the golf shot at 30°", { ...BOOK, ...FIND_SPEED, distance: 90, angle: 30 }, { launch: "31.9" }],
      ["example on the golf shot at 70°", { ...BOOK, ...FIND_SPEED, distance: 90, angle: 70 }, { launch: "37.0" }],
      ["exercise on the soccer ball on Mars", { speed: 15, angle: 45, gravity: 3.7 }, { meters: "60.8" }],
      ["exercise on the football", { ...BOOK, speed: 23, angle: 10 }, { meters: "18.5" }],
      ["exercise on the jump over the canyon", { ...BOOK, ...FIND_ANGLE, speed: 35.8, distance: 69 }, { degrees: "15.9" }],
      ["exercise on the rock from a cliff", { ...BOOK, speed: 30, angle: 53, height: 100 }, { seconds: "7.58" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "Straight up: 2 × 19.6133 ÷ 9.80665 = 4 s; 19.6133² ÷ (2 × 9.80665) = 19.6133",
        { speed: 19.6133, angle: 90 },
        { seconds: "4", peak: "19.6133", meters: "0", impact_angle: "90", "path.7.height": "19.6133" },
        { edge: "Straight up and down again" },
      ],
      [
        "The two angles add up to 90°: sin(2 × 15°) = 0.5, so R = 20² × 0.5 ÷ 10 = 20 m",
        { ...FIND_ANGLE, speed: 20, distance: 20, gravity: 10 },
        { degrees: "15", steep: "75" },
      ],
      [
        "Horizontally: √(2 × 20 ÷ 10) = 2 s; 15 × 2 = 30 m; √(15² + 20²) = 25 m/s",
        { speed: 15, angle: 0, height: 20, gravity: 10 },
        { seconds: "2", meters: "30", impact_speed: "25", peak: "20", peak_time: "0" },
        { edge: "Thrown horizontally: the highest point is the start" },
      ],
      [
        "60 mph = 26.8224 m/s; 26.8224² ÷ 9.80665 = 73.3626 m; ÷ 0.3048 = 240.69 ft",
        { speed: 60, speed_unit: "mph", angle: 45, units: "us" },
        { feet: "240.69", meters: "73.3626", launch_mph: "60" },
      ],
    ],
  },
] satisfies Vectors<typeof projectile>;
