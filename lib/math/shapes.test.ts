import * as fc from "fast-check";
import { expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { round, snap } from "./round.ts";
import {
  apothem,
  circleArea,
  circumference,
  radiusOfArea,
  radiusOfCircumference,
  sphereArea,
  sphereVolume,
} from "./shapes.ts";

it.each([
  ["the circumference of a circle of radius 1", circumference(decimal(1)), "6.28318530717958647693"],
  ["the area of a circle of radius 2", circleArea(decimal(2)), "12.56637061435917295385"],
  ["the volume of a sphere of radius 1", sphereVolume(decimal(1)), "4.18879020478639098462"],
  ["the surface of a sphere of radius 1", sphereArea(decimal(1)), "12.56637061435917295385"],
  ["the apothem of a square", apothem(4, decimal(3)), "1.5"],
  ["the apothem of a regular hexagon", apothem(6, decimal(2)), "1.73205080756887729353"],
])("%s", (_, computed, expected) => {
  expect(round(computed, 20).toString()).toBe(expected);
});

it("a circle's radius comes back from its circumference and its area", () => {
  const radii = fc.integer({ min: 1, max: 1e9 }).map((thousandths) => decimal(thousandths).div(1000));
  fc.assert(
    fc.property(radii, (radius) => {
      expect(snap(radiusOfCircumference(circumference(radius)))).toEqual(snap(radius));
      expect(snap(radiusOfArea(circleArea(radius)))).toEqual(snap(radius));
    }),
  );
});
