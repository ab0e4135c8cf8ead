// By deviations from the means, as a textbook defines variance and covariance.
import { figure, type Given, type Made, type Opinion } from "#calculators/second/given";
import { usual } from "#calculators/second/print";
import {
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
  size,
  times,
} from "#calculators/second/ratio";
import { lowest } from "#calculators/second/series";
import { pointBelow, student } from "#calculators/second/tails";

const LEAST = over(1, 10n ** 30n);
const total = (all: readonly Ratio[]): Ratio => lowest(plus(0, ...all));
const square = (a: Ratio): Ratio => times(a, a);

type Line = {
  readonly slope: Ratio;
  readonly intercept: Ratio;
  readonly xx: Ratio;
  readonly meanX: Ratio;
  readonly n: number;
  readonly isFree: boolean;
  readonly freedom: number;
  /** Of the residuals. */
  readonly variance: Ratio;
};

const shareAt = ({ xx, meanX, n, isFree }: Line, at: Ratio): Ratio =>
  isFree ? plus(over(1, n), over(square(minus(at, meanX)), xx)) : over(square(at), xx);
const errorOf = ({ variance }: Line, share: Ratio): Ratio => root(near(times(variance, share)), 2);

function errors(line: Line, given: Given) {
  if (line.freedom < 1) return {};
  const { slope, xx, freedom, isFree } = line;
  const slopeError = errorOf(line, over(1, xx));
  const level = over(plus(1, over(figure(given, "level"), 100)), 2);
  const reach = pointBelow((t) => student(t, freedom).below, level, ratio(1));
  const t = isZero(slopeError) ? undefined : over(slope, slopeError);
  const tail = t && student(near(size(t)), freedom).above;
  const p = tail && times(2, tail);
  const margin = times(reach, slopeError);
  const intercept = isFree ? errorOf(line, shareAt(line, ratio(0))) : undefined;
  return {
    slope_error: usual(slopeError),
    intercept_error: intercept && usual(intercept),
    residual_error: usual(errorOf(line, ratio(1))),
    slope_lower: usual(minus(slope, margin)),
    slope_upper: usual(plus(slope, margin)),
    t: t && usual(t),
    p_value: p && !isMore(LEAST, p) ? usual(p) : undefined,
    ...predicted(line, given, reach),
  };
}

function predicted(line: Line, given: Given, reach: Ratio) {
  if (given.at === undefined) return {};
  const at = figure(given, "at");
  const y = plus(line.intercept, times(line.slope, at));
  const share = shareAt(line, at);
  const [one, mean] = [times(reach, errorOf(line, plus(1, share))), times(reach, errorOf(line, share))];
  return {
    lower: usual(minus(y, one)),
    upper: usual(plus(y, one)),
    mean_lower: usual(minus(y, mean)),
    mean_upper: usual(plus(y, mean)),
  };
}

const linearRegression: Opinion = (given) => {
  const points = (given.points ?? "").split(/;\s*/).map((row) => row.split(":").map((cell) => ratio(cell.trim())));
  const [xs, ys] = [0, 1].map((at) => points.map((point) => point[at] ?? ratio(0)));
  const [n, isFree] = [points.length, given.line === "free"];
  if (!xs || !ys) return undefined;
  const meanOf = (all: readonly Ratio[]) => (isFree ? over(total(all), n) : ratio(0));
  const [meanX, meanY] = [lowest(meanOf(xs)), lowest(meanOf(ys))];
  const [dx, dy] = [xs.map((x) => minus(x, meanX)), ys.map((y) => minus(y, meanY))];
  const [xx, yy] = [dx, dy].map((all) => total(all.map(square)));
  const xy = total(dx.map((d, i) => times(d, dy[i] ?? 0)));
  if (!xx || !yy || isZero(xx)) return undefined;
  const slope = lowest(over(xy, xx));
  const intercept = lowest(minus(meanY, times(slope, meanX)));
  const onLine = (x: Ratio): Ratio => plus(intercept, times(slope, x));
  const residuals = xs.map((x, i) => minus(ys[i] ?? 0, onLine(x)));
  const freedom = n - (isFree ? 2 : 1);
  const squares = total(residuals.map(square));
  const variance = freedom > 0 ? over(squares, freedom) : ratio(0);
  const determination = isZero(yy) ? undefined : over(square(xy), times(xx, yy));
  const r = determination && times(root(near(determination), 2), isNegative(xy) ? -1 : 1);
  return {
    equation: null,
    slope: usual(slope),
    intercept: usual(intercept),
    r: isFree && r ? usual(r) : undefined,
    r_squared: determination && usual(determination),
    n: usual(n),
    freedom: usual(freedom),
    predicted: given.at === undefined ? undefined : usual(onLine(figure(given, "at"))),
    ...errors({ slope, intercept, xx, meanX, n, isFree, freedom, variance }, given),
    residuals: xs.map((x, i) => [x, ys[i] ?? 0, onLine(x), residuals[i] ?? 0].map(usual)),
  };
};

/** Points on a line, near it, and on level ground. */
export const made: Made = (pick): Given => {
  const [a, b] = [pick([0, -3, 12]), pick([0, 2, -0.5])];
  const xs = Array.from({ length: pick([2, 3, 4, 7]) }, () => pick([0, 1, 2, 5, -4, 10]));
  const off = pick([[0], [0, 0, 1], [0, -2, 3, 0.25]]);
  const points = xs.map((x) => `${x}:${a + b * x + pick(off)}`).join("; ");
  const at = pick<Given>([{}, { at: pick(["0", "3", "-7.5", "100"]) }]);
  return { points, line: pick(["free", "free", "origin"]), level: pick(["90", "95", "99"]), ...at };
};

export default linearRegression;
