import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apportion } from "./apportion.ts";
import { decimal } from "./decimal.ts";

const divide = (whole: number, weights: readonly (number | string)[]) =>
  apportion(BigInt(whole), weights.map(decimal)).map(Number);

describe("Largest remainders", () => {
  it.each([
    ["seats of New England by population in millions", 25, [6.3, 3.4, 1.4, 1.2, 1, 0.6], [11, 6, 3, 2, 2, 1]],
    ["seats of five counties", 40, [153000, 411000, 81000, 92000, 163000], [7, 18, 4, 4, 7]],
    ["moneyphp: 5 cents by 70 and 30, and the first of equals gets the cent", 5, [70, 30], [4, 1]],
    ["moneyphp: 5 cents by 30 and 70", 5, [30, 70], [2, 3]],
    ["moneyphp: 800 cents for three", 800, [1, 1, 1], [267, 267, 266]],
    ["no weight, no cent", 1, [0, 1, 0], [0, 1, 0]],
    ["nothing to divide", 0, [3, 4], [0, 0]],
    ["one takes it all", 101, ["0.1"], [101]],
  ])("%s", (_why, whole, weights, parts) => {
    expect(divide(whole, weights)).toEqual(parts);
  });
});

const weights = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 40 })
  .filter((weights) => weights.some((weight) => weight > 0));

it("the parts make the whole, and none is a unit off", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), weights, (whole, weights) => {
      const parts = divide(whole, weights);
      const sum = weights.reduce((sum, weight) => sum + weight, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
      parts.forEach((part, i) => {
        const quota = decimal(whole)
          .times(weights[i] ?? 0)
          .div(sum);
        expect(quota.minus(part).abs().lt(1)).toBe(true);
      });
    }),
  );
});
