import type { Vectors } from "#engine";
import type egfr from "./egfr.ts";

export default [
  {
    title: "clinPK for R, tests: revised Schwartz equation",
    url: "https://github.com/InsightRX/clinPK/blob/08048ff16225792138130e2f48913687673ce640/tests/testthat/test_calc_egfr.R",
    read: "2026-11-27",
    by: "software",
    rows: [["schwartz_revised", { measured: "child", creatinine: 0.5, height: 50 }, { egfr: "41.3", stage: "G3b: moderately to severely decreased" }]],
  },
  {
    title: "tabletools for R, calculate_egfr_ckdepi, examples",
    url: "https://rdrr.io/github/JMLuther/tabletools/man/calculate_egfr_ckdepi.html",
    read: "2026-11-27",
    by: "software",
    always: { measured: "creatinine", creatinine: 0.8, age: 70 },
    rows: [
      ["70 years, male", { sex: "male" }, { egfr: "95.2" }],
      ["70 years, female", { sex: "female" }, { egfr: "79.2" }],
    ],
  },
  {
    title: "tabletools for R, calculate_egfr_ckdepi_cysc, examples",
    url: "https://rdrr.io/github/JMLuther/tabletools/man/calculate_egfr_ckdepi_cysc.html",
    read: "2026-11-27",
    by: "software",
    always: { measured: "both", creatinine: 0.6, age: 50 },
    rows: [
      ["female, cystatin C 0.7", { cystatin: 0.7, sex: "female" }, { egfr: "115" }],
      ["male, cystatin C 0.7", { cystatin: 0.7, sex: "male" }, { egfr: "123" }],
      ["female, cystatin C 0.8", { cystatin: 0.8, sex: "female" }, { egfr: "111" }],
      ["male, cystatin C 0.8", { cystatin: 0.8, sex: "male" }, { egfr: "118" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "142 × 1 × 0.9938^50 × 1, with 50 × ln 0.9938 = -0.310965 and e^-0.310965 = 0.73274, is 104.05",
        { measured: "creatinine", creatinine: 0.9, age: 50, sex: "male" },
        { egfr: "104.05", stage: "G1: normal or high" },
        { edge: "Creatinine of 0.9, where the power of a man changes" },
      ],
      [
        "142 × 0.73274 × 1.012 = 105.30",
        { measured: "creatinine", creatinine: 0.7, age: 50, sex: "female" },
        { egfr: "105.30" },
        { edge: "Creatinine of 0.7, where the power of a woman changes" },
      ],
      [
        "1.8 ÷ 0.9 = 2, 2^-1.2 = 0.435275, and 142 × 0.435275 × 0.73274 = 45.29",
        { measured: "creatinine", creatinine: "1.8", age: 50, sex: "male" },
        { egfr: "45.29", stage: "G3a: mildly to moderately decreased" },
      ],
      [
        "133 × 0.996^50, with 50 × ln 0.996 = -0.200401 and e^-0.200401 = 0.81840, is 108.85",
        { measured: "cystatin", cystatin: 0.8, age: 50, sex: "male" },
        { egfr: "108.85" },
        { edge: "Cystatin C of 0.8, where its power changes" },
      ],
      [
        "135 × 0.9961^50, with 50 × ln 0.9961 = -0.195381 and e^-0.195381 = 0.82252, is 111.04",
        { measured: "both", creatinine: 0.9, cystatin: 0.8, age: 50, sex: "male" },
        { egfr: "111.04" },
      ],
      [
        "88.4 ÷ 88.4 = 1 mg/dL, and 0.413 × 100 ÷ 1 = 41.3",
        { measured: "child", creatinine: "88.4", creatinine_unit: "umol_l", height: 100 },
        { egfr: "41.30" },
      ],
      ["0.413 × 150 ÷ 0.59 = 105", { measured: "child", creatinine: "0.59", height: 150 }, { egfr: "105.000" }],
    ],
  },
] satisfies Vectors<typeof egfr>;
