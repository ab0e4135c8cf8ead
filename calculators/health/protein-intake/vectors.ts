import type { Vectors } from "#engine";
import type proteinIntake from "./protein-intake.ts";

export default [
  {
    title: "Pope and others, Nutrition for a Changing World, chapter 8, Recommendations for Protein Intake",
    url: "http://digfir-published.macmillanusa.com/pope1e/pope1e_ch8_2.html",
    read: "2026-11-27",
    rows: [["70 kilograms", { weight: 70 }, { protein: "56" }]],
  },
  {
    title: "NutraIngredients on EFSA's opinion on protein",
    url: "https://nutraingredients.com/Article/2015/02/06/EU-handed-protein-intake-recommendations-no-DRVs",
    read: "2026-11-27",
    rows: [["population reference intake of a 70 kg adult", { weight: 70, person: "adult_who" }, { protein: "58.1" }]],
  },
  {
    title: "fgnutrition.com, Protein needs for athletes",
    url: "https://fgnutrition.com/wordpress/2011/05/28/protein-needs-for-athletes",
    read: "2026-11-27",
    rows: [["just shy of 0.4 grams per pound", { weight: 150, weight_unit: "lb" }, { per_pound: "0.36" }]],
  },
  {
    title: "European Commission, Dietary recommendations for protein intake for infants, children and adolescents",
    url: "https://knowledge4policy.ec.europa.eu/health-promotion-knowledge-gateway/dietary-protein-recommendations-children-5_en",
    read: "2026-11-27",
    place: "EFSA 2012, grams per kilogram, for 100 kg",
    always: { person: "child", weight: 100 },
    rows: [
      ["1 year", { age: 1, sex: "male" }, { protein: "114" }, { edge: "The youngest age of the table" }],
      ["5 years", { age: 5, sex: "female" }, { protein: "85" }],
      ["8 years", { age: 8, sex: "male" }, { protein: "92" }],
      ["12 years, girls", { age: 12, sex: "female" }, { protein: "89" }],
      ["12 years, boys", { age: 12, sex: "male" }, { protein: "90" }],
      ["17 years, girls", { age: 17, sex: "female" }, { protein: "83" }, { edge: "The oldest age of the table" }],
      ["17 years, boys", { age: 17, sex: "male" }, { protein: "86" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1.4 × 80 = 112, 2 × 80 = 160, 112 ÷ 4 = 28, 112 × 4 = 448",
        { weight: 80, person: "exercise", meals: 4 },
        { protein: "112", protein_to: "160", per_meal: "28", energy: "448" },
      ],
      ["2.3 × 100 = 230 and 3.1 × 100 = 310", { weight: 100, person: "dieting" }, { protein: "230", protein_to: "310" }],
      ["0.83 × 100 + 28 = 111", { weight: 100, person: "pregnant_3" }, { protein: "111" }],
      ["0.83 × 100 + 19 = 102", { weight: 100, person: "nursing" }, { protein: "102" }],
    ],
  },
] satisfies Vectors<typeof proteinIntake>;
