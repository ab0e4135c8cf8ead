import { choice, defineCalculator, number, percent, table, text } from "#engine";
import { decimal } from "#numbers/decimal";
import { bandOf } from "../../shared/body.ts";

// American Diabetes Association, Standards of Care: from 5.7% on prediabetes, from 6.5% on diabetes.
const BANDS = [
  ["Normal", 0],
  ["Prediabetes", 5.7],
  ["Diabetes", 6.5],
] as const;

/** A meter shows milligrams in the US, France and Japan, and millimoles elsewhere: glucose has 180 g a mole. */
const PER_MILLIMOLE = 18;

export default defineCalculator({
  name: "A1C calculator",
  summary: "Converts A1C between %, mmol/mol and estimated average glucose (eAG) in mg/dL and mmol/L.",

  inputs: {
    known: choice(
      "I know",
      {
        percent: "A1C in percent",
        mmol_mol: "A1C in mmol/mol",
        mg_dl: "Average glucose in mg/dL",
        mmol_l: "Average glucose in mmol/L",
      },
      { default: "percent", beginsIn: { "en-US": "percent", "en-GB": "mmol_mol", "de-DE": "mmol_mol" } },
    ),
    percentage: percent("A1C", { min: 3, max: 20, example: 6.5 }),
    ifcc_result: number("A1C", { unit: "mmol/mol", min: 10, max: 195, example: 48 }),
    glucose_mg: number("Average glucose", { unit: "mg/dL", min: 40, max: 530, example: 140 }),
    glucose_mmol: number("Average glucose", { unit: "mmol/L", min: 2.2, max: 29, example: 7.8 }),
  },

  outputs: {
    eag_mg: number("Estimated average glucose", { unit: "mg/dL", digits: 0 }),
    eag_mmol: number("Estimated average glucose", { unit: "mmol/L", digits: 1 }),
    a1c: percent("A1C (NGSP)", { digits: 1 }),
    ifcc: number("A1C (IFCC)", { unit: "mmol/mol", digits: 0 }),
    band: text("Range of the test"),
    bands: table(
      "Ranges of the A1C test",
      { name: text("Range"), from: percent("From", { digits: 1 }) },
      { chart: { kind: "scale", x: "from", name: "name", of: "a1c", good: 0 } },
    ),
  },
  formula: "eAG in mg/dL = 28.7 × A1C − 46.7; mmol/mol = 10.93 × A1C − 23.5",

  between: { points: number("A1C in percent", { significant: 6 }) },
  by: { eag_mmol: ["Average glucose in mmol/L", `eag_mg ÷ ${PER_MILLIMOLE}`], a1c: "points ÷ 100" },
  questions: {
    known: {
      percent: {
        asks: ["percentage"],
        primary: "eag_mg",
        by: { points: "percentage × 100", eag_mg: "28.7 × points - 46.7", ifcc: "10.93 × points - 23.5" },
      },
      mmol_mol: {
        asks: ["ifcc_result"],
        primary: "a1c",
        by: { points: "0.09148 × ifcc_result + 2.152", eag_mg: "28.7 × points - 46.7", ifcc: "ifcc_result" },
      },
      mg_dl: {
        asks: ["glucose_mg"],
        primary: "a1c",
        by: { points: "(glucose_mg + 46.7) ÷ 28.7", eag_mg: "glucose_mg", ifcc: "10.93 × points - 23.5" },
      },
      mmol_l: {
        asks: ["glucose_mmol"],
        primary: "a1c",
        by: {
          points: "(eag_mg + 46.7) ÷ 28.7",
          eag_mg: `glucose_mmol × ${PER_MILLIMOLE}`,
          ifcc: "10.93 × points - 23.5",
        },
      },
    },
  },
  after: ({ points }) => ({
    band: bandOf(BANDS, points),
    bands: BANDS.map(([name, from]) => ({ name, from: decimal(from) })),
  }),

  sentence: (_, { a1c, ifcc, eag_mg, eag_mmol }) =>
    `An A1C of ${a1c} (${ifcc}) goes with an average glucose of about ${eag_mg} (${eag_mmol}).`,

  alerts: (_, { a1c }) => [
    a1c.value.gte(10) &&
      `An A1C of ${a1c} is very high. Please see a doctor soon, and at once if you are very thirsty, sick or confused.`,
    a1c.value.lt(4) && `An A1C of ${a1c} is unusually low. Please ask a doctor what it means.`,
  ],
  notes: (_, { band }) => [
    `The ranges are for people without known diabetes. ${band === "Diabetes" ? "One test is no diagnosis: ask your doctor for a second one." : "Only a doctor can say what your result means."}`,
    "Anemia, pregnancy, kidney disease and some blood disorders change A1C without changing glucose.",
  ],
});
