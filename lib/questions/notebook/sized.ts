// An expression with units, turned into one of plain numbers that lib/numbers works out: 5 ft + 3 in is 5 + 3 × 0.0254 ÷ 0.3048,
// in feet. Here is decided what may be added to what, and nothing is calculated.
import { type Evaluated, evaluate, type Named } from "#numbers/evaluate";
import type { Binary, BinaryExpression, Expression } from "#numbers/expression";
import { dimensionOf, factorOf, isAlike, isCurrency, isSame, labelOf, raised, times, type Units } from "./units.ts";

/** A number of units. A percentage is kept as its hundredth part. */
export type Measure = { readonly value: Evaluated; readonly units: Units; readonly isPercent: boolean };
export type Measures = Readonly<Record<string, Measure>>;
export type Sized = { readonly plain: Expression; readonly units: Units; readonly isPercent: boolean };

/** What cannot be worked out, as a sentence for its line. */
export class Unfit extends Error {}
const unfit = (why: string): never => {
  throw new Unfit(why);
};

export const namedOf = (measures: Measures): Named =>
  Object.fromEntries(Object.entries(measures).map(([name, { value }]) => [name, value]));

export function sized(read: Expression, measures: Measures): Sized {
  switch (read.kind) {
    case "number":
    case "constant":
      return bare(read);
    case "name": {
      const { units, isPercent } = measures[read.name] ?? unfit("This line uses a name that has no value.");
      return { plain: read, units, isPercent };
    }
    case "negative": {
      const of = sized(read.of, measures);
      return { ...of, plain: { ...read, of: of.plain } };
    }
    case "postfix":
      return { ...bare({ ...read, of: unitless(read.of, measures, read.sign) }), isPercent: read.sign === "%" };
    case "call":
      return called(read, measures);
    case "binary":
      return combined(read, measures);
    default:
      return read satisfies never;
  }
}

const bare = (plain: Expression): Sized => ({ plain, units: {}, isPercent: false });
const isBare = ({ units }: Pick<Sized, "units">): boolean => Object.keys(units).length === 0;

function unitless(read: Expression, measures: Measures, who: string): Expression {
  const of = sized(read, measures);
  return isBare(of) ? of.plain : unfit(`${who} needs a number without a unit, and ${labelOf(of.units)} is one.`);
}

const KEEP_UNITS = ["abs", "round", "floor", "ceil"];
const ROOTS: Readonly<Record<string, number>> = { sqrt: 2, cbrt: 3 };

function called(read: Expression & { readonly kind: "call" }, measures: Measures): Sized {
  const of = sized(read.of, measures);
  const plain = { ...read, of: of.plain };
  if (isBare(of)) return bare(plain);
  if (KEEP_UNITS.includes(read.name)) return { ...of, plain };
  const root = ROOTS[read.name] ?? 0;
  const units = raised(of.units, 1 / root);
  if (root > 0 && Object.values(units).every(Number.isInteger)) return { ...of, plain, units };
  return unfit(`${read.name} needs a number without a unit, and ${labelOf(of.units)} is one.`);
}

function combined(read: BinaryExpression, measures: Measures): Sized {
  const [left, right] = [sized(read.left, measures), sized(read.right, measures)];
  const { place } = read;
  switch (read.sign) {
    case "+":
    case "-":
      return summed(left, read.sign, right, place);
    case "×":
      return multiplied(left, "×", right, place);
    case "÷":
      return multiplied(left, "÷", right, place);
    case "^":
      return power(left, right, { place, measures });
    case "mod":
    case "nCr":
    case "nPr":
      return isBare(left) && isBare(right)
        ? bare({ ...read, left: left.plain, right: right.plain })
        : unfit(`${read.sign} needs two numbers without a unit.`);
    default:
      return read.sign satisfies never;
  }
}

// ── sums ──

function summed(left: Sized, sign: "+" | "-", right: Sized, place: number): Sized {
  const joined = (a: Expression, b: Expression): Expression => ({ kind: "binary", sign, left: a, right: b, place });
  if (right.isPercent && !left.isPercent) {
    const share = joined({ kind: "number", text: "1", place }, right.plain);
    return { ...left, plain: { kind: "binary", sign: "×", left: left.plain, right: share, place } };
  }
  if (left.isPercent && !right.isPercent) return unfit("Write the amount first and the percentage after it: 10 + 5%.");
  const [a, b] = [withMoney(left, right), withMoney(right, left)];
  if (!isAlike(a.units, b.units)) return unfit(unlike(a.units, b.units));
  return { ...a, plain: joined(a.plain, inUnits(b, a.units, place)) };
}

/** A number beside money is money. */
const withMoney = (it: Sized, other: Sized): Sized =>
  isBare(it) && !it.isPercent && isMoney(other.units) ? { ...it, units: other.units } : it;

export const isMoney = (units: Units): boolean => {
  const [key, ...rest] = Object.keys(units);
  return key !== undefined && rest.length === 0 && isCurrency(key) && units[key] === 1;
};

function unlike(...both: readonly [Units, Units]): string {
  const [one = "", other] = both.map(labelOf).filter(Boolean);
  return other
    ? `Amounts in ${one} and ${other} can't be added or subtracted.`
    : `Give both numbers a unit. Only one of them is in ${one}.`;
}

/** In other units of the same kind: multiplied before it is divided, so that it is exact wherever that can be. */
export function inUnits({ plain, units }: Sized, to: Units, place = 1): Expression {
  if (isSame(units, to)) return plain;
  const factors = Object.entries(times(units, raised(to, -1))).flatMap(([key, power]) => {
    const [top = "1", bottom = "1"] = factorOf(key).split("/");
    const sides = power > 0 ? [top, bottom] : [bottom, top];
    return Array.from({ length: Math.abs(power) }, () => sides);
  });
  const by = (sign: Binary, side: 0 | 1) => (left: Expression, factor: readonly string[]) =>
    joinedBy(left, sign, factor[side] ?? "1", place);
  return factors.reduce(by("÷", 1), factors.reduce(by("×", 0), plain));
}

const joinedBy = (left: Expression, sign: Binary, factor: string, place: number): Expression =>
  factor === "1" ? left : { kind: "binary", sign, left, right: { kind: "number", text: factor, place }, place };

// ── products ──

function multiplied(left: Sized, sign: "×" | "÷", right: Sized, place: number): Sized {
  const units = towards(left.units, right.units);
  const plain: Expression = { kind: "binary", sign, left: left.plain, right: inUnits(right, units, place), place };
  const found = times(left.units, raised(units, sign === "×" ? 1 : -1));
  if (Object.values(found).some((power) => Math.abs(power) > MOST_POWER))
    return unfit(`A unit can be raised to a power of at most ${MOST_POWER}.`);
  const isShare = sign === "÷" && left.isPercent && isBare(right) && !right.isPercent;
  return { plain, units: found, isPercent: isShare };
}

/** The right side in the units that the left side has for the same thing: mi/h × min is counted in hours. */
function towards(left: Units, right: Units): Units {
  return Object.entries(right).reduce<Units>((all, [key, power]) => {
    const same = Object.keys(left).find((other) => isSame(dimensionOf({ [other]: 1 }), dimensionOf({ [key]: 1 })));
    // Of g/kg, only the kilograms are counted as those on the left.
    return times(all, { [same === undefined || same in right ? key : same]: power });
  }, {});
}

const MOST_POWER = 9;

function power(
  left: Sized,
  right: Sized,
  { place, measures }: { readonly place: number; readonly measures: Measures },
): Sized {
  if (!isBare(right)) return unfit(`A power is a number without a unit, and ${labelOf(right.units)} is one.`);
  const plain: Expression = { kind: "binary", sign: "^", left: left.plain, right: right.plain, place };
  if (isBare(left)) return bare(plain);
  const found = evaluate(right.plain, "degrees", namedOf(measures));
  const to = "why" in found ? Number.NaN : found.value.toNumber();
  const units = raised(left.units, to);
  if (Object.values(units).some((power) => !Number.isInteger(power) || Math.abs(power) > MOST_POWER))
    return unfit(`${labelOf(left.units)} can be raised to a whole power of at most ${MOST_POWER}.`);
  return to === 0 ? bare(plain) : { plain, units, isPercent: false };
}
