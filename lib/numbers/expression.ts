// An expression, and writing it back with the parentheses that it was understood with.

export const BINARIES = ["+", "-", "×", "÷", "mod", "nCr", "nPr", "^"] as const;
export type Binary = (typeof BINARIES)[number];

const ROUNDINGS = ["abs", "round", "floor", "ceil"] as const;
const ANGULAR = ["sin", "cos", "tan", "asin", "acos", "atan"] as const;
const HYPERBOLIC = ["sinh", "cosh", "tanh", "asinh", "acosh", "atanh"] as const;
const ELEMENTARY = ["sqrt", "cbrt", "exp", "ln", "log", "log2", ...ANGULAR, ...HYPERBOLIC] as const;
export const FUNCTIONS = [...ROUNDINGS, ...ELEMENTARY];
export type Hyperbolic = (typeof HYPERBOLIC)[number];
export type Elementary = (typeof ELEMENTARY)[number];
export type FunctionName = Elementary | (typeof ROUNDINGS)[number];

export const POSTFIXES = ["!", "%", "°"] as const;
export type Postfix = (typeof POSTFIXES)[number];

/** Words that stand for something already. */
export const isTaken = (word: string): boolean =>
  ["pi", "e", "of", "mod", "ncr", "npr", ...FUNCTIONS].some((taken) => taken === word);

/** Places count the characters typed, from 1. */
export type Expression =
  | { readonly kind: "number"; readonly text: string; readonly place: number }
  | { readonly kind: "constant"; readonly name: "π" | "e" }
  | { readonly kind: "name"; readonly name: string; readonly place: number }
  | { readonly kind: "negative"; readonly of: Expression }
  | { readonly kind: "call"; readonly name: FunctionName; readonly of: Expression; readonly place: number }
  | { readonly kind: "postfix"; readonly sign: Postfix; readonly of: Expression; readonly place: number }
  | BinaryExpression;
export type BinaryExpression = {
  readonly kind: "binary";
  readonly sign: Binary;
  readonly left: Expression;
  readonly right: Expression;
  readonly place: number;
};

/** Of a typed expression. It bounds the depth as well, so that no stack overflows. */
export const LONGEST = 200;

/** "2 × ((3 + 4)^2)": only a row of sums, or of × alone, goes without parentheses. */
export function writeExpression(read: Expression): string {
  switch (read.kind) {
    case "number":
      return read.text.replace(/^\./, "0.").replace(/\.(?!\d)/, "");
    case "constant":
    case "name":
      return read.name;
    case "call":
      return `${read.name}(${writeExpression(read.of)})`;
    case "negative":
      return `-${operand(read.of)}`;
    case "postfix":
      return `${operand(read.of)}${read.sign}`;
    case "binary":
      return row(read);
    default:
      return read satisfies never;
  }
}

function row({ sign, left, right }: BinaryExpression): string {
  const begun = left.kind === "binary" && ["+-", "×"].some((row) => row.includes(sign) && row.includes(left.sign));
  const sides = [begun ? writeExpression(left) : operand(left), operand(right)];
  return sides.join(sign === "^" ? "^" : ` ${sign} `);
}

const operand = (read: Expression): string =>
  read.kind === "binary" || read.kind === "negative" ? `(${writeExpression(read)})` : writeExpression(read);
