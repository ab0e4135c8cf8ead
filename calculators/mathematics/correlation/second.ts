// r by deviations from the means. Ranks by counting what is smaller, and chances by writing out every order.
import { figure, type Given, type Made, type Opinion } from "#calculators/second/given";
import { above, below, pointAbove } from "#calculators/second/normal";
import { usual } from "#calculators/second/print";
import {
  compare,
  exponential,
  isMore,
  isNegative,
  isZero,
  minus,
  near,
  over,
  plus,
  type Ratio,
  ratio,
  root,
  smaller,
  times,
} from "#calculators/second/ratio";
import { ln, lowest } from "#calculators/second/series";
import { student, type Tails } from "#calculators/second/tails";

const LEAST = over(1, 10n ** 30n);
const total = (all: readonly Ratio[]): Ratio => lowest(plus(0, ...all));
const products = (a: readonly Ratio[], b: readonly Ratio[]): Ratio => total(a.map((one, i) => times(one, b[i] ?? 0)));

function deviations(all: readonly Ratio[]): readonly Ratio[] {
  const mean = lowest(over(total(all), all.length));
  return all.map((one) => lowest(minus(one, mean)));
}

function squaresOf(xs: readonly Ratio[], ys: readonly Ratio[]) {
  const [dx, dy] = [deviations(xs), deviations(ys)];
  return { xx: products(dx, dx), yy: products(dy, dy), xy: products(dx, dy) };
}

function shown(found: Tails, tails: string | undefined): string | undefined {
  const twice = smaller(times(2, smaller(found.below, found.above)), 1);
  const oneSided = tails === "right" ? found.above : found.below;
  const p = tails === "two" ? twice : oneSided;
  return isMore(LEAST, p) && !isZero(p) ? undefined : usual(near(p));
}

/** What lies wholly on a line has no t. */
function tested(xs: readonly Ratio[], ys: readonly Ratio[], tails: string | undefined) {
  const { xx, yy, xy } = squaresOf(xs, ys);
  const [square, freedom] = [lowest(over(times(xy, xy), times(xx, yy))), xs.length - 2];
  const sign = isNegative(xy) ? -1 : 1;
  const r = times(root(near(square), 2), sign);
  const left = minus(1, square);
  if (isZero(left)) return { r, square, freedom };
  const t = times(root(near(over(times(square, freedom), left)), 2), sign);
  return { r, square, freedom, t: usual(t), p: shown(student(near(t), freedom), tails) };
}

function interval(r: Ratio, square: Ratio, n: number, alpha: Ratio) {
  if (n < 4 || compare(square, 1) === 0) return {};
  const middle = over(ln(near(over(plus(1, r), minus(1, r)))), 2);
  const margin = over(pointAbove(ln(over(alpha, 2))), root(n - 3, 2));
  const [lower, upper] = [minus(middle, margin), plus(middle, margin)].map((z) => {
    const power = exponential(near(times(2, z)));
    return usual(near(over(minus(power, 1), plus(power, 1))));
  });
  return { lower, upper };
}

const rankIn = (all: readonly Ratio[], one: Ratio): Ratio => {
  const [less, same] = [-1, 0].map((order) => all.filter((other) => compare(other, one) === order).length);
  return over(2 * (less ?? 0) + (same ?? 0) + 1, 2);
};
const groups = (all: readonly Ratio[]): readonly bigint[] =>
  [...new Set(all.map((one) => `${lowest(one).top}/${lowest(one).bottom}`))].map((key) =>
    BigInt(all.filter((one) => `${lowest(one).top}/${lowest(one).bottom}` === key).length),
  );
const hasTies = (all: readonly Ratio[]): boolean => groups(all).length < all.length;

const written = new Map<number, readonly number[]>();
/** The sum of squared differences of every order, one by one. */
function everyOrder(n: number): readonly number[] {
  const known = written.get(n);
  if (known) return known;
  const counts: number[] = [];
  const place = (rank: number, left: readonly number[], sum: number): void => {
    if (left.length === 0) counts[sum] = (counts[sum] ?? 0) + 1;
    for (const other of left)
      place(
        rank + 1,
        left.filter((one) => one !== other),
        sum + (rank - other) * (rank - other),
      );
  };
  place(
    0,
    Array.from({ length: n }, (_, i) => i),
    0,
  );
  written.set(n, counts);
  return counts;
}

function orderTails(n: number, squares: number): Tails {
  const counts = everyOrder(n);
  const [near, far, all] = [counts.slice(0, squares + 1), counts.slice(squares), counts].map((some) =>
    some.reduce((sum, count) => sum + (count ?? 0), 0),
  );
  return { above: over(near ?? 0, all ?? 1), below: over(far ?? 0, all ?? 1) };
}

const counted = new Map<string, bigint>();
/** Orders of n with k inversions: those of n - 1 with k, and those of n with k - 1, less those of n - 1 with k - n. */
function inversions(n: number, k: number): bigint {
  if (k < 0) return 0n;
  if (k === 0 || n === 1) return k === 0 ? 1n : 0n;
  const key = `${n} ${k}`;
  const known = counted.get(key) ?? inversions(n - 1, k) + inversions(n, k - 1) - inversions(n - 1, k - n);
  counted.set(key, known);
  return known;
}

function agreementTails(n: number, discordant: number): Tails {
  const ways = Array.from({ length: (n * (n - 1)) / 2 + 1 }, (_, k) => inversions(n, k));
  const [few, many, all] = [ways.slice(0, discordant + 1), ways.slice(discordant), ways].map((some) =>
    some.reduce((sum, one) => sum + one, 0n),
  );
  return { above: over(few ?? 0n, all ?? 1n), below: over(many ?? 0n, all ?? 1n) };
}

function kendall(xs: readonly Ratio[], ys: readonly Ratio[], given: Given) {
  const n = BigInt(xs.length);
  const orders = xs.flatMap((x, i) =>
    xs.slice(0, i).map((other, j) => compare(x, other) * compare(ys[i] ?? 0, ys[j] ?? 0)),
  );
  const [concordant, discordant] = [1, -1].map((sign) => orders.filter((order) => order === sign).length);
  const s = (concordant ?? 0) - (discordant ?? 0);
  const [t, u] = [groups(xs), groups(ys)];
  const sum = (all: readonly bigint[], of: (one: bigint) => bigint): bigint =>
    all.reduce((rest, one) => rest + of(one), 0n);
  const [pairs, triples, spread] = [
    (one: bigint) => one * (one - 1n),
    (one: bigint) => one * (one - 1n) * (one - 2n),
    (one: bigint) => one * (one - 1n) * (2n * one + 5n),
  ] as const;
  const under = times(over(pairs(n) - sum(t, pairs), 2), over(pairs(n) - sum(u, pairs), 2));
  const found = {
    r: usual(near(over(s, root(under, 2)))),
    concordant: usual(concordant ?? 0),
    discordant: usual(discordant ?? 0),
  };
  if (given.p_from === "exact" && n < 50n && !hasTies(xs) && !hasTies(ys))
    return { ...found, p_value: shown(agreementTails(xs.length, discordant ?? 0), given.tails) };
  const variance = plus(
    over(spread(n) - sum(t, spread) - sum(u, spread), 18),
    over(sum(t, pairs) * sum(u, pairs), 2n * pairs(n)),
    over(sum(t, triples) * sum(u, triples), 9n * triples(n)),
  );
  const z = near(over(s, root(variance, 2)));
  return { ...found, z: usual(z), p_value: shown({ above: above(z), below: below(z) }, given.tails) };
}

function spearman(xs: readonly Ratio[], ys: readonly Ratio[], given: Given) {
  const [rx, ry] = [xs.map((x) => rankIn(xs, x)), ys.map((y) => rankIn(ys, y))];
  const differences = rx.map((rank, i) => minus(rank, ry[i] ?? 0));
  const squares = total(differences.map((one) => times(one, one)));
  const { r, t, freedom, p } = tested(rx, ry, given.tails);
  const isExact = given.p_from === "exact" && xs.length < 10 && !hasTies(xs) && !hasTies(ys);
  return {
    r: usual(r),
    squared_differences: usual(squares),
    ...(isExact
      ? { p_value: shown(orderTails(xs.length, Number(squares.top / squares.bottom)), given.tails) }
      : { t, freedom: usual(freedom), p_value: p }),
    ranks: xs.map((x, i) => [x, ys[i] ?? 0, rx[i] ?? 0, ry[i] ?? 0].map(usual)),
  };
}

function pearson(xs: readonly Ratio[], ys: readonly Ratio[], given: Given) {
  const { r, square, freedom, t, p } = tested(xs, ys, given.tails);
  return {
    r: usual(r),
    r_squared: usual(square),
    t,
    freedom: usual(freedom),
    p_value: p,
    ...interval(r, square, xs.length, figure(given, "alpha")),
  };
}

const correlation: Opinion = (given) => {
  const points = (given.points ?? "").split(/;\s*/).map((row) => row.split(":").map((cell) => ratio(cell.trim())));
  const [xs, ys] = [0, 1].map((at) => points.map((point) => point[at] ?? ratio(0)));
  if (!xs || !ys) return undefined;
  const { xx, yy, xy } = squaresOf(xs, ys);
  if (isZero(xx) || isZero(yy)) return undefined;
  const slope = lowest(over(xy, xx));
  const method = { pearson, spearman, kendall }[given.method ?? ""];
  return {
    ...method?.(xs, ys, given),
    strength: null,
    n: usual(xs.length),
    slope: usual(slope),
    intercept: usual(over(minus(total(ys), times(slope, total(xs))), xs.length)),
  };
};

/** With ties and without, on a line and off it. */
export const made: Made = (pick): Given => {
  const n = pick([3, 4, 5, 6, 7, 11, 14]);
  const isTied = pick([true, false]);
  const xs = Array.from({ length: n }, (_, i) => (isTied ? pick([0, 1, 2, 5]) : i * 2));
  const [slope, off] = [pick([0, 1, -3]), pick([[0], [0, 1, -2], [0, 0.5, 7, -11, 23]])];
  const points = xs.map((x, i) => `${x}:${slope * x + pick(off) + (isTied ? 0 : i / 64)}`).join("; ");
  const method = pick(["pearson", "spearman", "kendall"]);
  const chances: Given = method === "pearson" ? {} : { p_from: pick(["exact", "exact", "large"]) };
  return { points, method, tails: pick(["two", "right", "left"]), alpha: pick(["0.05", "0.01"]), ...chances };
};

export default correlation;
