import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, significant, usual } from "#calculators/second/print";
import {
  type Amount,
  compare,
  isMore,
  minus,
  over,
  plus,
  type Ratio,
  ratio,
  root,
  size,
  times,
} from "#calculators/second/ratio";
import { studentWithin } from "#calculators/second/student";

const statistics: Opinion = (given) => {
  const values = (given.values ?? "").split(/,\s*/).map(ratio).sort(compare);
  const sum = plus(...values);
  const mean = over(sum, values.length);
  const tally = frequencies(values);
  return {
    mean: usual(mean),
    median: usual(median(values)),
    modes: list(modes(tally)),
    ...deviations(values, mean),
    ...interval(values, mean, figure(given, "confidence")),
    count: fixed(values.length, 0),
    sum: usual(sum),
    ...spread(values, given.quartile_method),
    percentile_value: printed(percentile(values, given.percentile ?? "", given.quartile_method)),
    ...otherMeans(values),
    frequencies: tally.map(({ value, times }) => [significant(value, 30), fixed(times, 0)]),
  };
};

const printed = (x: Amount | undefined) => (x === undefined ? undefined : usual(x));

/** How far the values lie from their mean. */
function deviations(values: readonly Ratio[], mean: Ratio) {
  const count = values.length;
  const deviations = values.map((x) => minus(x, mean));
  const powers = (power: number) => plus(...deviations.map((d) => times(...Array.from({ length: power }, () => d))));
  const squares = powers(2);
  const isSample = count > 1;
  const isVaried = isMore(squares, 0);
  return {
    sample_deviation: isSample ? usual(squareRoot(over(squares, count - 1))) : undefined,
    population_deviation: usual(squareRoot(over(squares, count))),
    sample_variance: isSample ? usual(over(squares, count - 1)) : undefined,
    population_variance: usual(over(squares, count)),
    standard_error: isSample ? usual(squareRoot(over(squares, count * (count - 1)))) : undefined,
    sum_of_squares: usual(squares),
    skewness: isVaried && count > 2 ? usual(skewness(count, squares, powers(3))) : undefined,
    kurtosis: isVaried && count > 3 ? usual(kurtosis(count, squares, powers(4))) : undefined,
  };
}

/** mean ± t × standard error */
function interval(values: readonly Ratio[], mean: Ratio, confidence: Ratio) {
  const count = values.length;
  const squares = plus(...values.map((x) => times(minus(x, mean), minus(x, mean))));
  const t = count > 1 ? studentWithin(over(confidence, 100), count - 1) : undefined;
  const margin = t && times(t, squareRoot(over(squares, count * (count - 1))));
  return {
    critical_t: printed(t),
    margin_of_error: printed(margin),
    confidence_from: printed(margin && less(mean, margin)),
    confidence_to: printed(margin && less(mean, times(margin, -1))),
  };
}

/** t has 65 digits: what is left beyond sixty is nothing. */
function less(a: Ratio, b: Ratio): Ratio {
  const left = minus(a, b);
  return isMore(over(size(a), 10n ** 60n), size(left)) ? ratio(0) : left;
}

function spread(sorted: readonly Ratio[], method: string | undefined) {
  const [least, most] = [sorted[0] ?? ratio(0), sorted.at(-1) ?? ratio(0)];
  const quarters = quartiles(sorted, method);
  const width = quarters && minus(quarters.upper, quarters.lower);
  const reach = width && times("1.5", width);
  const [lower, upper] = quarters && reach ? [minus(quarters.lower, reach), plus(quarters.upper, reach)] : [];
  return {
    minimum: significant(least, 30),
    lower_quartile: printed(quarters?.lower),
    upper_quartile: printed(quarters?.upper),
    maximum: significant(most, 30),
    range: usual(minus(most, least)),
    interquartile_range: printed(width),
    lower_fence: printed(lower),
    upper_fence: printed(upper),
    outliers: list(sorted.filter((x) => lower && upper && (isMore(lower, x) || isMore(x, upper)))),
  };
}

function otherMeans(values: readonly Ratio[]) {
  const count = values.length;
  if (!values.every((x) => isMore(x, 0))) return { geometric_mean: undefined, harmonic_mean: undefined };
  return {
    geometric_mean: usual(root(times(...values), count)),
    harmonic_mean: usual(over(count, plus(...values.map((x) => over(1, x))))),
  };
}

/** n ÷ ((n − 1)(n − 2)) × Σ(x − mean)³ ÷ s³ */
function skewness(n: number, squares: Ratio, cubes: Ratio): Ratio {
  const variance = over(squares, n - 1);
  return over(times(n, cubes), times((n - 1) * (n - 2), variance, squareRoot(variance)));
}

/** n(n + 1) ÷ ((n − 1)(n − 2)(n − 3)) × Σ(x − mean)⁴ ÷ s⁴ − 3(n − 1)² ÷ ((n − 2)(n − 3)) */
function kurtosis(n: number, squares: Ratio, fourths: Ratio): Ratio {
  const variance = over(squares, n - 1);
  const first = over(times(n * (n + 1), fourths), times((n - 1) * (n - 2) * (n - 3), variance, variance));
  return minus(first, over(3 * (n - 1) * (n - 1), (n - 2) * (n - 3)));
}

function percentile(sorted: readonly Ratio[], percent: string, method: string | undefined): Ratio | undefined {
  const [count, share] = [sorted.length, over(ratio(percent), 100)];
  const place = method === "exclusive" ? times(share, count + 1) : plus(1, times(share, count - 1));
  return compare(place, 1) < 0 || isMore(place, count) ? undefined : at(sorted, place);
}

const list = (values: readonly Ratio[]): string => values.map((x) => significant(x, 30)).join(", ") || "none";

const squareRoot = (x: Ratio): Ratio => (x.top === 0n ? x : root(x, 2));

function median(sorted: readonly Ratio[]): Ratio {
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return over(plus(below ?? 0, above ?? 0), 2);
}

type Quartiles = { readonly lower: Ratio; readonly upper: Ratio };

function quartiles(sorted: readonly Ratio[], method: string | undefined): Quartiles | undefined {
  const count = sorted.length;
  if (method === "halves" || method === "hinges") {
    const half = method === "halves" ? Math.floor(count / 2) : Math.ceil(count / 2);
    if (half === 0) return undefined;
    return { lower: median(sorted.slice(0, half)), upper: median(sorted.slice(count - half)) };
  }
  // Places counted from 1: inclusive 1 + p (n - 1), exclusive p (n + 1).
  const place = (quarter: number) =>
    method === "exclusive" ? over(quarter * (count + 1), 4) : plus(1, over(quarter * (count - 1), 4));
  if (compare(place(1), 1) < 0 || isMore(place(3), count)) return undefined;
  return { lower: at(sorted, place(1)), upper: at(sorted, place(3)) };
}

/** What lies between two values is taken in proportion. */
function at(sorted: readonly Ratio[], place: Ratio): Ratio {
  const below = place.top / place.bottom;
  const [left, right] = [sorted[Number(below) - 1] ?? ratio(0), sorted[Number(below)]];
  return right === undefined ? left : plus(left, times(minus(right, left), minus(place, below)));
}

type Tally = { readonly value: Ratio; readonly times: number };

function frequencies(sorted: readonly Ratio[]): readonly Tally[] {
  const firsts = sorted.filter((value, i) => i === 0 || compare(value, sorted[i - 1] ?? 0) !== 0);
  return firsts.map((value) => ({ value, times: sorted.filter((other) => compare(other, value) === 0).length }));
}

function modes(tally: readonly Tally[]): readonly Ratio[] {
  const most = Math.max(...tally.map(({ times }) => times));
  return most === 1 ? [] : tally.filter(({ times }) => times === most).map(({ value }) => value);
}

/** Chance gives tiny percentiles, which the exclusive method refuses for short lists. */
export const met: readonly Given[] = ["inclusive", "exclusive", "halves", "hinges"].flatMap((quartile_method) =>
  ["25", "62.5", "80"].map((percentile) => ({
    values: "3.5, -1, 8, 8, 20.25, 41",
    quartile_method,
    percentile,
    confidence: "99",
  })),
);

export default statistics;
