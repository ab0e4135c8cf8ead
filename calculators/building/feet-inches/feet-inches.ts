import { choice, defineCalculator, formatNumber, number, quantity, text } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { rational, writeFraction } from "#numbers/rational";
import { LENGTH } from "#numbers/units";

const measure = {
  unit: "ft",
  units: { ft: [0, 1e5], in: [0, 1e6], yd: [0, 30000], m: [0, 30000], cm: [0, 3e6], mm: [0, 3e7] },
} as const;

export default defineCalculator({
  name: "Feet and inches calculator",
  summary: "Add, subtract, multiply and divide lengths in feet, inches and fractions of an inch, or convert them.",

  inputs: {
    operation: choice(
      "Operation",
      {
        add: "Add (+)",
        subtract: "Subtract (−)",
        multiply: "Multiply by a number (×)",
        divide: "Divide by a number (÷)",
        fit: "Divide by a length",
        area: "Multiply two lengths (area)",
        convert: "Convert the first length",
      },
      { default: "add" },
    ),
    first: quantity("First length", LENGTH, { ...measure, example: 8.5, help: "Such as 8' 6\" or 8 ft 6 1/2 in." }),
    second: quantity("Second length", LENGTH, { ...measure, example: 3.75 }),
    factor: number("Number", { min: 0, max: 1e6, example: 4 }),
    nearest: choice(
      "Round to the nearest",
      { n2: "1/2 inch", n4: "1/4 inch", n8: "1/8 inch", n16: "1/16 inch", n32: "1/32 inch", n64: "1/64 inch" },
      { default: "n16", when: { operation: ["add", "subtract", "multiply", "divide", "convert"] } },
    ),
  },

  outputs: {
    length: text("Feet and inches", { optional: true }),
    inches: number("Inches", { unit: "in", optional: true }),
    feet: number("Feet", { unit: "ft", optional: true }),
    centimeters: number("Centimeters", { unit: "cm", optional: true }),
    meters: number("Meters", { unit: "m", optional: true }),
    pieces: number("First ÷ second", { optional: true }),
    square_feet: number("Area", { unit: "sq ft", optional: true }),
    square_meters: number("Area in square meters", { unit: "m²", optional: true }),
  },
  primary({ operation }) {
    if (operation === "fit") return "pieces";
    return operation === "area" ? "square_feet" : "length";
  },
  groups: {
    "US units": ["inches", "feet"],
    "Metric units": ["centimeters", "meters", "square_meters"],
  },
  formula: "1 foot = 12 inches; 1 inch = 2.54 cm; square feet = first in feet × second in feet",

  equationsIn: ["in"],
  by: {
    feet: "inches ÷ 12",
    centimeters: "inches × 2.54",
    meters: "centimeters ÷ 100",
    square_meters: "square_feet × 0.09290304",
  },
  questions: {
    operation: {
      add: { asks: ["second"], by: { inches: "first + second" } },
      subtract: { asks: ["second"], by: { inches: "first - second" } },
      multiply: { asks: ["factor"], by: { inches: "first × factor" } },
      divide: {
        asks: ["factor"],
        check: ({ factor }) => ({ factor: factor.isZero() && "must not be 0" }),
        by: { inches: "first ÷ factor" },
      },
      fit: {
        asks: ["second"],
        check: ({ second }) => ({ second: second.isZero() && "must not be 0" }),
        by: { pieces: "first ÷ second" },
      },
      area: { asks: ["second"], by: { square_feet: "first × second ÷ 144" } },
      convert: { by: { inches: "first" } },
    },
  },

  after: ({ inches }, { nearest }) => ({
    length:
      inches &&
      nearest &&
      (({ notation }) => inFeet(inches, Number(nearest.slice(1)), (feet) => formatNumber(feet, {}, notation))),
  }),

  sentence({ operation, first, second, factor }, { length, pieces, square_feet }) {
    return {
      add: `${first} plus ${second} is ${length}.`,
      subtract: `${first} minus ${second} is ${length}.`,
      multiply: `${first} times ${factor} is ${length}.`,
      divide: `${first} divided by ${factor} is ${length}.`,
      fit: `${second} goes into ${first} ${pieces} times.`,
      area: `${first} times ${second} is ${square_feet}.`,
      convert: `${first} is ${length}.`,
    }[operation];
  },
});

/** To the nearest of so many parts of an inch: "-8 ft 7 1/2 in". A measuring tape has no longer fractions. */
function inFeet(inches: Decimal, parts: number, asWhole: (feet: Decimal) => string): string {
  const all = inches.abs().times(parts).toDecimalPlaces(0);
  const feet = all.divToInt(12 * parts);
  const rest = all.minus(feet.times(12 * parts));
  const whole = rest.divToInt(parts);
  const fraction = rest.minus(whole.times(parts));
  const part = fraction.isZero() ? [] : [writeFraction(rational(BigInt(`${fraction}`), BigInt(parts)))];
  const words = [...(whole.isZero() && part.length ? [] : [`${whole}`]), ...part].join(" ");
  return `${inches.isNegative() && !all.isZero() ? "-" : ""}${asWhole(feet)} ft ${words} in`;
}
