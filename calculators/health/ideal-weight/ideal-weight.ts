import { choice, defineCalculator, number, quantity } from "#engine";
import { HEALTHY_BMI } from "#numbers/body-mass";
import { decimal } from "#numbers/decimal";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_HEIGHT, ADULT_WEIGHT, SEXES, thinness } from "../../shared/body.ts";
import { COMPARISON, compared, FORMULAS } from "./classic-formulas.ts";

/** In metres. */
const FIVE_FEET = decimal(LENGTH.ft.factor).times(5);

/** A tenth for the frame is Hamwi's. */
const FRAMES = { small: "0.9", medium: "1", large: "1.1" } as const;

export default defineCalculator({
  name: "Ideal weight calculator",
  summary: "The healthy weight range for your height, and what four classic formulas call ideal.",

  inputs: {
    sex: choice("Sex", SEXES, { example: "female" }),
    height: quantity("Height", LENGTH, { ...ADULT_HEIGHT, example: 170 }),
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
    formulas: COMPARISON,
  },
  primary: ({ height }) => (height.lt(FIVE_FEET) ? "healthy_from" : "ideal_weight"),
  formula: "ideal weight in kg = weight at 5 ft + weight per inch × inches above 5 ft",

  between: {
    tall: quantity("Height of at least 5 ft", LENGTH, { as: "height", optional: true }),
    inches: number("Inches above 5 ft", { upTo: 4, optional: true }),
    base: number("Weight at 5 ft"),
    per_inch: number("Weight per inch"),
    medium_frame: quantity("Ideal weight, medium frame", MASS, { as: "weight", upTo: 4, optional: true }),
    frame_share: number("Share for the frame"),
  },
  by: {
    inches: `tall ÷ ${LENGTH.in.factor} - 60`,
    medium_frame: ["By the formula", "base + per_inch × inches"],
    ideal_weight: ["For this frame", "medium_frame × frame_share"],
    healthy_from: ["Healthy range, from", `${HEALTHY_BMI.from} × height^2`],
    healthy_below: ["Healthy range, up to", `${HEALTHY_BMI.below} × height^2`],
    difference: "weight - ideal_weight",
  },

  compute({ sex, height, formula, frame = "medium" }) {
    const [base, perInch] = FORMULAS[formula][sex];
    const tall = height.lt(FIVE_FEET) ? null : height;
    return { tall, base: decimal(base), per_inch: decimal(perInch), frame_share: decimal(FRAMES[frame]) };
  },

  after: ({ inches }, { sex }) => ({ formulas: inches && compared(sex, inches) }),

  sentence({ height, formula }, { ideal_weight, healthy_from, healthy_below }) {
    const range = `a healthy weight is ${healthy_from} to just below ${healthy_below}`;
    if (!ideal_weight) return `At ${height}, ${range}.`;
    return `At ${height}, the ideal weight by ${FORMULAS[formula].name} is ${ideal_weight}, and ${range}.`;
  },

  alerts: ({ height, weight }, _, show) => [weight && thinness(weight, height, show)],

  notes(_, { ideal_weight }, show) {
    const adults = "For adults. Most of the formulas were made to calculate drug doses, so don't take them as a goal.";
    if (ideal_weight) return [adults];
    return [
      `The four formulas start at 5 ft (${show("number", "152.4")} cm). Below that, only the healthy weight range is shown.`,
      adults,
    ];
  },
});
