import { choice, defineCalculator, noAnswer, number, text, toldAsTyped, typed } from "#engine";
import { evaluateSteps, readSteps, writeSteps } from "#numbers/assignments";
import type { AngleUnit } from "#numbers/elementary";
import { LONGEST } from "#numbers/expression";

/** A short sum, such as any calculator takes; or any text in the same letters and signs, which the parser judges. */
const TERM = "(?:√|-)?\\d{1,2}(?:\\.\\d)?%?";
const OPERAND = `(?:${TERM}|(?:sin|cos|atan|abs|exp)\\(${TERM}\\))`;
const SUM = `${OPERAND}(?: ?[+−×÷*/-] ?${OPERAND})*`;
const WITH_X = `x = ${SUM}; ${TERM} ?[+−×÷*/-] ?\\d?x`;
const EXPRESSION = `${SUM}|${WITH_X}|[a-zA-Z0-9π√.,+−×÷*/^()!%-][a-zA-Z0-9π√.,+−×÷*/^()!%=; -]*`;

const PRINTED = 15;
const EXACT = "Exact";

export default defineCalculator({
  name: "Scientific calculator",
  summary: "Calculate a whole expression with powers, roots, logarithms and trigonometry.",
  ai: "closed",

  inputs: {
    expression: typed("Expression", {
      pattern: EXPRESSION,
      like: "an expression such as 2 × (3 + 4)^2 or sqrt(2) + sin(30)",
      maxLength: LONGEST,
      example: "2 × (3 + 4)^2",
      keypad: { angles: "angles" },
      help: "+ - × ÷ ^ ! % ( ) π e √, mod, sqrt, cbrt, abs, ln, log, log2, exp, sin, cos, tan, asin, acos, atan, round, floor, ceil. You can also type * or x for ×, / for ÷, or 15% of 80. Or name a value: r = 5; r * 2.",
    }),
    angles: choice("Angle unit", { degrees: "Degrees", radians: "Radians" }, { default: "degrees" }),
  },

  outputs: {
    value: number("Result", { significant: PRINTED, inFull: true }),
    understood: text("Read as"),
    digits: text("Precision"),
  },
  primary: "value",
  formula: "order: ( ) and functions; ! and %; ^ from the right; sign; ×, ÷ and mod; + and -",

  compute({ expression, angles }) {
    const found = answerTo(expression, angles);
    if ("why" in found) return noAnswer(found.why);
    const isExact = found.isExact && found.value.precision() <= PRINTED;
    return {
      value: found.value,
      understood: toldAsTyped(found.understood),
      digits: isExact ? EXACT : `Rounded to ${PRINTED}`,
    };
  },

  sentence: (_, { value, understood, digits }) => `${understood} is ${digits === EXACT ? "" : "about "}${value}.`,

  working: ({ angles }, { value, understood, digits }) => [
    /sin|cos|tan/.test(understood) && `Angles in ${angles}`,
    `With all parentheses: ${understood} ${digits === EXACT ? "=" : "≈"} ${value}`,
  ],

  alerts: (_, { understood }, show) =>
    /[+-] [\d.,]+%/.test(understood)
      ? [
          `Here % means “divided by 100”, so 10 + 5% is ${show("number", "10.05")}. For 5% more than 10, write 10 × (1 + 5%).`,
        ]
      : [],
});

function answerTo(expression: string, angles: AngleUnit) {
  const read = readSteps(expression);
  if ("fault" in read) return { why: `The expression ${read.fault}.` };
  const found = evaluateSteps(read, angles);
  return "why" in found ? found : { ...found, understood: writeSteps(read) };
}
