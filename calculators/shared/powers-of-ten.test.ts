import { expect, it } from "vitest";
import { USD } from "#engine";
import { decimal } from "#numbers/decimal";
import { inPowersOfTen } from "./powers-of-ten.ts";

it.each([
  ["9.994", "9.99 × 10^0"],
  ["9.9999", "1.00 × 10^1"],
  ["0.00099996", "1.00 × 10^-3"],
  ["0", "0.00 × 10^0"],
])("%s to three digits is %s", (value, text) => {
  expect(inPowersOfTen(decimal(value), 3)(USD)).toBe(text);
});
