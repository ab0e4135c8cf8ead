import { figure, type Given, type Opinion } from "#calculators/second/given";
import { usual } from "#calculators/second/print";
import {
  isMore,
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
import { pointBelow, student } from "#calculators/second/tails";

type Sample = { readonly mean: Ratio; readonly variance: Ratio; readonly n: Ratio };

const LEAST = over(1, 10n ** 30n);
const square = (x: Ratio): Ratio => times(x, x);

const listed = (given: Given, name: string): readonly Ratio[] =>
  (given[name] ?? "")
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(ratio);

function sampleOf(values: readonly Ratio[]): Sample {
  const n = values.length;
  const mean = over(plus(...values), n);
  return { mean, variance: over(plus(...values.map((value) => square(minus(value, mean)))), n - 1), n: ratio(n) };
}

function summed(given: Given, before: "" | "second_"): Sample {
  const of = (name: string): Ratio => figure(given, `${before}${name}`);
  return { mean: of("mean"), variance: square(of("deviation")), n: of("n") };
}

function samples(given: Given): readonly [Sample, Sample?] | undefined {
  const [first, second] = [listed(given, "first"), listed(given, "second")];
  if (given.of === "one") return [sampleOf(listed(given, "values"))];
  if (given.of === "one_summary") return [summed(given, "")];
  if (given.of === "two") return [sampleOf(first), sampleOf(second)];
  if (given.of === "two_summary") return [summed(given, ""), summed(given, "second_")];
  const pairs = (given.pairs ?? "").split(/[;\n]/).filter((row) => row.trim() !== "");
  return [
    sampleOf(pairs.map((row) => row.split(":").map((cell) => ratio(cell.trim()))).map(([a = 0, b = 0]) => minus(a, b))),
  ];
}

/** The variance of the difference, its degrees of freedom, and the variance of one value. */
function spreadOf({ variance, n }: Sample, two: Sample | undefined, variances: string | undefined) {
  if (!two) return { ofDifference: over(variance, n), freedom: minus(n, 1), ofValue: variance };
  const [one, other] = [minus(n, 1), minus(two.n, 1)];
  const both = plus(one, other);
  const ofValue = over(plus(times(one, variance), times(other, two.variance)), both);
  if (variances === "pooled")
    return { ofDifference: times(ofValue, plus(over(1, n), over(1, two.n))), freedom: both, ofValue };
  const [u, v] = [over(variance, n), over(two.variance, two.n)];
  const under = plus(over(square(u), one), over(square(v), other));
  return { ofDifference: plus(u, v), freedom: isZero(under) ? both : near(over(square(plus(u, v)), under)), ofValue };
}

const tTest: Opinion = (given) => {
  const [one, two] = samples(given) ?? [];
  if (!one) return undefined;
  const { ofDifference, freedom, ofValue } = spreadOf(one, two, given.variances);
  if (isZero(ofDifference)) return undefined;
  const error = root(near(ofDifference), 2);
  const estimate = two ? minus(one.mean, two.mean) : one.mean;
  const far = minus(estimate, figure(given, "expected"));
  const t = over(far, error);
  const { below, above } = student(near(t), freedom);
  const p =
    { two: times(2, isMore(below, above) ? above : below), right: above, left: below }[given.tails ?? ""] ?? below;
  const share = minus(1, over(figure(given, "alpha"), 2));
  const critical = pointBelow((x) => student(x, freedom).below, share, ratio(1));
  const margin = times(critical, error);
  const deviation = (of: Ratio) => (isZero(of) ? "0" : usual(root(near(of), 2)));
  return {
    ...{ t: usual(t), p_value: isMore(LEAST, p) ? undefined : usual(p), freedom: usual(freedom) },
    ...{ estimate: usual(estimate), error: usual(error), critical: usual(critical), margin: usual(margin) },
    ...{ lower: usual(minus(estimate, margin)), upper: usual(plus(estimate, margin)) },
    effect: usual(over(far, root(near(ofValue), 2))),
    ...{ mean: usual(one.mean), deviation: deviation(one.variance) },
    ...(two ? { second_mean: usual(two.mean), second_deviation: deviation(two.variance) } : {}),
    tail_below: given.tails === "right" ? undefined : usual(given.tails === "two" ? times(size(t), -1) : t),
    tail_above: given.tails === "left" ? undefined : usual(given.tails === "two" ? size(t) : t),
  };
};

export default tTest;
