import type { Vectors } from "#engine";
import type voltageDrop from "./voltage-drop.ts";

const LESSONS = {
  title: "Kuphaldt, Lessons in Electric Circuits, volume I, DC",
  url: "https://github.com/FauxFaux/lessons-in-electric-circuits/blob/master/DC/src/conduct.sml",
  read: "2026-11-27",
} as const;

export default [
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/20-problems-exercises",
    read: "2026-11-27",
    place: "chapter 20, Problems & Exercises",
    always: { temperature: 20, current: 1, voltage: 10, length_unit: "m" },
    rows: [
      [
        "20.0 m of 12-gauge copper wire, 2.053 mm wide, have 0.104 Ω",
        { wire: "awg12", length: 10 },
        { drop: "0.104", diameter: "2.053" },
        { given: "One amp through 20 m of 12-gauge wire, 10 m there and 10 m back" },
      ],
      [
        "0-gauge copper wire is 8.252 mm wide",
        { wire: "awg0", length: 1 },
        { diameter: "8.252" },
        { differs: "The book converts 0.3249 inch, which is rounded already." },
      ],
      ["00-gauge copper wire is 9.266 mm wide", { wire: "awg00", length: 1 }, { diameter: "9.266" }],
    ],
  },
  {
    ...LESSONS,
    place: "chapter 12, Conductor size, wire table",
    always: { temperature: 20, current: 0.01, voltage: 10, length: 1 },
    rows: [
      ["14 AWG", { wire: "awg14" }, { circular_mils: "4,107" }],
      ["16 AWG", { wire: "awg16" }, { circular_mils: "2,583" }],
      ["18 AWG", { wire: "awg18" }, { circular_mils: "1,624" }],
      ["4/0 AWG, the thickest by gauge", { wire: "awg0000" }, { circular_mils: "211,600" }, { edge: "The thickest gauge is 0.46 inch wide" }],
    ],
  },
  {
    ...LESSONS,
    place: "chapter 12, Specific resistance",
    always: { voltage: 230, current: 25, temperature: 20 },
    rows: [
      ["0.2 Ω in each of two wires of 2300 feet, at least 116,035 cmils, so 2/0", { find: "size", length: 2300, limit: 4.347826 }, { size: "2/0 AWG" }],
      [
        "14 gauge, 5.651 Ω per 2300 feet",
        { find: "length", wire: "awg14" },
        { ohms_per_kft: "2.457" },
        { differs: "The book takes pure copper, 1.678 × 10⁻⁸ Ω·m; we take 1.72 × 10⁻⁸, the figure of OpenStax." },
      ],
    ],
  },
  {
    by: "quoted",
    title: "Electrician2, voltage drop, example of a two-wire circuit",
    url: "http://electrician2.com/weltrain05/lpage135.html",
    read: "2026-11-27",
    rows: [
      [
        "100 feet of No. 16, 4 amperes at 24 volts, 4.0 volts",
        { voltage: 24, current: 4, length: 100, wire: "awg16" },
        { drop: "4.0" },
        { differs: "It takes 4.99 ohms per 1,000 feet, from the US code's table for stranded wire, and solid wire has 2.5% less." },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "2 × 16 A × 40 m × 0.0172 ÷ 2.5 mm² = 8.8064 V; ÷ 230 = 3.829%; 3% × 230 × 2.5 ÷ (2 × 16 × 0.0172) = 31.3408 m",
        { voltage: 230, current: 16, wire: "mm2_5", length: 40, length_unit: "m", temperature: 20 },
        { drop: "8.8064", drop_percent: "3.83", longest: "31.341", end_voltage: "221.1936", lost: "140.9" },
      ],
      [
        "√3 × 32 A × 60 m × 0.0265 ÷ 16 mm² = 5.50803 V; × √3 × 32 = 305.28 W",
        { circuit: "three", voltage: 400, current: 32, wire: "mm16", length: 60, length_unit: "m", material: "aluminum", temperature: 20 },
        { drop: "5.508", lost: "305.28" },
      ],
      [
        "0.0172 × (1 + 0.0039 × 55) = 0.0208894; × 1000 ÷ 2.5 = 8.35576 Ω/km",
        { voltage: 230, current: 16, wire: "mm2_5", length: 40, length_unit: "m" },
        { ohms_per_km: "8.35576" },
      ],
      [
        "2 × 10 A × 25 m × 0.0172 ÷ (2% × 172 V) = 2.5 mm² exactly",
        { find: "size", sizes: "mm2", voltage: 172, current: 10, length: 25, length_unit: "m", limit: 2, temperature: 20 },
        { size: "2.5 mm²", drop_percent: "2.00" },
        { edge: "A wire that is just thick enough" },
      ],
    ],
  },
] satisfies Vectors<typeof voltageDrop>;
