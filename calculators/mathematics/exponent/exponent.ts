import {
  asTyped,
  type Currency,
  choice,
  defineCalculator,
  group,
  noAnswer,
  number,
  type Show,
  text,
  typed,
} from "#engine";
import type { Decimal } from "#numbers/decimal";
import { power } from "#numbers/integers";
import { FRACTION, type Rational, rational, readFraction, toDecimal } from "#numbers/rational";
import { inScientific } from "../../shared/powers-of-ten.ts";

const [SHOWN, READABLE, KEPT, MOST_DIGITS] = [30, 15, 6, 1000];
const MOST = { min: -1e15, max: 1e15 } as const;

export default defineCalculator({
  name: "Exponent calculator",
  summary: "Raise a number to any power: whole, negative or fractional. Or find the exponent or the base.",

  inputs: {
    find: choice(
      "Find",
      { power: "The power (base^exponent)", exponent: "The exponent", base: "The base" },
      { default: "power" },
    ),
    base: number("Base", { ...MOST, example: 2 }),
    power: number("Result (the power)", { ...MOST, example: 1024 }),
    exponent: typed("Exponent", {
      pattern: FRACTION,
      like: "a number such as 10, -3 or 0.5, or a fraction such as 2/3",
      maxLength: 20,
      example: "10",
    }),
  },

  outputs: {
    power: number("Power", { optional: true }),
    scientific: text("In scientific notation", { optional: true }),
    all: text("All digits", { optional: true }),
    fraction: text("As a fraction", { optional: true }),
    exponent: number("Exponent", { optional: true }),
    base: number("Base", { optional: true }),
    other_base: number("The other base", { optional: true }),
  },
  primary: ({ find, base, exponent }) => {
    if (find !== "power") return find;
    return isLong(raised(base, readExponent(exponent))) ? "scientific" : "power";
  },
  formula: "a^n = a × a × … × a; a^(-n) = 1 ÷ a^n; a^(p/q) = (q-th root of a)^p",

  questions: {
    find: {
      power: {
        asks: ["base", "exponent"],
        check: ({ exponent }) => ({ exponent: faultOf(exponent) }),
        refuses: ({ base, exponent }) =>
          whyNone(base, readExponent(exponent)) ||
          (digitsOf(base, readExponent(exponent)).gt(MOST_DIGITS) &&
            `Enter a base or an exponent closer to 0: this power has more than ${MOST_DIGITS} digits.`),
        compute: ({ base, exponent }) => figuresOf(base, readExponent(exponent)),
        sentence: ({ base, exponent }, { power, scientific }, { notation }) =>
          `${base} to the power of ${asTyped(exponent, notation)} is ${power?.exact ? power : `about ${power ?? scientific}`}.`,
        working: ({ base, exponent }, { power, scientific }, show, given) => [
          ...stepsTo(given.base, exponent, show),
          `Power: ${enclosed(`${base}`)}^${inBrackets(asTyped(exponent, show.notation))} ${power?.exact ? "=" : "≈"} ${power ?? scientific}`,
        ],
      },
      exponent: {
        asks: ["base", "power"],
        check: ({ base, power }) => ({
          base: (base.lte(0) || base.eq(1)) && "must be above 0 and other than 1 to find an exponent",
          power: power.lte(0) && "must be above 0: no power of a positive base is 0 or less",
        }),
        compute: ({ base, power }) => ({ power: null, base: null, exponent: power.ln().div(base.ln()) }),
        sentence: ({ base, power }, { exponent }) =>
          `${base} to the power of ${exponent} is ${exponent?.exact ? "" : "about "}${power}.`,
        working: ({ base, power }, { exponent }, show) => [
          `Take logarithms: exponent = ln(${power}) ÷ ln(${base})`,
          `Divide: ${show("number", power.value.ln(), SIX)} ÷ ${show("number", base.value.ln(), SIX)} ≈ ${exponent}`,
        ],
      },
      base: {
        asks: ["power", "exponent"],
        check: ({ exponent }) => ({
          exponent:
            faultOf(exponent) ||
            (readExponent(exponent).top === 0n && "must not be 0: every base to the power of 0 is 1"),
        }),
        refuses: ({ power, exponent }) => whyNone(power, inverse(readExponent(exponent))),
        compute({ power, exponent }) {
          const n = readExponent(exponent);
          const base = digitsOf(power, inverse(n)).lt(MOST_DIGITS) ? raised(power, inverse(n)) : undefined;
          if (!base || isLong(base))
            return noAnswer(`Enter an exponent farther from 0: this base has more than ${SHOWN} digits.`);
          return { power: null, base, other_base: n.top % 2n === 0n && !base.isZero() ? base.neg() : null };
        },
        sentence: ({ power, exponent }, { base, other_base }, { notation }) =>
          `${base}${other_base ? ` or ${other_base}` : ""} to the power of ${asTyped(exponent, notation)} is ${base?.exact ? "" : "about "}${power}.`,
        working: ({ power, exponent }, { base }, { notation }) => [
          `Raise both sides to 1 ÷ exponent: base = ${enclosed(`${power}`)}^(1 ÷ ${inBrackets(asTyped(exponent, notation))})`,
          `Base: ${base}`,
        ],
      },
    },
  },

  notes: (_, { scientific, all }) => [scientific && !all && "The figure in scientific notation is rounded."],
});

const SIX = { significant: 6 } as const;

function readExponent(exponent: string): Rational {
  const { top, bottom } = readFraction(exponent);
  return bottom === 0n ? { top, bottom } : rational(top, bottom);
}

const inverse = ({ top, bottom }: Rational): Rational => rational(bottom, top);
const faultOf = (exponent: string) => readFraction(exponent).bottom === 0n && "must not have 0 as its denominator";

function whyNone(base: Decimal, { top, bottom }: Rational): string | false {
  if (base.isZero() && top === 0n) return "Enter a base other than 0: 0^0 has no value that everyone agrees on.";
  if (base.isZero() && top < 0n) return "Enter a base other than 0: a negative exponent would divide by 0.";
  return (
    base.lt(0) && bottom % 2n === 0n && "Enter a positive base: an even root of a negative number is no real number."
  );
}

/** An odd root keeps the sign. */
function raised(base: Decimal, { top, bottom }: Rational): Decimal {
  const whole = toDecimal({ top, bottom: 1n });
  if (bottom === 1n) return base.pow(whole);
  const size = base.abs().pow(toDecimal({ top, bottom }));
  return base.lt(0) && top % 2n !== 0n ? size.neg() : size;
}

const isLong = (power: Decimal): boolean => !power.isZero() && (power.e >= SHOWN || power.e < -SHOWN);

/** How many digits a power has before or behind its point, as a decimal: 0.3 for 2. */
const digitsOf = (base: Decimal, n: Rational): Decimal =>
  base.isZero() ? base : base.abs().log(10).times(toDecimal(n)).abs();

function figuresOf(base: Decimal, n: Rational) {
  const found = raised(base, n);
  const isWhole = base.isInteger() && base.abs().gt(1) && n.bottom === 1n;
  const size = isWhole ? power(BigInt(base.abs().toString()), Math.abs(Number(n.top))) : 0n;
  const sign = found.lt(0) ? "-" : "";
  const isBelow = isWhole && n.top < 0n && size > 1n && size < 10n ** BigInt(SHOWN);
  return {
    base: null,
    power: isLong(found) ? null : found,
    scientific:
      Math.abs(found.e) >= READABLE
        ? ({ notation }: Currency) => inScientific(found.toSignificantDigits(KEPT), notation)
        : null,
    all: isWhole && n.top > 0n && isLong(found) ? ({ notation }: Currency) => group(`${sign}${size}`, notation) : null,
    fraction: isBelow ? `${sign}1/${size}` : null,
  };
}

const enclosed = (figure: string): string => (figure.startsWith("-") ? `(${figure})` : figure);
const inBrackets = (exponent: string): string => (/^\d+$/.test(exponent) ? exponent : `(${exponent})`);

const [MOST_FACTORS, MOST_INDEX] = [8, 100n];

function stepsTo(base: Decimal, exponent: string, show: Show): readonly string[] {
  const { top, bottom } = readExponent(exponent);
  const figure = enclosed(`${show("number", base)}`);
  if (bottom > MOST_INDEX) return [];
  if (bottom > 1n)
    return [
      `A fraction as exponent is a root: take the root of ${figure} with index ${bottom}, to the power of ${top}.`,
    ];
  if (top < 0n) return [`A negative exponent divides: ${figure}^(${top}) is 1 ÷ ${figure}^${-top}.`];
  if (top < 2n || top > MOST_FACTORS) return [];
  return [`Multiply: ${Array.from({ length: Number(top) }, () => figure).join(" × ")}`];
}
