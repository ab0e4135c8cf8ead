// Where the curve meets the x-axis. Floating point says where to look, and decimals what is there.
import { type Decimal, decimal } from "#numbers/decimal";
import { evaluate } from "#numbers/evaluate";
import type { Expression } from "#numbers/expression";
import type { AngleUnit } from "#numbers/without";
import type { RealFunction } from "./real-function.ts";

export type Root = { readonly x: Decimal; readonly isExact: boolean };
export type Graphed = { readonly read: Expression; readonly angles: AngleUnit; readonly curve: RealFunction };

const STEPS = 800;
const HALVINGS = 60;
const MOST = 20;
const SHORT = 10;
const NEAR = 1e-9;
const DIGITS = 15;

/** The value in decimals, undefined where there is none. */
export function valueAt({ read, angles }: Graphed, x: Decimal): Decimal | undefined {
  const found = evaluate(read, angles, { x: { value: x, isExact: true } });
  return "why" in found ? undefined : found.value;
}

export function rootsIn(graphed: Graphed, left: number, right: number): readonly Root[] {
  const found: Root[] = [];
  for (const place of placesIn(graphed.curve, left, right)) {
    const root = rootAt(graphed, place, right - left);
    if (
      root &&
      !found.some(({ x }) =>
        x
          .minus(root.x)
          .abs()
          .lt((right - left) * NEAR),
      )
    )
      found.push(root);
    if (found.length === MOST) break;
  }
  return found;
}

/** Where the sign changes, and where the curve comes nearest to the axis and turns back. */
function placesIn(curve: RealFunction, left: number, right: number): readonly number[] {
  const at = (i: number) => left + ((right - left) * i) / STEPS;
  const sizeAt = (x: number) => Math.abs(curve(x));
  return Array.from({ length: STEPS + 1 }, (_, i) => i).flatMap((i) => {
    const [before, here, after] = [curve(at(i - 1)), curve(at(i)), curve(at(i + 1))];
    if (here === 0) return [at(i)];
    if (i > 0 && before * here < 0) return [crossing(curve, at(i - 1), at(i))];
    const isNearest =
      before * here > 0 && here * after > 0 && sizeAt(at(i)) <= Math.min(sizeAt(at(i - 1)), sizeAt(at(i + 1)));
    return isNearest ? [lowest(sizeAt, at(i - 1), at(i + 1))] : [];
  });
}

function crossing(curve: RealFunction, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (curve(low) * curve(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

function lowest(size: RealFunction, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 2 * HALVINGS; i++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    if (size(one) < size(other)) high = other;
    else low = one;
  }
  return (low + high) / 2;
}

function rootAt(graphed: Graphed, place: number, width: number): Root | undefined {
  const short = Math.abs(place) < width * NEAR ? decimal(0) : decimal(place.toPrecision(SHORT));
  const nearby = [short, short.toSignificantDigits(SHORT / 2)];
  const exact = nearby.find(
    (x) =>
      x
        .minus(place)
        .abs()
        .lt(width * 1e-6) && valueAt(graphed, x)?.isZero(),
  );
  return exact ? { x: exact, isExact: true } : aboutAt(graphed, decimal(place), decimal(width).times(NEAR));
}

/** Halved until the digits are there. At a pole or a jump the sign changes too, but the value does not shrink. */
function aboutAt(graphed: Graphed, place: Decimal, by: Decimal): Root | undefined {
  let [low, high] = [place.minus(by), place.plus(by)];
  const [first, last] = [valueAt(graphed, low), valueAt(graphed, high)];
  if (!first || !last || first.s === last.s || first.isZero()) return undefined;
  const enough = by.times(`1e-${DIGITS - SHORT + 1}`);
  while (high.minus(low).gt(enough)) {
    const middle = low.plus(high).div(2);
    const value = valueAt(graphed, middle);
    if (!value) return undefined;
    if (value.s === first.s) low = middle;
    else high = middle;
  }
  const left = valueAt(graphed, low)?.abs();
  return left?.lt(first.abs().div(1000)) ? { x: low, isExact: false } : undefined;
}
