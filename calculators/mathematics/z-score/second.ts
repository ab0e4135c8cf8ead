import { figure, type Opinion } from "#calculators/second/given";
import { above, below, isFar, pointBelow, tail } from "#calculators/second/normal";
import { usual } from "#calculators/second/print";
import { isMore, isNegative, minus, over, plus, type Ratio, size, times } from "#calculators/second/ratio";

function shares(z: Ratio) {
  if (isFar(z)) return {};
  const outside = times(2, tail(size(z)));
  return {
    percentile: usual(times(100, below(z))),
    below: usual(below(z)),
    above: usual(above(z)),
    within: usual(minus(1, outside)),
    outside: usual(outside),
  };
}

function between(from: Ratio, to: Ratio) {
  if (isFar(from) || isFar(to)) return undefined;
  const share = isNegative(to) ? minus(below(to), below(from)) : minus(above(from), above(to));
  return {
    from_z: usual(from),
    to_z: usual(to),
    between: usual(share),
    below: usual(below(from)),
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
    const z = pointBelow(over(percentile, 100));
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
