import type { Asks } from "#engine";

const A1C = "(hba1c|a1c|hemoglobin a1c|hb a1c)";
const GLUCOSE = "(average glucose|average blood sugar|avg glucose|blood sugar|glucose|eag|mean glucose)";

const asks: Asks = [
  {
    example: "a1c of 7.2% in average glucose",
    says: [
      `${A1C} (of|is)? {percentage:percent} (in|to|as|means|=)? (what)? ${GLUCOSE}?`,
      `(what is)? (the|my)? ${GLUCOSE} (for|of|at|with|if) (my|an|a)? ${A1C} (of|is)? {percentage:percent}`,
    ],
    inputs: { known: "percent" },
  },
  {
    example: "a1c 7.2 to average glucose",
    says: [
      `${A1C} (of|is)? {percentage:plain} (in|to|as|means|=)? (what)? ${GLUCOSE}`,
      `${A1C} (of|is)? {percentage:plain}`,
      `(what is)? (the|my)? ${GLUCOSE} (for|of|at|with|if) (my|an|a)? ${A1C} (of|is)? {percentage:plain}`,
    ],
    inputs: { known: "percent" },
  },
  {
    example: "hba1c 48 mmol/mol in percent",
    says: [`${A1C} (of|is)? {ifcc_result:plain} mmol/mol (in|to|as)? (percent|%)?`],
    inputs: { known: "mmol_mol" },
  },
  {
    example: "average glucose 154 mg/dl to a1c",
    says: [`${GLUCOSE} (of|is)? {glucose_mg:plain} (mg/dl|mg) (in|to|as|is what|means)? ${A1C}?`],
    inputs: { known: "mg_dl" },
  },
  {
    example: "average glucose 8.6 mmol/l to a1c",
    says: [`${GLUCOSE} (of|is)? {glucose_mmol:plain} (mmol/l|mmol) (in|to|as|is what|means)? ${A1C}?`],
    inputs: { known: "mmol_l" },
  },
];

export default asks;
