import { choice, defineCalculator, quantity, step, table, text } from "#engine";
import { HEALTHY_BMI } from "#math/body-mass";
import { type Decimal, decimal } from "#math/decimal";
import { LENGTH, MASS } from "#math/units";
import { ADULT_HEIGHT, ADULT_WEIGHT, SEXES, thinness } from "../../shared/body.ts";

// Kilograms at five feet, and for every inch above.
const FORMULAS = {
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
/** In metres. */
const FIVE_FEET = decimal(LENGTH.ft.factor).times(5);

/** A tenth for the frame is Hamwi's. */
const FRAMES = { small: "0.9", medium: "1", large: "1.1" } as const;

export default defineCalculator({
  name: "Ideal weight calculator",
  summary: "The healthy weight range for your height, and what four classic formulas call ideal.",

  inputs: {
    sex: choice("Sex", SEXES, { example: "female" }),
    height: quantity("Height", LENGTH, {
      ...ADULT_HEIGHT,
      example: 170,
    }),
    weight: quantity("Current weight", MASS, {
      ...ADULT_WEIGHT,
      optional: true,
      help: "Optional. Results use the same unit.",
    }),
    formula: choice(
      "Formula",
      { devine: "Devine", robinson: "Robinson", miller: "Miller", hamwi: "Hamwi" },
      { default: "devine", help: "Not sure? Keep Devine." },
    ),
    frame: choice(
      "Body frame",
      { small: "Small (10% less)", medium: "Medium", large: "Large (10% more)" },
      { default: "medium", when: { formula: ["hamwi"] } },
    ),
  },

  outputs: {
    ideal_weight: quantity("Ideal weight", MASS, { as: "weight", digits: 1, optional: true }),
    healthy_from: quantity("Low end of healthy weight", MASS, { as: "weight", digits: 1 }),
    healthy_below: quantity("High end of healthy weight", MASS, { as: "weight", digits: 1 }),
    difference: quantity("Current weight minus ideal", MASS, { as: "weight", digits: 1, optional: true }),
    formulas: table(
      "Comparison of formulas",
      { formula: text("Formula"), weight: quantity("Ideal weight", MASS, { as: "weight", digits: 1 }) },
      { optional: true, chart: { kind: "bars", x: "formula", y: "weight" } },
    ),
  },
  primary: ({ height }) => (height.lt(FIVE_FEET) ? "healthy_from" : "ideal_weight"),
  formula: "ideal weight in kg = weight at 5 ft + weight per inch × inches above 5 ft",

  compute({ sex, height, weight, formula, frame = "medium" }) {
    const square = height.times(height);
    const healthy = { healthy_from: square.times(HEALTHY_BMI.from), healthy_below: square.times(HEALTHY_BMI.below) };
    const inches = inchesAboveFiveFeet(height);
    if (inches.lt(0)) return { ideal_weight: null, ...healthy, difference: null, formulas: null };

    const ideal_weight = idealWeight(formula, sex, inches).times(FRAMES[frame]);
    const formulas = ALL.map((each) => ({ formula: FORMULAS[each].name, weight: idealWeight(each, sex, inches) }));
    return { ideal_weight, ...healthy, difference: weight?.minus(ideal_weight) ?? null, formulas };
  },

  sentence({ height, formula }, { ideal_weight, healthy_from, healthy_below }) {
    const range = `a healthy weight is ${healthy_from} to just below ${healthy_below}`;
    if (!ideal_weight) return `At ${height}, ${range}.`;
    return `At ${height}, the ideal weight by ${FORMULAS[formula].name} is ${ideal_weight}, and ${range}.`;
  },

  working({ sex, height, formula, frame = "medium" }, { ideal_weight }, show) {
    const metres = show("number", height.value);
    const limit = (bmi: string) => show("number", height.value.times(height.value).times(bmi));
    const inMetres = height.text !== `${metres} m` && step`Height in meters: ${height} = ${metres} m`;
    const healthy = [
      step`Healthy range, from: ${HEALTHY_BMI.from} × ${metres} × ${metres} = ${limit(HEALTHY_BMI.from)} kg`,
      step`Healthy range, up to: ${HEALTHY_BMI.below} × ${metres} × ${metres} = ${limit(HEALTHY_BMI.below)} kg`,
    ];
    if (!ideal_weight) return [inMetres, ...healthy];
    const [base, perInch] = FORMULAS[formula][sex];
    const inches = show("number", inchesAboveFiveFeet(height.value), { upTo: 4 });
    const kilograms = show("number", ideal_weight.value, { upTo: 4 });
    const sum = `${base} + ${perInch} × ${inches}`;
    return [
      inMetres,
      step`Inches above 5 ft: ${metres} m ÷ ${LENGTH.in.factor} m - 60 = ${inches}`,
      step`In kilograms: ${formula === "hamwi" ? `(${sum}) × ${FRAMES[frame]}` : sum} = ${kilograms} kg`,
      step`Ideal weight: ${kilograms} kg = ${ideal_weight}`,
      ...healthy,
    ];
  },

  alerts: ({ height, weight }, _, show) => [weight && thinness(weight, height, show)],

  notes(_, { ideal_weight }) {
    const adults = "For adults. Most of the formulas were made to calculate drug doses, so don't take them as a goal.";
    if (ideal_weight) return [adults];
    return ["The four formulas start at 5 ft (152.4 cm). Below that, only the healthy weight range is shown.", adults];
  },
});

const inchesAboveFiveFeet = (height: Decimal): Decimal => height.minus(FIVE_FEET).div(LENGTH.in.factor);

function idealWeight(formula: keyof typeof FORMULAS, sex: "female" | "male", inches: Decimal): Decimal {
  const [base, perInch] = FORMULAS[formula][sex];
  return inches.times(perInch).plus(base);
}
