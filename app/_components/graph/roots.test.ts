import { describe, expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import type { AngleUnit } from "#numbers/without";
import { inFloats, readFunction } from "./real-function.ts";
import { rootsIn, valueAt } from "./roots.ts";

function graphed(text: string, angles: AngleUnit = "radians") {
  const read = readFunction(text);
  if ("fault" in read) throw new Error(read.fault);
  return { read, angles, curve: inFloats(read, angles) };
}

const roots = (text: string, angles?: AngleUnit) =>
  rootsIn(graphed(text, angles), -10, 10).map(
    ({ x, isExact }) => `${isExact ? "=" : "≈"} ${x.toSignificantDigits(10)}`,
  );

describe("Roots", () => {
  it.each([
    ["y = x^2 - 4", ["= -2", "= 2"]],
    ["x^2 - 2", ["≈ -1.414213562", "≈ 1.414213562"]],
    ["(x - 0.3)^2", ["= 0.3"]],
    ["x^2 + 1", []],
    ["1/x", []],
    ["floor(x) + 0.5", []],
    ["ln(x)", ["= 1"]],
    ["3x", ["= 0"]],
    ["exp(x) - 2", ["≈ 0.6931471806"]],
    [
      "sin(x)/x",
      ["≈ -9.424777961", "≈ -6.283185307", "≈ -3.141592654", "≈ 3.141592654", "≈ 6.283185307", "≈ 9.424777961"],
    ],
  ])("of %s", (text, expected) => {
    expect(roots(text)).toEqual(expected);
  });

  it("of a tangent are not where it has poles", () => {
    expect(roots("tan(x)")).toEqual([
      "≈ -9.424777961",
      "≈ -6.283185307",
      "≈ -3.141592654",
      "= 0",
      "≈ 3.141592654",
      "≈ 6.283185307",
      "≈ 9.424777961",
    ]);
  });
});

it("the curve is that of the decimals", () => {
  const text = "sin(x)^2 + cosh(x/3) - log2(abs(x) + 1) × 3 mod 2 + 50% × atan(x) + sin(30°) + round(x) - √(x^2)";
  for (const angles of ["degrees", "radians"] as const)
    for (const x of ["-3.7", "-1", "0.25", "2", "8.125"]) {
      const one = graphed(text, angles);
      expect(one.curve(Number(x))).toBeCloseTo(valueAt(one, decimal(x))?.toNumber() ?? Number.NaN, 9);
    }
});
