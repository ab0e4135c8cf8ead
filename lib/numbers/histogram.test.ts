import { expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { histogram } from "./histogram.ts";

const of = (...values: readonly (number | string)[]) => {
  const found = histogram(values.map((value) => decimal(value)).sort((a, b) => a.cmp(b)));
  return found && [found.from.toString(), found.width.toString(), ...found.counts];
};

it.each([
  ["whole numbers", of(2, 4, 4, 4, 5, 5, 7, 9), ["2", "2", 1, 5, 1, 1]],
  ["a value on a limit counts above it", of(0, 1, 2, 3), ["0", "1", 1, 1, 1, 1]],
  ["tenths that doubles would put in the wrong class", of("0.1", "0.2", "0.3", "0.6", "0.7"), ["0", "0.2", 1, 2, 0, 2]],
  ["below zero", of(-3, -1, 1), ["-4", "2", 1, 1, 1]],
])("%s", (_name, found, expected) => {
  expect(found).toEqual(expected);
});

it("counts every value once, in classes that hold it", () => {
  const values = Array.from({ length: 500 }, (_, i) => decimal((i * 7919) % 1009).div(7));
  const found = histogram([...values].sort((a, b) => a.cmp(b)));
  expect(found?.counts.reduce((sum, count) => sum + count)).toBe(500);
  expect(found?.counts.length).toBeLessThanOrEqual(11);
});

it("of equal values there is none", () => {
  expect(of(5, 5, 5)).toBeNull();
});
