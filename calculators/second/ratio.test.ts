import { expect, it } from "vitest";
import { exponential, isMore, minus, over, power, raised, ratio, root, size, times } from "./ratio.ts";

const TINY = over(1, 10n ** 110n);

it.each([
  ["2", 2],
  ["0.5", 13],
  ["0.000001", 156],
  ["1.0048", 12],
  ["1200000000000000000000", 40],
])("the root of %s, raised again to the power of %d, is it again", (text, n) => {
  const again = power(root(text, n), n);
  expect(isMore(TINY, over(size(minus(again, text)), text))).toBe(true);
});

it("a power that is a negative fraction is one over the same power", () => {
  const [down, up] = [
    { top: -6n, bottom: 5n },
    { top: 6n, bottom: 5n },
  ].map((exponent) => raised("2.5", exponent));
  expect(isMore(TINY, size(minus(times(down ?? 0, up ?? 0), 1)))).toBe(true);
});

it("a root that ends is exact", () => {
  expect(minus(root("1.331", 3), "1.1").top).toBe(0n);
  expect(minus(root("0.00032", 5), "0.2").top).toBe(0n);
});

// OEIS A001113.
it("e is 2.71828…, and its powers undo each other", () => {
  const digits = "2.71828182845904523536028747135266249775724709369995";
  expect(isMore(times(1, over(1, 10n ** 50n)), size(minus(exponential(1), digits)))).toBe(true);
  expect(isMore(TINY, size(minus(times(exponential(3), exponential(-3)), 1)))).toBe(true);
  expect(ratio("-0.05")).toEqual({ top: -5n, bottom: 100n });
});

it("a root of many digits and a high order is found in few steps", () => {
  expect(minus(root(power("1234567.5", 2000), 2000), "1234567.5").top).toBe(0n);
});
