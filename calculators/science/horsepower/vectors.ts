import type { Vectors } from "#engine";
import type horsepower from "./horsepower.ts";

const PAGE = { read: "2026-11-27" } as const;

export default [
  {
    ...PAGE,
    title: "Hot Rod, Torque and horsepower guide",
    url: "http://www.hotrod.com/techarticles/hrdp_0401_torque_horsepower_guide/equations_relationships.html",
    rows: [
      ["400 lb-ft at 3,000 rpm", { torque: 400, rpm: 3000 }, { horsepower: "228" }],
      ["400 lb-ft at 6,000 rpm", { torque: 400, rpm: 6000 }, { horsepower: "457" }],
      ["at 5,252 rpm, the values are always equal", { torque: 500, rpm: 5252 }, { horsepower: "500" }, { edge: "Where both curves cross" }],
    ],
  },
  {
    ...PAGE,
    by: "quoted",
    title: "Giancoli, Physics: Principles with Applications, 7th edition, as solved by GradeSaver",
    url: "http://www.gradesaver.com/textbooks/science/physics/physics-principles-with-applications-7th-edition/chapter-8-rotational-motion-problems-page-225/49",
    rows: [["chapter 8, problem 49, 265 N·m at 3350 rpm", { torque: 265, torque_unit: "Nm", rpm: 3350 }, { electric: "125" }]],
  },
  {
    ...PAGE,
    by: "quoted",
    title: "NIST Special Publication 811, appendix B.8, as in the R package NISTunits, R/NISTfactors.R",
    url: "https://github.com/TypeFox/R-Examples/blob/d3c35e82aa7c82f9f79f9218063b1e2d34d89e9f/NISTunits/R/NISTfactors.R",
    always: { find: "convert" },
    rows: [
      ["horsepower (550 ft lbf/s), 745.6999 W", { power: 1 }, { kilowatts: "0.7456999" }],
      ["horsepower (boiler), 9809.5 W", { power: 1, power_unit: "hp_boiler" }, { kilowatts: "9.8095", boiler: "1" }, { edge: "Thirteen times the others" }],
      ["horsepower (electric), 746 W", { power: 1, power_unit: "hp_electric" }, { kilowatts: "0.746" }],
      ["horsepower (metric), 735.4988 W", { power: 1, power_unit: "PS" }, { kilowatts: "0.7354988" }],
      ["horsepower (water), 746.043 W", { power: 1, power_unit: "hp_water" }, { kilowatts: "0.746043" }],
    ],
  },
  {
    ...PAGE,
    title: "speedyauto.cc, How to convert torque to horsepower",
    url: "https://speedyauto.cc/howto/autorepair/automechanics/201603/218873.html",
    rows: [["2011 Honda Accord LX, 161 ft-lb at 4,300 rpm", { torque: 161, rpm: 4300 }, { horsepower: "132" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "300 × 33000 ÷ (2 × 3.14159265 × 4500) = 350.14; × 1.35581795 = 474.73",
        { find: "torque", power: 300, rpm: 4500 },
        { pound_feet: "350.14", newton_meters: "474.73" },
      ],
      [
        "200 kW ÷ 0.74569987 = 268.204; 33000 × 268.204 ÷ (2 × 3.14159265 × 221.2686) = 6366.2, with 300 ÷ 1.35581795 = 221.2686",
        { find: "rpm", power: 200, power_unit: "kW", torque: 300, torque_unit: "Nm" },
        { horsepower: "268.204", pound_feet: "221.269", speed_rpm: "6366.2" },
      ],
      [
        "3456 ÷ 432 = 8, and its cube root is 2; 6.29 × 2 = 12.58; 224 ÷ 2 = 112",
        { find: "quarter", weight: 3456, power: 432 },
        { pounds_per_hp: "8", time: "12.58", trap_mph: "112", "by_formula.3.time": "11.65", "by_formula.3.mph": "117" },
        { edge: "8 pounds for each horsepower, a whole cube" },
      ],
      ["3000 × (6.269 ÷ 12.538)³ = 3000 ÷ 8 = 375", { find: "from_time", weight: 3000, seconds: 12.538, formula: "fox" }, { horsepower: "375" }],
      ["3200 × (117 ÷ 234)³ = 3200 ÷ 8 = 400", { find: "from_speed", weight: 3200, trap: 117, formula: "hale" }, { horsepower: "400", pounds_per_hp: "8" }],
    ],
  },
] satisfies Vectors<typeof horsepower>;
