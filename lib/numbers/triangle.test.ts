import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Decimal, decimal } from "./decimal.ts";
import { round, snap } from "./round.ts";
import {
  areaOf,
  kindOf,
  ofOppositeAngle,
  ofSides,
  ofTwoAngles,
  ofTwoSides,
  perimeterOf,
  type Triangle,
} from "./triangle.ts";

const line = ({ sides, angles }: Triangle) => [...sides, ...angles].map((x) => round(x, 4).toString()).join(" ");

describe("Known triangles", () => {
  it.each([
    ["3-4-5", ofSides(decimal(3), decimal(4), decimal(5)), "3 4 5 36.8699 53.1301 90", "Right and scalene"],
    ["equal sides", ofSides(decimal(2), decimal(2), decimal(2)), "2 2 2 60 60 60", "Acute and equilateral"],
    ["two sides", ofTwoSides(decimal(1), decimal(1), decimal(120)), "1 1 1.7321 30 30 120", "Obtuse and isosceles"],
    [
      "two angles",
      ofTwoAngles(decimal(30), decimal(60), { c: decimal(2) }),
      "1 1.7321 2 30 60 90",
      "Right and scalene",
    ],
  ])("%s", (_, triangle, expected, kind) => {
    expect(line(triangle)).toBe(expected);
    expect(kindOf(triangle)).toBe(kind);
  });
});

it.each([
  [4, 10, 30, 0],
  [5, 10, 30, 1],
  [6, 10, 30, 2],
  [10, 10, 30, 1],
  [12, 10, 30, 1],
  [10, 10, 90, 0],
  [10, 12, 120, 0],
  [12, 10, 120, 1],
])("a = %s, b = %s and A = %s degrees fit %s triangles", (a, b, angle, triangles) => {
  expect(ofOppositeAngle(decimal(a), decimal(b), decimal(angle))).toHaveLength(triangles);
});

const length = fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => decimal(thousandths).div(1000));
const angle = fc.integer({ min: 1, max: 179 }).map(decimal);
const close = (a: Decimal, b: Decimal) => expect(round(a, 20).toString()).toBe(round(b, 20).toString());

it("angles make 180 degrees, and the three sides give the same triangle again", () => {
  fc.assert(
    fc.property(length, length, angle, (a, b, angleC) => {
      const triangle = ofTwoSides(a, b, angleC);
      const again = ofSides(...triangle.sides);
      expect(snap(triangle.angles.reduce((sum, one) => sum.plus(one))).toString()).toBe("180");
      for (const [i, one] of again.angles.entries()) close(one, triangle.angles[i] ?? decimal(0));
      const s = perimeterOf(triangle).div(2);
      const heron = triangle.sides.reduce((product, side) => product.times(s.minus(side)), s).sqrt();
      close(areaOf(triangle), heron);
    }),
  );
});

it("every triangle of an opposite angle has the sides and the angle that were given", () => {
  fc.assert(
    fc.property(length, length, angle, (a, b, angleA) => {
      for (const triangle of ofOppositeAngle(a, b, angleA)) {
        const again = ofTwoSides(triangle.sides[1], triangle.sides[2], angleA);
        close(again.sides[2], a);
        expect(triangle.angles.every((one) => one.gt(0))).toBe(true);
      }
    }),
  );
});
