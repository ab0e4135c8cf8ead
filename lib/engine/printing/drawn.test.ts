import { describe, expect, it } from "vitest";
import triangle from "#calculators/mathematics/triangle/triangle";
import { currencyIn, drawnFigures, USD } from "#engine";
import { decimal } from "#numbers/decimal";

const answer = {
  inputs: { a: decimal(6), c: decimal(1) },
  texts: {},
  outputs: { a: decimal("12345.6789"), b: null, huge: decimal("1e400"), kind: "Acute" },
};
const figure = drawnFigures(triangle, answer, USD);

describe("A picture is drawn from figures that a double can hold", () => {
  it("takes an output before the input of that name", () => {
    expect(figure("a")).toEqual({ value: 12345.6789, text: "12,345.7" });
    expect(figure("c")).toEqual({ value: 1, text: "1" });
  });

  it.each(["b", "huge", "kind", "missing"])("has none of %s", (name) => {
    expect(figure(name)).toBeUndefined();
  });

  it("writes as the region does", () => {
    const euros = currencyIn("de-DE") ?? USD;
    expect(drawnFigures(triangle, answer, euros)("a")?.text).toBe("12.345,7");
  });
});
