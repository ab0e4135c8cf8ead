// An equation as a step of the working: "Tip: $80.00 × 18% = $14.40".
import type { Expression } from "#math/expression";
import { phrase, type Shown, shown, step } from "../printing/shown.ts";

export type Figure = Shown<unknown>;
/** What prints where a name stands; undefined where that figure is absent. */
export type Printed = (name: string) => Figure | undefined;

/** None where an equation only repeats a figure: $80 ÷ 1. What is rounded in the end leads to its result by an arrow. */
export function stepOf(label: string, read: Expression, printed: Printed, result: Figure): string | undefined {
  if (repeats(read, printed)) return undefined;
  const rounded = read.kind === "call" && ROUNDINGS.has(read.name);
  const side = written(rounded ? read.of : read, printed);
  if (!side || (rounded && side.text === result.text)) return undefined;
  return rounded ? step`${label}: ${side} → ${result}` : step`${label}: ${side} = ${result}`;
}

const ROUNDINGS: ReadonlySet<string> = new Set(["ceil", "floor", "round"]);

const repeats = (read: Expression, printed: Printed): boolean =>
  read.kind === "name" ||
  (read.kind === "binary" &&
    (read.sign === "×" || read.sign === "÷") &&
    read.left.kind === "name" &&
    written(read.right, printed)?.text.replace(/ .*/, "") === "1");

const BINDS = { "+": 1, "-": 1, mod: 2, "×": 2, "÷": 2, "^": 4 } as const;
const UNARY = 3;
const ATOM = 5;

/** In parentheses only where without them it would mean something else. */
function written(read: Expression, printed: Printed): Shown<unknown> | undefined {
  switch (read.kind) {
    case "number":
    case "constant":
      return asText(read.kind === "number" ? read.text : read.name);
    case "name":
      return printed(read.name);
    case "negative": {
      const of = operand(read.of, UNARY, printed);
      return of && phrase`-${of}`;
    }
    case "postfix": {
      const of = operand(read.of, ATOM, printed);
      return of && phrase`${of}${read.sign}`;
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
  return inside && phrase`${CALLED[name] ?? name}(${inside})`;
}

const CALLED: Readonly<Record<string, string>> = { ceil: "round up ", floor: "round down ", round: "round " };

function binary({ sign, left, right }: Expression & { readonly kind: "binary" }, printed: Printed) {
  const binds = BINDS[sign];
  const isLoose = sign === "+" || sign === "×";
  const [first, second] = [operand(left, binds, printed), operand(right, isLoose ? binds : binds + 1, printed)];
  if (!first || !second) return undefined;
  if (sign === "^") return power(first, second, left.kind === "name");
  return phrase`${first} ${sign} ${negativeInParentheses(second)}`;
}

/** A figure with a sign or a unit is raised as a whole: (1.75 m)². */
function power(base: Shown<unknown>, exponent: Shown<unknown>, isFigure: boolean): Shown<unknown> {
  const whole = isFigure && !/^[\d.,]+$/.test(base.text) ? phrase`(${base})` : base;
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

const negativeInParentheses = (side: Shown<unknown>): Shown<unknown> =>
  side.text.startsWith("-") ? shown(side.value, `(${side})`, side.exact) : side;

const asText = (text: string): Shown<string> => shown(text, text, true);
