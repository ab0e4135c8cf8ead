import { figure, type Opinion } from "#calculators/second/given";
import { significant, usual } from "#calculators/second/print";
import { isZero, minus, near, over, plus, type Ratio, ratio, root, size, times } from "#calculators/second/ratio";

const rate = (share: Ratio): string => `${significant(times(100, share), 6)}%`;

function errorOf(measured: Ratio, real: Ratio) {
  const off = minus(measured, real);
  const relative = over(size(off), size(real));
  return {
    absolute: usual(size(off)),
    relative: usual(relative),
    percent_error: rate(relative),
    signed: rate(over(off, size(real))),
  };
}

const percentError: Opinion = (given) => {
  if (given.of === "uncertainty") {
    const [measured, uncertainty] = [figure(given, "measured"), figure(given, "uncertainty")];
    if (isZero(measured)) return undefined;
    return {
      percent_uncertainty: rate(over(uncertainty, size(measured))),
      least: usual(minus(measured, uncertainty)),
      most: usual(plus(measured, uncertainty)),
    };
  }
  const real = figure(given, "true_value");
  if (isZero(real)) return undefined;
  if (given.of === "one") return errorOf(figure(given, "measured"), real);
  const readings = (given.readings ?? "").split(/,\s*/).map((reading) => ratio(reading));
  const n = readings.length;
  const mean = over(plus(0, ...readings), n);
  // The mean of the squares less the square of the mean.
  const squares = minus(plus(0, ...readings.map((reading) => times(reading, reading))), times(n, mean, mean));
  const deviation = root(near(over(squares, n - 1)), 2);
  return {
    ...errorOf(mean, real),
    mean: usual(mean),
    deviation: usual(deviation),
    spread: isZero(mean) ? undefined : rate(over(deviation, size(mean))),
    count: usual(n),
  };
};

export default percentError;
