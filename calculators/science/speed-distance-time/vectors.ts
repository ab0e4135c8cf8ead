import { NIST_811_B8, PREALGEBRA_9_7_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type speedDistanceTime from "./speed-distance-time.ts";

export default [
  {
    ...PREALGEBRA_9_7_PAGE,
    read: "2026-11-22",
    place: "section 9.7, Solve a Formula for a Specific Variable",
    rows: [
      ["example 1 of the section", { find: "distance", speed: 12, speed_unit: "mph", time: "3:30", system: "imperial" }, { miles: "42" }],
      ["example 2 of the section", { find: "time", distance: 520, distance_unit: "mi", speed: 65, speed_unit: "mph" }, { hours: "8" }],
      ["try it after example 2 of the section", { distance: 168, distance_unit: "mi", time: "3:00", system: "imperial" }, { miles_an_hour: "56" }],
      [
        "exercise on the drive from Tucson to the Grand Canyon",
        { find: "time", distance: 338, distance_unit: "mi", speed: 52, speed_unit: "mph" },
        { hours: "6.5" },
      ],
      ["exercise on the drive from Miami to Orlando", { find: "time", distance: 235, distance_unit: "mi", speed: 65, speed_unit: "mph" }, { hours: "3.6" }],
    ],
  },
  {
    title: "Boston University, Physics, sample question on average speed",
    url: "http://physics.bu.edu/~duffy/semester1/c1_speedsample.html",
    read: "2026-11-22",
    rows: [["the out-and-back trip", { find: "average", legs: "180:3; 180:6", system: "si" }, { metres_a_second: "4", seconds: "90", metres: "360" }]],
  },
  {
    title: "Python documentation, statistics: Mathematical statistics functions",
    url: "https://docs.python.org/3/library/statistics.html#statistics.harmonic_mean",
    read: "2026-11-22",
    by: "software",
    rows: [["harmonic_mean, example with weights", { find: "average", legs: "5:40; 30:60" }, { kilometres_an_hour: "56.0" }]],
  },
  {
    ...NIST_811_B8,
    read: "2026-11-22",
    by: "law",
    place: "appendix B.8",
    always: { distance: 1, time: "1:00" },
    rows: [
      ["mile per hour (4.4704 E-01)", { distance_unit: "mi" }, { metres_a_second: "0.44704" }],
      ["knot (5.144 444 E-01)", { distance_unit: "nmi", system: "nautical" }, { metres_a_second: "0.5144444" }],
    ],
  },
  {
    title: "BIPM, The International System of Units (SI Brochure), 9th edition",
    url: "https://www.bipm.org/en/publications/si-brochure",
    read: "2026-11-20",
    by: "law",
    rows: [
      [
        "section 2.3.1, definition of the metre",
        { find: "distance", speed: 299792458, speed_unit: "ms", time: "0:00:01", system: "si" },
        { metres: "299792458" },
        { edge: "The meter by its definition: light goes 299,792,458 m in a second" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "150 ÷ 2.5 = 60; 60 ÷ 1.609344 = 37.28227",
        { distance: 150, time: "2:30" },
        { kilometres_an_hour: "60", hours: "2.5", miles_an_hour: "37.28227" },
        { edge: "2:30 is two hours and a half, and not 2.30 hours" },
      ],
      [
        "100 ÷ 30 = 3.333333 h; 100 × 3600 ÷ 30 = 12000 s",
        { find: "time", distance: 100, speed: 30 },
        { time: "3:20:00", seconds: "12000", hours: "3.333333" },
        { edge: "A time without end in decimals: 100 km at 30 km/h take 3 hours and 20 minutes to the second" },
      ],
    ],
  },
] satisfies Vectors<typeof speedDistanceTime>;
