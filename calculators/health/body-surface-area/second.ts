import { height, mass } from "#calculators/second/body";
import type { Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { larger, minus, near, over, type Ratio, root, smaller, times } from "#calculators/second/ratio";
import { log10, toThe } from "#calculators/second/series";

// As globalrph.com and the review by Redlarski and others (2016) list them: a factor, and the powers of centimeters and kilograms.
const POWERS: Readonly<Record<string, readonly [factor: string, tall: string, heavy: string]>> = {
  du_bois: ["0.007184", "0.725", "0.425"],
  haycock: ["0.024265", "0.3964", "0.5378"],
  gehan_george: ["0.0235", "0.42246", "0.51456"],
};

const bodySurfaceArea: Opinion = (given) => {
  const [tall, heavy] = [height(given), mass(given, "weight")];
  const power = ([factor, a, b]: readonly [string, string, string]) =>
    near(times(factor, toThe(near(tall), a), toThe(near(heavy), b)));
  const grams = near(times(1000, heavy));
  const boyd = times(
    "0.0003207",
    toThe(near(tall), "0.3"),
    toThe(grams, near(minus("0.7285", times("0.0188", log10(grams))))),
  );
  const areas: Readonly<Record<string, Ratio>> = {
    mosteller: root(over(times(tall, heavy), 3600), 2),
    ...Object.fromEntries(Object.entries(POWERS).map(([name, powers]) => [name, power(powers)])),
    boyd: near(boyd),
  };
  const all = Object.values(areas);
  const area = areas[given.formula ?? ""] ?? times(0, tall);
  return {
    bsa: fixed(area, 2),
    share: `${fixed(over(times(100, area), "1.73"), 0)}%`,
    lowest: fixed(
      all.reduce((a, b) => smaller(a, b)),
      2,
    ),
    highest: fixed(
      all.reduce((a, b) => larger(a, b)),
      2,
    ),
    formulas: all.map((one) => [null, fixed(one, 2)]),
  };
};

export default bodySurfaceArea;
