// Whether the equations in a step of a working are true as printed. Only plain arithmetic is read: printed numbers with
// + - × ÷ and parentheses. What has letters where a number would stand, such as a formula, is left alone.
import { Decimal } from "#numbers/decimal";
import { snap } from "#numbers/round";

/** How many SI units one unit is, by its printed name. */
export type Factors = Readonly<Record<string, string>>;

export function untrueEquations(step: string, factors: Factors): readonly string[] {
  return step.split(/[;,] | or /).flatMap((clause) => {
    const sides = clause.slice(clause.lastIndexOf(": ") + 1).split("=");
    const pairs = sides.slice(1).map((right, i) => [sides[i] ?? "", right] as const);
    return pairs.filter(([left, right]) => !mayHold(left, right, factors)).map((pair) => pair.join("=").trim());
  });
}

/** 18% may mean 18 or 0.18, and 175 cm may mean 175 or 1.75: in one meaning both sides must agree. */
function mayHold(left: string, right: string, factors: Factors): boolean {
  const units = new Set(`${left} = ${right}`.match(UNITS));
  if (units.size > 1 && ![...units].every((unit) => Object.hasOwn(factors, unit))) return true;
  const meanings = ["1", "0.01"].flatMap((percent) => [{ "%": percent }, { ...factors, "%": percent }]);
  return meanings.some((meaning) => {
    const [a, b] = [evaluate(left, meaning), evaluate(right, meaning)];
    return !a || !b || snap(a).eq(snap(b));
  });
}

// A letter right behind a figure is no unit: 10x².
const UNIT = "(?:(?<= )\\p{L}|°)[\\p{L}²³°/·]*(?: \\p{L}+)*";
const UNITS = new RegExp(`(?<=\\d ?)${UNIT}`, "gu");
const TOKEN = new RegExp(`\\p{Sc}?(\\d[\\d,]*(?:\\.\\d+)?)(?: ?(%|${UNIT}))?|[-+−×÷()]`, "gu");

/** The value of a side, or undefined where it is no plain arithmetic. */
export function evaluate(side: string, factors: Factors): Decimal | undefined {
  if (side.replace(TOKEN, "").trim() !== "") return undefined;
  const tokens = [...side.matchAll(TOKEN)].map(([mark, figure, unit = ""]) =>
    figure === undefined ? mark.replace("−", "-") : new Decimal(figure.replaceAll(",", "")).times(factors[unit] ?? 1),
  );
  const value = sum(tokens);
  return tokens.length === 0 ? value : undefined;
}

type Tokens = (string | Decimal)[];
type Operations = Readonly<Record<string, (a: Decimal, b: Decimal) => Decimal>>;

const sum = (tokens: Tokens) => chain(tokens, product, { "+": (a, b) => a.plus(b), "-": (a, b) => a.minus(b) });
const product = (tokens: Tokens) => chain(tokens, factor, { "×": (a, b) => a.times(b), "÷": (a, b) => a.div(b) });

function chain(tokens: Tokens, operand: (tokens: Tokens) => Decimal | undefined, operations: Operations) {
  let total = operand(tokens);
  for (let operate = operations[String(tokens[0])]; operate && total; operate = operations[String(tokens[0])]) {
    tokens.shift();
    const next = operand(tokens);
    total = next && operate(total, next);
  }
  return total;
}

function factor(tokens: Tokens): Decimal | undefined {
  const token = tokens.shift();
  if (token === "-") return factor(tokens)?.neg();
  if (token !== "(") return Decimal.isDecimal(token) ? token : undefined;
  const value = sum(tokens);
  return tokens.shift() === ")" ? value : undefined;
}
