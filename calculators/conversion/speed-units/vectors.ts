import { GNU_UNITS, NIST_811_B8 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type speedUnits from "./speed-units.ts";

export default [
  {
    title: "Engineering Math, Hibbeler, Engineering Mechanics: Statics, solved problems",
    url: "https://engineering-math.org/2018/06/12/problem-1-6-general-principles-engineering-mechanics-statics-rc-hibbeler/",
    read: "2026-11-26",
    place: "problem 1-6",
    always: { value: 55, from: "mph" },
    rows: [
      ["in kilometers per hour", { to: "kmh" }, { result: "88.5" }],
      ["in meters per second", { to: "ms" }, { result: "24.6" }],
    ],
  },
  {
    title: "StudyLib, Unit conversion: Speed, practice examples",
    url: "https://studylib.net/doc/8702640/unit-conversion--speed-practice-examples",
    read: "2026-11-26",
    rows: [["answer 1", { value: 80, from: "kmh", to: "ms" }, { result: "22.2" }]],
  },
  {
    ...NIST_811_B8,
    read: "2026-11-26",
    by: "law",
    place: "appendix B.8",
    always: { value: 1, to: "ms" },
    rows: [
      ["knot (nautical mile per hour)", { from: "kn" }, { result: "0.5144444" }],
      ["mile per hour", { from: "mph" }, { result: "0.44704" }],
      ["kilometer per hour", { from: "kmh" }, { result: "0.2777778" }],
      ["foot per minute", { from: "ftmin" }, { result: "0.00508" }],
      ["inch per second", { from: "ins" }, { result: "0.0254" }],
      ["mile per second", { from: "mis" }, { result: "1609.344" }],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-26",
    by: "software",
    place: "units -t -o %.15g",
    rows: [["c mph", { value: 1, from: "c", to: "mph" }, { result: "670616629.384395" }]],
  },
  {
    by: "hand",
    rows: [
      ["340.294 m/s × 3.6", { value: 1, from: "mach", to: "kmh" }, { result: "1225.0584" }],
      [
        "2 × 340.294 ÷ 0.44704 = 680588 ÷ 447.04",
        { value: 2, from: "mach", to: "mph" },
        { result: "1522.43199713672" },
        { edge: "Twice the speed of sound, which is a decimal of km/h but no whole number of miles" },
      ],
      [
        "15 mph = 22 ft/s, so 150 mph = 220 ft/s = 13,200 ft/min",
        { value: 150, from: "mph", to: "ftmin" },
        { result: "13200.0000000000" },
        { edge: "A foot per minute is a fraction of km/h without end, and nothing is lost on the way" },
      ],
    ],
  },
] satisfies Vectors<typeof speedUnits>;
