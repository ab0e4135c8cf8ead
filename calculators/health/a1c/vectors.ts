import type { Vectors } from "#engine";
import type a1c from "./a1c.ts";

export default [
  {
    title: "American Diabetes Association, A1C and eAG, as printed by Genetrack",
    url: "https://support.genetrackpakistan.com/hc/en-us/articles/5708853369613-How-does-my-HbA1c-value-compare-to-the-glucose-level-I-see-on-my-home-glucose-meter",
    read: "2026-11-27",
    by: "quoted",
    always: { known: "percent" },
    rows: [
      ["6.0", { percentage: 6 }, { eag_mg: "126", eag_mmol: "7.0" }],
      ["6.5", { percentage: 6.5 }, { eag_mg: "140", eag_mmol: "7.8" }],
      ["7.0", { percentage: 7 }, { eag_mg: "154", eag_mmol: "8.6" }],
      ["7.5", { percentage: 7.5 }, { eag_mg: "169", eag_mmol: "9.4" }],
      ["9.0", { percentage: 9 }, { eag_mg: "212", eag_mmol: "11.8" }],
      ["9.5", { percentage: 9.5 }, { eag_mg: "226", eag_mmol: "12.6" }],
      ["10.0", { percentage: 10 }, { eag_mg: "240", eag_mmol: "13.4" }],
      ["8.0", { percentage: 8 }, { eag_mmol: "10.1" }, { differs: "182.9 mg/dL ÷ 18 is 10.16. Other copies of this table print 10.2." }],
    ],
  },
  {
    title: "nutricity.it, HbA1c and average glucose, table",
    url: "https://www.nutricity.it/en/tools/hba1c-eag",
    read: "2026-11-27",
    always: { known: "percent" },
    rows: [
      ["6.0, IFCC", { percentage: 6 }, { ifcc: "42" }],
      ["8.0, IFCC", { percentage: 8 }, { ifcc: "64" }],
      ["10.0, IFCC", { percentage: 10 }, { ifcc: "86" }],
    ],
  },
  {
    title: "Yale Health, Know Your Blood Glucose Numbers",
    url: "http://yalehealth.yale.edu/more/know-your-blood-glucose-numbers",
    read: "2026-11-27",
    always: { known: "percent" },
    rows: [
      ["diabetes, 6.5 or above", { percentage: 6.5 }, { band: "Diabetes" }, { edge: "The limit itself" }],
      ["prediabetes, 5.7 to 6.4", { percentage: 5.7 }, { band: "Prediabetes" }, { edge: "The first that is not normal" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["0.09148 × 50 + 2.152 = 6.726", { known: "mmol_mol", ifcc_result: 50 }, { a1c: "6.726", band: "Diabetes" }],
      ["(240.3 + 46.7) ÷ 28.7 = 10", { known: "mg_dl", glucose_mg: "240.3" }, { a1c: "10.000" }],
      ["10 × 18 = 180, and (180 + 46.7) ÷ 28.7 = 7.89895", { known: "mmol_l", glucose_mmol: 10 }, { eag_mg: "180", a1c: "7.8990" }],
    ],
  },
] satisfies Vectors<typeof a1c>;
