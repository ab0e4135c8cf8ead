import { describe, expect, it } from "vitest";
import { type Amount, decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";
import { count, date, duration, money, number, percent, quantity, text } from "../fields/declare.ts";
import type { ScalarOutput } from "../fields/fields.ts";
import { difference, differenceTyped } from "./difference.ts";
import { USD } from "./format.ts";

const style = { currency: USD, units: { weight: "lb" } };

describe("the difference between two figures, sign first", () => {
  it.each<[ScalarOutput, from: Amount, to: Amount, expected: string]>([
    [money("Payment"), "2022.62", "2683.08", "+$660.46"],
    [money("Payment"), "2683.08", "2022.62", "-$660.46"],
    [money("Payment"), "5", "5", ""],
    [money("Payment"), "5", "5.001", ""],
    [percent("Rate"), "6", "5", "-1 point"],
    [percent("Rate", { digits: 2 }), "6", "7.5", "+1.50 points"],
    [number("BMI", { digits: 1 }), "22", "22.5", "+0.5"],
    [count("Boxes", { unit: "boxes" }), 3, 4, "+1 box"],
    [count("Boxes", { unit: "boxes" }), 5, 3, "-2 boxes"],
    [quantity("Weight", MASS, { as: "weight", digits: 1 }), "45.359237", "90.718474", "+100.0 lb"],
    [duration("Time"), 3600, 2700, "-0:15"],
  ])("%o from %s to %s", (field, from, to, expected) => {
    expect(difference(field, decimal(from), decimal(to), style)).toBe(expected);
  });

  it("is none of words, days and what is absent", () => {
    const day = { year: 2026, month: 11, day: 20 };
    expect(difference(text("Kind"), "a", "b", style)).toBeUndefined();
    expect(difference(date("Day"), day, { ...day, day: 21 }, style)).toBeUndefined();
    expect(difference(money("Cost"), null, decimal(1), style)).toBeUndefined();
  });

  it("of whole numbers is exact, however long", () => {
    expect(difference(count("Hosts"), 10n ** 30n, 10n ** 30n + 1n, style)).toBe("+1");
  });
});

it("what is typed differs in all its digits, a quantity in the unit beside it", () => {
  const typed = (field: Parameters<typeof differenceTyped>[0], from: Amount, to: Amount) =>
    differenceTyped(field, "lb", decimal(from), decimal(to), style);
  const range = { min: 0, max: 100, example: 1 } as const;
  expect(typed(percent("Rate", range), "6.5", "5.416")).toBe("-1.084 points");
  expect(typed(money("Price", range), "400000", "364779.48")).toBe("-$35,220.52");
  expect(typed(count("Length", { ...range, unit: "years" }), 30, 29)).toBe("-1 year");
  expect(typed(quantity("Weight", MASS, { units: { lb: [1, 9] }, unit: "lb", example: 1 }), 154, "148.5")).toBe(
    "-5.5 lb",
  );
});
