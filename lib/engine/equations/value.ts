// The figures that equations give. A quotient is divided out last, so that nothing is rounded on the way.
import { cosine, PI, sine } from "#numbers/angle";
import { Decimal, decimal } from "#numbers/decimal";
import type { Binary, Expression, FunctionName } from "#numbers/expression";
import { ceil, floor, round, subtract } from "#numbers/round";

/** Why an equation has no answer: the expression that is 0 and would divide, or what has no real root. */
export class Unanswerable extends Error {
  readonly divisor: Expression | undefined;

  constructor(message: string, divisor?: Expression) {
    super(message);
    this.divisor = divisor;
  }
}

/** What a name stands for, a percentage as its hundredth. */
export type Figures = (name: string) => Quotient;
/** `top ÷ bottom` */
export type Quotient = readonly [top: Decimal, bottom: Decimal];

const ONE = decimal(1);
const HUNDRED = decimal(100);

/** `one` is how much of the output 1 is: 100 where it is in percent. */
export function solved(read: Expression, figures: Figures, one: Decimal): Decimal {
  const [top, bottom] = worked(read, figures);
  return top.times(one).div(bottom);
}

function worked(read: Expression, figures: Figures): Quotient {
  switch (read.kind) {
    case "number":
      return [decimal(read.text), ONE];
    case "constant":
      return [read.name === "π" ? PI : Decimal.exp(1), ONE];
    case "name":
      return figures(read.name);
    case "negative": {
      const [top, bottom] = worked(read.of, figures);
      return [top.neg(), bottom];
    }
    case "postfix": {
      if (read.sign !== "%") throw new TypeError(`Equations have no ${read.sign}.`);
      const [top, bottom] = worked(read.of, figures);
      return [top, bottom.times(HUNDRED)];
    }
    case "call":
      return [called(read.name, divided(worked(read.of, figures))), ONE];
    case "binary":
      return combined(read.sign, worked(read.left, figures), worked(read.right, figures), read.right);
    default:
      return read satisfies never;
  }
}

const divided = ([top, bottom]: Quotient): Decimal => top.div(bottom);

function combined(sign: Binary, a: Quotient, b: Quotient, divisor: Expression): Quotient {
  const [[top, bottom], [over, under]] = [a, b];
  switch (sign) {
    case "+":
    case "-": {
      const isSum = sign === "+";
      if (bottom.eq(under)) return [subtract(top, isSum ? over.neg() : over), bottom];
      const [left, right] = [top.times(under), over.times(bottom)];
      return [subtract(left, isSum ? right.neg() : right), bottom.times(under)];
    }
    case "×":
      return [top.times(over), bottom.times(under)];
    case "÷":
      if (over.isZero()) throw new Unanswerable("divides by zero", divisor);
      return [top.times(under), bottom.times(over)];
    case "^":
      return [divided(a).pow(divided(b)), ONE];
    default:
      throw new TypeError(`Equations have no ${sign}.`);
  }
}

function called(name: FunctionName, of: Decimal): Decimal {
  const call = CALLS[name];
  if (!call) throw new TypeError(`Equations have no ${name}.`);
  return call(of);
}

/** Angles are in degrees. */
const CALLS: { readonly [N in FunctionName]?: (of: Decimal) => Decimal } = {
  abs: (of) => of.abs(),
  round,
  floor,
  ceil,
  sqrt(of) {
    if (of.lt(0)) throw new Unanswerable("takes the square root of a negative number");
    return of.sqrt();
  },
  cbrt: (of) => of.cbrt(),
  exp: (of) => of.exp(),
  ln(of) {
    if (of.lte(0)) throw new Unanswerable("takes the logarithm of a number that is not positive");
    return of.ln();
  },
  sin: sine,
  cos: cosine,
  tan: (of) => sine(of).div(cosine(of)),
};
