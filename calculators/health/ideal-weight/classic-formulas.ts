// Four formulas for an ideal weight, and what each gives.
import { quantity, table, text } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";

// Kilograms at five feet, and for every inch above.
export const FORMULAS = {
  // Drug Intelligence and Clinical Pharmacy 8 (1974), pages 650 to 655.
  devine: { name: "Devine (1974)", female: ["45.5", "2.3"], male: ["50", "2.3"] },
  // American Journal of Hospital Pharmacy 40 (1983), pages 1016 to 1019.
  robinson: { name: "Robinson (1983)", female: ["49", "1.7"], male: ["52", "1.9"] },
  // American Journal of Hospital Pharmacy 40 (1983), page 1622.
  miller: { name: "Miller (1983)", female: ["53.1", "1.36"], male: ["56.2", "1.41"] },
  // Diabetes Mellitus: Diagnosis and Treatment, volume 1 (1964), pages 73 to 78: 100 lb and 5 lb, 106 lb and 6 lb,
  // in the kilograms that it is quoted with since.
  hamwi: { name: "Hamwi (1964)", female: ["45.5", "2.2"], male: ["48", "2.7"] },
} as const;
const ALL = ["devine", "robinson", "miller", "hamwi"] as const;

export const COMPARISON = table(
  "Comparison of formulas",
  { formula: text("Formula"), weight: quantity("Ideal weight", MASS, { as: "weight", digits: 1 }) },
  { optional: true, chart: { kind: "bars", x: "formula", y: "weight" } },
);

export const compared = (sex: "female" | "male", inches: Decimal) =>
  ALL.map((each) => ({ formula: FORMULAS[each].name, weight: mediumFrame(each, sex, inches) }));

function mediumFrame(formula: keyof typeof FORMULAS, sex: "female" | "male", inches: Decimal): Decimal {
  const [base, perInch] = FORMULAS[formula][sex];
  return inches.times(perInch).plus(base);
}
