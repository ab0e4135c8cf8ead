import { describe, expect, it } from "vitest";
import { defineCalculator, list, money, number, prove, quantity, table, text, type Vector } from "#engine";
import { MASS } from "#numbers/units";

const calculator = defineCalculator({
  name: "Proven",
  summary: "What vectors are checked against.",
  inputs: {
    amount: money("Amount", { min: -1e6, max: 1e6, example: 1 }),
    weight: quantity("Weight", MASS, { unit: "kg", units: { kg: [0, 9], lb: [0, 9] }, default: 1 }),
  },
  outputs: {
    amount: money("Amount"),
    none: money("None", { optional: true }),
    verdict: text("Verdict"),
    halves: list("Halves", number("Half", { digits: 2 })),
    rows: table(
      "Rows",
      { name: text("Name"), share: money("Share"), heft: quantity("Heft", MASS, { as: "weight" }) },
      { page: true },
    ),
  },
  primary: "amount",
  formula: "",
  compute: ({ amount, weight }) => ({
    amount,
    none: null,
    verdict: "Fine",
    halves: [amount.div(2), amount.div(2)],
    rows: () => [1, 2, 3].map((part) => ({ name: `Row ${part}`, share: amount.times(part).div(3), heft: weight })),
  }),
  sentence: () => "",
  working: () => [],
});

type Expected = Vector<typeof calculator>["expected"];
const checks = (amount: string, expected: Expected, rest: Partial<Vector<typeof calculator>> = {}) => {
  const source = { title: "By hand" };
  return prove(calculator, { given: "", inputs: { amount }, by: "hand", source, expected, ...rest });
};

describe("A vector agrees at the digits that its source prints", () => {
  it.each([
    ["12.3449", "12.34", 2],
    ["12.345", "12.35", 2],
    ["-12.345", "-12.35", 2],
    ["12.5", "13", 0],
    ["12", "12.000", 3],
    ["-0.001", "0.00", 2],
    ["12.3449999999999999999999999999", "12.34500", 5],
  ])("%s is %s", (amount, expected, digits) => {
    expect(checks(amount, { amount: expected })).toEqual([
      { name: "amount", expected, computed: expected, digits, agrees: true },
    ]);
  });

  it("with the commas it prints", () => {
    expect(checks("65430.456", { amount: "65,430.46" })).toMatchObject([{ computed: "65430.46", agrees: true }]);
  });

  it.each([
    ["12.3449", "12.35", "12.34"],
    ["12.345", "12.34", "12.35"],
    ["12.5", "12", "13"],
    ["12.5", "12.50001", "12.50000"],
    ["-1", "1", "-1"],
    ["1234.5", "12,34.50", "1234.5"],
    ["1234.5", "1,234.51", "1234.50"],
    ["1234.5", "$1234.50", "1234.5"],
    ["0", "", "0"],
  ])("%s is not %j", (amount, expected, computed) => {
    expect(checks(amount, { amount: expected })).toMatchObject([{ computed, agrees: false }]);
  });

  it("rounded as the source rounds, where it says so", () => {
    expect(checks("12.341", { amount: "12.35" }, { rounding: "up" })).toMatchObject([{ agrees: true }]);
    expect(checks("12.349", { amount: "12.34" }, { rounding: "down" })).toMatchObject([{ agrees: true }]);
    expect(checks("12.341", { amount: "12.34" }, { rounding: "up" })).toMatchObject([{ agrees: false }]);
    expect(checks("12.349", { amount: "12.35" }, { rounding: "down" })).toMatchObject([{ agrees: false }]);
  });
});

describe("A vector may name", () => {
  it.each<[Expected, string]>([
    [{ verdict: "Fine" }, "Fine"],
    [{ halves: "5.00, 5.00" }, "5.00, 5.00"],
    [{ "rows.1.share": "3.333" }, "3.333"],
    [{ "rows.3.share": "10" }, "10"],
    [{ "rows.2.name": "Row 2" }, "Row 2"],
  ])("words, a list or a cell: %j", (expected, computed) => {
    expect(checks("10", expected)).toMatchObject([{ computed, agrees: true }]);
  });

  it.each<[Expected, string]>([
    [{ verdict: "fine" }, "Fine"],
    [{ halves: "5, 5" }, "5.00, 5.00"],
    [{ none: "0" }, ""],
    [{ "rows.0.share": "3.33" }, ""],
    [{ "rows.4.share": "3.33" }, ""],
    [{ "rows.1.name": "Row 2" }, "Row 1"],
  ])("but they must be there and be those: %j", (expected, computed) => {
    expect(checks("10", expected)).toMatchObject([{ computed, agrees: false }]);
  });

  it("a cell in the unit that was given", () => {
    const inputs = { amount: 1, weight: 5, weight_unit: "lb" };
    expect(checks("1", { "rows.1.heft": "5" }, { inputs })).toMatchObject([{ agrees: true }]);
  });

  it("several, each checked by itself", () => {
    const found = checks("10", { amount: "11", verdict: "Fine" });
    expect(found.map(({ name, agrees }) => [name, agrees])).toEqual([
      ["amount", false],
      ["verdict", true],
    ]);
    expect(found[1]).not.toHaveProperty("digits");
  });
});

it("A vector that is refused is our mistake, and thrown with its faults", () => {
  expect(() => checks("1e7", { amount: "1" }, { given: "Too much" })).toThrow("Too much: must be at most 1,000,000");
});
