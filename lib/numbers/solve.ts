// Where a function is zero. A root is bracketed first, by two points at which the signs differ, and the search cannot
// leave the bracket: ITP (Oliveira and Takahashi, ACM Transactions on Mathematical Software 47, 2020) needs at most one
// step more than halving would, and far fewer where the function is smooth.
import { Decimal } from "./decimal.ts";

export type Curve = (x: Decimal) => Decimal;

// The bracket closes to 1e-25 (of the root, where that is above 1). So near, a curve is a straight line: a few secants
// find the rest of the digits. The last of them are noise and are cut off.
const TOLERANCE = new Decimal("1e-25");
const SECANTS = 4;
const NOISY_DIGITS = 6;

/** The root between two points; undefined where the signs there do not differ, so that none is certain. */
export function rootBetween(curve: Curve, from: Decimal, to: Decimal): Decimal | undefined {
  return rootsAmong(curve, [from, to])[0];
}

/** The same where the root is likely to be near `from`: looked for in steps from there, each four times the last. */
export function rootNear(curve: Curve, from: Decimal, to: Decimal, step: Decimal): Decimal | undefined {
  let near = { x: from, y: curve(from) };
  if (near.y.isZero()) return from;
  for (let reach = step; !near.x.eq(to); reach = reach.times(4)) {
    const x = Decimal.min(to, from.plus(reach));
    const far = { x, y: curve(x) };
    if (far.y.isZero()) return x;
    if (isOpposite(near, far)) return closeIn(curve, near, far);
    near = far;
  }
  return undefined;
}

/**
 * Every root that two neighbouring points enclose, in their order: none, one or several.
 * Between two points the curve may touch zero, or cross it twice, unseen: give points enough.
 */
export function rootsAmong(curve: Curve, points: readonly Decimal[]): readonly Decimal[] {
  const seen = points.map((x) => ({ x, y: curve(x) }));
  return seen.flatMap((here, i) => {
    if (here.y.isZero()) return [here.x];
    const next = seen[i + 1];
    return next && isOpposite(here, next) ? [closeIn(curve, here, next)] : [];
  });
}

function closeIn(curve: Curve, left: Point, right: Point): Decimal {
  const search = closingIn(left, right);
  let step = search.next();
  while (!step.done) step = search.next(curve(step.value));
  return sure(sharpened(curve, step.value));
}

/** By secants through the last two points; as it was where they lead away, as at a jump. */
function sharpened(curve: Curve, root: Decimal): Decimal {
  const near = TOLERANCE.times(Decimal.max(1, root.abs()));
  const at = (x: Decimal): Point => ({ x, y: curve(x) });
  let [last, here] = [at(root.plus(near)), at(root)];
  for (let i = 0; i < SECANTS && !here.y.isZero() && !here.y.eq(last.y); i++) {
    const x = here.x.minus(here.y.times(here.x.minus(last.x)).div(here.y.minus(last.y)));
    if (x.minus(root).abs().gt(near)) return root;
    [last, here] = [here, at(x)];
  }
  return here.x;
}

export type Point = { readonly x: Decimal; readonly y: Decimal };

/**
 * Interpolate, truncate, project: the secant's guess is drawn towards the middle, by less and less as the bracket
 * shrinks, and lies no farther from the middle than lets halving, one step late, still keep up. It asks for the curve
 * at one point after another, so that whoever answers may take a rest between them.
 */
export function* closingIn(start: Point, end: Point, width = TOLERANCE): Generator<Decimal, Decimal, Decimal> {
  let [left, right] = [start, end];
  const first = distance(left, right);
  for (let room = first; !isClosed(left, right, width); room = room.div(2)) {
    const wide = distance(left, right);
    const middle = left.x.plus(right.x).div(2);
    const secant = right.x.minus(right.y.times(right.x.minus(left.x)).div(right.y.minus(left.y)));
    const drawn = towards(middle, secant, wide.times(wide).div(first).div(5));
    const x = towards(drawn, middle, room.minus(wide.div(2)));
    const y = yield x;
    if (y.isZero()) return x;
    if (isOpposite(left, { x, y })) right = { x, y };
    else left = { x, y };
  }
  return left.x.plus(right.x).div(2);
}

const distance = (left: Point, right: Point): Decimal => right.x.minus(left.x).abs();
export const isOpposite = (a: Point, b: Point): boolean => !b.y.isZero() && a.y.isNegative() !== b.y.isNegative();

const isClosed = (left: Point, right: Point, width: Decimal): boolean =>
  distance(left, right).lte(width.times(Decimal.max(1, left.x.abs(), right.x.abs())));

/** From one point to another, `most` at the farthest. */
function towards(goal: Decimal, from: Decimal, most: Decimal): Decimal {
  const way = goal.minus(from);
  return way.abs().lte(most) ? goal : from.plus(way.isNegative() ? most.neg() : most);
}

function sure(root: Decimal): Decimal {
  const digits = Decimal.precision - NOISY_DIGITS;
  return root.abs().lt(1) ? root.toDecimalPlaces(digits) : root.toSignificantDigits(digits);
}
