import type { Vectors } from "#engine";
import type decibel from "./decibel.ts";

export default [
  {
    title: "OpenStax, College Physics 2e, section 17.3, Sound Intensity and Sound Level",
    url: "https://openstax.org/books/college-physics-2e/pages/17-3-sound-intensity-and-sound-level",
    read: "2026-11-27",
    rows: [
      ["example 17.2", { find: "sound", intensity: "0.000504" }, { level: "87" }],
      ["example 17.3", { after: 2, before: 1 }, { level: "3.01" }],
      ["problem 1", { find: "intensity", level: 85 }, { intensity: "0.000316" }],
      ["problem 5", { find: "sound", intensity: "0.04" }, { level: "106" }],
      ["problem 9 (a)", { find: "ratio", level: 17 }, { power_ratio: "50.1" }],
      ["problem 9 (b)", { find: "ratio", level: -23 }, { power_ratio: "0.00501" }, { edge: "A level below 0 dB" }],
    ],
  },
  {
    title: "iancleary/rfconversions, src/power.rs",
    url: "https://github.com/iancleary/rfconversions/blob/0e1de1610d5cfdebc5bd46aa00893c31d4345fc9/src/power.rs",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["watts_to_dbm(20.0)", { find: "dbm", power: 20 }, { dbm: "43.0102999566" }],
      ["dbm_to_watts(30.0)", { find: "watts", dbm: 30 }, { watts: "1" }],
      ["db_to_linear(-13.0)", { find: "ratio", level: -13 }, { power_ratio: "0.0501187233627" }],
      ["db_to_linear(30.0)", { find: "ratio", level: 30 }, { power_ratio: "1000" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "20 × log₁₀(10 ÷ 1) = 20 × 1 = 20; the powers are as 10 × 10 = 100",
        { kind: "amplitude", after: 10, before: 1 },
        { level: "20", power_ratio: "100" },
        { given: "Ten times the voltage" },
      ],
      [
        "10 ratios of 10^6 are 10^7, and 10 × 7 = 70",
        { find: "total", levels: "60, 60, 60, 60, 60, 60, 60, 60, 60, 60" },
        { level: "70" },
        { given: "Ten equal sources" },
      ],
      ["10 × log₁₀(5 ÷ 5) = 10 × 0 = 0", { after: 5, before: 5 }, { level: "0" }, { edge: "Equal values" }],
    ],
  },
] satisfies Vectors<typeof decibel>;
