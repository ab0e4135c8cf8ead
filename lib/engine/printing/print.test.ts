import { describe, expect, it } from "vitest";
import { count, date, list, money, number, percent, quantity, text } from "#engine";
import { decimal } from "#numbers/decimal";
import { LENGTH, MASS } from "#numbers/units";
import type { Scalar } from "../calculator.ts";
import { choice, duration, toggle } from "../fields/declare.ts";
import type { InputField, ScalarOutput } from "../fields/fields.ts";
import { numbers } from "../fields/lists.ts";
import { USD } from "./format.ts";
import { plainOutput, printList, printOutput, showInput } from "./print.ts";

const style = { currency: USD, units: { weight: "lb", height: "cm" } };
const day = { year: 2026, month: 11, day: 20 };

describe("An output prints for people, and plainly for machines", () => {
  it.each<[ScalarOutput, Scalar, string, string]>([
    [money("A"), decimal("-1234.565"), "-$1,234.57", "-1234.565"],
    [percent("A"), decimal("6.567"), "6.57%", "6.567"],
    [percent("A", { digits: 3 }), decimal(6), "6.000%", "6"],
    [number("A"), decimal(2).div(3), "0.666667", "0.666666666666666666666666666667"],
    [number("A", { unit: "litres" }), decimal(1), "1 litre", "1"],
    [number("A", { unit: "litres", digits: 1 }), decimal(1), "1.0 litres", "1"],
    [count("A"), 1234567, "1,234,567", "1234567"],
    [count("A", { unit: "years" }), 1, "1 year", "1"],
    [count("A", { unit: "years" }), 30, "30 years", "30"],
    [count("A"), decimal("51090942171709440000"), "51,090,942,171,709,440,000", "51090942171709440000"],
    [count("A"), decimal("1234567890123456789"), "1,234,567,890,123,456,789", "1234567890123456789"],
    [count("A"), 10n ** 40n + 1n, `10${",000".repeat(12)},001`, `1${"0".repeat(39)}1`],
    [count("A", { unit: "years" }), -1234n, "-1,234 years", "-1234"],
    [quantity("A", MASS, { as: "weight", digits: 1 }), decimal("68.0388555"), "150.0 lb", "150"],
    [quantity("A", LENGTH, { as: "height" }), decimal("1.75"), "175 cm", "175"],
    [date("A"), day, "November 20, 2026", "2026-11-20"],
    [duration("A"), decimal(27900), "7:45", "7:45"],
    [text("A"), "Healthy weight", "Healthy weight", "Healthy weight"],
  ])("%j %s is %s, plainly %s", (field, value, printed, plain) => {
    expect(printOutput(field, value, style)).toBe(printed);
    expect(plainOutput(field, value, style)).toBe(plain);
  });

  it("a cell without a value is empty", () => {
    expect(printOutput(money("A"), null, style)).toBe("");
  });

  it("a list is joined by commas, and says so when it is empty", () => {
    const thirds = [1, 2, 3].map((part) => decimal(part).div(3));
    expect(printList(list("A", number("B", { digits: 2 })), thirds, style)).toBe("0.33, 0.67, 1.00");
    expect(printList(list("A", money("B")), [], style)).toBe("none");
  });
});

describe("An input prints as it was given", () => {
  const asked = { min: 0, max: 1e9, default: 0 };
  const mass = quantity("A", MASS, { unit: "kg", units: { kg: [0, 1], lb: [0, 1] }, default: 0 });
  const marks = numbers("A", { min: 0, max: 9, least: 1, most: 9, default: "1" });

  it.each<[InputField, Parameters<typeof showInput>[1], string, string, string]>([
    [money("A", asked), decimal("1234.5"), "1234.5", "", "$1,234.50"],
    [money("A", asked), decimal("0.125"), "0.125", "", "$0.125"],
    [percent("A", asked), decimal("3.875"), "3.875", "", "3.875%"],
    [number("A", { ...asked, unit: "litres" }), decimal(1), "1", "", "1 litre"],
    [number("A", asked), decimal("-12345.678"), "-12345.678", "", "-12,345.678"],
    [count("A", { ...asked, unit: "years" }), 1500, "1500", "", "1,500 years"],
    [mass, decimal("68.0388555"), "150", "lb", "150 lb"],
    [date("A", { example: "2026-11-20" }), day, "2026-11-20", "", "November 20, 2026"],
    [duration("A", { ...asked, default: "7:45" }), decimal(27900), "7:45", "", "7:45"],
    [marks, [decimal(1), decimal(2)], "1, 2", "", "1, 2"],
  ])("%j given as %4$j is %5$s", (field, value, given, unit, printed) => {
    expect(showInput(field, value, given, unit, style)).toMatchObject({ value, text: printed, exact: true });
  });

  it("and words, switches and what was left out stay what they are", () => {
    const mode = choice("A", { a: "One", b: "Two" }, { default: "a" });
    expect(showInput(mode, "b", "b", "", style)).toBe("b");
    expect(showInput(toggle("A", { default: true }), false, "false", "", style)).toBe(false);
    expect(showInput(money("A", { min: 0, max: 1, optional: true }), undefined, "", "", style)).toBeUndefined();
  });
});

describe("A value that compute must not give is our mistake, and thrown", () => {
  it.each<[ScalarOutput, Scalar]>([
    [money("A"), decimal("NaN")],
    [money("A"), decimal("Infinity")],
    [number("A"), "12"],
    [count("A"), 1.5],
    [count("A"), 2 ** 53],
    [count("A"), Number.NaN],
    [percent("A"), day],
    [date("A"), "2026-11-20"],
    [date("A"), decimal(1)],
  ])("%j %s", (field, value) => {
    expect(() => printOutput(field, value, style)).toThrow(/^compute gave .* where a (number|date) is declared$/);
    expect(() => plainOutput(field, value, style)).toThrow(TypeError);
  });

  it("as is a quantity in the unit of an input that there is not", () => {
    expect(() => printOutput(quantity("A", MASS, { as: "wieght" }), decimal(1), style)).toThrow(
      "wieght is not a unit of kg, g, lb, oz, st",
    );
  });
});
