import { choice, defineCalculator, noAnswer, percent, quantity, type Shown, step, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_HEIGHT, ADULT_WEIGHT, SEXES } from "../../shared/body.ts";
import { FORMULAS, leanBy, NAMES, stepOf } from "./lean-formulas.ts";

const mass = (label: string) => quantity(label, MASS, { as: "weight", digits: 1 });

export default defineCalculator({
  name: "Lean body mass calculator",
  summary: "Lean body mass and fat mass from height and weight by four formulas, or from a body fat percentage.",

  inputs: {
    known: choice(
      "Calculate from",
      { size: "Height and weight", body_fat: "Body fat percentage" },
      { default: "size" },
    ),
    weight: quantity("Weight", MASS, { ...ADULT_WEIGHT, example: 70 }),
    body_fat: percent("Body fat", { min: 2, max: 75, example: 25, when: { known: ["body_fat"] } }),
    sex: choice("Sex", SEXES, { example: "female", when: { known: ["size"] } }),
    height: quantity("Height", LENGTH, { ...ADULT_HEIGHT, example: 170, when: { known: ["size"] } }),
    formula: choice(
      "Formula",
      { boer: "Boer (1984)", hume: "Hume (1966)", james: "James (1976)", janmahasatian: "Janmahasatian (2005)" },
      { default: "boer", when: { known: ["size"] }, help: "Not sure? Keep Boer." },
    ),
  },

  outputs: {
    lean_mass: mass("Lean body mass"),
    lean_share: percent("Lean body mass, percent of weight", { digits: 1 }),
    fat_mass: mass("Fat mass"),
    fat_share: percent("Body fat", { digits: 1 }),
    formulas: table(
      "By formula",
      { formula: text("Formula"), lean_mass: mass("Lean body mass") },
      { optional: true, chart: { kind: "bars", x: "formula", y: "lean_mass" } },
    ),
  },
  primary: "lean_mass",
  formula:
    "lean mass in kg = 0.407 × weight in kg + 0.267 × height in cm − 19.2 for men (Boer), or weight × (100% − body fat)",

  compute({ known, weight, body_fat = decimal(0), sex, height, formula }) {
    if (known === "body_fat" || !sex || !height || !formula)
      return { ...parts(weight, weight.times(decimal(100).minus(body_fat)).div(100)), formulas: null };
    const isPossible = (lean: Decimal) => lean.gt(0) && lean.lt(weight);
    const lean = leanBy(formula, sex, weight, height);
    if (!isPossible(lean))
      return noAnswer(
        `The formula of ${FORMULAS[formula].author} doesn't reach this height and weight. Check both, or choose another formula.`,
      );
    const rows = NAMES.map((name) => ({ formula: FORMULAS[name].name, lean_mass: leanBy(name, sex, weight, height) }));
    return { ...parts(weight, lean), formulas: rows.filter(({ lean_mass }) => isPossible(lean_mass)) };
  },

  sentence: ({ weight }, { lean_mass, fat_mass }) =>
    `Of ${weight}, about ${lean_mass} is lean body mass and ${fat_mass} is fat.`,

  working: ({ weight, body_fat, height }, { lean_mass, lean_share, fat_mass }, show, values) => [
    values.known === "body_fat" &&
      body_fat &&
      step`Lean body mass: ${weight} × (${show("percent", 100)} - ${body_fat}) = ${lean_mass}`,
    values.known === "size" &&
      height &&
      values.sex &&
      values.formula &&
      stepOf(values.formula, values.sex, [kilograms(weight), centimeters(height)], lean_mass, show),
    step`Fat mass: ${weight} - ${lean_mass} = ${fat_mass}`,
    step`Share: ${lean_mass} ÷ ${weight} = ${lean_share}`,
  ],

  notes: ({ known, formula }) => [
    known === "size" && "For adults. A measured body fat percentage tells you more than any of the formulas.",
    formula === "james" &&
      "The James formula goes down again in people with severe obesity. Compare it with the others.",
  ],
});

const kilograms = ({ value }: Shown<Decimal>): Decimal => value;
const centimeters = ({ value }: Shown<Decimal>): Decimal => value.times(100);

function parts(weight: Decimal, lean: Decimal) {
  const fat = weight.minus(lean);
  return {
    lean_mass: lean,
    lean_share: lean.times(100).div(weight),
    fat_mass: fat,
    fat_share: fat.times(100).div(weight),
  };
}
