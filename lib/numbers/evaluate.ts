// The value of an expression, to 80 digits. Sums, products and whole powers of decimals are kept in full, so that nothing
// is lost by cancelling. Everything else is rounded to 80 digits: what then lies within 64 digits of a short decimal is
// that decimal, so that (√2)^2 is 2 and 1 ÷ 3 × 3 is 1.
import { PI } from "./angle.ts";
import { arrangements, choices, factorial } from "./counting.ts";
import { Decimal, decimal, decimalsOf } from "./decimal.ts";
import { elementary } from "./elementary.ts";
import type { BinaryExpression, Expression, FunctionName, Postfix } from "./expression.ts";
import { snap, sureDigits } from "./round.ts";
import { type AngleUnit, capital, LARGEST_POWER, tooLarge, tooSmall, Without, without } from "./without.ts";

/** Not exact where digits were rounded away. */
export type Evaluated = { readonly value: Decimal; readonly isExact: boolean };
/** A whole sentence: "÷ at place 3 divides by 0, which has no answer." */
export type Unanswerable = { readonly why: string };

/** What the names in an expression stand for. */
export type Named = Readonly<Record<string, Evaluated>>;

export function evaluate(expression: Expression, angles: AngleUnit, named: Named = {}): Evaluated | Unanswerable {
  try {
    const { value, isExact } = worked(expression, { angles, named });
    return { value: narrow(value), isExact };
  } catch (thrown) {
    if (thrown instanceof Without) return { why: thrown.message };
    throw thrown;
  }
}

const E = Decimal.exp(1);
const EXACT_DIGITS = 1000;
const MOST_FACTORS = 1000;
const SHORT_DIGITS = 20;
const HALF_TURN = 180;

const Wide = decimalsOf(EXACT_DIGITS);
const narrow = (value: Decimal): Decimal => decimal(value).plus(0);
const exact = (value: Decimal): Evaluated => ({ value, isExact: value.precision() < EXACT_DIGITS });

function rounded(value: Decimal): Evaluated {
  const short = snap(value);
  return short.precision() <= SHORT_DIGITS ? exact(short) : { value, isExact: false };
}

type Setting = { readonly angles: AngleUnit; readonly named: Named };

function worked(read: Expression, setting: Setting): Evaluated {
  switch (read.kind) {
    case "number":
      return literal(read.text, `${read.text} at place ${read.place}`);
    case "constant":
      return { value: read.name === "π" ? PI : E, isExact: false };
    case "name":
      return setting.named[read.name] ?? without(`${read.name} has no value.`);
    case "negative": {
      const { value, isExact } = worked(read.of, setting);
      return { value: value.neg(), isExact };
    }
    case "postfix": {
      const [of, at] = [worked(read.of, setting), `${read.sign} at place ${read.place}`];
      return bounded(changed(read.sign, of, setting.angles, at), at);
    }
    case "call": {
      const at = `${read.name} at place ${read.place}`;
      return bounded(called(read.name, worked(read.of, setting), setting.angles, at), at);
    }
    case "binary": {
      const at = `${read.sign} at place ${read.place}`;
      return bounded(combined(read.sign, worked(read.left, setting), worked(read.right, setting), at), at);
    }
    default:
      return read satisfies never;
  }
}

function literal(text: string, at: string): Evaluated {
  const value = decimal(text);
  const isVanished = value.isZero() && /^[^e]*[1-9]/.test(text);
  return isVanished ? tooSmall(at) : bounded(exact(value), at);
}

function bounded(found: Evaluated, at: string): Evaluated {
  const { value } = found;
  if (!value.isFinite() || (!value.isZero() && value.e >= LARGEST_POWER)) return tooLarge(at);
  return !value.isZero() && value.e < 1 - LARGEST_POWER ? tooSmall(at) : found;
}

// ── the operations ──

function combined(sign: BinaryExpression["sign"], a: Evaluated, b: Evaluated, at: string): Evaluated {
  switch (sign) {
    case "+":
      return sum(a, b, at);
    case "-":
      return sum(a, { ...b, value: b.value.neg() }, at);
    case "×":
      return product(a, b);
    case "÷":
      return quotient(a, b, at);
    case "mod":
      return remainder(a, b, at);
    case "nCr":
      return exact(choices(a.value, b.value, { Wide, at }));
    case "nPr":
      return exact(arrangements(a.value, b.value, { Wide, at }));
    case "^":
      return power(a, b, at);
    default:
      return sign satisfies never;
  }
}

/** Of what is left after cancelling rounded values, nothing can be trusted; of large ones not even that it is about 0. */
function sum(a: Evaluated, b: Evaluated, at: string): Evaluated {
  if (a.isExact && b.isExact) return exact(new Wide(a.value).plus(b.value));
  const total = narrow(a.value).plus(narrow(b.value));
  const most = Decimal.max(a.value.abs(), b.value.abs());
  if (!total.abs().lt(most.times(`1e-${sureDigits()}`))) return rounded(total);
  return most.e >= sureDigits() ? beyondDigits(at) : { value: decimal(0), isExact: false };
}

const product = (a: Evaluated, b: Evaluated): Evaluated =>
  a.isExact && b.isExact ? exact(new Wide(a.value).times(b.value)) : rounded(narrow(a.value).times(narrow(b.value)));

function quotient(a: Evaluated, b: Evaluated, at: string): Evaluated {
  if (b.value.isZero()) return without(`${capital(at)} divides by 0, which has no answer.`);
  const ratio = narrow(a.value).div(narrow(b.value));
  const isExact = a.isExact && b.isExact && new Wide(ratio).times(b.value).eq(a.value);
  return isExact ? exact(ratio) : rounded(ratio);
}

/** What is left over, with the sign of b, as in spreadsheets: a − b × ⌊a ÷ b⌋. */
function remainder(a: Evaluated, b: Evaluated, at: string): Evaluated {
  if (b.value.isZero()) return without(`${capital(at)} divides by 0, which has no answer.`);
  if (a.isExact && b.isExact) {
    const left = new Wide(a.value).mod(b.value);
    return exact(left.isZero() || left.isNegative() === b.value.isNegative() ? left : left.plus(b.value));
  }
  const ratio = snap(narrow(a.value).div(narrow(b.value)));
  if (ratio.e >= sureDigits()) return beyondDigits(at);
  return sum(a, { value: ratio.floor().times(narrow(b.value)).neg(), isExact: false }, at);
}

const beyondDigits = (at: string): never => without(`${capital(at)} needs more digits than are kept here.`);

function power(a: Evaluated, b: Evaluated, at: string): Evaluated {
  const [base, exponent] = [narrow(a.value), narrow(b.value)];
  if (base.isZero() && exponent.isZero())
    return without(`${capital(at)} is 0 to the power of 0, which has no agreed value.`);
  if (base.isZero() && exponent.lt(0)) return without(`${capital(at)} divides by 0, which has no answer.`);
  if (base.isZero()) return exact(base);
  if (base.lt(0) && !exponent.isInteger()) {
    return without(
      `${capital(at)} takes a negative number to a power that is not whole, which has no real value; cbrt takes a cube root.`,
    );
  }
  if (!exponent.isInteger() || exponent.abs().gt(MOST_FACTORS)) return rounded(grown(base, exponent, at));
  const inFull = a.isExact && exponent.gt(0) ? exact(new Wide(a.value).pow(exponent)) : undefined;
  return inFull?.isExact ? inFull : rounded(base.pow(exponent));
}

/** e to the power of exponent × ln of the base; a negative base has a whole exponent. */
function grown(base: Decimal, exponent: Decimal, at: string): Decimal {
  const size = elementary("exp", { given: base.abs().ln().times(exponent), angles: "radians", at });
  return base.lt(0) && !exponent.mod(2).isZero() ? size.neg() : size;
}

/** 30° is 30 where angles are in degrees, and π ÷ 6 where they are in radians. */
function changed(sign: Postfix, of: Evaluated, angles: AngleUnit, at: string): Evaluated {
  switch (sign) {
    case "!":
      return exact(factorial(of.value, { Wide, at }));
    case "%":
      return product(of, exact(decimal("0.01")));
    case "°":
      return angles === "degrees" ? of : rounded(narrow(of.value).times(PI).div(HALF_TURN));
    default:
      return sign satisfies never;
  }
}

function called(name: FunctionName, { value, isExact }: Evaluated, angles: AngleUnit, at: string): Evaluated {
  switch (name) {
    case "abs":
      return { value: value.abs(), isExact };
    case "round":
      return whole(value.toDecimalPlaces(0), isExact);
    case "floor":
      return whole(value.floor(), isExact);
    case "ceil":
      return whole(value.ceil(), isExact);
    case "tanh": {
      const found = rounded(elementary(name, { given: narrow(value), angles, at }));
      // It comes as near to 1 as the digits go, and never is 1.
      return found.value.abs().eq(1) ? { ...found, isExact: false } : found;
    }
    default:
      return rounded(elementary(name, { given: narrow(value), angles, at }));
  }
}

/** Of a rounded value with more digits than are sure, the last of them are not known. */
const whole = (value: Decimal, wasExact: boolean): Evaluated =>
  wasExact || value.e < sureDigits() ? exact(value) : { value, isExact: false };
