import type { Vectors } from "#engine";
import type bmi from "./bmi.ts";

const CDC = {
  title: "US Centers for Disease Control and Prevention, About Adult BMI, how BMI is calculated",
  url: "https://www.cdc.gov/bmi/faq/index.html",
};
const NHLBI = {
  title: "US National Heart, Lung, and Blood Institute, Body Mass Index Table 1",
  url: "https://www.nhlbi.nih.gov/health/educational/lose_wt/BMI/bmi_tbl.htm",
};

export default [
  {
    given: "68 kg and 165 cm",
    inputs: { weight: 68, height: 165 },
    expected: { bmi: "24.98" },
    by: "published",
    source: CDC,
  },
  {
    given: "150 lb and 65 in, and 24.96 is still healthy though it prints as 25.0",
    inputs: { weight: 150, weight_unit: "lb", height: 65, height_unit: "in" },
    expected: { bmi: "24.96", band: "Healthy weight" },
    by: "published",
    source: CDC,
    edge: true,
  },
  {
    given: "91 lb and 58 in",
    inputs: { weight: 91, weight_unit: "lb", height: 58, height_unit: "in" },
    expected: { bmi: "19" },
    by: "published",
    source: NHLBI,
  },
  {
    given: "167 lb and 58 in",
    inputs: { weight: 167, weight_unit: "lb", height: 58, height_unit: "in" },
    expected: { bmi: "35" },
    by: "published",
    source: NHLBI,
  },
  {
    given: "287 lb and 76 in",
    inputs: { weight: 287, weight_unit: "lb", height: 76, height_unit: "in" },
    expected: { bmi: "35" },
    by: "published",
    source: NHLBI,
  },
  {
    given: "Exactly 25 is overweight: 100 kg and 2 m",
    inputs: { weight: 100, height: 2, height_unit: "m" },
    expected: { bmi: "25.00", band: "Overweight", healthy_from: "74", healthy_below: "100" },
    by: "hand",
    source: { title: "100 ÷ (2 × 2) = 25; 18.5 × 4 = 74; 25 × 4 = 100" },
    edge: true,
  },
  {
    given: "Exactly 18.5 is healthy: 74 kg and 2 m",
    inputs: { weight: 74, height: 200 },
    expected: { bmi: "18.50", band: "Healthy weight" },
    by: "hand",
    source: { title: "74 ÷ (2 × 2) = 18.5" },
    edge: true,
  },
  {
    given: "23 is the first point for Asian adults: 92 kg and 2 m",
    inputs: { weight: 92, height: 200, bands: "asian" },
    expected: { bmi: "23.00", band: "Increased risk", healthy_below: "92" },
    by: "standard",
    source: {
      title: "WHO expert consultation, Appropriate body-mass index for Asian populations, The Lancet 363 (2004)",
      url: "https://doi.org/10.1016/S0140-6736(03)15268-3",
    },
    edge: true,
  },
] satisfies Vectors<typeof bmi>;
