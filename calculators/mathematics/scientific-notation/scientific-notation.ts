import {
  asTyped,
  type Currency,
  choice,
  count,
  defineCalculator,
  group,
  number,
  type Show,
  text,
  typed,
} from "#engine";
import type { Decimal } from "#numbers/decimal";
import { isTooLargeToShow } from "#numbers/round";
import { inScientific, NUMBER, readScientific, significantIn } from "../../shared/powers-of-ten.ts";

const [SHOWN, KEPT, SMALLEST] = [30, 15, -30];
const like = "a number such as 0.00056, 5.6e-4 or 5.6 × 10^-4";

const SIGNS = { plus: "+", minus: "-", times: "×", over: "÷" } as const;
const CALCULATE = {
  plus: (a: Decimal, b: Decimal) => a.plus(b),
  minus: (a: Decimal, b: Decimal) => a.minus(b),
  times: (a: Decimal, b: Decimal) => a.times(b),
  over: (a: Decimal, b: Decimal) => a.div(b),
} as const;

export default defineCalculator({
  name: "Scientific notation calculator",
  summary:
    "Convert numbers to and from scientific, E and engineering notation, and add, subtract, multiply or divide them.",

  inputs: {
    operation: choice(
      "Operation",
      {
        convert: "Convert a number",
        plus: "Add (+)",
        minus: "Subtract (−)",
        times: "Multiply (×)",
        over: "Divide (÷)",
      },
      { default: "convert" },
    ),
    number: typed("Number", { pattern: NUMBER, like, maxLength: 60, example: "0.00056" }),
    other: typed("Second number", {
      pattern: NUMBER,
      like,
      maxLength: 60,
      example: "3e8",
      when: { operation: ["plus", "minus", "times", "over"] },
    }),
    figures: count("Round to significant figures", { min: 1, max: SHOWN, optional: true, more: true }),
  },

  outputs: {
    scientific: text("Scientific notation"),
    number: number("Number", { optional: true, significant: SHOWN }),
    e_notation: text("E notation"),
    engineering: text("Engineering notation"),
    significant: count("Significant figures", { optional: true }),
  },
  primary: "scientific",
  formula: "a × 10^n with 1 ≤ |a| < 10; (a × 10^m) × (b × 10^n) = (a × b) × 10^(m + n)",

  refuses: ({ operation, other }) =>
    operation === "over" &&
    readScientific(other ?? "").isZero() &&
    "Enter a second number other than 0: dividing by 0 is impossible.",

  compute({ operation, number, other, figures }) {
    const given = readScientific(number);
    const found = operation === "convert" ? given : CALCULATE[operation](given, readScientific(other));
    const result = found.toSignificantDigits(figures ?? (operation === "over" ? KEPT : SHOWN));
    const isMeasured = operation === "convert" && number.includes(".") && !given.isZero();
    const fixed = figures ?? (isMeasured ? significantIn(number) : undefined);
    const step = result.isZero() ? 0 : Math.floor(result.e / 3) * 3;
    return {
      scientific: ({ notation }: Currency) => inScientific(result, notation, { fixed }),
      engineering: ({ notation }: Currency) => inScientific(result, notation, { fixed, exponent: step }),
      e_notation: ({ notation }: Currency) => inScientific(result, notation, { fixed, sign: "e" }),
      number: isTooLargeToShow(result) || result.e < SMALLEST ? null : result,
      significant: operation === "convert" && !given.isZero() ? significantIn(number) : null,
    };
  },

  sentence: ({ operation, number, other }, { scientific }, { notation }) =>
    operation === "convert"
      ? `${asTyped(number, notation)} is ${scientific} in scientific notation.`
      : `${asTyped(number, notation)} ${SIGNS[operation]} ${asTyped(other, notation)} is ${scientific}.`,

  working({ operation, number, other }, { scientific }, show) {
    const given = readScientific(number);
    if (operation === "convert") return [moved(number, given, show), `Scientific notation: ${scientific}`];
    return [...STEPS[operation](given, readScientific(other), show), `In scientific notation: ${scientific}`];
  },
});

function moved(typed: string, value: Decimal, show: Show): string {
  if (/[e^]/i.test(typed)) return `The exponent says where the decimal point goes: ${asTyped(typed, show.notation)}`;
  if (value.isZero() || value.e === 0)
    return "The number has one digit before its decimal point, so the exponent is 0.";
  const [places, way] = [Math.abs(value.e), value.e > 0 ? "left" : "right"];
  return `Move the decimal point ${places === 1 ? "1 place" : `${places} places`} to the ${way}, so the exponent is ${value.e}.`;
}

type Steps = (a: Decimal, b: Decimal, show: Show) => readonly string[];

const figure = (value: Decimal): Decimal => (value.isZero() ? value : value.div(`1e${value.e}`));
const inBrackets = (text: string): string => (text.startsWith("-") ? `(${text})` : text);
const written = (value: Decimal, { notation }: Show): string =>
  inBrackets(group(value.toSignificantDigits(KEPT).toString(), notation));

const added =
  (sign: "+" | "-"): Steps =>
  (a, b, show) => {
    const place = Math.max(a.e, b.e);
    const [one, other] = [a, b].map((value) => written(value.div(`1e${place}`), show));
    return [`Write both with the larger power, 10^${place}: (${one} ${sign} ${other}) × 10^${place}`];
  };

const multiplied =
  (sign: "×" | "÷"): Steps =>
  (a, b, show) => {
    const [exponent, words] = sign === "×" ? [a.e + b.e, "Add the exponents"] : [a.e - b.e, "Subtract the exponents"];
    const [one, other] = [written(figure(a), show), written(figure(b), show)];
    const found = sign === "×" ? figure(a).times(figure(b)) : figure(a).div(figure(b));
    const sums = `${a.e} ${sign === "×" ? "+" : "-"} ${inBrackets(`${b.e}`)} = ${exponent}`;
    const isExact = found.precision() <= KEPT;
    return [
      `${sign === "×" ? "Multiply" : "Divide"} the figures: ${one} ${sign} ${other} ${isExact ? "=" : "≈"} ${written(found, show)}`,
      `${words}: ${sums}`,
    ];
  };

const STEPS = { plus: added("+"), minus: added("-"), times: multiplied("×"), over: multiplied("÷") } as const;
