// From a measure to its z-score and back, by L, M and S.
import { type Decimal, decimal } from "#numbers/decimal";

export type Lms = { readonly l: Decimal; readonly m: Decimal; readonly s: Decimal };

export const valueAt = ({ l, m, s }: Lms, z: Decimal): Decimal =>
  l.eq(1) ? z.times(s).plus(1).times(m) : l.times(s).times(z).plus(1).pow(decimal(1).div(l)).times(m);

const FAR = decimal(3);

/** WHO counts weights beyond three standard deviations on by the distance between the second and the third. */
export function zOf(value: Decimal, lms: Lms, isWhoWeight: boolean): Decimal {
  const { l, m, s } = lms;
  const z = value.div(m).pow(l).minus(1).div(l.times(s));
  if (!isWhoWeight || z.abs().lte(FAR)) return z;
  const sign = z.isNegative() ? -1 : 1;
  const third = valueAt(lms, FAR.times(sign));
  const step = third.minus(valueAt(lms, decimal(2 * sign)));
  return value.minus(third).div(step).times(sign).plus(FAR.times(sign));
}
