// Each value by its share of the weight; what is needed by the balance of distances from the average that is wanted.
import { figure, type Given, type Made, type Opinion } from "#calculators/second/given";
import { percent, usual } from "#calculators/second/print";
import { isNegative, isZero, minus, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";

type Weighed = readonly (readonly [value: Ratio, weight: Ratio])[];

/** How far the values together lie below what is wanted. */
const shortfall = (rows: Weighed, target: Ratio): Ratio =>
  plus(...rows.map(([value, weight]) => times(minus(target, value), weight)));

function needed(given: Given, rows: Weighed) {
  if (given.find === "average") return {};
  const target = figure(given, "target");
  const short = shortfall(rows, target);
  if (given.find === "value") return { needed_value: usual(plus(target, over(short, figure(given, "next_weight")))) };
  const above = minus(figure(given, "next_value"), target);
  if (isZero(above)) return undefined;
  const weight = over(short, above);
  return isNegative(weight) ? undefined : { needed_weight: usual(weight) };
}

const weightedAverage: Opinion = (given) => {
  const rows = (given.values ?? "").split(/;\s*/).map((row) => {
    const [value = "0", weight = "0"] = row.split(":");
    return [ratio(value), ratio(weight)] as const;
  });
  const weights = plus(...rows.map(([, weight]) => weight));
  if (isZero(weights)) return undefined;
  const found = needed(given, rows);
  if (!found) return undefined;
  const average = plus(...rows.map(([value, weight]) => times(value, over(weight, weights))));
  return {
    ...found,
    average: usual(average),
    total_weight: usual(weights),
    weighted_sum: usual(times(average, weights)),
    plain_average: usual(over(plus(...rows.map(([value]) => value)), rows.length)),
    parts: rows.map(([value, weight]) => [
      usual(value),
      usual(weight),
      percent(over(times(weight, 100), weights), 4),
      usual(times(value, weight)),
    ]),
  };
};

export const made: Made = (pick): Given => {
  const value = () => pick(["0", "40", "-12.5", "99.99", "1000000"]);
  const values = Array.from(
    { length: pick([1, 2, 3, 5]) },
    () => `${value()}:${pick(["1", "0", "25", "0.5", "300"])}`,
  ).join("; ");
  const find = pick(["average", "value", "weight"]);
  const target = pick(["0", "44", "50.25"]);
  if (find === "average") return { find, values };
  if (find === "value") return { find, values, target, next_weight: pick(["1", "0.25", "100"]) };
  return { find, values, target, next_value: pick(["-20", "40", "60", "100"]) };
};

export default weightedAverage;
