// From numbers that do to the one that a person would type: the shortest, or where many do, between which ones.
import { Decimal } from "#numbers/decimal";
import type { Pausable } from "../pausable.ts";
import { type Goal, type Solution, typed } from "./solution.ts";
import type { Trial, Trials } from "./trial.ts";

/** Neighbours that all do. */
export type Run = readonly [Trial, ...Trial[]];

/** The value to offer out of a run, and how far it reaches where the figure stays level in it. */
export function* inRun(run: Run, seen: readonly Trial[], tries: Trials, goal: Goal): Pausable<Solution> {
  const standing = run.find(({ x }) => tries.present?.eq(x));
  const one = standing ?? (yield* shortest(nearestTo(closest(run, goal), tries.present) ?? run[0], tries));
  if (!(yield* isLevelAt(one, tries))) return goal.found(tries, one);

  const last = run.at(-1) ?? run[0];
  const from = yield* edge(
    run[0],
    seen.findLast(({ x }) => x.lt(run[0].x)),
    tries,
  );
  const to = yield* edge(
    last,
    seen.find(({ x }) => x.gt(last.x)),
    tries,
  );
  const offered = standing ?? nearestTo([from, to], tries.present) ?? one;
  const reach = { from: typed(tries, from.x, goal), to: typed(tries, to.x, goal) };
  return { ...goal.found(tries, offered), ...(from.x.eq(to.x) ? {} : { reach }) };
}

export function nearestTo(all: readonly Trial[], present: Decimal | undefined): Trial | undefined {
  if (!present) return all[0];
  const away = ({ x }: Trial) => x.minus(present).abs();
  return all.reduce<Trial | undefined>((a, b) => (a && away(a).lte(away(b)) ? a : b), undefined);
}

/** Those whose figure is nearest to the wanted one. */
export function closest(all: readonly Trial[], { wanted }: Goal): readonly Trial[] {
  const away = all.map(({ amount }) => amount?.minus(wanted).abs());
  const least = away.reduce((a, b) => (b && !a?.lte(b) ? b : a), undefined);
  return all.filter((_, i) => least && away[i]?.eq(least));
}

/** The same figure from the fewest decimals: what prints alike lies evenly around, so the nearest number so short is it. */
export function* shortest(trial: Trial, tries: Trials): Pausable<Trial> {
  for (let places = 0; places < trial.x.decimalPlaces(); places++) {
    const short = yield* tries.at(trial.x.toDecimalPlaces(places));
    if (short.printed === trial.printed) return short;
  }
  return trial;
}

const NEARBY = new Decimal("0.0001");

function* isLevelAt(one: Trial, tries: Trials): Pausable<boolean> {
  const by = Decimal.max((one.x.isZero() ? new Decimal(1) : one.x.abs()).times(NEARBY), tries.grain(one.x).times(4));
  for (const x of [one.x.minus(by), one.x.plus(by)]) {
    const near = yield* tries.at(x);
    if (!near.x.eq(one.x) && near.printed === one.printed && isAlike(near, one, tries)) return true;
  }
  return false;
}

/** Whole numbers are few, so that each counts; others are many, and most figures move with them unseen. */
const isAlike = (a: Trial, b: Trial, { field }: Trials): boolean =>
  field.kind === "count" || Boolean(b.amount && a.amount?.eq(b.amount));

const EDGE_DIGITS = 6;

/** The last number that still does, to six digits; a bound where there is none that does not. */
function* edge(inside: Trial, outside: Trial | undefined, tries: Trials): Pausable<Trial> {
  if (!outside) return inside;
  const places = tries.field.kind === "count" ? 0 : placesAt(inside, outside);
  for (let [near, far] = [inside, outside]; ; ) {
    const between = near.x.plus(far.x).div(2).toDecimalPlaces(places);
    const trial = yield* tries.at(between);
    if (trial.x.eq(near.x) || trial.x.eq(far.x)) return near;
    if (trial.printed === inside.printed) near = trial;
    else far = trial;
  }
}

const placesAt = (a: Trial, b: Trial): number =>
  Math.max(0, EDGE_DIGITS - 1 - Decimal.max(a.x.abs(), b.x.abs(), NEARBY).e);
