import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { pointAbove } from "#calculators/second/normal";
import { fixed, usual } from "#calculators/second/print";
import { compare, minus, near, over, plus, type Ratio, ratio, root, times, up } from "#calculators/second/ratio";
import { ln } from "#calculators/second/series";

const square = (x: Ratio): Ratio => times(x, x);
const grouped = (n: bigint): string => fixed({ top: n, bottom: 1n }, 0);

function surveyed(given: Given, z: Ratio, unlimited: Ratio) {
  const population = given.population === undefined ? undefined : whole(given, "population");
  const exact = population === undefined ? unlimited : over(unlimited, plus(1, over(minus(unlimited, 1), population)));
  return {
    z: usual(z),
    unlimited: population === undefined ? undefined : usual(unlimited),
    exact: usual(exact),
    sample: grouped(up(near(exact))),
  };
}

function compared(z: Ratio, zPower: Ratio, exact: Ratio) {
  const each = up(near(exact));
  return {
    z: usual(z),
    z_power: usual(zPower),
    exact: usual(exact),
    per_group: grouped(each),
    sample: grouped(2n * each),
  };
}

const sampleSize: Opinion = (given) => {
  const of = (name: string): Ratio => figure(given, name);
  const share = (name: string): Ratio => over(of(name), 100);
  const spread = (p: Ratio): Ratio => times(p, minus(1, p));
  const z = pointAbove(ln(over(minus(1, share("level")), 2)));
  if (given.of === "proportion")
    return surveyed(given, z, over(times(square(z), spread(share("proportion"))), square(share("margin_percent"))));
  if (given.of === "mean") return surveyed(given, z, square(over(times(z, of("deviation")), of("margin"))));
  const beyond = minus(1, share("power"));
  const zPower = compare(beyond, over(1, 2)) === 0 ? ratio(0) : pointAbove(ln(beyond));
  if (given.of === "two_means")
    return compared(z, zPower, times(2, square(over(times(plus(z, zPower), of("deviation")), of("difference")))));
  const [p, q] = [share("first"), share("second")];
  if (compare(p, q) === 0) return undefined;
  const together = root(near(times(2, spread(over(plus(p, q), 2)))), 2);
  const apart = root(near(plus(spread(p), spread(q))), 2);
  return compared(z, zPower, square(over(plus(times(z, together), times(zPower, apart)), minus(p, q))));
};

export default sampleSize;
