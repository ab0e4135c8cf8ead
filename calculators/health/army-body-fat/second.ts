// ALARACT 046/2023, in exact fractions: the tape to half an inch, the weight to a pound, the result to a whole percent.
import { figure, type Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { compare, minus, nearest, over, plus, ratio, times } from "#calculators/second/ratio";
import { KILOGRAMS, METRES, measured } from "#calculators/second/units";

const armyBodyFat: Opinion = (given) => {
  const [height, abdomen] = [measured(given, "height", METRES), measured(given, "abdomen", METRES)];
  const inches = over(ratio(nearest(over(abdomen, "0.0127"))), 2);
  const pounds = ratio(nearest(over(measured(given, "weight", KILOGRAMS), "0.45359237")));
  const isMan = given.sex === "male";
  const exact = isMan
    ? minus(times("1.99", inches), plus(times("0.12", pounds), "26.97"))
    : minus(times("1.27", inches), plus(times("0.015", pounds), "9.15"));
  const whole = ratio(nearest(exact));
  if (compare(whole, 0) <= 0) return undefined;
  const age = figure(given, "age");
  const steps = [21, 28, 40].filter((from) => compare(age, from) >= 0).length;
  const unit = given.abdomen_unit ?? "cm";
  return {
    body_fat: `${fixed(whole, 0)}%`,
    verdict: null,
    limit: `${(isMan ? 20 : 30) + 2 * steps}%`,
    ratio: fixed(over(abdomen, height), 2),
    exact: fixed(exact, 2),
    most: `${fixed(over(times("0.55", height), METRES[unit] ?? 1), 1)} ${unit}`,
  };
};

export default armyBodyFat;
