// Amounts of a law that rise or shrink with income.
import { Decimal, decimal } from "#numbers/decimal";
import { ceil, floor } from "#numbers/round";
import type { Shrinking } from "../../law/states.ts";
import type { Ramp } from "../../law/values.ts";

export const left = (shrinking: Shrinking | undefined, income: Decimal): Decimal =>
  Decimal.max(0, decimal(shrinking?.amount ?? 0).minus(risen(shrinking?.less ?? [], income)));

export const risen = (ramps: readonly Ramp[], income: Decimal): Decimal =>
  ramps.reduce((sum, ramp) => sum.plus(riseOf(ramp, income)), decimal(0));

function riseOf(ramp: Ramp, income: Decimal): Decimal {
  if ("all" in ramp) return decimal(income.gt(ramp.above) ? ramp.all : 0);
  const { above, by, each, most, multiple } = ramp;
  const rise = Decimal.max(0, income.minus(above)).times(by).div(each);
  if (!multiple) return Decimal.min(most, rise);
  const multiples = multiple > 0 ? ceil(rise.div(multiple)) : floor(rise.div(-multiple));
  return Decimal.min(most, multiples.times(Math.abs(multiple)));
}
