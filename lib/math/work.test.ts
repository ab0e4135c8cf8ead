import { Decimal as Library } from "decimal.js";
import { expect, test } from "vitest";
import { levelPayment } from "./annuity.ts";
import { decimal } from "./decimal.ts";
import { workDone } from "./work.ts";

function workOf(act: () => unknown): number {
  const began = workDone();
  act();
  return workDone() - began;
}

const pay = () => levelPayment(decimal(320_000), decimal("0.005"), 360);

test("the same sum is always the same work", () => {
  expect(workOf(pay)).toBeGreaterThan(10);
  expect(workOf(pay)).toBeCloseTo(workOf(pay), 6);
});

test("a logarithm counts for more than a product, and a product in a library of its own for nothing", () => {
  const two = decimal(2);
  expect(workOf(() => two.times(3))).toBe(1);
  expect(workOf(() => two.ln())).toBeGreaterThan(20);
  expect(workOf(() => new Library(2).times(3))).toBe(0);
});
