import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodyDensity, fatByBmi, fatByInches, fatOfDensity } from "./body-fat.ts";
import { decimal } from "./decimal.ts";
import type { Sex } from "./resting-energy.ts";
import { round } from "./round.ts";

describe("Powers of ten have whole logarithms, so the sums can be done by hand", () => {
  it.each<readonly [why: string, sex: Sex, girth: number, height: number, density: string]>([
    ["1.0324 - 0.19077 × 1 + 0.15456 × 2", "male", 10, 100, "1.15075"],
    ["1.0324 - 0.19077 × 2 + 0.15456 × 2", "male", 100, 100, "0.95998"],
    ["1.29579 - 0.35004 × 2 + 0.221 × 2", "female", 100, 100, "1.03771"],
  ])("density %s", (_, sex, girth, height, density) => {
    expect(bodyDensity(sex, decimal(girth), decimal(height)).toString()).toBe(density);
  });

  it.each<readonly [why: string, sex: Sex, girth: number, height: number, fat: string]>([
    ["86.01 × 1 - 70.041 × 1 + 36.76", "male", 10, 10, "52.729"],
    ["163.205 × 2 - 97.684 × 2 - 78.387", "female", 100, 100, "52.655"],
  ])("fat %s", (_, sex, girth, height, fat) => {
    expect(fatByInches(sex, decimal(girth), decimal(height)).toString()).toBe(fat);
  });

  it("Siri: 495 ÷ 1.1 - 450 = 0 and 495 ÷ 0.9 - 450 = 100", () => {
    expect([fatOfDensity(decimal("1.1")), fatOfDensity(decimal("0.9"))].map(String)).toEqual(["0", "100"]);
  });

  it("Deurenberg: 1.2 × 25 + 0.23 × 30 - 5.4, and 10.8 less for men", () => {
    expect([fatByBmi("female", decimal(25), 30), fatByBmi("male", decimal(25), 30)].map(String)).toEqual([
      "31.5",
      "20.7",
    ]);
  });
});

it("the two fits of the Navy's data stay within a point and a half of each other for ordinary men", () => {
  fc.assert(
    fc.property(fc.integer({ min: 35, max: 60 }), fc.integer({ min: 160, max: 195 }), (girth, height) => {
      const metric = fatOfDensity(bodyDensity("male", decimal(girth), decimal(height)));
      const inches = fatByInches("male", decimal(girth).div("2.54"), decimal(height).div("2.54"));
      expect(round(metric.minus(inches).abs(), 1).toNumber()).toBeLessThanOrEqual(1.5);
    }),
  );
});

it("a larger girth is always more fat", () => {
  fc.assert(
    fc.property(fc.constantFrom<Sex>("female", "male"), fc.integer({ min: 10, max: 200 }), (sex, girth) => {
      const fat = (centimetres: number) => fatOfDensity(bodyDensity(sex, decimal(centimetres), decimal(175)));
      expect(fat(girth + 1).gt(fat(girth))).toBe(true);
    }),
  );
});
