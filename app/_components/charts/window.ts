// Which part of a parabola a picture shows. Doubles are for pixels only.

export type Window = {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};

type Curve = {
  readonly a: number;
  readonly vertex: readonly [x: number, y: number];
  /** Half of what lies between the roots. */
  readonly halfGap: number | undefined;
};

/** How far beyond the roots the picture goes, and how far to take in the y-axis too. */
const [BEYOND, FARTHEST] = [1.6, 3.2];
/** A share of the height for the words under the vertex. */
const ROOM = 0.18;
/** Roots closer together than this, for their size, would be one point on an axis. */
const FINEST = 1e-6;

/** Both arms of the curve, its vertex, the x-axis, and the y-axis where it is near. */
export function windowOn({ a, vertex: [x, y], halfGap }: Curve): Window | undefined {
  const reach = reachOf(a, y, halfGap) || Math.abs(x) || 1;
  if (reach < Math.abs(x) * FINEST) return undefined;
  const toAxis = 1.15 * Math.abs(x);
  const half = toAxis > BEYOND * reach && toAxis <= FARTHEST * reach ? toAxis : BEYOND * reach;
  const end = y + a * half * half;
  const [low, high] = [Math.min(0, y, end), Math.max(0, y, end)];
  const room = ROOM * (high - low);
  const frame = { left: x - half, right: x + half, bottom: a > 0 ? low - room : low, top: a > 0 ? high : high + room };
  return Object.values(frame).every(Number.isFinite) && high > low ? frame : undefined;
}

/** From the middle to a root; without roots, to where the curve is twice as far from the x-axis as its vertex. */
const reachOf = (a: number, y: number, halfGap: number | undefined): number => halfGap ?? Math.sqrt(Math.abs(y / a));
