import { PREALGEBRA_9_7_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type pace from "./pace.ts";

export default [
  {
    title: "OpenStax, Elementary Algebra 2e",
    url: "https://openstax.org/books/elementary-algebra-2e/pages/2-6-solve-a-formula-for-a-specific-variable",
    read: "2026-11-22",
    place: "section 2.6",
    always: { per: "mi" },
    rows: [
      ["Yesenia's drive to Chicago", { distance: 168, distance_unit: "mi", time: "3:00:00" }, { miles_an_hour: "56" }],
      ["Jamal's bicycle ride", { find: "distance_at_speed", time: "3:30:00", speed: 12, speed_unit: "mph" }, { miles: "42" }],
      ["Socorro's drive", { find: "distance_at_speed", time: "4:50:00", speed: 60, speed_unit: "mph" }, { miles: "290" }],
      ["Francie's ride", { find: "distance_at_speed", time: "2:30:00", speed: 12, speed_unit: "mph" }, { miles: "30" }],
      ["Megan's bus", { find: "time_at_speed", distance: 380, distance_unit: "mi", speed: 76, speed_unit: "mph" }, { time: "5:00:00" }],
      ["Kareem's ride", { find: "time_at_speed", distance: 180, distance_unit: "mi", speed: 16, speed_unit: "mph" }, { time: "11:15:00" }],
      ["Alejandra's drive", { distance: 450, distance_unit: "mi", time: "6:00:00" }, { miles_an_hour: "75" }],
    ],
  },
  {
    ...PREALGEBRA_9_7_PAGE,
    read: "2026-11-22",
    place: "section 9.7",
    always: { per: "mi" },
    rows: [
      ["Yuki's walk", { find: "distance_at_speed", time: "1:45:00", speed: 4, speed_unit: "mph" }, { miles: "7" }],
      ["Aisha's train", { distance: 280, distance_unit: "mi", time: "3:30:00" }, { miles_an_hour: "80" }],
      ["Lindsay's drive", { find: "distance_at_speed", time: "5:30:00", speed: 60, speed_unit: "mph" }, { miles: "330" }],
      ["Trinh's walk", { find: "distance_at_speed", time: "2:20:00", speed: 3, speed_unit: "mph" }, { miles: "7" }],
      ["Steve's drive", { find: "distance_at_speed", time: "8:30:00", speed: 72, speed_unit: "mph" }, { miles: "612" }],
      ["Connor's drive", { find: "time_at_speed", distance: 338, distance_unit: "mi", speed: 52, speed_unit: "mph" }, { time: "6:30:00" }],
      ["Javier's drive", { distance: 240, distance_unit: "mi", time: "4:00:00" }, { miles_an_hour: "60" }],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/chapter-9",
    read: "2026-11-22",
    rows: [["chapter 9, practice test, the Catalina Express", { distance: 22, distance_unit: "mi", time: "1:30:00", per: "mi" }, { miles_an_hour: "14.7" }]],
  },
  {
    title: "Motionsplan, tests",
    url: "https://github.com/motionsplan/motionsplan-dk-jekyll/blob/master/src/test/running.js",
    read: "2026-11-22",
    by: "software",
    rows: [
      ["getTimePrKilometer and getKilometersPrHour", { distance: 3, time: "12:00" }, { pace_per_kilometre: "4:00", kilometres_an_hour: "15" }],
      ["convertKmtToMinPerKm", { find: "time_at_speed", distance: 1, speed: 12 }, { pace_per_kilometre: "5:00" }],
      ["getDistanceFromTimeAndVelocity", { find: "distance_at_speed", time: "5:00", speed: 12 }, { kilometres: "1" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "59 × 60 + 56 = 3596, and 3596 ÷ 10 = 359.6 s",
        { distance: 10, time: "59:56" },
        { pace_per_kilometre: "6:00", "splits.1.time": "6:00", "splits.10.time": "59:56" },
        { edge: "359.6 seconds are 6:00, and never 5:60" },
      ],
      [
        "12 × 25 ÷ 3600 = 0.083333",
        { find: "distance_at_speed", time: "0:25", speed: 12 },
        { kilometres: "0.083333", "splits.1.kilometres": "0.083333", "splits.1.time": "0:25" },
        { edge: "How far at 12 km/h in 25 seconds: less than one split, which is the whole way" },
      ],
      [
        "300 ÷ 1.609344 = 186.41 s, which is 3:06",
        { distance: 1, distance_unit: "mi", time: "5:00" },
        { kilometres: "1.609344", "splits.1.time": "3:06", "splits.2.time": "5:00" },
        { edge: "A mile is 1.609344 km: 1 km of a mile in 5:00" },
      ],
      [
        "868.0485 km to three decimals, half upwards = 868.049; 539.38 mi have 10 splits of 50 mi before it",
        { find: "time", distance: "868.0485", pace: "0:14", per: "mi" },
        { "splits.11.kilometres": "868.049" },
        { edge: "A tie in the last split: 868.0485 km, with splits in miles" },
      ],
    ],
  },
] satisfies Vectors<typeof pace>;
