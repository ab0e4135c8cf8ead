// What lies below and above a point of a distribution, and back from a share to its point.
import { type Decimal, decimal, decimalsOf } from "./decimal.ts";
import { Sixty } from "./fixed-point.ts";

export type Digits = typeof Sixty;
export type Side = "below" | "above";
export type Tails = Readonly<Record<Side, Decimal>>;
/** `slope` is how fast the share below grows with the logarithm of the point. */
export type SharesAt = (point: Decimal, digits: Digits) => Tails & { readonly slope: Decimal };

/** Nothing lies below 0. */
export function tailsOf(sharesAt: SharesAt, point: Decimal): Tails {
  if (point.lte(0)) return { below: decimal(0), above: decimal(1) };
  const { below, above } = sharesAt(new Sixty(point), Sixty);
  return { below: decimal(below), above: decimal(above) };
}

/** For steps that only have to come near. */
const Twenty = decimalsOf(20);
const [NEAR, FINE_STEPS, MOST_STEPS] = [1e-8, 2, 200];

/**
 * The point above 0 that a share lies below or above, best the smaller of the two. The logarithm of either share, by that of the
 * point, curves downward. So Newton's steps come from one side, and the last ones double the digits.
 */
export function pointOf(sharesAt: SharesAt, side: Side, share: Decimal, start: Decimal): Decimal {
  const aim = new Sixty(share).ln();
  const moved = (point: Decimal, digits: Digits): Decimal => {
    const { [side]: tail, slope } = sharesAt(point, digits);
    const move = tail.ln().minus(aim).times(tail).div(slope);
    return point.times((side === "below" ? move.neg() : move).exp());
  };
  let point: Decimal = new Twenty(start);
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = moved(point, Twenty);
    const isNear = next.div(point).minus(1).abs().lt(NEAR);
    point = next;
    if (isNear) break;
  }
  point = new Sixty(point);
  for (let step = 0; step < FINE_STEPS; step++) point = moved(point, Sixty);
  return decimal(point);
}
