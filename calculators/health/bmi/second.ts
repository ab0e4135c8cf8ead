import { height, inUnit, mass } from "#calculators/second/body";
import type { Opinion } from "#calculators/second/given";
import { fixed, upTo } from "#calculators/second/print";
import { compare, over, times } from "#calculators/second/ratio";

const BANDS: Readonly<Record<string, readonly (readonly [name: string, from: string])[]>> = {
  general: [
    ["Underweight", "0"],
    ["Healthy weight", "18.5"],
    ["Overweight", "25"],
    ["Obesity, class 1", "30"],
    ["Obesity, class 2", "35"],
    ["Obesity, class 3", "40"],
  ],
  asian: [
    ["Underweight", "0"],
    ["Acceptable risk", "18.5"],
    ["Increased risk", "23"],
    ["High risk", "27.5"],
  ],
};

const bmi: Opinion = (given) => {
  const metres = over(height(given), 100);
  const square = times(metres, metres);
  const index = over(mass(given, "weight"), square);
  const bands = BANDS[given.bands ?? ""] ?? [];
  const weighing = (from: string) => `${fixed(inUnit(given, times(from, square)), 1)} ${given.weight_unit}`;
  return {
    bmi: fixed(index, 1),
    band: bands.filter(([, from]) => compare(index, from) >= 0).at(-1)?.[0],
    bmi_prime: fixed(over(index, bands[2]?.[1] ?? 1), 2),
    ponderal_index: fixed(over(index, metres), 2),
    healthy_from: weighing(bands[1]?.[1] ?? ""),
    healthy_below: weighing(bands[2]?.[1] ?? ""),
    limits: bands.map(([name, from]) => [name, upTo(from, 1), weighing(from)]),
  };
};

export default bmi;
