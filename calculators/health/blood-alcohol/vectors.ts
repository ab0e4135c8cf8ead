import type { Vectors } from "#engine";
import type bloodAlcohol from "./blood-alcohol.ts";

/** The paper and the charts take other sizes for a fluid ounce, so sizes are given in milliliters. */
const IN_ML = { size_in: "ml" } as const;
const ONE_HOUR = { sex: "male", weight_unit: "lb", hours: 0, size_in: "us_floz" } as const;
const SOBER = { drinks: "0:330:5", size_in: "ml", hours: 0, sex: "female", weight: 60 } as const;

export default [
  {
    title: "Archives of Toxicology 95 (2021), pages 3651 to 3664",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8536606/table/Tab1",
    read: "2026-11-27",
    place: "table 1, BAC at the high rate of elimination",
    always: { ...IN_ML, sex: "male", method: "watson", age: 40, height: 172.72, weight: 72.576, falls: 0.02 },
    rows: [
      ["consumption 1", { drinks: "3:44.355:40", hours: 0 }, { bac: "0.080881", alcohol: "42.04854" }],
      ["consumption 2", { drinks: "5:44.355:40", hours: 1 }, { bac: "0.114801" }],
      ["consumption 3", { drinks: "7:44.355:40", hours: 2 }, { bac: "0.148721" }],
      ["consumption 4", { drinks: "9:44.355:40", hours: 3 }, { bac: "0.182642" }],
    ],
  },
  {
    title: "Estimated BAC for men, by drinks of 1.25 oz of 80 proof liquor, Wisconsin Drunk Driving",
    url: "https://wisconsindrunkdriving.blogspot.com/search/label/Estimating%20BAC%20Levels",
    read: "2026-11-27",
    always: ONE_HOUR,
    rows: [
      ["190 pounds, 8 drinks", { weight: 190, drinks: "8:1.25:40" }, { peak: "0.16" }],
      ["200 pounds, 10 drinks", { weight: 200, drinks: "10:1.25:40" }, { peak: "0.19" }],
      ["190 pounds, 8 drinks in 4 hours", { weight: 190, drinks: "8:1.25:40", hours: 4 }, { bac: "0.1" }],
    ],
  },
  {
    title: "The Road Traffic Act 1988 (Prescribed Limit) (Scotland) Regulations 2014",
    url: "https://legislation.gov.uk/ssi/2014/328/made/data.html",
    read: "2026-11-27",
    by: "law",
    rows: [["regulation 2(b), 50 mg in 100 mL of blood", { ...SOBER, limit: "scotland" }, { limit_value: "0.05" }]],
  },
  {
    title: "Osaka Prefectural Police, Traffic Control and Traffic Violation",
    url: "https://www.police.pref.osaka.jp/17language/english/01sogo/kotsu/02/torishimari04_1.html",
    read: "2026-11-27",
    rows: [["Q1, 0.3 mg of alcohol per milliliter in the blood", { ...SOBER, limit: "japan" }, { limit_value: "0.03" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "2 × 12 × 5% + 5 × 12% = 1.8 fl oz, × 29.5735295625 × 0.79 = 42.0535590 g, ÷ (70 × 0.55 × 10) = 0.1092300%, less 0.03% = 0.0792300%, ÷ 0.015% = 5.282 hours",
        { drinks: "2:12:5; 1:5:12", hours: 2, sex: "female", weight: 70 },
        { alcohol: "42.1", peak: "0.109", bac: "0.079", per_liter: "0.79", zero_in: "5.3" },
        { given: "Two beers and a glass of wine" },
      ],
      [
        "0.1069 × 165 + 0.2466 × 60 - 2.097 = 30.3375 L of water; 500 × 5% × 0.79 = 19.75 g, × 0.8 ÷ 303.375 = 0.0520808%",
        { ...IN_ML, drinks: "1:500:5", hours: 0, sex: "female", method: "watson", age: 30, height: 165, weight: 60 },
        { alcohol: "19.8", peak: "0.052" },
      ],
      [
        "400 × 34% × 0.79 = 107.44 g, ÷ (79 × 0.68 × 10) = 0.2%; 0.2 - 0.08 = 0.12, ÷ 0.015 = 8 hours to the limit",
        { ...IN_ML, drinks: "1:400:34", hours: 0, sex: "male", weight: 79 },
        { bac: "0.2", limit_in: "8", zero_in: "13.3", zero_slow: "20" },
      ],
      [
        "0.2 - 10 × 0.02 = 0, and in slow people 0.2 - 10 × 0.01 = 0.1, ÷ 0.01 = 10 hours",
        { ...IN_ML, drinks: "1:400:34", hours: 10, falls: 0.02, sex: "male", weight: 79 },
        { bac: "0", zero_in: "0", zero_slow: "10" },
        { edge: "Just now at zero" },
      ],
      [
        "100 × 34% × 0.79 = 26.86 g, ÷ (79 × 0.68 × 10) = 0.05%, which is the limit itself",
        { ...IN_ML, drinks: "1:100:34", hours: 0, sex: "male", weight: 79, limit: "germany" },
        { bac: "0.05", limit_in: "0" },
        { edge: "At the limit itself" },
      ],
    ],
  },
] satisfies Vectors<typeof bloodAlcohol>;
