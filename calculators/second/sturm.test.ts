import { expect, it } from "vitest";
import { ratio } from "./ratio.ts";
import { rootsApart } from "./sturm.ts";

const spans = (...factors: readonly bigint[]) => rootsApart(factors, ratio("0.5"), ratio(10))?.length;

it("Each root has a span of its own", () => {
  expect(spans(-6n, 11n, -6n, 1n), "(x − 1)(x − 2)(x − 3)").toBe(3);
  expect(spans(2n, 3n, 1n), "(x + 1)(x + 2): none above zero").toBe(0);
  expect(spans(-1n, 0n, 0n, 0n, 0n, 1n), "x⁵ − 1: one real root").toBe(1);
});

it("A root that counts twice is left to others", () => {
  expect(spans(4n, -4n, 1n), "(x − 2)²").toBeUndefined();
});
