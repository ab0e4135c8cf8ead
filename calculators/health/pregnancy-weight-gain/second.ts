import { height, inUnit, mass } from "#calculators/second/body";
import { type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { compare, minus, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";

// The table of 2009: from a BMI on, the gain for one baby, a week, and for twins.
const TABLE = [
  [0, "Underweight", ["12.5", "18"], ["0.44", "0.58"], undefined],
  ["18.5", "Normal weight", ["11.5", "16"], ["0.35", "0.50"], ["16.8", "24.5"]],
  [25, "Overweight", ["7", "11.5"], ["0.23", "0.33"], ["14.1", "22.7"]],
  [30, "Obesity", ["5", "9"], ["0.17", "0.27"], ["11.3", "19.1"]],
] as const;

const pregnancyWeightGain: Opinion = (given) => {
  const [before, tall] = [mass(given, "weight"), height(given)];
  const bmi = over(times(before, 10_000), times(tall, tall));
  const row = TABLE.findLast(([from]) => compare(bmi, from) >= 0);
  if (!row) return undefined;
  const [, band, one, weekly, twins] = row;
  const isOne = given.babies === "one";
  const total = isOne ? one : twins;
  if (!total) return undefined;
  const inPrint = (kilograms: Ratio) => `${fixed(inUnit(given, kilograms), 1)} ${given.weight_unit}`;
  const at = (week: number, i: 0 | 1) => {
    const first = over(times(i === 0 ? "0.5" : 2, Math.min(week, 13)), 13);
    return inPrint(plus(first, times(weekly[i], Math.max(week - 13, 0))));
  };
  const now = Math.min(40, whole(given, "week"));
  return {
    total_from: inPrint(ratio(total[0])),
    total_to: inPrint(ratio(total[1])),
    by_now_from: isOne ? at(now, 0) : undefined,
    by_now_to: isOne ? at(now, 1) : undefined,
    gained: given.now === undefined ? undefined : inPrint(minus(mass(given, "now"), before)),
    bmi: fixed(bmi, 1),
    band,
    weeks: isOne ? Array.from({ length: 21 }, (_, i) => [`${2 * i}`, at(2 * i, 0), at(2 * i, 1)]) : undefined,
  };
};

export const met: readonly Given[] = ["74", "100", "120"].map((weight) => ({
  babies: "one",
  height: "200",
  height_unit: "cm",
  weight,
  weight_unit: "kg",
  week: "30",
}));

export default pregnancyWeightGain;
