import type { Vectors } from "#engine";
import type tireSize from "./tire-size.ts";

const PAGE = { read: "2026-11-27" } as const;

export default [
  {
    ...PAGE,
    title: "Spicer Parts, Tire height",
    url: "https://spicerparts.com/calculators/tire-height-calculator",
    rows: [["225/70R15", { size: "225/70R15" }, { sidewall_mm: "157.5", diameter_mm: "696", diameter: "27.40" }]],
  },
  {
    ...PAGE,
    title: "Jeep, 2020 Gladiator owner's manual, Tire sizing chart",
    url: "https://www.easymanua.ls/jeep/gladiator-2020/manual?p=470",
    rows: [
      [
        "31 = overall diameter in inches, 10.5 = section width in inches",
        { size: "31x10.5 R15 LT" },
        { diameter: "31", width: "10.5", sidewall: "8" },
        { edge: "A flotation size says its diameter itself", given: "31x10.5 R15 LT; (31 - 15) ÷ 2 = 8" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "CDM Fabrication, Metric tire conversion",
    url: "http://www.cdmfabrication.com/135.html",
    rows: [["265/70/16", { size: "265/70/16" }, { width: "10.433", sidewall: "7.303", diameter: "30.606" }]],
  },
  {
    ...PAGE,
    title: "Offroaders.com, P-metric to inches conversion chart",
    url: "http://www.offroaders.com/technical/p-metric-tire-sizes-p-metric-to-inches-conversion-chart/amp/",
    rows: [
      ["235/75R15", { size: "P235/75R15" }, { diameter: "28.9", width: "9.25" }],
      ["315/70R17", { size: "LT315/70R17 121/118S" }, { diameter: "34.4", width: "12.4" }],
      [
        "285/75R16",
        { size: "285/75-16" },
        { diameter: "32.8", width: "12.4" },
        { differs: "285 mm are 11.2 inches. The chart prints 11.2 for 285/70R17 and 285/75R17." },
      ],
    ],
  },
  {
    ...PAGE,
    title: "Performance Plus Tire, What is a 31x10.50R15 equivalent to",
    url: "https://www.performanceplustire.com/Blog/what-is-a-31x10-50r15-equivalent-to-expert-tire-size-comparison-chart",
    rows: [["265/75R15", { size: "265/75R15" }, { diameter: "30.65", diameter_mm: "778.5" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "225 × 0.45 = 101.25; 431.8 + 202.5 = 634.3; 245 × 0.45 × 2 + 431.8 = 652.3; 60 × 652.3 ÷ 634.3 = 61.703; -18 ÷ 652.3 = -2.76%",
        { find: "compare", size: "225/45R17", other: "245/45ZR17", speed: 60 },
        { sidewall_mm: "101.25", diameter_mm: "634.3", true_speed: "61.703", speedometer_error: "-2.76", diameter_change: "2.84" },
      ],
      [
        "634.3 × 3.14159265 = 1992.7122; 1609344 ÷ 1992.7122 = 807.61; 1000000 ÷ 1992.7122 = 501.83",
        { size: "225/45R17 91W XL" },
        { circumference_mm: "1992.712", revs_per_mile: "807.61", revs_per_km: "501.83" },
        { edge: "What follows the size is passed over" },
      ],
      [
        "205 × 0.55 × 2 + 406.4 = 631.9 in both",
        { find: "compare", size: "205/55R16", other: "205 55 16", speed: 100, speed_unit: "kmh" },
        { true_speed: "100", speedometer_error: "0", ride_height: "0" },
        { edge: "The same size, written in two ways" },
      ],
    ],
  },
] satisfies Vectors<typeof tireSize>;
