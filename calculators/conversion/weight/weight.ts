import { choice, defineCalculator, group, number, step, table, text } from "#engine";
import { converted, unitOf } from "#math/dimension";
import { MASS, MASSES } from "#math/units";

const UNITS = {
  ug: "Micrograms (µg)",
  mg: "Milligrams (mg)",
  g: "Grams (g)",
  kg: "Kilograms (kg)",
  t: "Metric tons (t)",
  gr: "Grains (gr)",
  oz: "Ounces (oz)",
  lb: "Pounds (lb)",
  st: "Stone (st)",
  us_cwt: "US hundredweight (100 lb)",
  uk_cwt: "Imperial hundredweight (112 lb)",
  us_ton: "US short tons (2,000 lb)",
  uk_ton: "Imperial long tons (2,240 lb)",
  ozt: "Troy ounces (ozt)",
  ct: "Carats (ct)",
} as const satisfies Readonly<Record<keyof typeof MASSES, string>>;

export default defineCalculator({
  name: "Weight converter",
  summary: "Convert kilograms, pounds, stone, ounces, tons and grams.",

  inputs: {
    value: number("Weight", { min: 0, max: 1e12, example: 150, measured: { by: "from", dimension: MASS } }),
    from: choice("From", UNITS, { example: "lb" }),
    to: choice("To", UNITS, { example: "kg" }),
  },

  outputs: {
    result: number("Result", { significant: 15 }),
    units: table("This weight in every unit", {
      unit: text("Unit"),
      value: number("Weight", { significant: 15 }),
    }),
  },
  primary: "result",
  unit: ({ to }) => MASSES[to].label,
  formula: "result = weight × kilograms in the first unit ÷ kilograms in the second unit",

  compute: ({ value, from, to }) => ({
    result: converted(value, MASSES[from], MASSES[to]),
    units: Object.entries(UNITS).map(([key, unit]) => ({
      unit,
      value: converted(value, MASSES[from], unitOf(MASSES, key)),
    })),
  }),

  sentence: ({ value, from, to }, { result }) =>
    `${value} ${MASSES[from].label} is ${result.exact ? "" : "about "}${result} ${MASSES[to].label}.`,

  working: ({ value, from, to }, { result }) => [
    ...[...new Set([from, to])]
      .filter((unit) => unit !== "kg")
      .map((unit) => step`Definition: 1 ${MASSES[unit].label} = ${kilograms(unit)} kg`),
    step`Conversion: ${value}${from === "kg" ? "" : ` × ${kilograms(from)}`}${to === "kg" ? "" : ` ÷ ${kilograms(to)}`} = ${result}`,
  ],

  notes: (_, { result }) => [
    result.exact ? "This result is exact." : "This result is rounded. The definitions are exact.",
  ],
});

const kilograms = (unit: keyof typeof MASSES): string => group(MASSES[unit].factor);
