import * as fc from "fast-check";
import { expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { nthRoot, Wide } from "./wide.ts";

it("gives back the number when it is raised again, to more digits than are carried", () => {
  const numbers = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.integer({ min: -60, max: 20 }));
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 1200 }), ([digits, exponent], index) => {
      const number = decimal(`${digits}e${exponent}`);
      const again = nthRoot(number, index).pow(index);
      expect(again.div(new Wide(number)).minus(1).abs().lt("1e-110")).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it("is exact where the root is", () => {
  expect(nthRoot(decimal(1024), 10).minus(2).abs().lt("1e-115")).toBe(true);
  expect(nthRoot(decimal(1), 12).eq(1)).toBe(true);
});

it("is found of what floating point cannot hold", () => {
  expect(nthRoot(decimal("1e-800"), 400).div("1e-2").minus(1).abs().lt("1e-110")).toBe(true);
});
