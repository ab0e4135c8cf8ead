// Where an unknown function comes to zero. It may turn, jump, stay level, or have no value at all in places.
// So it is looked at in many points first, and then more closely wherever a zero may hide: between two signs, at the
// edge of what has a value, and where it turns back before it got there.
import { Decimal } from "./decimal.ts";
import { closingIn, isOpposite, type Point } from "./solve.ts";

/** A point that was looked at, and the value there, if it has one. */
export type Seen = { readonly x: Decimal; readonly y: Decimal | undefined };

/** Asks for the value at one point after another. */
export type Search<R> = Generator<Decimal, R, Decimal | undefined>;

/** How near two points must be to count as one, there. */
export type Grain = (x: Decimal) => Decimal;

/** Every point that was looked at, in order: the zeros found are those where y is zero. `points` must be in order. */
export function* seek(points: readonly Decimal[], grain: Grain): Search<readonly Seen[]> {
  const first = yield* look(points);
  const turned = inOrder([...first, ...(yield* turnings(first, grain))]);
  const crossed = inOrder([...turned, ...(yield* crossings(turned, grain))]);
  return inOrder([...crossed, ...(yield* edges(crossed, grain))]);
}

const inOrder = (seen: readonly Seen[]): readonly Seen[] => [...seen].sort((a, b) => a.x.cmp(b.x));

function* look(points: readonly Decimal[]): Search<readonly Seen[]> {
  const seen: Seen[] = [];
  for (const x of points) seen.push({ x, y: yield x });
  return seen;
}

const isKnown = (seen: Seen | undefined): seen is Point => seen?.y !== undefined;

function* crossings(seen: readonly Seen[], grain: Grain): Search<readonly Seen[]> {
  const found: Seen[] = [];
  for (const [i, left] of seen.entries()) {
    const right = seen[i + 1];
    if (isKnown(left) && isKnown(right) && isCrossing(left, right)) found.push(...(yield* close(left, right, grain)));
  }
  return found;
}

const isCrossing = (left: Point, right: Point): boolean => !left.y.isZero() && isOpposite(left, right);

/** Ends at a zero, at a jump over it, or at a point without a value. */
function* close(left: Point, right: Point, grain: Grain): Search<readonly Seen[]> {
  const seen: Seen[] = [];
  const farthest = Decimal.max(left.x.abs(), right.x.abs());
  const search = closingIn(left, right, grain(farthest).div(Decimal.max(1, farthest)));
  for (let step = search.next(); !step.done; ) {
    const y = yield step.value;
    seen.push({ x: step.value, y });
    if (y === undefined || y.isZero()) break;
    step = search.next(y);
  }
  return seen;
}

const MOST_HALVINGS = 40;

function* edges(seen: readonly Seen[], grain: Grain): Search<readonly Seen[]> {
  const found: Seen[] = [];
  for (const [i, left] of seen.entries()) {
    const right = seen[i + 1];
    if (!right || isKnown(left) === isKnown(right)) continue;
    const [inside, outside] = isKnown(left) ? [left, right] : [right, left];
    if (isKnown(inside) && !inside.y.isZero()) found.push(...(yield* approach(inside, outside.x, grain)));
  }
  return found;
}

/** From a point with a value towards one without, up to where the values end: a pole or a limit may stand there. */
function* approach(from: Point, outside: Decimal, grain: Grain): Search<readonly Seen[]> {
  const seen: Seen[] = [];
  let [near, far] = [from, outside];
  for (let i = 0; i < MOST_HALVINGS && far.minus(near.x).abs().gt(grain(far)); i++) {
    const x = near.x.plus(far).div(2);
    const y = yield x;
    seen.push({ x, y });
    if (y === undefined) {
      far = x;
      continue;
    }
    if (y.isZero()) break;
    if (isOpposite(near, { x, y })) return [...seen, ...(yield* close(near, { x, y }, grain))];
    near = { x, y };
  }
  return seen;
}

const MOST_TURNINGS = 3;
const MOST_SECTIONS = 48;

/** Where the values come nearer to zero and turn away again: between two looks they may have touched or crossed it. */
function* turnings(seen: readonly Seen[], grain: Grain): Search<readonly Seen[]> {
  const turns = seen.flatMap((middle, i): (readonly [Point, Point, Point])[] => {
    const [left, right] = [seen[i - 1], seen[i + 1]];
    if (!isKnown(left) || !isKnown(middle) || !isKnown(right)) return [];
    return isTurning(left, middle, right) ? [[left, middle, right]] : [];
  });
  const nearest = turns.sort(([, a], [, b]) => a.y.abs().cmp(b.y.abs())).slice(0, MOST_TURNINGS);
  const found: Seen[] = [];
  for (const turn of nearest) found.push(...(yield* turning(...turn, grain)));
  return found;
}

function isTurning(left: Point, middle: Point, right: Point): boolean {
  if (middle.y.isZero() || isOpposite(left, middle) || isOpposite(middle, right)) return false;
  const [before, here, after] = [left.y.abs(), middle.y.abs(), right.y.abs()];
  return here.lte(before) && here.lte(after) && !(here.eq(before) && here.eq(after));
}

// Kiefer's golden section: the wider side is cut, and the turn stays between the two ends.
const GOLDEN = new Decimal("0.381966011250105151795413165634");

function* turning(left: Point, middle: Point, right: Point, grain: Grain): Search<readonly Seen[]> {
  const seen: Seen[] = [];
  let [a, m, b] = [left, middle, right];
  for (let i = 0; i < MOST_SECTIONS && b.x.minus(a.x).gt(grain(b.x)); i++) {
    const isLeft = m.x.minus(a.x).gt(b.x.minus(m.x));
    const x = m.x.plus((isLeft ? a : b).x.minus(m.x).times(GOLDEN));
    const y = yield x;
    seen.push({ x, y });
    const here = { x, y };
    if (!isKnown(here) || here.y.isZero() || isOpposite(m, here)) break;
    const isNearer = here.y.abs().lt(m.y.abs());
    if (isLeft) [a, m, b] = isNearer ? [a, here, m] : [here, m, b];
    else [a, m, b] = isNearer ? [m, here, b] : [a, m, here];
  }
  return seen;
}
