import { figure, type Opinion } from "#calculators/second/given";
import { logOfAbove, normalAbove, pointAbove } from "#calculators/second/normal";
import { usual } from "#calculators/second/print";
import {
  compare,
  exponential,
  isMore,
  isNegative,
  minus,
  over,
  plus,
  type Ratio,
  ratio,
  size,
  times,
} from "#calculators/second/ratio";
import { ln } from "#calculators/second/series";

const [NEAR, FARTHEST] = [9, 10];

/** The share above a point of the right side, to as many digits as are left of it. */
const tail = (z: Ratio): Ratio => (isMore(NEAR, z) ? normalAbove(z) : exponential(logOfAbove(z)));
const above = (z: Ratio): Ratio => (isNegative(z) ? minus(1, tail(size(z))) : tail(z));

const isFar = (z: Ratio): boolean => isMore(size(z), FARTHEST);

function shares(z: Ratio) {
  if (isFar(z)) return {};
  const outside = times(2, tail(size(z)));
  return {
    percentile: usual(times(100, above(times(z, -1)))),
    below: usual(above(times(z, -1))),
    above: usual(above(z)),
    within: usual(minus(1, outside)),
    outside: usual(outside),
  };
}

function point(percentile: Ratio): Ratio {
  const rest = minus(100, percentile);
  const order = compare(percentile, rest);
  if (order === 0) return ratio(0);
  const distance = pointAbove(ln(over(order < 0 ? percentile : rest, 100)));
  return times(distance, order < 0 ? -1 : 1);
}

function between(from: Ratio, to: Ratio) {
  if (isFar(from) || isFar(to)) return undefined;
  const share = isNegative(to) ? minus(above(times(to, -1)), above(times(from, -1))) : minus(above(from), above(to));
  return {
    from_z: usual(from),
    to_z: usual(to),
    between: usual(share),
    below: usual(above(times(from, -1))),
    above: usual(above(to)),
  };
}

const zScore: Opinion = (given) => {
  const [mean, deviation] = [figure(given, "mean"), figure(given, "deviation")];
  const scored = (name: string): Ratio => over(minus(figure(given, name), mean), deviation);
  const valued = (z: Ratio) => usual(plus(mean, times(z, deviation)));
  if (given.find === "score")
    return { z: usual(scored("value")), value: usual(figure(given, "value")), ...shares(scored("value")) };
  if (given.find === "value") {
    const z = figure(given, "z");
    return { z: usual(z), value: valued(z), ...shares(z) };
  }
  if (given.find === "percentile") {
    const percentile = figure(given, "percentile");
    const z = point(percentile);
    const distance = isNegative(z) ? percentile : minus(100, percentile);
    const outside = over(times(2, distance), 100);
    return {
      ...{ z: usual(z), value: valued(z), percentile: usual(percentile) },
      ...{ below: usual(over(percentile, 100)), above: usual(over(minus(100, percentile), 100)) },
      ...{ within: usual(minus(1, outside)), outside: usual(outside) },
    };
  }
  const [from, to] = [scored("from"), scored("to")];
  return isMore(to, from) ? between(from, to) : undefined;
};

export default zScore;
