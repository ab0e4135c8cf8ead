import type { Vectors } from "#engine";
import type growthPercentile from "./growth-percentile.ts";

export default [
  {
    title: "World Health Organization, anthro for R, tests",
    url: "https://github.com/WorldHealthOrganization/anthro/tree/b776d8a12b1c97369c748b561159fd2ec4f4db58/tests/testthat",
    read: "2026-11-27",
    always: { age_by: "birth", chart: "who" },
    rows: [
      ["weight for age, 17 kg at 1,522 days", { measure: "weight", sex: "female", birth: "2020-01-01", day: "2024-03-02", weight: 17 }, { z_score: "0.24" }],
      [
        "length for age, 50 cm at 44 days, ((50 ÷ 56.4833)^1 - 1) ÷ 0.03492",
        { measure: "height", sex: "male", birth: "2026-01-01", day: "2026-02-14", height: 50 },
        { z_score: "-3.29" },
      ],
    ],
  },
  {
    title: "World Health Organization, anthroplus for R, tests",
    url: "https://github.com/cran/anthroplus/blob/84cad057fad42d16073bea755d6b5012b03c3f21/tests/testthat/test-zscores.R",
    read: "2026-11-27",
    always: { age_by: "birth", sex: "female", birth: "2020-01-01", chart: "who" },
    rows: [
      ["60.32 months, 113.8 cm", { measure: "height", day: "2025-01-10", height: "113.8" }, { z_score: "0.96" }],
      ["60.32 months, 18.7 kg", { measure: "weight", day: "2025-01-10", weight: "18.7" }, { z_score: "0.21" }],
      ["60.911701 months, 113.6 cm", { measure: "height", day: "2025-01-28", height: "113.6" }, { z_score: "0.85" }],
      ["60.911701 months, 20.5 kg", { measure: "weight", day: "2025-01-28", weight: "20.5" }, { z_score: "0.79" }],
    ],
  },
  {
    title: "World Health Organization, growth standards: M at birth, a z-score of 0",
    url: "https://github.com/WorldHealthOrganization/anthro/tree/b776d8a12b1c97369c748b561159fd2ec4f4db58/data-raw/growthstandards",
    read: "2026-11-27",
    always: { age_by: "age", years: 0, months: 0, chart: "who" },
    rows: [
      [
        "weianthro, boys, day 0",
        { measure: "weight", sex: "male", weight: "3.3464" },
        { percentile: "50.0000", z_score: "0.0000" },
        { edge: "At birth, the first row" },
      ],
      ["hcanthro, girls, day 0", { measure: "head", sex: "female", head: "33.8787" }, { percentile: "50.0000", median_head: "33.8787" }],
      ["lenanthro, boys, day 0", { measure: "height", sex: "male", height: "49.8842" }, { percentile: "50.0000", median_height: "49.8842" }],
    ],
  },
  {
    title: "US Centers for Disease Control and Prevention, CDC growth charts: M of a middle of a month, a z-score of 0",
    url: "https://github.com/CDC-DNPAO/CDCAnthro/tree/caa8b83a5b689575ba427dc7af6ba0eb589f51d6",
    read: "2026-11-27",
    always: { age_by: "age", chart: "us", sex: "male" },
    rows: [
      [
        "stature, 24.5 months",
        { measure: "height", years: 2, months: 0, height: "86.86161" },
        { percentile: "50.000" },
        { edge: "The first month of the CDC's charts" },
      ],
      [
        "weight, 239.5 months",
        { measure: "weight", years: 19, months: 11, weight: "70.55252" },
        { percentile: "50.0" },
        { edge: "The last month of the CDC's charts" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "((59.3644 ÷ 49.8842)^1 - 1) ÷ (1 × 0.03795) = 0.190044 ÷ 0.03795 = 5.0078",
        { measure: "height", sex: "male", age_by: "age", years: 0, months: 0, height: "59.3644", chart: "who" },
        { z_score: "5.0078", percentile: "100.0" },
        { edge: "Far above every curve" },
      ],
    ],
  },
] satisfies Vectors<typeof growthPercentile>;
