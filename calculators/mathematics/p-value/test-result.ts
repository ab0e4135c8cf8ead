// A value beside the distribution that it has where the null hypothesis is true.
import { beyond, isTooSmall, type Tailed, TOO_SMALL, tailEnds, unlessTooSmall } from "#calculators/shared/p-values";
import { noAnswer } from "#engine";
import { chiSquaredPoint, chiSquaredTails } from "#numbers/chi-squared";
import type { Decimal } from "#numbers/decimal";
import { fisherPoint, fisherTails } from "#numbers/fisher";
import { normalAbove, normalBelow, normalPointAbove } from "#numbers/normal";
import type { Side, Tails } from "#numbers/shares";
import { studentPointAbove, studentTails } from "#numbers/student-tails";

type Distribution = {
  readonly tails: (value: Decimal) => Tails;
  readonly point: (side: Side, share: Decimal) => Decimal;
  /** Then both tails of a test are the same. */
  readonly isEven: boolean;
};

export const NORMAL: Distribution = {
  tails: (z) => ({ below: normalBelow(z), above: normalAbove(z) }),
  point: (side, share) => onSide(side, normalPointAbove(share)),
  isEven: true,
};

export const student = (freedom: Decimal): Distribution => ({
  tails: (t) => studentTails(t, freedom),
  point: (side, share) => onSide(side, studentPointAbove(share, freedom)),
  isEven: true,
});

export const chiSquared = (freedom: Decimal): Distribution => ({
  tails: (x) => chiSquaredTails(x, freedom),
  point: (side, share) => chiSquaredPoint(side, share, freedom),
  isEven: false,
});

export const fisher = (over: Decimal, under: Decimal): Distribution => ({
  tails: (x) => fisherTails(x, over, under),
  point: (side, share) => fisherPoint(side, share, over, under),
  isEven: false,
});

const onSide = (side: Side, point: Decimal): Decimal => (side === "below" ? point.neg() : point);

export type Test = { readonly tails: Tailed; readonly alpha: Decimal };

export function resultOf({ tails: tailsAt, point, isEven }: Distribution, value: Decimal, { tails, alpha }: Test) {
  const found = tailsAt(value);
  const p_value = beyond(found, tails);
  if (isTooSmall(p_value)) return noAnswer(TOO_SMALL);
  const share = tails === "two" ? alpha.div(2) : alpha;
  const critical = tails === "left" ? null : point("above", share);
  const lower = () => (critical && isEven ? critical.neg() : point("below", share));
  const [below, above] = [unlessTooSmall(found.below), unlessTooSmall(found.above)];
  return {
    p_value,
    below,
    above,
    critical,
    critical_lower: tails === "right" ? null : lower(),
    ...tailEnds(value, tails, isEven, found),
  };
}
