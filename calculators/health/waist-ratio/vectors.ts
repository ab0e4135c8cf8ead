import type { Vectors } from "#engine";
import type waistRatio from "./waist-ratio.ts";

export default [
  {
    title: "LBC, Waist size should be lower than half your height, on the guideline of NICE",
    url: "https://www.lbc.co.uk/news/waist-size-lower-than-half-your-height-healthy/",
    read: "2026-11-27",
    always: { waist_unit: "in", height_unit: "in" },
    rows: [
      ["a woman of 5 ft 4 in with a waist of 29 in", { waist: 29, height: 64 }, { band: "Healthy" }],
      [
        "a woman of 5 ft 4 in with a waist of 32 in",
        { waist: 32, height: 64 },
        { band: "Increased risk", half: "32" },
        { edge: "A waist of exactly half the height is no longer below it" },
      ],
      ["a man of 5 ft 10 in with a waist of 36 in", { waist: 36, height: 70 }, { band: "Increased risk" }],
    ],
  },
  {
    title: "WHO cut-off points, as printed in the Journal of Obesity (2013), 906495, table 1",
    url: "http://www.hindawi.com/journals/jo/2013/906495/tab1/",
    read: "2026-11-27",
    always: { find: "hip", hip: 100 },
    rows: [
      ["men from 0.90", { waist: 90, sex: "male" }, { band: "Substantially increased risk" }, { edge: "The limit for men itself" }],
      ["women from 0.85", { waist: 85, sex: "female" }, { band: "Substantially increased risk" }, { edge: "The limit for women itself" }],
    ],
  },
  {
    title: "The Independent, on the guideline of NICE",
    url: "https://www.independent.co.uk/news/uk/home-news/waist-measurement-good-health-b2053810.html",
    read: "2026-11-27",
    always: { height: 200 },
    rows: [
      ["0.4 is healthy", { waist: 80 }, { to_height: "0.40", band: "Healthy" }],
      ["0.6 or more", { waist: 120 }, { to_height: "0.60", band: "High risk" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["81 ÷ 108 = 0.75, and 0.85 × 108 = 91.8", { find: "hip", waist: 81, hip: 108, sex: "female" }, { to_hip: "0.750", half: "91.8", band: "Not increased" }],
      [
        "79.9 ÷ 200 = 0.3995",
        { waist: "79.9", height: 200 },
        { to_height: "0.3995", band: "Below the healthy range" },
        { edge: "Rounds to 0.40 and is still below it" },
      ],
    ],
  },
] satisfies Vectors<typeof waistRatio>;
