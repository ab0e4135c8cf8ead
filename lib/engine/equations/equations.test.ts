import { describe, expect, it } from "vitest";
import { Decimal } from "#numbers/decimal";
import { calculate } from "../calculate-sent.ts";
import { defineCalculator } from "../define.ts";
import { choice, count, money, number, percent, table } from "../fields/declare.ts";
import { USD } from "../printing/format.ts";
import { present, presentWorking } from "../printing/present.ts";
import { isRefusal } from "../refusal.ts";
import { expressionOf, formulaOf, namesIn } from "./equations.ts";

const words = { name: "Test calculator", summary: "A test.", sentence: () => "" };

const shop = defineCalculator({
  ...words,
  inputs: {
    price: money("Price", { min: -1e6, max: 1e6, example: 80 }),
    rate: percent("Rate", { min: 0, max: 100, default: 20 }),
    people: count("People", { min: 0, max: 100, default: 1 }),
    extra: money("Extra", { min: 0, max: 100, optional: true }),
  },
  outputs: {
    total: money("Total"),
    tax: money("Tax"),
    share: money("Each pays"),
    with_extra: money("With extra", { optional: true }),
    tax_share: percent("Tax in the total", { upTo: 4 }),
    price: money("Price"),
    rows: table("Rows", { twice: money("Twice the total") }),
  },
  between: { root: number("Root") },
  primary: "total",
  by: {
    tax: ["Tax on it", "price × rate"],
    total: "price + tax",
    share: "total ÷ people",
    with_extra: "total + extra",
    tax_share: "tax ÷ total",
    root: "√(price × price)",
  },
  after: ({ total }) => ({ rows: [{ twice: total.times(2) }] }),
});

function answered(calculator: Parameters<typeof calculate>[0], raw: Record<string, unknown>) {
  const answer = calculate(calculator, raw);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  const { figures } = present(calculator, answer, USD);
  const texts = Object.fromEntries(figures.map(({ name, text }) => [name, text]));
  return { texts, steps: presentWorking(calculator, answer, USD), answer };
}

describe("equations", () => {
  it("give figures in whatever order they stand, and inputs of the same name", () => {
    expect(answered(shop, { price: 80, people: 3, extra: 5 }).texts).toEqual({
      total: "$96.00",
      tax: "$16.00",
      share: "$32.00",
      with_extra: "$101.00",
      tax_share: "16.6667%",
      price: "$80.00",
    });
  });

  it("print as steps, ≈ where a figure is rounded, and none that only divides by 1 or lacks a figure", () => {
    expect(answered(shop, { price: 80 }).steps).toEqual([
      "Tax on it: $80.00 × 20% = $16.00",
      "Total: $80.00 + $16.00 = $96.00",
      "Tax in the total: $16.00 ÷ $96.00 ≈ 16.6667%",
      "Root: √($80.00 × $80.00) = 80",
    ]);
    expect(answered(shop, { price: -80 }).steps.at(-1)).toBe("Root: √(-$80.00 × (-$80.00)) = 80");
  });

  it("refuse to divide by zero, in a sentence that names the input", () => {
    expect(calculate(shop, { price: 80, people: 0 })).toEqual({
      issues: [
        {
          code: "CALCULATION_FAILED",
          message: "Enter a figure other than 0 for “People”: nothing can be divided by zero.",
        },
      ],
    });
  });

  it("divide last, so that a third of three is one", () => {
    const thirds = defineCalculator({
      ...words,
      inputs: { a: number("A", { min: 0, max: 9, example: 1 }) },
      outputs: { same: number("Same") },
      primary: "same",
      by: { same: "a ÷ 3 × 3" },
    });
    expect(answered(thirds, { a: 1 }).answer.outputs.same).toEqual(new Decimal(1));
  });

  it("name their figures, and read as a formula in words", () => {
    expect(namesIn(expressionOf("(a_b + c) × a_b ÷ 2"))).toEqual(["a_b", "c"]);
    expect(formulaOf([{ total: "net + tax" }, { total: "tax ÷ rate", net_price: ["Net", "total - tax"] }])).toBe(
      "total = net + tax; net price = total - tax",
    );
    expect(() => expressionOf("a +")).toThrow("The equation “a +” has nothing after +");
  });
});

describe("questions", () => {
  const sides = defineCalculator({
    ...words,
    inputs: {
      find: choice("Find", { sum: "The sum", half: "Half" }, { default: "sum" }),
      a: number("A", { min: 0, max: 9, example: 4 }),
      b: number("B", { min: 0, max: 9, example: 2 }),
    },
    outputs: { sum: number("Sum", { optional: true }), half: number("Half", { optional: true }) },
    questions: {
      find: {
        sum: { asks: ["a", "b"], primary: "sum", by: { sum: "a + b" }, sentence: ({ a }) => `${a} and so on.` },
        half: { asks: ["a"], primary: "half", by: { half: "a ÷ 2" }, refuses: ({ a }) => a.isZero() && "Enter more." },
      },
    },
  });

  it("ask for their own inputs, and have a headline, figures and steps of their own", () => {
    expect(sides.inputs.b).toMatchObject({ when: { find: ["sum"] } });
    expect(answered(sides, { a: 4, b: 2 })).toMatchObject({ texts: { sum: "6" }, steps: ["Sum: 4 + 2 = 6"] });
    expect(answered(sides, { find: "half", a: 4 })).toMatchObject({ texts: { half: "2" }, steps: ["Half: 4 ÷ 2 = 2"] });
    expect(sides.formula).toBe("sum = a + b; half = a ÷ 2");
  });

  it("refuse what their own rule refuses, and what another question asks for", () => {
    expect(calculate(sides, { find: "half", a: 0 })).toMatchObject({ issues: [{ message: "Enter more." }] });
    expect(calculate(sides, { find: "half", a: 1, b: 1 })).toMatchObject({ issues: [{ field: "b" }] });
  });
});
