import { describe, expect, it } from "vitest";
import { angleMark, cornersOf } from "./corners.ts";

const side = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe("A triangle is drawn to scale, on its longest side", () => {
  it.each([
    ["3, 4, 5", [3, 4, 5], [36.8698976, 53.1301024, 90]],
    ["the same, turned", [5, 3, 4], [90, 36.8698976, 53.1301024]],
    ["obtuse", [7, 8, 13], [27.7957725, 32.2042275, 120]],
    ["equilateral", [2, 2, 2], [60, 60, 60]],
    ["a needle", [1000, 1000, 0.5], [89.9856761, 89.9856761, 0.0286479]],
  ])("%s", (_name, sides, angles) => {
    const [left, right, top] = cornersOf(sides, angles);
    const scale = side(left, right) / Math.max(...sides);
    expect(side(right, top) / scale).toBeCloseTo(sides[left.index] ?? 0, 4);
    expect(side(left, top) / scale).toBeCloseTo(sides[right.index] ?? 0, 4);
    expect(sides[top.index]).toBe(Math.max(...sides));
    expect(top.y).toBeLessThan(left.y);
    for (const { x, y } of [left, right, top]) {
      expect(x).toBeGreaterThanOrEqual(54);
      expect(x).toBeLessThanOrEqual(266);
      expect(y).toBeLessThanOrEqual(179);
    }
  });
});

it("a right angle has a square, any other an arc", () => {
  const [left, right, top] = cornersOf([3, 4, 5], [36.8698976, 53.1301024, 90]);
  expect(angleMark(top, left, right, true)).toMatch(/^M[\d. ]+L[\d. ]+L[\d. ]+$/);
  expect(angleMark(left, right, top, false)).toMatch(/^M[\d. ]+A16\.0 16\.0 0 0 0 [\d. ]+$/);
});
