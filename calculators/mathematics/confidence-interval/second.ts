import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { pointAbove } from "#calculators/second/normal";
import { fixed, usual } from "#calculators/second/print";
import { isZero, minus, near, over, plus, type Ratio, ratio, root, times } from "#calculators/second/ratio";
import { ln } from "#calculators/second/series";
import { studentWithin } from "#calculators/second/student";

const square = (x: Ratio): Ratio => times(x, x);

const zOf = (level: Ratio): Ratio => pointAbove(ln(over(minus(100, level), 200)));

type Spread = { readonly center: Ratio; readonly error: Ratio; readonly critical: Ratio };

function around({ center, error, critical }: Spread) {
  const margin = times(critical, error);
  return {
    ...{ center: usual(center), error: usual(error), critical: usual(critical) },
    ...{ margin: usual(margin), lower: usual(minus(center, margin)), upper: usual(plus(center, margin)) },
  };
}

function ofData(given: Given, level: Ratio) {
  const values = (given.values ?? "")
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(ratio);
  const n = values.length;
  const center = over(plus(...values), n);
  const squares = plus(...values.map((value) => square(minus(value, center))));
  const spread = root(near(over(squares, n - 1)), 2);
  const critical = studentWithin(over(level, 100), n - 1);
  const error = root(near(over(squares, n * (n - 1))), 2);
  return { ...around({ center, error, critical }), spread: usual(spread), freedom: fixed(n - 1, 0) };
}

function wilson(p: Ratio, n: number, z: Ratio) {
  const share = over(square(z), n);
  const center = over(plus(p, over(share, 2)), plus(1, share));
  const under = plus(over(times(p, minus(1, p)), n), over(share, 4 * n));
  const said = around({ center, error: over(root(near(under), 2), plus(1, share)), critical: z });
  return isZero(p) ? { ...said, lower: "0" } : said;
}

const confidenceInterval: Opinion = (given) => {
  const level = figure(given, "level");
  if (given.of === "data") return ofData(given, level);
  const n = whole(given, "n");
  if (given.of === "sample" || given.of === "known") {
    if (given.of === "sample" && (n < 2 || n > 2000)) return undefined;
    const critical = given.of === "sample" ? studentWithin(over(level, 100), n - 1) : zOf(level);
    const error = over(figure(given, "deviation"), root(ratio(n), 2));
    const freedom = given.of === "sample" ? fixed(n - 1, 0) : undefined;
    return { ...around({ center: figure(given, "mean"), error, critical }), freedom };
  }
  const p = over(whole(given, "successes"), n);
  if (whole(given, "successes") > n) return undefined;
  if (given.of === "wilson") return wilson(p, n, zOf(level));
  const under = over(times(p, minus(1, p)), n);
  return around({ center: p, error: isZero(under) ? under : root(under, 2), critical: zOf(level) });
};

/** Chance seldom makes a sample that is large enough for its successes. */
export const met: readonly Given[] = [
  ...["proportion", "wilson"].flatMap((of) => [
    { of, successes: "421", n: "500", level: "95" },
    { of, successes: "0", n: "12", level: "90" },
    { of, successes: "7", n: "7", level: "99" },
  ]),
  { of: "sample", mean: "5", deviation: "2", n: "2", level: "95" },
  { of: "sample", mean: "5", deviation: "2", n: "2000", level: "99.9" },
];

export default confidenceInterval;
