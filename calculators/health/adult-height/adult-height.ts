import { choice, defineCalculator, number, percent, quantity, type Shown, table, text } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_HEIGHT } from "../../shared/body.ts";
import { byParents, FORMULAS, NAMES, parentsStep } from "./by-parents.ts";
import { bySize, FIRST_AGE, LAST_AGE, sizeSteps } from "./khamis-roche.ts";

const CHILD = { female: "girl", male: "boy" } as const;

const height = (label: string) => quantity(label, LENGTH, { as: "father", digits: 1 });

export default defineCalculator({
  name: "Adult height calculator",
  summary: "How tall a child will be as an adult: from the parents' heights, or also from the child's age and size.",

  inputs: {
    known: choice(
      "Calculate from",
      { parents: "Parents' heights (Tanner and others)", size: "Parents and the child's size (Khamis–Roche)" },
      { default: "parents", help: "From age 4, the child's own size tells you more." },
    ),
    sex: choice("Child", { female: "Girl", male: "Boy" }, { example: "male" }),
    father: quantity("Father's height", LENGTH, { ...ADULT_HEIGHT, example: 180 }),
    mother: quantity("Mother's height", LENGTH, { ...ADULT_HEIGHT, example: 166 }),
    formula: choice(
      "Formula",
      { tanner: FORMULAS.tanner.name, luo: FORMULAS.luo.name, hughes: FORMULAS.hughes.name },
      { default: "tanner" },
    ),
    age: number("Child's age", {
      unit: "years",
      min: FIRST_AGE,
      max: LAST_AGE,
      example: 8,
      help: "Half a year counts: type it with a decimal.",
    }),
    height: quantity("Child's height", LENGTH, {
      body: true,
      unit: "cm",
      units: { cm: [75, 220], in: [30, 86] },
      example: 130,
    }),
    weight: quantity("Child's weight", MASS, {
      body: true,
      unit: "kg",
      units: { kg: [8, 200], lb: [18, 440] },
      example: 27,
    }),
  },

  outputs: {
    adult_height: height("Likely adult height"),
    low: height("Most likely from"),
    high: height("Most likely to"),
    in_feet: text("In feet and inches"),
    reached: percent("Reached so far", { digits: 1, optional: true }),
    formulas: table(
      "By formula",
      { formula: text("Formula"), adult_height: height("Adult height"), low: height("From"), high: height("To") },
      { optional: true, chart: { kind: "bars", x: "formula", y: "adult_height" } },
    ),
  },
  primary: "adult_height",
  headline: (_, { adult_height, in_feet }) => [
    "Likely adult height",
    isInInches(adult_height) ? in_feet : adult_height.text,
  ],
  formula: "height of a boy = (father + mother + 13 cm) ÷ 2, of a girl = (father + mother − 13 cm) ÷ 2 (Tanner)",

  after: ({ adult_height }) => ({ in_feet: inFeet(adult_height) }),
  questions: {
    known: {
      parents: {
        asks: ["formula"],
        compute: ({ sex, father, mother, formula }) => ({
          ...byParents(formula, sex, father, mother),
          reached: null,
          formulas: NAMES.map((name) => ({ formula: FORMULAS[name].name, ...byParents(name, sex, father, mother) })),
        }),
        sentence: ({ sex, father, mother }, { adult_height, low, high, in_feet }) =>
          `A ${CHILD[sex]} whose father is ${father} and whose mother is ${mother} will be about ${aloud(adult_height, in_feet)}, most likely ${low} to ${high}.`,
        working: ({ sex, father, mother, formula }, { adult_height }, show) => [
          parentsStep(formula, sex, { father, mother }, adult_height, show),
        ],
      },
      size: {
        asks: ["age", "height", "weight"],
        compute: (given) => {
          const found = bySize(given);
          return { ...found, reached: given.height.times(100).div(found.adult_height), formulas: null };
        },
        sentence: ({ sex, age, height }, { adult_height, low, high, in_feet }) =>
          `A ${CHILD[sex]} who is ${height} tall at ${age} will be about ${aloud(adult_height, in_feet)}, most likely ${low} to ${high}.`,
        working: (_, __, show, values) => sizeSteps(values, show),
      },
    },
  },

  notes: ({ known, height }, { adult_height }) => [
    known === "size" &&
      height &&
      height.value.gte(adult_height.value) &&
      "The formula gives no more than today's height: most of the growing is done.",
    known === "size" && "It was made from measurements of healthy white children in Ohio.",
    "If a child grows much faster or slower than the chart, or has stopped, ask a pediatrician.",
  ],
});

/** To a whole inch: 5 ft 11 in. */
function inFeet(meters: Decimal): string {
  const inches = round(meters.div(LENGTH.in.factor), 0);
  const [feet, rest] = [inches.div(12).floor(), inches.mod(12)];
  return rest.isZero() ? `${feet} ft` : `${feet} ft ${rest} in`;
}

const isInInches = ({ text }: Shown<Decimal>): boolean => text.endsWith(" in");
const aloud = (height: Shown<Decimal>, feet: string): string =>
  isInInches(height) ? `${feet} (${height.text})` : height.text;
