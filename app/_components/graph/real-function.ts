// y = f(x) in floating point, for pixels and for where to look: every figure that is shown is worked out in decimals.
import type { Binary, Expression, FunctionName } from "#numbers/expression";
import { readTokens } from "#numbers/read-expression";
import { tokensOf } from "#numbers/tokens";
import type { AngleUnit } from "#numbers/without";

export type RealFunction = (x: number) => number;

const NAMES = new Set(["x"]);

/** "y = x^2 - 2", with or without "y =". */
export const readFunction = (text: string): ReturnType<typeof readTokens> =>
  readTokens(() => tokensOf(text.replace(/^\s*(?:y|f\(x\))\s*=/i, ""), NAMES));

export function inFloats(read: Expression, angles: AngleUnit): RealFunction {
  switch (read.kind) {
    case "number": {
      const value = Number(read.text);
      return () => value;
    }
    case "constant": {
      const value = read.name === "π" ? Math.PI : Math.E;
      return () => value;
    }
    case "name":
      return (x) => x;
    case "negative": {
      const of = inFloats(read.of, angles);
      return (x) => -of(x);
    }
    case "postfix":
    case "call": {
      const [of, call] = [inFloats(read.of, angles), callOf(read, angles)];
      return (x) => call(of(x));
    }
    case "binary": {
      const [left, right, join] = [inFloats(read.left, angles), inFloats(read.right, angles), JOINS[read.sign]];
      return (x) => join(left(x), right(x));
    }
    default:
      return read satisfies never;
  }
}

/** Between whole numbers nCr and nPr have no value, so they have no curve. */
const JOINS: Readonly<Record<Binary, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "×": (a, b) => a * b,
  "÷": (a, b) => a / b,
  mod: (a, b) => a - b * Math.floor(a / b),
  "^": (a, b) => a ** b,
  nCr: () => Number.NaN,
  nPr: () => Number.NaN,
};

function callOf(read: Expression & { readonly kind: "postfix" | "call" }, angles: AngleUnit): RealFunction {
  const turn = angles === "degrees" ? Math.PI / 180 : 1;
  if (read.kind === "postfix") {
    if (read.sign === "%") return (a) => a / 100;
    return read.sign === "°" ? (a) => (a * Math.PI) / 180 / turn : () => Number.NaN;
  }
  if (/^(?:sin|cos|tan)$/.test(read.name)) return (a) => CALLS[read.name](a * turn);
  return /^a(?:sin|cos|tan)$/.test(read.name) ? (a) => CALLS[read.name](a) / turn : CALLS[read.name];
}

const { abs, cbrt, ceil, exp, floor, log, log10, log2, sign, sqrt } = Math;
const { acos, acosh, asin, asinh, atan, atanh, cos, cosh, sin, sinh, tan, tanh } = Math;
/** Halves go away from zero. */
const round = (a: number) => sign(a) * floor(abs(a) + 0.5);

const CALLS: Readonly<Record<FunctionName, RealFunction>> = {
  ...{ abs, cbrt, ceil, exp, floor, log2, round, sqrt, ln: log, log: log10 },
  ...{ acos, acosh, asin, asinh, atan, atanh, cos, cosh, sin, sinh, tan, tanh },
};
