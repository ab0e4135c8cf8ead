// Where the corners of a triangle lie in a picture. The longest side is at the bottom, so the third corner is above it.
// Doubles are for pixels only.

/** By their index: corner 0 is A, opposite side 0, which is a. */
export type Corner = { readonly index: number; readonly x: number; readonly y: number };
export type Corners = readonly [left: Corner, right: Corner, top: Corner];

const [WIDEST, HIGHEST] = [200, 144];
/** The middle of the picture, and how far down its highest corner lies. */
const [MIDDLE, TOP] = [160, 28];

/** `sides` and `angles` in the order a, b, c; angles in degrees. */
export function cornersOf(sides: readonly number[], angles: readonly number[]): Corners {
  const base = sides.indexOf(Math.max(...sides));
  const [left, right] = [(base + 1) % 3, (base + 2) % 3];
  const [length, slope] = [sides[base] ?? 1, sides[right] ?? 0];
  const turn = ((angles[left] ?? 0) * Math.PI) / 180;
  const [along, up] = [slope * Math.cos(turn), slope * Math.sin(turn)];
  const scale = Math.min(WIDEST / length, HIGHEST / up);
  const start = MIDDLE - (length * scale) / 2;
  const floor = TOP + up * scale;
  return [
    { index: left, x: start, y: floor },
    { index: right, x: start + length * scale, y: floor },
    { index: base, x: start + along * scale, y: TOP },
  ];
}

/** Halfway between two corners. */
export const between = (one: Corner, other: Corner): { readonly x: number; readonly y: number } => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const distance = (one: Corner, other: Corner): number => Math.hypot(one.x - other.x, one.y - other.y);

const LARGEST_MARK = 16;

/** The mark of the angle at the first of three corners: an arc, or a small square where it is right. */
export function angleMark(at: Corner, one: Corner, other: Corner, isRight: boolean): string {
  const radius = Math.min(LARGEST_MARK, distance(at, one) / 3, distance(at, other) / 3);
  const towards = (corner: Corner, share = radius / distance(at, corner)) => ({
    x: (corner.x - at.x) * share,
    y: (corner.y - at.y) * share,
  });
  const [from, to] = [towards(one), towards(other)];
  const point = (x: number, y: number) => `${(at.x + x).toFixed(1)} ${(at.y + y).toFixed(1)}`;
  const [start, end] = [point(from.x, from.y), point(to.x, to.y)];
  if (isRight) return `M${start}L${point(from.x + to.x, from.y + to.y)}L${end}`;
  const side = from.x * to.y - from.y * to.x > 0 ? 1 : 0;
  return `M${start}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 ${side} ${end}`;
}
