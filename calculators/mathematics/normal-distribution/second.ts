import { figure, type Opinion } from "#calculators/second/given";
import { above, below, isFar, pointBelow } from "#calculators/second/normal";
import { usual } from "#calculators/second/print";
import { exponential, isMore, isNegative, minus, over, plus, type Ratio, root, times } from "#calculators/second/ratio";
import { PI } from "#calculators/second/series";

const normalDistribution: Opinion = (given) => {
  const [mean, deviation] = [figure(given, "mean"), figure(given, "deviation")];
  const scored = (name: string): Ratio => over(minus(figure(given, name), mean), deviation);
  const valued = (z: Ratio) => usual(plus(mean, times(z, deviation)));
  if (given.find === "value") return inverse(over(figure(given, "share"), 100), given.side, valued);
  if (given.find === "below" || given.find === "above") {
    const z = scored("value");
    if (isFar(z)) return undefined;
    const [under, beyond] = [usual(below(z)), usual(above(z))];
    const density = over(exponential(over(times(z, z), -2)), times(deviation, root(times(2, PI), 2)));
    const ends =
      given.find === "below"
        ? { shaded_to: usual(figure(given, "value")) }
        : { shaded_from: usual(figure(given, "value")) };
    return {
      ...{ probability: given.find === "below" ? under : beyond, opposite: given.find === "below" ? beyond : under },
      ...{ value: usual(figure(given, "value")), z: usual(z), density: usual(density), ...ends },
    };
  }
  const [low, high] = [scored("from"), scored("to")];
  if (!isMore(high, low) || isFar(low) || isFar(high)) return undefined;
  const inside = isNegative(high) ? minus(below(high), below(low)) : minus(above(low), above(high));
  const outside = plus(below(low), above(high));
  const [one, other] = [usual(inside), usual(outside)];
  const [from, to] = [usual(figure(given, "from")), usual(figure(given, "to"))];
  const scores = { from_z: usual(low), to_z: usual(high) };
  if (given.find === "between")
    return { probability: one, opposite: other, ...scores, shaded_from: from, shaded_to: to };
  return { probability: other, opposite: one, ...scores, shaded_from: to, shaded_to: from };
};

function inverse(share: Ratio, side: string | undefined, valued: (z: Ratio) => string) {
  const both = { probability: usual(share), opposite: usual(minus(1, share)) };
  if (side === "middle") {
    const z = pointBelow(over(plus(1, share), 2));
    const [lower, upper] = [valued(times(z, -1)), valued(z)];
    return {
      ...{ ...both, from_z: usual(times(z, -1)), to_z: usual(z), value: upper, lower, upper },
      ...{ shaded_from: lower, shaded_to: upper },
    };
  }
  const z = pointBelow(side === "below" ? share : minus(1, share));
  const value = valued(z);
  return { ...both, z: usual(z), value, ...(side === "below" ? { shaded_to: value } : { shaded_from: value }) };
}

export default normalDistribution;
