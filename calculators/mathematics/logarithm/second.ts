import { figure, type Given, type Opinion } from "#calculators/second/given";
import { usual } from "#calculators/second/print";
import { compare, exponential, isMore, isZero, near, over, type Ratio, ratio, times } from "#calculators/second/ratio";
import { ln } from "#calculators/second/series";

const baseOf = (given: Given): Ratio => (given.base === "e" ? exponential(1) : ratio(given.base ?? "10"));

const isReadable = (number: Ratio): boolean => isMore(10n ** 30n, number) && compare(number, over(1, 10n ** 30n)) >= 0;

/** All from the natural logarithms of the number and of the base. */
function figures(number: Ratio, base: Ratio, log: Ratio) {
  const natural = ln(near(number));
  return {
    ...{ log: usual(log), number: usual(number), base: usual(base), natural: usual(natural) },
    ...{ common: usual(over(natural, ln(10))), binary: usual(over(natural, ln(2))) },
  };
}

const logarithm: Opinion = (given) => {
  if (given.find === "log") {
    const [number, base] = [figure(given, "number"), baseOf(given)];
    return compare(base, 1) === 0 ? undefined : figures(number, base, near(over(ln(number), ln(base))));
  }
  const log = figure(given, "log");
  if (given.find === "number") {
    const base = baseOf(given);
    if (compare(base, 1) === 0) return undefined;
    const power = near(times(log, ln(base)));
    return isMore(power, 70) || isMore(-70, power) ? undefined : answered(exponential(power), base, log);
  }
  const number = figure(given, "number");
  if (isZero(log) || compare(number, 1) === 0) return undefined;
  const power = near(over(ln(number), log));
  if (isMore(power, 70) || isMore(-70, power)) return undefined;
  const base = exponential(power);
  return isReadable(base) ? figures(number, base, log) : undefined;
};

const answered = (number: Ratio, base: Ratio, log: Ratio) =>
  isReadable(number) ? figures(number, base, log) : undefined;

export const met: readonly Given[] = [
  { find: "log", number: "1", base: "7" },
  { find: "log", number: "0.5", base: "0.25" },
  { find: "log", number: "1000", base: "e" },
  { find: "number", log: "-3", base: "2" },
  { find: "number", log: "0", base: "12.5" },
  { find: "base", number: "81", log: "4" },
];

export default logarithm;
