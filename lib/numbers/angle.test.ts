import * as fc from "fast-check";
import { expect, it } from "vitest";
import { angleOf, cosine, PI, sine } from "./angle.ts";
import { decimal } from "./decimal.ts";
import { snap } from "./round.ts";

const toThirty = (x: ReturnType<typeof decimal>): string => snap(x).toSignificantDigits(30).toString();

it.each([
  ["0", "0", "1"],
  ["30", "0.5", "0.866025403784438646763723170753"],
  ["45", "0.707106781186547524400844362105", "0.707106781186547524400844362105"],
  ["90", "1", "0"],
  ["150", "0.5", "-0.866025403784438646763723170753"],
  ["180", "0", "-1"],
  ["270", "-1", "0"],
  ["-30", "-0.5", "0.866025403784438646763723170753"],
  ["390", "0.5", "0.866025403784438646763723170753"],
  ["36000000030", "0.5", "0.866025403784438646763723170753"],
])("sin and cos of %s degrees", (degrees, sin, cos) => {
  expect(sine(degrees).eq(0) ? "0" : toThirty(sine(degrees))).toBe(sin);
  expect(cosine(degrees).eq(0) ? "0" : toThirty(cosine(degrees))).toBe(cos);
});

it("π has its digits", () => {
  expect(PI.toString()).toMatch(/^3\.14159265358979323846264338327950288419/);
});

const degrees = fc.integer({ min: 1, max: 179_999 }).map((thousandths) => decimal(thousandths).div(1000));

it("the angle of a sine and a cosine is the angle they are of, and their squares make one", () => {
  fc.assert(
    fc.property(degrees, (angle) => {
      const [sin, cos] = [sine(angle), cosine(angle)];
      expect(snap(angleOf(sin, cos))).toEqual(snap(angle));
      expect(snap(sin.times(sin).plus(cos.times(cos))).toString()).toBe("1");
    }),
  );
});
