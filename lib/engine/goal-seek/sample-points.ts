// Sample points: the bounds, even steps, powers of ten, and multiples of the current value.
import { Decimal, decimal } from "#numbers/decimal";
import type { Trials } from "./trial.ts";

const MOST_WHOLE = 100;
const EVEN_STEPS = 12;
const FINEST_POWER = -3;
const AROUND = ["0.25", "0.5", "0.75", "0.9", "0.97", "1", "1.03", "1.1", "1.25", "1.5", "2", "4"];

/** In order. `every` says that there are no numbers but these. */
export function samplePoints({ field, min, max, present }: Trials): { points: readonly Decimal[]; every: boolean } {
  const span = max.minus(min);
  if (field.kind === "count" && span.lt(MOST_WHOLE)) {
    return { points: Array.from({ length: span.toNumber() + 1 }, (_, i) => min.plus(i)), every: true };
  }
  const even = Array.from({ length: EVEN_STEPS + 1 }, (_, i) => min.plus(span.times(i).div(EVEN_STEPS)));
  const around = present ? AROUND.map((times) => present.times(times)) : [];
  const all = [...even, ...growing(Decimal.max(min.abs(), max.abs())), ...around];
  const within = all.filter((x) => x.gte(min) && x.lte(max)).sort((a, b) => a.cmp(b));
  return { points: within.filter((x, i) => i === 0 || !within[i - 1]?.eq(x)), every: false };
}

/** 0.001, 0.003, 0.01 … and the same below zero. */
function growing(most: Decimal): readonly Decimal[] {
  const points = [decimal(0)];
  for (let power = decimal(10).pow(FINEST_POWER); power.lte(most); power = power.times(10)) {
    points.push(power, power.times(3), power.neg(), power.times(-3));
  }
  return points;
}
