import { choice, defineCalculator, noAnswer, number, text, toldAsTyped, typed } from "#engine";
import { evaluateSteps, readSteps, writeSteps } from "#numbers/assignments";
import type { Decimal } from "#numbers/decimal";
import { LONGEST } from "#numbers/expression";
import { asFraction, writeFraction } from "#numbers/rational";
import type { AngleUnit } from "#numbers/without";

/** A short sum, such as any calculator takes; or any text in the same letters and signs, which the parser judges. */
const TERM = "(?:√|-)?\\d{1,2}(?:\\.\\d)?%?";
const OPERAND = `(?:${TERM}|(?:sin|cos|atan|abs|exp)\\(${TERM}\\))`;
const SUM = `${OPERAND}(?: ?[+−×÷*/-] ?${OPERAND})*`;
const WITH_X = `x = ${SUM}; ${TERM} ?[+−×÷*/-] ?\\d?x`;
const EXPRESSION = `${SUM}|${WITH_X}|[a-zA-Z0-9π√.,+−×÷*/^()!%°-][a-zA-Z0-9π√.,+−×÷*/^()!%°=; -]*`;

const PRINTED = 15;
const EXACT = "Exact";

export default defineCalculator({
  name: "Scientific calculator",
  summary: "Powers, roots, logarithms, trigonometry and combinations on one line.",
  ai: "closed",

  inputs: {
    expression: typed("Expression", {
      pattern: EXPRESSION,
      like: "an expression such as 2 × (3 + 4)^2 or sqrt(2) + sin(30)",
      maxLength: LONGEST,
      example: "2 × (3 + 4)^2",
      keypad: { angles: "angles" },
      help: "Press = or Enter to keep the answer.",
    }),
    angles: choice("Angle unit", { degrees: "Degrees", radians: "Radians" }, { default: "degrees" }),
    show: choice("Show the answer as", { decimal: "Decimal", fraction: "Fraction" }, { default: "decimal" }),
  },

  outputs: {
    value: number("Result", { significant: PRINTED, inFull: true }),
    fraction: text("As a fraction", { optional: true }),
    understood: text("Read as"),
    digits: text("Precision"),
  },
  primary: "value",
  formula: "order: ( ) and functions; !, % and °; ^ from the right; sign; nCr and nPr; ×, ÷ and mod; + and -",

  compute({ expression, angles }) {
    const found = answerTo(expression, angles);
    if ("why" in found) return noAnswer(found.why);
    const isExact = found.isExact && found.value.precision() <= PRINTED;
    return {
      value: found.value,
      fraction: fractionOf(found.value),
      understood: toldAsTyped(found.understood),
      digits: isExact ? EXACT : `Rounded to ${PRINTED}`,
    };
  },

  headline: ({ show }, { fraction }) => (show === "fraction" && fraction ? ["Result", fraction] : null),

  sentence(_, { value, fraction, understood, digits }) {
    if (digits === EXACT) return `${understood} is ${value}.`;
    return fraction ? `${understood} is ${fraction}, or about ${value}.` : `${understood} is about ${value}.`;
  },

  working: ({ angles }, { value, understood, digits }) => [
    /(?:sin|cos|tan)\(/.test(understood) && `Angles in ${angles}`,
    `With all parentheses: ${understood} ${digits === EXACT ? "=" : "≈"} ${value}`,
  ],

  notes: ({ show }, { fraction }) => [
    show === "fraction" &&
      !fraction &&
      "This answer is a whole number, or no fraction with a denominator up to 1,000,000.",
  ],

  alerts: (_, { understood }, show) =>
    /[+-] [\d.,]+%/.test(understood)
      ? [
          `Here % means “divided by 100”, so 10 + 5% is ${show("number", "10.05")}. For 5% more than 10, write 10 × (1 + 5%).`,
        ]
      : [],
});

function fractionOf(value: Decimal): string | null {
  const found = asFraction(value);
  return found && found.bottom > 1n ? writeFraction(found) : null;
}

function answerTo(expression: string, angles: AngleUnit) {
  const read = readSteps(expression);
  if ("fault" in read) return { why: `The expression ${read.fault}.` };
  const found = evaluateSteps(read, angles);
  return "why" in found ? found : { ...found, understood: writeSteps(read) };
}
