import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { type Equation, leanMass, restingEnergy, restingEnergyOfLeanMass, type Sex } from "./resting-energy.ts";

const body = (sex: Sex, weight: number, centimetres: number, age: number) => ({
  sex,
  weight: decimal(weight),
  height: decimal(centimetres).div(100),
  age,
});

describe("Resting energy is the sum of the terms in print", () => {
  it.each<readonly [why: string, equation: Equation, ...Parameters<typeof body>, expected: string]>([
    ["10 × 80 + 6.25 × 175 - 5 × 35 + 5", "mifflin_st_jeor", "male", 80, 175, 35, "1723.75"],
    ["10 × 65 + 6.25 × 165 - 5 × 30 - 161", "mifflin_st_jeor", "female", 65, 165, 30, "1370.25"],
    ["88.362 + 13.397 × 80 + 4.799 × 180 - 5.677 × 30", "harris_benedict", "male", 80, 180, 30, "1853.632"],
    ["447.593 + 9.247 × 65 + 3.098 × 165 - 4.330 × 30", "harris_benedict", "female", 65, 165, 30, "1429.918"],
    ["66.473 + 13.7516 × 68 + 5.0033 × 168 - 6.755 × 21", "harris_benedict_1919", "male", 68, 168, 21, "1700.2812"],
    ["655.0955 + 9.5634 × 65 + 1.8496 × 165 - 4.6756 × 30", "harris_benedict_1919", "female", 65, 165, 30, "1441.6325"],
    ["66 + 13.7 × 68 + 5 × 168 - 6.8 × 21", "harris_benedict_rounded", "male", 68, 168, 21, "1694.8"],
    ["655 + 9.6 × 65 + 1.8 × 165 - 4.7 × 30", "harris_benedict_rounded", "female", 65, 165, 30, "1435"],
  ])("%s", (_, equation, sex, weight, centimetres, age, expected) => {
    expect(restingEnergy(equation, body(sex, weight, centimetres, age)).toString()).toBe(expected);
  });
});

it("lean mass and its energy: 80 kg with 20% fat are 64 kg, and 370 + 21.6 × 64", () => {
  const lean = leanMass(decimal(80), decimal(20));
  expect(lean.toString()).toBe("64");
  expect(restingEnergyOfLeanMass(lean).toString()).toBe("1752.4");
});

it("a kilogram more is always the same energy more, and a year more less", () => {
  const equation = fc.constantFrom<Equation>("mifflin_st_jeor", "harris_benedict", "harris_benedict_1919");
  fc.assert(
    fc.property(
      equation,
      fc.constantFrom<Sex>("female", "male"),
      fc.integer({ min: 10, max: 600 }),
      (of, sex, weight) => {
        const energy = (kilograms: number, age: number) => restingEnergy(of, body(sex, kilograms, 170, age));
        const step = energy(weight + 1, 40).minus(energy(weight, 40));
        expect(step.eq(energy(2, 40).minus(energy(1, 40)))).toBe(true);
        expect(energy(weight, 41).lt(energy(weight, 40))).toBe(true);
      },
    ),
  );
});
