import fc from "fast-check";
import { expect, it } from "vitest";
import { nearest } from "#engine";

const NAMES = ["bill", "tip_rate", "people", "rounding", "annual_rate", "up"];

it.each([
  ["bil", "bill"],
  ["blil", "bill"],
  ["Bill", "bill"],
  ["tipRate", "tip_rate"],
  ["tip-rate", "tip_rate"],
  ["tip", undefined],
  ["persons", undefined],
  ["peopel", "people"],
  ["annual_interest_rate", undefined],
  ["annualrate", "annual_rate"],
  ["interest_rate", undefined],
  ["upp", "up"],
  ["", undefined],
  ["x", undefined],
  ["xy", undefined],
  ["z".repeat(300), undefined],
])("the name nearest to %.30j is %s", (name, near) => {
  expect(nearest(name, NAMES)).toBe(near);
});

it("the nearest wins, and of two the first", () => {
  expect(nearest("rate", ["date", "rates", "gate"])).toBe("date");
  expect(nearest("ratess", ["date", "rates", "gate"])).toBe("rates");
  expect(nearest("bill", [])).toBeUndefined();
});

it("a name is nearest to itself, and any one slip leaves it so", () => {
  const slip = fc.record({ at: fc.nat(10), letter: fc.constantFrom("", "q", "qq") });
  fc.assert(
    fc.property(fc.constantFrom("annual_rate", "down_payment", "monthly_fees"), slip, (name, { at, letter }) => {
      const slipped = name.slice(0, at) + letter + name.slice(at + 1);
      expect(nearest(slipped, [...NAMES, "down_payment", "monthly_fees"])).toBe(name);
    }),
  );
});
