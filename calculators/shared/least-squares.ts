// The line with the least sum of squared distances, from sums that no rounding touches: of whole multiples of the points.
import { type Decimal, decimal } from "#numbers/decimal";
import { inWholes, toDecimal } from "#numbers/rational";

export type Point = { readonly x: Decimal; readonly y: Decimal };
export type Fit = {
  readonly slope: Decimal;
  readonly intercept: Decimal;
  /** Sign included; null where all y are the same. */
  readonly correlation: Decimal | null;
  readonly determination: Decimal | null;
  /** Of each point: what the line gives, and how far above it the point is. */
  readonly points: readonly (Point & { readonly fitted: Decimal; readonly residual: Decimal })[];
  /** Of the residuals, and what is left to estimate them from. */
  readonly squares: Decimal;
  readonly freedom: number;
  /** Squared errors of the line's figures, in units of the variance of the residuals. */
  readonly slopeShare: Decimal;
  readonly interceptShare: Decimal;
  readonly meanShare: (at: Decimal) => Decimal;
};

const total = (all: readonly bigint[]): bigint => all.reduce((sum, one) => sum + one, 0n);
const products = (a: readonly bigint[], b: readonly bigint[]): bigint => total(a.map((one, i) => one * (b[i] ?? 0n)));
const ratio = (top: bigint, bottom: bigint): Decimal => toDecimal({ top, bottom });

export function fitted(points: readonly Point[], throughOrigin: boolean): Fit {
  const { wholes: xs, scale: s } = inWholes(points.map(({ x }) => x));
  const { wholes: ys, scale: t } = inWholes(points.map(({ y }) => y));
  const [n, sx, sy, squares] = [BigInt(points.length), total(xs), total(ys), products(xs, xs)];
  // About the mean, times n; about zero for a line through the origin.
  const m = throughOrigin ? 1n : n;
  const about = (a: bigint, b: bigint) => (throughOrigin ? 0n : a * b);
  const xx = m * squares - about(sx, sx);
  const xy = m * products(xs, ys) - about(sx, sy);
  const yy = m * products(ys, ys) - about(sy, sy);
  const mean = ratio(sx, n * s);
  // Intercept and heights times these, so that a point on the line has a residual of exactly zero.
  const [whole, below] = [m * t * xx, throughOrigin ? 0n : sy * xx - sx * xy];
  const determination = yy > 0n ? ratio(xy * xy, xx * yy) : null;
  const slopeShare = ratio(m * s * s, xx);
  return {
    slope: ratio(xy * s, xx * t),
    intercept: ratio(below, whole),
    correlation: determination && signed(determination.sqrt(), xy),
    determination,
    points: points.map((point, i) => {
      const height = below + m * xy * (xs[i] ?? 0n);
      const residual = ratio(m * xx * (ys[i] ?? 0n) - height, whole);
      return { ...point, fitted: ratio(height, whole), residual };
    }),
    squares: ratio(yy * xx - xy * xy, m * xx * t * t),
    freedom: points.length - (throughOrigin ? 1 : 2),
    slopeShare,
    interceptShare: throughOrigin ? decimal(0) : ratio(squares, xx),
    meanShare: (at) =>
      throughOrigin ? at.pow(2).times(slopeShare) : at.minus(mean).pow(2).times(slopeShare).plus(ratio(1n, n)),
  };
}

const signed = (size: Decimal, like: bigint): Decimal => (like < 0n ? size.neg() : size);

/** Where every x is the same there is no line, and through the origin where every x is 0. */
export const hasNoLine = (points: readonly Point[], throughOrigin: boolean): boolean =>
  points.every(({ x }) => x.eq(throughOrigin ? 0 : (points[0]?.x ?? 0)));
