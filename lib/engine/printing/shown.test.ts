import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { enclosed, list, money, number, percent, quantity, step } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";
import type { Scalar } from "../calculator.ts";
import { duration } from "../fields/declare.ts";
import type { ScalarOutput } from "../fields/fields.ts";
import { USD } from "./format.ts";
import { showInput, showList, showOutput, showWith } from "./print.ts";

const style = { currency: USD, units: { weight: "lb" } };
const third = decimal(1).div(3);

describe("A step keeps its = while every printed value is whole", () => {
  it.each<[ScalarOutput, Decimal, string]>([
    [money("A"), decimal("12.33"), "a = $12.33"],
    [money("A"), decimal("12.335"), "a ≈ $12.34"],
    [money("A"), decimal("-0.001"), "a ≈ $0.00"],
    [money("A"), decimal(1).div(3).times(3), "a = $1.00"],
    [percent("A"), decimal("6.5"), "a = 6.5%"],
    [percent("A"), third, "a ≈ 0.33%"],
    [number("A"), decimal("1234567.875"), "a = 1,234,567.875"],
    [number("A", { digits: 1 }), decimal("24.96"), "a ≈ 25.0"],
    [number("A", { unit: "kWh/100 km" }), decimal(5), "a = 5 kWh/100 km"],
    [number("A", { unit: "kilowatt-hours" }), decimal(-5), "a = -5 kilowatt-hours"],
    [number("A", { unit: "sq. ft" }), decimal("5.5"), "a = 5.5 sq. ft"],
    [number("A", { unit: "m2", digits: 0 }), decimal("5.5"), "a ≈ 6 m2"],
    [quantity("A", MASS, { as: "weight" }), decimal("0.45359237"), "a = 1 lb"],
    [quantity("A", MASS, { as: "weight", digits: 1 }), decimal(1), "a ≈ 2.2 lb"],
    [duration("A"), decimal(27900), "a = 7:45"],
    [duration("A"), decimal("27900.5"), "a ≈ 7:45:01"],
  ])("%j %s: %s", (field, value, line) => {
    expect(step`a = ${showOutput(field, value, style)}`).toBe(line);
  });

  it("also where the currency's sign has a point in it", () => {
    const francs = { ...style, currency: { code: "CHF", sign: "Fr.", digits: 2 } };
    expect(step`a = ${showOutput(money("A"), decimal(5), francs)}`).toBe("a = Fr.5.00");
    expect(step`a = ${showOutput(money("A"), decimal("-5.125"), francs)}`).toBe("a ≈ -Fr.5.13");
  });

  it("and a list is whole if each of its parts is", () => {
    const roots = list("Roots", number("Root", { digits: 1 }));
    expect(step`x = ${showList(roots, [decimal("0.5"), decimal(2)], style)}`).toBe("x = 0.5, 2.0");
    expect(step`x = ${showList(roots, [decimal("0.5"), third], style)}`).toBe("x ≈ 0.5, 0.3");
  });
});

describe("A step", () => {
  const show = showWith(style);
  const exact = show("money", decimal(5));
  const rounded = show("number", third, { digits: 2 });

  it("turns each of its = when anything in it is rounded, wherever that stands", () => {
    expect(step`${rounded} × 3 = ${exact} = five`).toBe("0.33 × 3 ≈ $5.00 ≈ five");
    expect(step`Sum: ${exact} + ${5} = ${"ten"}`).toBe("Sum: $5.00 + 5 = ten");
    expect(step`${rounded} is no equation; x=${exact}`).toBe("0.33 is no equation; x=$5.00");
  });

  it("shows what stands between inputs and outputs as a field of that kind would", () => {
    expect(`${exact} ${rounded} ${show("percent", decimal("6.5"))}`).toBe("$5.00 0.33 6.5%");
    expect(step`a = ${show("duration", decimal(27900))}`).toBe("a = 7:45");
    expect([exact.value, exact.exact, rounded.exact]).toEqual([decimal(5), true, false]);
  });

  it("shows an input as it was given, and so exactly", () => {
    const price = money("Price", { min: 0, max: 9, example: 1 });
    const shown = showInput(price, decimal("1.23456"), "1.23456", "", style);
    expect(shown).toMatchObject({ text: "$1.23456", exact: true });
  });

  it("has = only if the printed number is the number", () => {
    const anyValue = fc.tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: -20, max: 2 }));
    const fields = [money("A"), percent("A"), number("A"), number("A", { significant: 4 }), number("A", { digits: 3 })];
    fc.assert(
      fc.property(anyValue, fc.constantFrom(...fields), ([digits, power], field) => {
        const value: Scalar & Decimal = decimal(`${digits}e${power}`);
        const { text } = showOutput(field, value, style);
        const printed = decimal(text.replace(/[$,%]/g, ""));
        expect(step`a = ${showOutput(field, value, style)}`).toBe(`a ${printed.eq(value) ? "=" : "≈"} ${text}`);
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([
  ["-3", "5 - (-3) = 8"],
  ["3", "5 - 3 = 8"],
  ["0", "5 - 0 = 8"],
])("after a sign %s is enclosed if it is below zero", (figure, line) => {
  const show = showWith(style);
  expect(step`5 - ${enclosed(show("number", decimal(figure)))} = 8`).toBe(line);
});

it("and keeps its ≈", () => {
  expect(step`5 - ${enclosed(showWith(style)("number", third.neg()))} = 5.3`).toMatch(/^5 - \(-0\.3+\) ≈ 5\.3$/);
});
