import type { Vector, Vectors } from "#engine";
import type idealWeight from "./ideal-weight.ts";

const read = "2026-11-22";
const PHYSIOLOGY = {
  title: "Wasey, physiology for R, tests",
  url: "https://github.com/jackwasey/physiology/blob/04f10ab5782691682de80c4009d9c897d943117a/tests/testthat/test-bmi.R",
  place: "ideal_weight_adult",
  read,
};
const CLINPK = {
  title: "clinPK for R, tests",
  url: "https://github.com/InsightRX/clinPK/blob/86e3ad931f12d39e7ee535c3d55fe923e3d24ddd/tests/testthat/test_calc_ibw.R",
  read,
};
const CDC = {
  title: "US Centers for Disease Control and Prevention, Defining Adult Overweight and Obesity",
  url: "http://www.cdc.gov/obesity/adult/defining.html",
  place: "table for a height of 5' 9\"",
  read,
};
const UHPHAR = {
  title: "UHPHAR 4330, pharmacy course on the calculation of doses",
  url: "http://uhphar-4330.herokuapp.com/module/calculation_of_doses/topics/actual_body_weight",
  place: "solved problem, the man of 70 inches",
  read,
};
const POWERS = {
  title: "Powers, Howley and Quindry, Exercise Physiology, 11th edition, with a table of the US Institute of Medicine",
  url: "https://accessphysiotherapy.mhmedical.com/content.aspx?bookid=3100&sectionid=259274540",
  read,
};
const powers = (meters: string, healthy_from: string): Vector<typeof idealWeight> => ({
  given: `The weight for a BMI of 18.5 at ${meters} m`,
  inputs: { sex: "female", height: meters, height_unit: "m" },
  expected: { healthy_from },
  by: "published",
  source: { ...POWERS, place: `Estimated Energy Requirements, height ${meters} m` },
});

export default [
  {
    given: "The healthy weights at 5 ft 9 in: from 125 lb, and from 169 lb on overweight",
    inputs: { sex: "male", height: 69, height_unit: "in", weight: 150, weight_unit: "lb" },
    expected: { healthy_from: "125", healthy_below: "169" },
    by: "published",
    source: CDC,
  },
  powers("1.50", "41.6"),
  powers("1.65", "50.4"),
  powers("1.80", "59.9"),
  {
    given: "A man of 70 inches by Devine",
    inputs: { sex: "male", height: 70, height_unit: "in" },
    expected: { ideal_weight: "73" },
    by: "published",
    source: UHPHAR,
  },
  {
    given: "A woman of 160 cm by Devine",
    inputs: { sex: "female", height: 160 },
    expected: { ideal_weight: "52.381890" },
    by: "software",
    source: { ...CLINPK, place: "ibw_devine calculates correct IBW" },
  },
  {
    given: "A man of 160 cm by Devine",
    inputs: { sex: "male", height: 160 },
    expected: { ideal_weight: "56.881890" },
    by: "software",
    source: { ...CLINPK, place: "ibw_devine calculates correct IBW" },
  },
  {
    given: "A man of 180 cm by Devine",
    inputs: { sex: "male", height: 180 },
    expected: { ideal_weight: "75.0" },
    by: "software",
    source: { ...CLINPK, place: "IBW calculation works" },
  },
  {
    given: "A man of exactly 5 ft has the formula's first weight",
    inputs: { sex: "male", height: 60, height_unit: "in" },
    expected: { ideal_weight: "50" },
    by: "software",
    source: PHYSIOLOGY,
    edge: true,
  },
  {
    given: "A woman of exactly 5 ft has the formula's first weight",
    inputs: { sex: "female", height: 60, height_unit: "in" },
    expected: { ideal_weight: "45.5" },
    by: "software",
    source: PHYSIOLOGY,
    edge: true,
  },
  {
    given: "A man of 5 ft 10 in by Robinson, Miller and Hamwi",
    inputs: { sex: "male", height: 70, height_unit: "in" },
    expected: { "formulas.2.weight": "71", "formulas.3.weight": "70.3", "formulas.4.weight": "75" },
    by: "hand",
    source: { title: "52 + 1.9 × 10 = 71; 56.2 + 1.41 × 10 = 70.3; 48 + 2.7 × 10 = 75" },
  },
  {
    given: "A woman of 5 ft 6 in by Robinson, Miller and Hamwi",
    inputs: { sex: "female", height: 66, height_unit: "in" },
    expected: { "formulas.2.weight": "59.2", "formulas.3.weight": "61.26", "formulas.4.weight": "58.7" },
    by: "hand",
    source: { title: "49 + 1.7 × 6 = 59.2; 53.1 + 1.36 × 6 = 61.26; 45.5 + 2.2 × 6 = 58.7" },
  },
  {
    given: "Below 5 ft there is only the range of healthy weights, and nothing negative",
    inputs: { sex: "female", height: 100 },
    expected: { ideal_weight: "", healthy_from: "18.5", healthy_below: "25" },
    by: "hand",
    source: { title: "18.5 × 1 × 1 = 18.5 and 25 × 1 × 1 = 25, at a height of 1 m" },
    edge: true,
  },
  {
    given: "Hamwi for a large frame, and what a man of 180 lb has above it",
    inputs: {
      sex: "male",
      height: 70,
      height_unit: "in",
      weight: 180,
      weight_unit: "lb",
      formula: "hamwi",
      frame: "large",
    },
    expected: { ideal_weight: "181.8814", difference: "-1.8814" },
    by: "hand",
    source: { title: "(48 + 2.7 × 10) × 1.1 = 82.5 kg; 82.5 ÷ 0.45359237 = 181.8814 lb; 180 - 181.8814 = -1.8814" },
  },
] satisfies Vectors<typeof idealWeight>;
