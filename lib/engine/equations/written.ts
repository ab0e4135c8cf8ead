// An equation as a step of the working: "Tip: $80.00 × 18% = $14.40".
import { Decimal } from "#numbers/decimal";
import type { Expression } from "#numbers/expression";
import { type Notation, withPercent } from "../printing/format.ts";
import { phrase, type Shown, shown, step } from "../printing/shown.ts";
import { namesIn } from "./equations.ts";
import { withoutZeros } from "./without-zeros.ts";

export type Figure = Shown<unknown>;
/** What prints where a name stands, undefined where that figure is absent; and how figures of the equation itself are written. */
export type Printed = {
  (name: string): Figure | undefined;
  readonly notation: Notation | undefined;
};

type StepOf = (label: string, equation: Expression, printed: Printed, result: Figure) => string | undefined;

/** Without terms that come to nothing and factors of 1. None where it then only repeats a figure: $80 ÷ 1. */
export const inShort: StepOf = (label, equation, printed, result) => {
  const bare = withoutZeros(equation, (name) => isZero(printed(name)?.value));
  const read = namesIn(bare).length > 0 ? bare : equation;
  const rounded = isRounded(read);
  const short = plainly(rounded ? read.of : read, printed);
  const side = written(short, printed);
  if (!side || (rounded ? side.text === result.text : short.kind === "name")) return undefined;
  return line(label, side, result, rounded);
};

/** With all of it, for a working of which nothing else would be left. */
export const inFull: StepOf = (label, equation, printed, result) => {
  const rounded = isRounded(equation);
  const side = written(rounded ? equation.of : equation, printed);
  return side && line(label, side, result, rounded);
};

const isRounded = (read: Expression): read is Expression & { readonly kind: "call" } =>
  read.kind === "call" && ROUNDINGS.has(read.name);

/** What is rounded in the end leads to its result by an arrow. */
const line = (label: string, side: Shown<unknown>, result: Figure, isRounded: boolean): string =>
  isRounded ? step`${label}: ${side} → ${result}` : step`${label}: ${side} = ${result}`;

const isZero = (value: unknown): boolean => Decimal.isDecimal(value) && value.isZero();

const ROUNDINGS: ReadonlySet<string> = new Set(["ceil", "floor", "round"]);

/** Without a last factor or divisor that changes nothing: 1, or 100% with nothing added or taken off. */
function plainly(read: Expression, printed: Printed): Expression {
  if (read.kind !== "binary" || (read.sign !== "×" && read.sign !== "÷")) return read;
  const { left, right } = read;
  const text = written(right, printed)?.text ?? "";
  const isFigure = right.kind === "name" || right.kind === "number";
  const isOne = isFigure ? text.replace(/ .*/, "") === "1" : isWhole(right, printed);
  return isOne && namesIn(left).length > 0 ? plainly(left, printed) : read;
}

function isWhole(read: Expression, printed: Printed): boolean {
  if (read.kind === "postfix") return read.sign === "%" && read.of.kind === "number" && read.of.text === "100";
  if (read.kind !== "binary" || !"+-".includes(read.sign) || read.right.kind !== "name") return false;
  return isWhole(read.left, printed) && isZero(printed(read.right.name)?.value);
}

const BINDS = { "+": 1, "-": 1, mod: 2, nCr: 2, nPr: 2, "×": 2, "÷": 2, "^": 4 } as const;
const UNARY = 3;
const ATOM = 5;

/** In parentheses only where without them it would mean something else. */
function written(read: Expression, printed: Printed): Shown<unknown> | undefined {
  switch (read.kind) {
    case "number":
      return asText(read.text.replace(".", printed.notation?.decimal ?? "."));
    case "constant":
      return asText(read.name);
    case "name":
      return printed(read.name);
    case "negative": {
      const of = operand(read.of, UNARY, printed);
      return of && phrase`-${negativeInParentheses(of)}`;
    }
    case "postfix": {
      const of = operand(read.of, ATOM, printed);
      if (!of || read.sign === "!") return of && phrase`${of}!`;
      return shown(of.text, withPercent(of.text, printed.notation), of.exact);
    }
    case "call":
      return call(read, printed);
    case "binary":
      return binary(read, printed);
    default:
      return read satisfies never;
  }
}

function call({ name, of }: Expression & { readonly kind: "call" }, printed: Printed) {
  if (name === "sqrt") {
    const under = operand(of, ATOM, printed);
    return under && phrase`√${under}`;
  }
  const inside = written(of, printed);
  if (name === "abs") return inside && (of.kind === "name" ? unsigned(inside) : phrase`|${inside}|`);
  return inside && phrase`${CALLED[name] ?? name}(${inside})`;
}

const unsigned = ({ value, text, exact }: Shown<unknown>): Shown<unknown> =>
  shown(Decimal.isDecimal(value) ? value.abs() : value, text.replace("-", ""), exact);

const CALLED: Readonly<Record<string, string>> = { ceil: "round up ", floor: "round down ", round: "round " };

function binary({ sign, left, right }: Expression & { readonly kind: "binary" }, printed: Printed) {
  const binds = BINDS[sign];
  const isLoose = sign === "+" || sign === "×";
  const [first, second] = [operand(left, binds, printed), operand(right, isLoose ? binds : binds + 1, printed)];
  if (!first || !second) return undefined;
  if (sign === "^") return power(first, second, left.kind === "name");
  if (sign === "÷" && second.text === "1") return first;
  if (sign === "×" && first.text === "1") return second;
  return phrase`${first} ${sign} ${negativeInParentheses(second)}`;
}

/** A figure with a sign or a unit is raised as a whole: (1.75 m)². */
function power(base: Shown<unknown>, exponent: Shown<unknown>, isFigure: boolean): Shown<unknown> {
  const whole = isFigure && /[-%\p{L}\p{Sc}]/u.test(base.text) ? phrase`(${base})` : base;
  const raised = RAISED[exponent.text];
  return raised ? phrase`${whole}${raised}` : phrase`${whole}^${exponent}`;
}

const RAISED: Readonly<Record<string, string>> = { 2: "²", 3: "³" };

function operand(read: Expression, binds: number, printed: Printed): Shown<unknown> | undefined {
  const side = written(read, printed);
  const isTighter = bindingOf(read) >= binds;
  return side && !isTighter ? phrase`(${side})` : side;
}

function bindingOf(read: Expression): number {
  if (read.kind === "binary") return BINDS[read.sign];
  return read.kind === "negative" ? UNARY : ATOM;
}

function negativeInParentheses(side: Shown<unknown>): Shown<unknown> {
  const isNegative = Decimal.isDecimal(side.value) ? side.value.lt(0) : side.text.startsWith("-");
  return isNegative ? shown(side.value, `(${side})`, side.exact) : side;
}

const asText = (text: string): Shown<string> => shown(text, text, true);
