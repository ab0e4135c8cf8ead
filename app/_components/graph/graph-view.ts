// What part of the plane is shown, and the curve in it.
import type { RealFunction } from "./real-function.ts";

export type View = { readonly left: number; readonly right: number };
export type Plane = View & { readonly bottom: number; readonly top: number };

export const [LEFT, TOP, WIDTH, HEIGHT] = [44, 8, 268, 208];
const STEPS = 400;
const [NARROWEST, WIDEST] = [1e-6, 1e9];

export const zoomed = ({ left, right }: View, by: number): View => {
  const [middle, half] = [(left + right) / 2, ((right - left) / 2) * by];
  return half < NARROWEST || half > WIDEST ? { left, right } : { left: middle - half, right: middle + half };
};
export const moved = ({ left, right }: View, by: number): View => {
  const step = (right - left) * by;
  return { left: left + step, right: right + step };
};

/** As high as the curve, but for what shoots up beside a pole. */
export function planeOf(curve: RealFunction, view: View): Plane {
  const heights = pointsOf(curve, view).flatMap(([, y]) => (Number.isFinite(y) ? [y] : []));
  heights.sort((a, b) => a - b);
  const at = (share: number) => heights[Math.round((heights.length - 1) * share)] ?? 0;
  const [most, usual] = [at(1) - at(0), at(0.9) - at(0.1)];
  const [low, high] = usual > 0 && most > 8 * usual ? [at(0.1) - usual, at(0.9) + usual] : [at(0), at(1)];
  const room = (high - low) * 0.08 || Math.abs(high) || 1;
  return { ...view, bottom: low - room, top: high + room };
}

export const across = ({ left, right }: View, x: number): number => LEFT + (WIDTH * (x - left)) / (right - left);
export const down = ({ bottom, top }: Plane, y: number): number => TOP + (HEIGHT * (top - y)) / (top - bottom);

/** Pieces of the curve: it breaks where it has no value, and where it leaps from one side of the plane to the other. */
export function pathOf(curve: RealFunction, plane: Plane): string {
  let isDrawing = false;
  let before = 0;
  return pointsOf(curve, plane)
    .map(([x, y]) => {
      const level = down(plane, y);
      const isSeen = Number.isFinite(level);
      const leaps = Math.abs(level - before) > 2 * HEIGHT;
      const piece = isSeen ? `${isDrawing && !leaps ? "L" : "M"}${across(plane, x).toFixed(1)} ${clipped(level)}` : "";
      [isDrawing, before] = [isSeen, level];
      return piece;
    })
    .join("");
}

const clipped = (level: number): string => Math.min(TOP + 3 * HEIGHT, Math.max(TOP - 2 * HEIGHT, level)).toFixed(1);

const pointsOf = (curve: RealFunction, { left, right }: View) =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const x = left + ((right - left) * i) / STEPS;
    return [x, curve(x)] as const;
  });
