import type { Vectors } from "#engine";
import type targetHeartRate from "./target-heart-rate.ts";

export default [
  {
    title: "US Centers for Disease Control and Prevention, Target Heart Rate and Estimated Maximum Heart Rate",
    url: "http://www.cdc.gov/physicalactivity/basics/measuring/heartrate.htm",
    read: "2026-11-27",
    rows: [
      ["a 50-year-old person", { age: 50 }, { max_rate: "170" }],
      ["a 35-year-old person", { age: 35 }, { max_rate: "185" }],
    ],
  },
  {
    title: "Target heart rates by the American Heart Association and the CDC, as quoted by ISLB",
    url: "http://isliquidbiopsy.org/article_em-3626.html",
    read: "2026-11-27",
    by: "quoted",
    place: "chart of target heart rate zones by age",
    rows: [
      ["20 years", { age: 20 }, { moderate_from: "128", moderate_to: "152", vigorous_from: "154", vigorous_to: "186", max_rate: "200" }],
      ["25 years", { age: 25 }, { moderate_from: "125", moderate_to: "148", vigorous_from: "150", vigorous_to: "181" }],
      ["50 years", { age: 50 }, { moderate_from: "109", moderate_to: "129", vigorous_from: "131", vigorous_to: "158" }],
      ["75 years", { age: 75 }, { moderate_from: "93", moderate_to: "110", vigorous_from: "112", vigorous_to: "135", max_rate: "145" }],
    ],
  },
  {
    title: "Austin Community College, Worksheet 4, Calculating Your Target Heart Rate",
    url: "http://www.austincc.edu/shopland/worksheet_4.htm",
    read: "2026-11-27",
    rows: [
      [
        "Karvonen formula, the lower end for a 20-year-old with a resting rate of 75",
        { method: "reserve", age: 20, resting: 75 },
        { max_rate: "200", reserve: "125", vigorous_from: "150" },
      ],
    ],
  },
  {
    title: "Whitworth University, Heart Rate Reserve",
    url: "https://academic.whitworth.edu/hs433/heart_rate_reserve.htm",
    read: "2026-11-27",
    rows: [["intensity of 150 bpm at the age of 20 with a resting rate of 50", { method: "reserve", age: 20, resting: 50, pulse: 150 }, { intensity: "67" }]],
  },
  {
    by: "hand",
    rows: [
      ["208 - 0.7 × 60 = 166, and 90% × 166 = 149.4", { age: 60, formula: "tanaka" }, { max_rate: "166", "zones.5.from": "149", "zones.5.to": "166" }],
      ["206 - 0.88 × 50 = 162, and 64% × 162 = 103.68", { age: 50, formula: "gulati" }, { max_rate: "162", moderate_from: "104" }],
      [
        "190 - 60 = 130; 40% × 130 + 60 = 112; 50% × 130 + 60 = 125",
        { method: "reserve", age: 40, formula: "own", measured: 190, resting: 60 },
        { reserve: "130", moderate_from: "112", "zones.1.from": "125" },
        { edge: "A measured maximum instead of a formula" },
      ],
      ["220 - 20 = 200, and 200 ÷ 200 = 100%", { age: 20, pulse: 200 }, { intensity: "100", "zones.5.to": "200" }, { edge: "At the maximum itself" }],
    ],
  },
] satisfies Vectors<typeof targetHeartRate>;
