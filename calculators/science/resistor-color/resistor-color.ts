import { choice, defineCalculator, number, percent, quantity, table, text, typed } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { RESISTANCE } from "#numbers/electricity";
import {
  COEFFICIENTS,
  coefficientOf,
  colorsOf,
  DIGITS,
  digitOf,
  MULTIPLIERS,
  nearestOf,
  PREFIXES,
  powerOf,
  SERIES,
  TOLERANCES,
  toleranceOf,
} from "./color-code.ts";

const PLACES = { significant: 9 } as const;
const BANDS = { resistance: "digits × times" } as const;
export default defineCalculator({
  name: "Resistor color code calculator",
  summary:
    "Resistance from 3 to 6 color bands or an SMD code, the colors of a resistance, and the nearest standard values.",

  inputs: {
    from: choice(
      "I have",
      {
        four: "4 color bands",
        three: "3 color bands",
        five: "5 color bands",
        six: "6 color bands",
        value: "A resistance",
        smd: "A code on a chip (SMD)",
      },
      { default: "four" },
    ),
    first: choice("Band 1", DIGITS, { default: "yellow" }),
    second: choice("Band 2", DIGITS, { default: "violet" }),
    third: choice("Band 3", DIGITS, { default: "black" }),
    multiplier: choice("Multiplier band", MULTIPLIERS, { default: "red" }),
    tolerance: choice("Tolerance band", TOLERANCES, { default: "gold" }),
    temperature: choice("Temperature band", COEFFICIENTS, { default: "brown" }),
    resistance: quantity("Resistance", RESISTANCE, {
      unit: "ohm",
      units: { ohm: [0.1, 99e9], kohm: [0.0001, 99e6], Mohm: [1e-7, 99000] },
      example: 4700,
    }),
    code: typed("Code", {
      pattern: "\\d{3,4}|\\d{0,3}[Rr]\\d{1,3}|\\d{1,3}[Rr]",
      like: "a code such as 103, 4702 or 4R7",
      maxLength: 6,
      example: "103",
    }),
  },

  outputs: {
    resistance: number("Resistance", { unit: "ohms", ...PLACES }),
    within: percent("Tolerance", { upTo: 2, optional: true }),
    lowest: number("Lowest within the tolerance", { unit: "Ω", ...PLACES, optional: true }),
    highest: number("Highest within the tolerance", { unit: "Ω", ...PLACES, optional: true }),
    coefficient: number("Temperature coefficient", { unit: "ppm/K", optional: true }),
    two_digits: text("Colors with two digits and multiplier", { optional: true }),
    three_digits: text("Colors with three digits and multiplier", { optional: true }),
    nearest: table("Nearest standard values", {
      series: text("Series"),
      value: number("Ohms", PLACES),
      off: percent("Difference", { upTo: 2 }),
    }),
  },
  between: { digits: number("Digits", { optional: true }), times: number("Multiplier", { optional: true }) },
  primary: "resistance",
  formula: "resistance = digits × multiplier; lowest and highest = resistance × (1 ± tolerance)",

  by: { lowest: "resistance - resistance × within", highest: "resistance + resistance × within" },
  questions: {
    from: {
      four: {
        asks: ["first", "second", "multiplier", "tolerance"],
        by: BANDS,
        compute: ({ first, second, multiplier, tolerance }) => banded([first, second], multiplier, tolerance),
      },
      three: {
        asks: ["first", "second", "multiplier"],
        by: BANDS,
        compute: ({ first, second, multiplier }) => banded([first, second], multiplier),
      },
      five: {
        asks: ["first", "second", "third", "multiplier", "tolerance"],
        by: BANDS,
        compute: ({ first, second, third, multiplier, tolerance }) =>
          banded([first, second, third], multiplier, tolerance),
      },
      six: {
        asks: ["first", "second", "third", "multiplier", "tolerance", "temperature"],
        by: BANDS,
        compute: ({ first, second, third, multiplier, tolerance, temperature }) => ({
          ...banded([first, second, third], multiplier, tolerance),
          coefficient: coefficientOf(temperature),
        }),
      },
      value: {
        asks: ["resistance"],
        sentence: ({ resistance }, { two_digits, three_digits }) =>
          `${resistance} is ${two_digits ?? "no code"} with two digits, or ${three_digits ?? "no code"} with three, before the tolerance band.`,
        working: () => ["Each digit is a color, and the multiplier is the color of the number of zeros."],
      },
      smd: {
        asks: ["code"],
        by: BANDS,
        compute: ({ code }) => coded(code.toUpperCase()),
        sentence: ({ code }, { resistance }) => `The code ${code} means ${resistance}.`,
      },
    },
  },
  after: ({ resistance }) => ({
    two_digits: colorsOf(resistance, 2),
    three_digits: colorsOf(resistance, 3),
    nearest: resistance.isZero() ? [] : SERIES.map(([series, values]) => nearestRow(series, values(), resistance)),
  }),

  headline(_, { resistance, within }, show) {
    const [size, unit] = PREFIXES.find(([size]) => resistance.value.gte(size)) ?? [1, "Ω"];
    const value = `${show("number", resistance.value.div(size), PLACES)} ${unit}`;
    return ["Resistance", within ? `${value} ± ${within}` : value];
  },
  sentence: (_, { resistance, within, lowest, highest }) =>
    `These bands mean ${resistance} ± ${within}: from ${lowest} to ${highest}.`,

  notes: (_, { two_digits, resistance }) => [
    two_digits &&
      !resistance.value.eq(resistance.value.toSignificantDigits(3)) &&
      "The colors are those of the resistance rounded to two or three digits.",
  ],
});

const banded = (colors: readonly string[], multiplier: string, tolerance?: keyof typeof TOLERANCES) => ({
  digits: decimal(colors.map(digitOf).join("")),
  times: decimal(10).pow(powerOf(multiplier)),
  within: toleranceOf(tolerance),
});

/** 103 is 10 × 10³, 4702 is 470 × 10², and 4R7 is 4.7. */
function coded(code: string) {
  const digits = decimal(code.includes("R") ? `0${code.replace("R", ".")}0` : code.slice(0, -1));
  return { digits, times: code.includes("R") ? decimal(1) : decimal(10).pow(code.slice(-1)) };
}

function nearestRow(series: string, values: readonly string[], resistance: Decimal) {
  const value = nearestOf(resistance, values);
  return { series, value, off: value.minus(resistance).times(100).div(resistance) };
}
