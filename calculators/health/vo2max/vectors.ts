import type { Vectors } from "#engine";
import type vo2max from "./vo2max.ts";

const MOTIONSPLAN = "https://github.com/motionsplan/motionsplan-dk-jekyll/blob/master/src/test";
const BINARY = "The other program works in binary floating point, so its last digits are off.";

export default [
  {
    title: "Motionsplan, tests",
    url: `${MOTIONSPLAN}/cooper-12min.js`,
    read: "2026-11-27",
    by: "software",
    rows: [["getVO2Max", { distance: 3000, sex: "male", age: 30 }, { uptake: "55.781354795439306" }, { given: "3,000 m in 12 minutes", differs: BINARY }]],
  },
  {
    title: "Motionsplan, tests",
    url: `${MOTIONSPLAN}/cooper-2400-meter.js`,
    read: "2026-11-27",
    by: "software",
    rows: [["getVO2Max", { test: "run", run_time: "12:00", sex: "male", age: 30 }, { uptake: "43.75" }, { given: "1.5 miles in 12 minutes" }]],
  },
  {
    title: "Motionsplan, tests",
    url: `${MOTIONSPLAN}/walktest-rockport-16.js`,
    read: "2026-11-27",
    by: "software",
    always: { test: "walk", heart_rate: 125, age: 30, weight: 80 },
    rows: [
      [
        "getRockport()",
        { walk_time: "12:40", sex: "male" },
        { uptake: "53.05626163068641" },
        { given: "A man of 30 and 80 kg who walks a mile in 12:40 with 125 bpm", differs: BINARY },
      ],
      [
        "getRockport()",
        { walk_time: "12:03", sex: "female" },
        { uptake: "48.754616630686414" },
        { given: "A woman of 30 and 80 kg who walks a mile in 12:03 with 125 bpm", differs: BINARY },
      ],
    ],
  },
  {
    title: "Motionsplan, tests",
    url: `${MOTIONSPLAN}/fitness-hr.js`,
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "getFitnessLevel",
        { test: "rest", resting: 60, maximum: 180, sex: "male", age: 30 },
        { uptake: "45.900000000000006" },
        { given: "A heart that beats 60 times a minute at rest and 180 at most", differs: BINARY },
      ],
    ],
  },
  {
    title: "Polar, S725 user manual, Fitness classes, after Shvartz and Reibold (1990)",
    url: "https://manualsdump.com/en/manuals/polar-s725/228957/88",
    read: "2026-11-27",
    always: { test: "rest", resting: 60, maximum: 200 },
    rows: [
      ["men of 20 to 24, 51 to 56", { sex: "male", age: 24 }, { band: "Good", "classes.5.from": "51" }, { edge: "Exactly 51 is the first of its class" }],
      ["women of 40 to 44, above 41", { sex: "female", age: 44 }, { band: "Elite", "classes.7.from": "42" }],
      ["men of 60 to 65, above 40", { sex: "male", age: 65 }, { band: "Elite", "classes.7.from": "41" }, { edge: "The last age of the table" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["483 ÷ 10 + 3.5 = 51.8, and 51.8 ÷ 3.5 = 14.8", { test: "run", run_time: "10:00", sex: "female", age: 25 }, { mets: "14.8", band: "Elite" }],
      [
        "15.3 × (220 - 40) ÷ 72 = 38.25",
        { test: "rest", resting: 72, sex: "female", age: 40 },
        { uptake: "38.25", band: "Very good" },
        { edge: "No maximum given" },
      ],
    ],
  },
] satisfies Vectors<typeof vo2max>;
