import { choice, count, defineCalculator, number, percent, text, toldAsTyped, typed } from "#engine";
import {
  FRACTION,
  minus,
  type Rational,
  rational,
  readFraction,
  toDecimal,
  writeFraction,
  writeMixed,
} from "#numbers/rational";
import { divided, fractionOver, inParts, nearest, REPEATING, readRepeating, worth } from "./repeating-digits.ts";

const MOST = 10_000;
const LARGEST_DENOMINATOR = 99_999n;

export default defineCalculator({
  name: "Decimal to fraction calculator",
  summary: "Turn a decimal, repeating or not, into the exact or the nearest fraction, or a fraction into a decimal.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        exact: "Exact fraction of a decimal",
        nearest: "Nearest simple fraction",
        parts: "Nearest halves, eighths, sixteenths …",
        decimal: "Decimal of a fraction",
      },
      { default: "exact" },
    ),
    decimal: typed("Decimal", {
      pattern: REPEATING,
      like: "a decimal such as 0.625, or 0.1(6) if the 6 repeats",
      maxLength: 40,
      example: "0.625",
      help: "Put digits that repeat in brackets, as in 0.(3), or end with three dots.",
    }),
    largest: count("Largest denominator", { min: 1, max: MOST, default: 100, usual: [10, 100, 1000] }),
    parts: count("Denominator", { min: 1, max: MOST, default: 16, usual: [8, 16, 32, 64] }),
    fraction: typed("Fraction", {
      pattern: FRACTION,
      like: "a fraction such as 3/4 or 1 1/2",
      maxLength: 40,
      example: "5/6",
    }),
  },

  outputs: {
    fraction: text("Fraction", { optional: true }),
    mixed: text("Mixed number", { optional: true }),
    decimal: text("Decimal", { optional: true }),
    repeats: count("Digits that repeat", { optional: true }),
    percent: percent("Percent", { significant: 15 }),
    off: number("Fraction minus decimal", { optional: true }),
  },
  primary: ({ find }) => (find === "decimal" ? "decimal" : "fraction"),
  formula:
    "0.375 = 375 ÷ 1000 = 3/8; with a repeating digits after b others: digits moved less digits kept, over (10^a - 1) × 10^b",

  questions: {
    find: {
      exact: {
        asks: ["decimal"],
        compute: ({ decimal }) => inPrint(worth(readRepeating(decimal))),
        sentence: ({ decimal }, { fraction, mixed }) => `${decimal} is ${fraction}${or(mixed)}.`,
        working(_, { fraction }, __, { decimal }) {
          const read = readRepeating(decimal);
          const { top, bottom } = fractionOver(read);
          const sign = read.isNegative ? "-" : "";
          return [
            read.repeated === ""
              ? `The digits without the point, over 1 with ${read.fixed.length} zeros: ${sign}${top}/${bottom}`
              : `All digits less those that don't repeat, over ${read.repeated.length} nines and ${read.fixed.length} zeros: ${sign}${top}/${bottom}`,
            `In lowest terms: ${fraction}`,
          ];
        },
      },
      nearest: {
        asks: ["decimal", "largest"],
        compute({ decimal, largest }) {
          const value = worth(readRepeating(decimal));
          return near(value, nearest(value, largest));
        },
        sentence: ({ decimal, largest }, { fraction }) =>
          `The fraction nearest to ${decimal} with a denominator up to ${largest} is ${fraction}.`,
        working: ({ largest }, { fraction, off }) => [
          `Of all denominators from 1 to ${largest}, the one that comes nearest: ${fraction}`,
          `Fraction minus decimal: ${off}`,
        ],
      },
      parts: {
        asks: ["decimal", "parts"],
        compute({ decimal, parts }) {
          const value = worth(readRepeating(decimal));
          const { top, bottom } = inParts(value, parts);
          return near(value, rational(top, bottom));
        },
        sentence: ({ parts }, { fraction, mixed }) => `To the nearest 1/${parts}, it is ${fraction}${or(mixed)}.`,
        working: ({ parts }, { fraction, off }, _, given) => [
          `Decimal × ${parts}, to the nearest whole number: ${inParts(worth(readRepeating(given.decimal)), given.parts).top}`,
          `Over ${parts}, in lowest terms: ${fraction}`,
          `Fraction minus decimal: ${off}`,
        ],
      },
      decimal: {
        asks: ["fraction"],
        check: ({ fraction }) => ({ fraction: faultOf(readFraction(fraction)) }),
        compute({ fraction }) {
          const { top, bottom } = readFraction(fraction);
          const value = rational(top, bottom);
          const { decimal, repeats } = divided(value);
          return { decimal: toldAsTyped(decimal), repeats, mixed: writeMixed(value), percent: percentOf(value) };
        },
        sentence: ({ fraction }, { decimal }) => `${fraction} as a decimal is ${decimal}.`,
        working: ({ fraction }, { decimal, repeats }) => [
          `Divide the top by the bottom: ${fraction} = ${decimal}`,
          Number(repeats?.value) > 0
            ? "Where a remainder comes back, the digits begin to repeat"
            : "The remainder becomes 0, so the decimal ends",
        ],
      },
    },
  },
});

const or = (mixed: { readonly text: string } | string | null): string => (mixed ? `, or ${mixed}` : "");
const percentOf = (value: Rational) => toDecimal({ top: value.top * 100n, bottom: value.bottom });

const inPrint = (value: Rational) => ({
  fraction: writeFraction(value),
  mixed: writeMixed(value),
  percent: percentOf(value),
});

const near = (value: Rational, found: Rational) => ({ ...inPrint(found), off: toDecimal(minus(found, value)) });

function faultOf({ top, bottom }: Rational) {
  if (bottom === 0n) return "must not have 0 as its denominator";
  return rational(top, bottom).bottom > LARGEST_DENOMINATOR && "must have a denominator below 100,000 in lowest terms";
}
