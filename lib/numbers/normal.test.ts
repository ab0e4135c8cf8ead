import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { NORMAL_85, NORMAL_95, normalAbove, normalBelow, normalPointAbove } from "./normal.ts";

const below = (x: string, digits: number) => normalBelow(decimal(x)).toFixed(digits);

describe("the normal distribution", () => {
  // Computed to 60 digits with mpmath: erfc(−x ÷ √2) ÷ 2.
  it.each([
    ["0", "0.500000000000000"],
    ["1", "0.841344746068543"],
    ["2", "0.977249868051821"],
    ["3", "0.998650101968370"],
    ["-1", "0.158655253931457"],
  ])("below %s lie %s", (x, share) => expect(below(x, 15)).toBe(share));

  // Computed to 60 digits with mpmath: erfc(x ÷ √2) ÷ 2.
  it.each([
    ["5", "2.86651571879193911673752332875e-7"],
    ["7.999", "6.27168590746781946323784589007e-16"],
    ["8.001", "6.17063942481702587280427619569e-16"],
    ["40", "3.65589354091502970374898580269e-350"],
  ])("above %s lie %s", (x, share) =>
    expect(normalAbove(decimal(x)).toSignificantDigits(30).toExponential()).toBe(share),
  );

  it("has 85% and 95% below the points that are named for them", () => {
    expect(normalBelow(NORMAL_85).toSignificantDigits(40).toString()).toBe("0.85");
    expect(normalBelow(NORMAL_95).toSignificantDigits(40).toString()).toBe("0.95");
  });

  it("finds the point that a share lies above", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 60, noNaN: true }), (x) => {
        const point = normalPointAbove(normalAbove(decimal(x)));
        expect(point.minus(x).abs().lt("1e-30")).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
