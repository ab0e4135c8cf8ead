// What is typed when a calculator is solved: money, rates, units, and what the choices ask for.
import { describe, expect, it } from "vitest";
import { LENGTH, MASS } from "#numbers/units";
import { defineCalculator } from "../define.ts";
import { choice, count, duration, money, number, percent, quantity } from "../fields/declare.ts";
import { ask, said, values, WORDS } from "./what-if.fixture.ts";

describe("what is typed", () => {
  const loan = defineCalculator({
    ...WORDS,
    inputs: {
      find: choice("Find", { year: "A year", month: "A month" }, { default: "year" }),
      x: money("Loan", { min: 1, max: 1e9, example: 1000 }),
      rate: percent("Rate", { min: 0, max: 100, default: 5 }),
      months: count("Months", { min: 1, max: 12, example: 3, when: { find: ["month"] } }),
    },
    outputs: { y: money("Interest"), share: percent("Share", { digits: 1 }) },
    compute({ x, rate, months }) {
      const y = x
        .times(rate)
        .times(months ?? 12)
        .div(1200);
      return { y: y.times(1000), share: rate };
    },
    check: ({ x, rate }) => (x.gt(500_000_000) && rate.gt(50) ? { x: "must be less" } : {}),
  });

  it("has the decimals of the money, and says how near it comes", () => {
    expect(said(loan, { wanted: "123.45" })).toBe(
      "No “Loan” was found from $1.00 to $1,000,000,000.00 that gives $123.45. The nearest found, $2.47, gives $123.50: $0.05 more.",
    );
    expect(values(ask(loan, { wanted: "123.45", texts: { x: "2.469" } }))).toEqual(["2.469"]);
  });

  it("differs from what stands there by points, where it is a rate", () => {
    const { values } = ask(loan, { output: "share", wanted: "6%", input: "rate" });
    expect(values[0]).toMatchObject({ text: "6", printed: "6%", change: "+1 point", result: "6.0%", missed: "" });
  });

  it("need not be there yet", () => {
    const { values } = ask(loan, { wanted: "500", texts: { x: "" } });
    expect(values[0]).toMatchObject({ text: "10", change: undefined });
  });

  it("stands there already", () => {
    expect(ask(loan, { wanted: "50,000" }).values[0]).toMatchObject({ text: "1000", change: "" });
  });

  it("is solved for as the choices stand", () => {
    const asked = { wanted: "25,000", input: "months", texts: { find: "month" } };
    expect(said(loan, asked)).toBe("With “Months” at 6, “Interest” is $25,000.00.");
  });
});

describe("units", () => {
  const bmi = defineCalculator({
    ...WORDS,
    inputs: {
      height: quantity("Height", LENGTH, { units: { cm: [50, 275], in: [20, 108] }, unit: "cm", example: 175 }),
      x: quantity("Weight", MASS, { units: { kg: [10, 650], lb: [22, 1430] }, unit: "kg", example: 70 }),
    },
    outputs: {
      y: number("BMI", { digits: 1 }),
      above: quantity("Above 20", MASS, { as: "x", digits: 1 }),
      time: duration("Time"),
    },
    compute({ height, x }) {
      return { y: x.div(height.pow(2)), above: x.minus(height.pow(2).times(20)), time: x.times(60) };
    },
  });
  const pounds = { x: "154", x_unit: "lb" };

  it("are searched as shown", () => {
    expect(said(bmi, { wanted: "22" })).toBe("With “Weight” at 67.4 kg, “BMI” is 22.0.");
    expect(said(bmi, { wanted: "22", texts: pounds })).toBe("With “Weight” at 148.5 lb, “BMI” is 22.0.");
    expect(said(bmi, { wanted: "22", input: "height" })).toBe("With “Height” at 178.4 cm, “BMI” is 22.0.");
  });

  it("are those of the wanted figure too", () => {
    expect(said(bmi, { output: "above", wanted: "10", texts: pounds })).toBe(
      "With “Weight” at 145 lb, “Above 20” is 10.0 lb.",
    );
    expect(said(bmi, { output: "time", wanted: "1:15" })).toBe("With “Weight” at 75 kg, “Time” is 1:15.");
  });

  it("hold the bounds of the unit", () => {
    expect(said(bmi, { wanted: "900", texts: pounds })).toContain("from 22 lb to 1,430 lb that gives 900.0.");
  });
});
