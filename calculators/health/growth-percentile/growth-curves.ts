// The chart that parents know: the 3rd, 50th and 97th percentile by age, and the curve that this child is on.
import { number, quantity, table } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Dimension } from "#numbers/dimension";
import { normalPointBelow } from "#numbers/normal";
import type { Sex } from "#numbers/resting-energy";
import { type Chart, DAYS_IN_MONTH } from "./growth-charts.ts";
import { valueAt } from "./z-scores.ts";

const LOW = normalPointBelow(decimal("0.03"));
const ZERO = decimal(0);
const POINTS = 16;

export type CurveRow = Readonly<Record<"age" | "child" | "low" | "middle" | "high", Decimal>>;

export const curves = <D extends Dimension>(label: string, dimension: D, as: string) => {
  const at = (label: string) => quantity(label, dimension, { as, digits: 1 });
  return table(
    label,
    {
      age: number("Months", { digits: 0 }),
      child: at("This child's curve"),
      low: at("3rd percentile"),
      middle: at("50th percentile"),
      high: at("97th percentile"),
    },
    { optional: true, chart: { kind: "lines", x: "age", y: ["child", "low", "middle", "high"] } },
  );
};

/** At whole months, as far as the chart goes. */
export function curvesOf(chart: Chart, sex: Sex, z: Decimal): readonly CurveRow[] {
  const months = chart.unit === "months";
  const [first, last] = [chart.first, chart.last].map((age) => (months ? age : age / Number(DAYS_IN_MONTH)));
  const from = Math.ceil(first ?? 0);
  const step = Math.ceil((Math.floor(last ?? 0) - from) / POINTS);
  return Array.from({ length: Math.floor((Math.floor(last ?? 0) - from) / step) + 1 }, (_, i) => {
    const age = decimal(from + i * step);
    const lms = chart.at(sex, months ? age : age.times(DAYS_IN_MONTH).round());
    const on = (score: Decimal) => valueAt(lms, score);
    return { age, child: on(z), low: on(LOW), middle: on(ZERO), high: on(LOW.neg()) };
  });
}
