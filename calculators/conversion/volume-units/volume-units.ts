import { choice, defineCalculator, number, step, table, text } from "#engine";
import { decimal } from "#math/decimal";
import { converted, unitOf } from "#math/dimension";
import { VOLUME } from "#math/units";

const UNITS = {
  ml: "Milliliters (mL)",
  cl: "Centiliters (cL)",
  dl: "Deciliters (dL)",
  l: "Liters (L)",
  cm3: "Cubic centimeters (cm³)",
  m3: "Cubic meters (m³)",
  us_tsp: "US teaspoons",
  us_tbsp: "US tablespoons",
  us_floz: "US fluid ounces",
  us_cup: "US cups",
  us_pt: "US pints",
  us_qt: "US quarts",
  us_gal: "US gallons",
  uk_floz: "Imperial fluid ounces",
  uk_pt: "Imperial pints",
  uk_qt: "Imperial quarts",
  uk_gal: "Imperial gallons",
  metric_tsp: "Metric teaspoons (5 mL)",
  metric_tbsp: "Metric tablespoons (15 mL)",
  metric_cup: "Metric cups (250 mL)",
  au_tbsp: "Australian tablespoons (20 mL)",
  label_floz: "US food label fluid ounces (30 mL)",
  label_cup: "US food label cups (240 mL)",
  in3: "Cubic inches (in³)",
  ft3: "Cubic feet (ft³)",
  yd3: "Cubic yards (yd³)",
  bbl: "Barrels of oil (bbl)",
} as const satisfies Readonly<Record<keyof typeof VOLUME, string>>;

export default defineCalculator({
  name: "Volume converter",
  summary: "Convert liters, gallons, cups, pints and fluid ounces, US and imperial.",

  inputs: {
    value: number("Volume", { min: 0, max: 1e12, example: 5 }),
    from: choice("From", UNITS, { example: "us_gal" }),
    to: choice("To", UNITS, { example: "l" }),
  },

  outputs: {
    result: number("Result", { significant: 15 }),
    units: table("This volume in every unit", {
      unit: text("Unit"),
      value: number("Volume", { significant: 15 }),
    }),
  },
  primary: "result",
  unit: ({ to }) => VOLUME[to].label,
  formula: "result = volume × milliliters in the first unit ÷ milliliters in the second unit",

  compute: ({ value, from, to }) => ({
    result: converted(value, VOLUME[from], VOLUME[to]),
    units: Object.entries(UNITS).map(([key, unit]) => ({
      unit,
      value: converted(value, VOLUME[from], unitOf(VOLUME, key)),
    })),
  }),

  sentence: ({ value, from, to }, { result }) =>
    `${value} ${VOLUME[from].label} is ${result.exact ? "" : "about "}${result} ${VOLUME[to].label}.`,

  working({ value, from, to }, { result }, show) {
    const millilitres = (unit: keyof typeof VOLUME) =>
      show("number", converted(decimal(1), VOLUME[unit], VOLUME.ml), { significant: 30 });
    return [
      ...[...new Set([from, to])]
        .filter((unit) => unit !== "ml")
        .map((unit) => step`Definition: 1 ${VOLUME[unit].label} = ${millilitres(unit)} mL`),
      step`Conversion: ${value}${from === "ml" ? "" : ` × ${millilitres(from)}`}${to === "ml" ? "" : ` ÷ ${millilitres(to)}`} = ${result}`,
    ];
  },

  notes: (_, { result }) => [
    result.exact ? "This result is exact." : "This result is rounded. The definitions are exact.",
  ],
});
