import type { Vectors } from "#engine";
import type linearRegression from "./linear-regression.ts";

const EXAMS = "65:175; 67:133; 71:185; 71:163; 66:126; 75:198; 67:153; 70:163; 71:159; 69:151; 69:159";

export default [
  {
    title: "NIST Statistical Reference Datasets, linear regression, Norris",
    url: "https://www.itl.nist.gov/div898/strd/lls/data/Norris.shtml",
    read: "2026-11-27",
    place: "certified values",
    rows: [
      [
        "Norris",
        {
          points:
            "0.2:0.1; 337.4:338.8; 118.2:118.1; 884.6:888.0; 10.1:9.2; 226.5:228.1; 666.3:668.5; 996.3:998.5; 448.6:449.1; 777.0:778.9; 558.2:559.2; 0.4:0.3; 0.6:0.1; 775.5:778.1; 666.9:668.8; 338.0:339.3; 447.5:448.9; 11.6:10.8; 556.0:557.7; 228.1:228.3; 995.8:998.0; 887.6:888.8; 120.2:119.6; 0.3:0.3; 0.3:0.6; 556.8:557.6; 339.1:339.3; 887.2:888.0; 999.0:998.5; 779.0:778.9; 11.1:10.2; 118.3:117.6; 229.2:228.9; 669.1:668.4; 448.9:449.2; 0.5:0.2",
        },
        {
          slope: "1.00211681802045",
          intercept: "-0.262323073774029",
          slope_error: "0.000429796848199937",
          intercept_error: "0.232818234301152",
          residual_error: "0.884796396144373",
          r_squared: "0.999993745883712",
        },
      ],
    ],
  },
  {
    title: "NIST Statistical Reference Datasets, linear regression, NoInt1 and NoInt2",
    url: "https://www.itl.nist.gov/div898/strd/lls/data/NoInt1.shtml",
    read: "2026-11-27",
    place: "certified values",
    always: { line: "origin" },
    rows: [
      [
        "NoInt1",
        { points: "60:130; 61:131; 62:132; 63:133; 64:134; 65:135; 66:136; 67:137; 68:138; 69:139; 70:140" },
        { slope: "2.07438016528926", slope_error: "0.0165289256198347", residual_error: "3.56753034006338", r_squared: "0.999365492298663" },
        { edge: "A line through the origin" },
      ],
      [
        "NoInt2",
        { points: "4:3; 5:4; 6:4" },
        { slope: "0.727272727272727", slope_error: "0.0420827318078432", residual_error: "0.369274472937998", r_squared: "0.993348115299335" },
      ],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/12-3-the-regression-equation",
    read: "2026-11-27",
    place: "section 12.3, The Regression Equation",
    rows: [["third exam and final exam", { points: EXAMS }, { intercept: "-173.51", slope: "4.83", r: "0.6631", r_squared: "0.4397" }]],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/12-5-prediction",
    read: "2026-11-27",
    place: "section 12.5, Prediction",
    rows: [
      [
        "the final exam at 73",
        { points: EXAMS, at: 73 },
        { predicted: "179.08" },
        { differs: "The book rounds the line to -173.51 + 4.83x first. With all digits it is 178.89." },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "(5 - 1) ÷ (2 - 0) = 2, and 1 - 2 × 0 = 1",
        { points: "0:1; 2:5" },
        { slope: "2", intercept: "1", r: "1", freedom: "0" },
        { edge: "Two points leave nothing to estimate errors from" },
      ],
      ["(3 × 6 - 3 × 6) ÷ 6 = 0, and 6 ÷ 3 = 2", { points: "0:2; 1:2; 2:2" }, { slope: "0", intercept: "2" }, { edge: "A level line has no correlation" }],
    ],
  },
] satisfies Vectors<typeof linearRegression>;
