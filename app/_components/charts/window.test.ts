import { describe, expect, it } from "vitest";
import { roundTicks, tickText } from "./round-ticks.ts";
import { windowOn } from "./window.ts";

const NOTHING = { left: 0, right: 0, bottom: 0, top: 0 };

describe("A window on a parabola holds its vertex, its arms and the x-axis", () => {
  it.each([
    ["two roots", { a: 1, vertex: [2, -12], halfGap: 3.4641 }],
    ["two roots, opening downward", { a: -2, vertex: [0, 8], halfGap: 2 }],
    ["one root, twice", { a: 1, vertex: [3, 0], halfGap: 0 }],
    ["one root, at 0", { a: 1, vertex: [0, 0], halfGap: 0 }],
    ["no root", { a: 0.5, vertex: [-1, 4], halfGap: undefined }],
    ["far from the y-axis", { a: 1, vertex: [1000, -1], halfGap: 1 }],
  ] as const)("%s", (_name, curve) => {
    const { left, right, bottom, top } = windowOn(curve) ?? NOTHING;
    const [x, y] = curve.vertex;
    const end = y + curve.a * ((right - left) / 2) ** 2;
    expect([left < x, x < right]).toEqual([true, true]);
    expect([0, y, end].filter((level) => level < bottom - 1e-9 || level > top + 1e-9)).toEqual([]);
  });

  it("takes in the y-axis where that is near", () => {
    expect(windowOn({ a: 1, vertex: [2, -1], halfGap: 1 })?.left).toBeLessThan(0);
    expect(windowOn({ a: 1, vertex: [50, -1], halfGap: 1 })?.left).toBeGreaterThan(0);
  });

  it("is none where the roots would be one point", () => {
    expect(windowOn({ a: 1, vertex: [1e9, -1], halfGap: 1 })).toBeUndefined();
    expect(windowOn({ a: 1e300, vertex: [0, -1e300], halfGap: 1e5 })).toBeUndefined();
  });
});

describe("Ticks are round and within their range", () => {
  it.each([
    [-3.5, 7.5, [-2.5, 0, 2.5, 5, 7.5]],
    [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [999_000, 1_001_000, [999_000, 999_500, 1_000_000, 1_000_500, 1_001_000]],
  ])("from %d to %d", (from, to, ticks) => {
    expect(roundTicks(from, to, 5)).toEqual(ticks);
  });

  it("writes large ones shortly", () => {
    expect(tickText(2_500_000, (figure) => figure)).toBe("2.5m");
    expect(tickText(-0.25, (figure) => figure)).toBe("-0.25");
  });
});
