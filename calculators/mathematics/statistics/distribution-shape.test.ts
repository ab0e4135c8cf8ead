import { describe, expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import { shapeOf } from "./distribution-shape.ts";

const of = (...values: readonly (number | string)[]) => shapeOf(values.map((value) => decimal(value)));
const shown = ({ skewness, kurtosis }: ReturnType<typeof of>) => [skewness?.toFixed(6), kurtosis?.toFixed(9)];

describe("The shape of a sample", () => {
  it("is what Excel's documentation prints for SKEW and KURT", () => {
    expect(shown(of(3, 4, 5, 2, 3, 4, 5, 6, 4, 7))).toEqual(["0.359543", "-0.151799637"]);
  });

  it("does not depend on the unit, and turns with the sign", () => {
    const [tenths, negative] = [of("0.3", "0.4", "0.9", "1.6"), of(-3, -4, -9, -16)];
    expect(shown(tenths)).toEqual(shown(of(3, 4, 9, 16)));
    expect(negative.skewness?.neg().toFixed(20)).toBe(of(3, 4, 9, 16).skewness?.toFixed(20));
  });

  it("of a symmetric list is not lopsided", () => {
    expect(of(1, 2, 3, 4, 5).skewness?.toNumber()).toBe(0);
    expect(of(1, 2, 3, 4, 5).kurtosis?.toFixed(1)).toBe("-1.2");
  });

  it("needs three values, and four, that are not all the same", () => {
    expect(of(1, 2)).toEqual({ skewness: null, kurtosis: null });
    expect(of(1, 2, 4).kurtosis).toBeNull();
    expect(of(7, 7, 7, 7)).toEqual({ skewness: null, kurtosis: null });
  });
});
