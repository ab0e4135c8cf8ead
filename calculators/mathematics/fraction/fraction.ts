import { asTyped, choice, defineCalculator, noAnswer, number, text, typed } from "#engine";
import {
  FRACTION,
  minus,
  over,
  plus,
  type Rational,
  rational,
  readFraction,
  times,
  toDecimal,
  writeFraction,
  writeMixed,
} from "#numbers/rational";
import { stepsOnPaper } from "./on-paper.ts";

const asked = { pattern: FRACTION, like: "a fraction such as 3/4, 1 1/2 or 0.75", maxLength: 130 } as const;
const CALCULATE = { plus, minus, times, over };
const WORDS = { plus: "plus", minus: "minus", times: "times", over: "divided by" } as const;

export default defineCalculator({
  name: "Fraction calculator",
  summary: "Add, subtract, multiply, divide and simplify fractions and mixed numbers, with steps.",

  inputs: {
    first: typed("First fraction", { ...asked, example: "1 1/2" }),
    operation: choice(
      "Operation",
      {
        plus: "Add (+)",
        minus: "Subtract (−)",
        times: "Multiply (×)",
        over: "Divide (÷)",
        simplify: "Simplify the first fraction",
      },
      { default: "plus" },
    ),
    second: typed("Second fraction", {
      ...asked,
      example: "3/4",
      when: { operation: ["plus", "minus", "times", "over"] },
    }),
  },

  outputs: {
    result: text("Result"),
    mixed: text("Mixed number", { optional: true }),
    decimal: number("Decimal"),
  },
  primary: "result",
  formula: "a/b + c/d = (ad + bc)/bd; a/b × c/d = ac/bd; a/b ÷ c/d = ad/bc",

  check: ({ first, second }) => ({ first: hollow(first), second: second && hollow(second) }),

  otherQuestions({ first, operation, second }) {
    if (operation === "simplify") return [];
    const others = Object.keys(CALCULATE).filter((other) => other !== operation);
    return others.map((other) => ({ first, operation: other, second }));
  },

  compute({ first, operation, second }) {
    const given = readFraction(first);
    if (operation === "simplify") return figuresOf(rational(given.top, given.bottom));
    const other = readFraction(second);
    if (operation === "over" && other.top === 0n)
      return noAnswer("Enter a second fraction other than 0: dividing by 0 is impossible.");
    return figuresOf(CALCULATE[operation](given, other));
  },

  sentence({ first, operation, second }, { result, mixed }, { notation }) {
    const answer = mixed ? `${result}, or ${mixed}` : result;
    if (operation === "simplify") return `${asTyped(first, notation)} in lowest terms is ${answer}.`;
    return `${asTyped(first, notation)} ${WORDS[operation]} ${asTyped(second, notation)} is ${answer}.`;
  },

  working: ({ first, operation, second }, found, show) => stepsOnPaper(first, operation, second, found, show),
});

const hollow = (text: string): string | undefined =>
  readFraction(text).bottom === 0n ? "must not have 0 as its denominator" : undefined;

const figuresOf = (fraction: Rational) => ({
  result: writeFraction(fraction),
  mixed: writeMixed(fraction),
  decimal: toDecimal(fraction),
});
