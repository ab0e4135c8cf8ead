// What must not compile in the words and vectors of a calculator, by tsc as in types.test.ts.
import { describe, it } from "vitest";
import { type Content, date, defineCalculator, money, numbers, quantity, table, type Vectors } from "#engine";
import { decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";

const one = decimal(1);
const range = { min: 0, max: 9 } as const;
const calculator = defineCalculator({
  name: "X",
  summary: "",
  inputs: {
    price: money("Price", { ...range, example: 1 }),
    weight: quantity("Weight", MASS, { unit: "kg", units: { kg: [0, 1], lb: [0, 1] }, default: 1 }),
    day: date("Day", { example: "2026-11-20" }),
    marks: numbers("Marks", { ...range, least: 1, most: 9, example: "1" }),
  },
  outputs: { total: money("Total"), years: table("Years", { left: money("Left") }) },
  primary: "total",
  formula: "",
  compute: () => ({ total: one, years: [] }),
  sentence: () => "",
  working: () => [],
});

describe("The words around a calculator do not compile", () => {
  type X = typeof calculator;

  it("with an example of an input that there is not", () => {
    type Inputs = Content<X>["example"]["inputs"];
    void ({ price: 1, weight: 1, weight_unit: "lb", day: "2026-11-20", marks: "1, 2" } satisfies Inputs);
    // @ts-expect-error prize
    void ({ prize: 1 } satisfies Inputs);
    // @ts-expect-error only a quantity has a unit
    void ({ price_unit: "USD" } satisfies Inputs);
    // @ts-expect-error a list is one text
    void ({ marks: [1, 2] } satisfies Inputs);
  });

  it("with a vector that expects an output or a column that there is not", () => {
    void ([{ rows: [["", {}, { total: "1", "years.3.left": "0" }]] }] satisfies Vectors<X>);
    // @ts-expect-error totla
    void ([{ rows: [["", {}, { totla: "1" }]] }] satisfies Vectors<X>);
    // @ts-expect-error a table has cells
    void ([{ rows: [["", {}, { years: "1" }]] }] satisfies Vectors<X>);
    // @ts-expect-error right
    void ([{ rows: [["", {}, { "years.3.right": "0" }]] }] satisfies Vectors<X>);
    // @ts-expect-error a row is a number
    void ([{ rows: [["", {}, { "years.last.left": "0" }]] }] satisfies Vectors<X>);
    // @ts-expect-error its digits are the precision, so it is a text
    void ([{ rows: [["", {}, { total: 1 }]] }] satisfies Vectors<X>);
    // @ts-expect-error prize
    void ([{ rows: [["", { prize: 1 }, {}]] }] satisfies Vectors<X>);
    // @ts-expect-error our own output is no authority
    void ([{ by: "us", rows: [] }] satisfies Vectors<X>);
  });
});
