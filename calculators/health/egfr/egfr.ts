import { choice, count, defineCalculator, number, quantity, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Dimension } from "#numbers/dimension";
import type { Sex } from "#numbers/resting-energy";
import { LENGTH } from "#numbers/units";
import { bandOf, SEXES } from "../../shared/body.ts";

/** Creatinine has 113.12 g a mole, and all labs divide by 88.4. */
const CREATININE = {
  mg_dl: { label: "mg/dL", factor: "88.4" },
  umol_l: { label: "µmol/L", factor: "1" },
} as const satisfies Dimension;

// KDIGO, Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease.
const STAGES = [
  ["G5: kidney failure", 0],
  ["G4: severely decreased", 15],
  ["G3b: moderately to severely decreased", 30],
  ["G3a: mildly to moderately decreased", 45],
  ["G2: mildly decreased", 60],
  ["G1: normal or high", 90],
] as const;

// Inker and others, New England Journal of Medicine 385 (2021), and 367 (2012) for cystatin C alone: the level that counts as 1, the
// powers below and above it, and a factor for women.
const CREATININE_ALONE = { above: "-1.2", female: ["0.7", "-0.241", "1.012"], male: ["0.9", "-0.302", "1"] } as const;
const BOTH = { above: "-0.544", female: ["0.7", "-0.219", "0.963"], male: ["0.9", "-0.144", "1"] } as const;
const LEVEL_OF_CYSTATIN = "0.8";

const between = (label: string) => number(label, { significant: 6, optional: true });

export default defineCalculator({
  name: "eGFR calculator",
  summary: "Kidney function (eGFR) and stage from creatinine, cystatin C or both by CKD-EPI 2021, and for children.",

  inputs: {
    measured: choice(
      "Calculate from",
      {
        creatinine: "Creatinine (CKD-EPI 2021)",
        cystatin: "Cystatin C (CKD-EPI 2012)",
        both: "Creatinine and cystatin C (CKD-EPI 2021)",
        child: "Creatinine of a child (Schwartz)",
      },
      { default: "creatinine" },
    ),
    creatinine: quantity("Creatinine", CREATININE, {
      unit: "mg_dl",
      units: { mg_dl: [0.1, 25], umol_l: [9, 2210] },
      example: 1.1,
    }),
    cystatin: number("Cystatin C", { unit: "mg/L", min: 0.1, max: 15, example: 0.9 }),
    age: count("Age", { unit: "years", min: 18, max: 110, example: 55 }),
    sex: choice("Sex", SEXES, { example: "female" }),
    height: quantity("Height of the child", LENGTH, {
      body: true,
      unit: "cm",
      units: { cm: [50, 220], in: [20, 87] },
      example: 120,
    }),
  },

  outputs: {
    egfr: number("eGFR", { unit: "mL/min/1.73 m²", digits: 0 }),
    stage: text("Stage by KDIGO"),
    stages: table(
      "Stages",
      { stage: text("Stage"), from: number("eGFR from", { digits: 0 }) },
      { chart: { kind: "scale", x: "from", name: "stage", of: "egfr", good: 5 } },
    ),
  },
  primary: "egfr",
  formula: "eGFR = 142 × (creatinine ÷ κ)^power × 0.9938^age × 1.012 for women, κ = 0.7 for women and 0.9 for men",

  equationsIn: ["mg_dl", "cm"],
  between: {
    level: between("Level that counts as 1"),
    ratio: between("Creatinine compared with it"),
    power: between("Power"),
    cystatin_ratio: between("Cystatin C compared with it"),
    cystatin_power: between("Power of cystatin C"),
    factor: between("Factor"),
  },
  questions: {
    measured: {
      creatinine: {
        asks: ["creatinine", "age", "sex"],
        by: { ratio: "creatinine ÷ level", egfr: "142 × ratio^power × 0.9938^age × factor" },
        compute: ({ creatinine, sex }) => powersOf(CREATININE_ALONE, sex, creatinine),
      },
      cystatin: {
        asks: ["cystatin", "age", "sex"],
        by: {
          cystatin_ratio: `cystatin ÷ ${LEVEL_OF_CYSTATIN}`,
          egfr: "133 × cystatin_ratio^cystatin_power × 0.996^age × factor",
        },
        compute: ({ cystatin, sex }) => ({
          cystatin_power: decimal(cystatin.lte(LEVEL_OF_CYSTATIN) ? "-0.499" : "-1.328"),
          factor: decimal(sex === "female" ? "0.932" : "1"),
        }),
      },
      both: {
        asks: ["creatinine", "cystatin", "age", "sex"],
        by: {
          ratio: "creatinine ÷ level",
          cystatin_ratio: `cystatin ÷ ${LEVEL_OF_CYSTATIN}`,
          egfr: "135 × ratio^power × cystatin_ratio^cystatin_power × 0.9961^age × factor",
        },
        compute: ({ creatinine, cystatin, sex }) => ({
          ...powersOf(BOTH, sex, creatinine),
          cystatin_power: decimal(cystatin.lte(LEVEL_OF_CYSTATIN) ? "-0.323" : "-0.778"),
        }),
      },
      child: { asks: ["creatinine", "height"], by: { egfr: "0.413 × height ÷ creatinine" } },
    },
  },
  after: ({ egfr }) => ({
    stage: bandOf(STAGES, egfr),
    stages: STAGES.map(([stage, from]) => ({ stage, from: decimal(from) })),
  }),

  sentence: (_, { egfr, stage }) => `The estimated GFR is ${egfr}. By itself that is ${stage}.`,

  alerts: (_, { egfr }) => [
    egfr.value.lt(15) && `An eGFR of ${egfr} is very low. If a doctor doesn't know it yet, call one today.`,
    egfr.value.gte(15) && egfr.value.lt(30) && `An eGFR of ${egfr} is low. Please see a doctor soon.`,
  ],
  notes: ({ measured }, { egfr }) => [
    egfr.value.gte(60) &&
      "Stages G1 and G2 are kidney disease only if there are other signs, such as protein in the urine.",
    egfr.value.lt(60) &&
      "It counts as kidney disease only if it stays below 60 for three months. Ask your doctor for a second test.",
    measured === "child" && "For ages 1 to 17, with creatinine measured by an enzymatic method.",
    "Not for pregnancy, or while kidney function is changing fast. Very much or very little muscle changes creatinine.",
  ],
});

type Terms = Readonly<Record<Sex, readonly [level: string, below: string, factor: string]>> & {
  readonly above: string;
};

function powersOf(terms: Terms, sex: Sex, creatinine: Decimal) {
  const [level, below, factor] = terms[sex];
  const isBelow = creatinine.div(CREATININE.mg_dl.factor).lte(level);
  return { level: decimal(level), power: decimal(isBelow ? below : terms.above), factor: decimal(factor) };
}
