import type { Vectors } from "#engine";
import type bodySurfaceArea from "./body-surface-area.ts";

export default [
  {
    title: "Pharmacy Tech Study, Body Surface Area Formula",
    url: "https://www.pharmacy-tech-study.com/body-surface-area-formula.html",
    read: "2026-11-27",
    rows: [["example, a boy of 33 inches and 33 pounds", { height: 33, height_unit: "in", weight: 33, weight_unit: "lb" }, { bsa: "0.59" }]],
  },
  {
    title: "Pharmacy Tutor, PTCB preparation: BSA calculation",
    url: "https://pharmacytutor.com/ptcb-preparation-bsa-calculation-tips-for-better-scores",
    read: "2026-11-27",
    rows: [["practice question, 170 cm and 70 kg", { height: 170, weight: 70 }, { bsa: "1.82" }]],
  },
  {
    title: "BodySurfaceArea by L. Sclovsky, tests",
    url: "https://github.com/lucianosky/BodySurfaceArea/blob/master/BodySurfaceAreaTests/BodySurfaceAreaTests.swift",
    read: "2026-11-27",
    by: "software",
    always: { height: 180, weight: 90 },
    rows: [
      ["boyd", { formula: "boyd" }, { bsa: "2.1399785752" }],
      ["haycock", { formula: "haycock" }, { bsa: "2.1377747258" }],
      ["mosteller", {}, { bsa: "2.1213203436" }],
    ],
  },
  {
    title: "clinPK for R, tests",
    url: "https://github.com/InsightRX/clinPK/blob/5fc181ff539581a9b7284836d0ee5a082e874970/tests/testthat/test_calc_bsa.R",
    read: "2026-11-27",
    by: "software",
    rows: [["calc_bsa, method dubois", { height: 180, weight: 80, formula: "du_bois" }, { bsa: "2.00" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "100 cm × 36 kg ÷ 3600 = 1, and √1 = 1",
        { height: 100, weight: 36 },
        { bsa: "1.0000000", share: "57.80" },
        { edge: "A product of 3,600 is exactly one square meter" },
      ],
      [
        "e^(ln 0.0235 + 0.42246 × ln 100 + 0.51456 × ln 100) = e^(-3.750755 + 0.93702 × 4.605170) = e^0.564382 = 1.758",
        { height: 100, weight: 100, formula: "gehan_george" },
        { bsa: "1.758" },
        { edge: "Height and weight of the same figure, by the formula with the longest powers" },
      ],
    ],
  },
] satisfies Vectors<typeof bodySurfaceArea>;
