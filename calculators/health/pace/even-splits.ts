// The splits of an even pace: every kilometer or mile, or every few of them on a long way.
import { type Decimal, decimal } from "#numbers/decimal";
import { floor, snap } from "#numbers/round";
import { LENGTH } from "#numbers/units";

const MOST_SPLITS = 50;
const SPLITS = [1, 5, 10, 50, 100, 500];
const LONGEST_SPLIT = 1000;

export const evenSplits = (metres: Decimal, time: Decimal, per: "km" | "mi") =>
  marks(metres, per).map((there) => ({
    kilometres: there.div(LENGTH.km.factor),
    miles: there.div(LENGTH.mi.factor),
    time: there.times(time).div(metres),
  }));

/** In meters, and the end. */
function marks(metres: Decimal, per: "km" | "mi"): readonly Decimal[] {
  const { factor } = LENGTH[per];
  const [end, distance] = [snap(metres), snap(metres.div(factor))];
  const every = SPLITS.find((split) => distance.lte(split * MOST_SPLITS)) ?? LONGEST_SPLIT;
  const full = floor(distance.div(every)).toNumber();
  const splits = Array.from({ length: full }, (_, i) => decimal(factor).times(every * (i + 1)));
  return splits.at(-1)?.eq(end) ? splits : [...splits, end];
}
