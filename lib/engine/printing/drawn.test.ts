import { describe, expect, it } from "vitest";
import { currencyIn, defineCalculator, drawnFigures, number, quantity, USD } from "#engine";
import { decimal } from "#numbers/decimal";
import { LENGTH } from "#numbers/units";

const wall = defineCalculator({
  name: "Wall",
  summary: "A wall.",
  inputs: { width: quantity("Width", LENGTH, { unit: "in", units: { in: [1, 999], m: [1, 99] }, example: 50 }) },
  outputs: { a: number("A"), height: quantity("Height", LENGTH, { as: "width" }) },
  primary: "a",
  formula: "a = width",
  compute: ({ width }) => ({ a: width, height: width }),
});
const answer = {
  inputs: { a: decimal(6), c: decimal(1) },
  texts: { width: "50", width_unit: "in" },
  outputs: { a: decimal("12345.6789"), b: null, huge: decimal("1e400"), kind: "Acute", height: decimal("1.27") },
};
const figure = drawnFigures(wall, answer, USD);

describe("A picture is drawn from figures that a double can hold", () => {
  it("takes an output before the input of that name", () => {
    expect(figure("a")).toEqual({ value: 12345.6789, text: "12,345.7" });
    expect(figure("c")).toEqual({ value: 1, text: "1" });
  });

  it("gives a quantity in the unit in which it is printed", () => {
    expect(figure("height")).toEqual({ value: 50, text: "50 in" });
  });

  it.each(["b", "huge", "kind", "missing"])("has none of %s", (name) => {
    expect(figure(name)).toBeUndefined();
  });

  it("writes as the region does", () => {
    const euros = currencyIn("de-DE") ?? USD;
    expect(drawnFigures(wall, answer, euros)("a")?.text).toBe("12.345,7");
  });
});
