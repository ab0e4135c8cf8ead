import { describe, expect, it } from "vitest";
import {
  type Calculator,
  calculate,
  defineCalculator,
  isRefusal,
  money,
  number,
  presentParts,
  presentScale,
  presentTables,
  type Raw,
  table,
  text,
  USD,
} from "#engine";
import { decimal } from "#numbers/decimal";

const sale = defineCalculator({
  name: "Sale",
  summary: "What a sale leaves.",
  inputs: {
    cost: money("Cost", { min: 0, max: 1e6, example: 60 }),
    tax: money("Tax", { min: 0, max: 1e6, default: 0 }),
    fee: money("Fee", { min: 0, max: 1e6, default: 0 }),
  },
  outputs: { price: money("Price"), profit: money("Profit") },
  primary: "price",
  formula: "profit = price − cost − tax − fee",
  parts: { of: ["cost", "tax", "fee", "profit"], whole: "price" },
  compute: ({ cost, tax, fee }) => ({ price: decimal(100), profit: decimal(100).minus(cost).minus(tax).minus(fee) }),
  sentence: () => "",
  working: () => [],
});

const heat = defineCalculator({
  name: "Heat",
  summary: "How hot it is.",
  inputs: { degrees: number("Degrees", { min: -100, max: 1000, example: 20 }) },
  outputs: {
    heat: number("Heat", { digits: 0 }),
    bands: table(
      "Bands",
      { band: text("Band"), from: number("From") },
      { chart: { kind: "scale", x: "from", name: "band", of: "heat" } },
    ),
  },
  primary: "heat",
  formula: "heat = degrees",
  compute: ({ degrees }) => ({
    heat: degrees,
    bands: [
      { band: "Cold", from: decimal(0) },
      { band: "Mild", from: decimal(10) },
      { band: "Hot", from: decimal(30) },
    ],
  }),
  sentence: () => "",
  working: () => [],
});

function answerOf(calculator: Calculator, raw: Raw) {
  const answer = calculate(calculator, raw);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

const parts = (raw: Raw) => presentParts(sale, answerOf(sale, raw), USD);
const scale = (degrees: string) => presentScale(heat, answerOf(heat, { degrees }), USD);

describe("A whole in parts", () => {
  it("names each with its text, its share and its percentage, and leaves out what is nothing", () => {
    expect(parts({ cost: "60", tax: "10" })).toEqual({
      whole: "Price",
      parts: [
        { name: "cost", label: "Cost", text: "$60.00", share: 0.6, percent: "60.0%" },
        { name: "tax", label: "Tax", text: "$10.00", share: 0.1, percent: "10.0%" },
        { name: "profit", label: "Profit", text: "$30.00", share: 0.3, percent: "30.0%" },
      ],
    });
    expect(parts({ cost: "60", tax: "10", fee: "5" })?.parts).toHaveLength(4);
    expect(parts({ cost: "60", tax: "0", fee: "5" })?.parts.map(({ name }) => name)).toEqual(["cost", "fee", "profit"]);
  });

  it("is no picture where there are only two, or one is below zero", () => {
    expect(parts({ cost: "60" })).toBeUndefined();
    expect(parts({ cost: "150", tax: "10" })).toBeUndefined();
  });

  it("and none where a calculator declares no parts", () => {
    expect(presentParts(heat, answerOf(heat, { degrees: "5" }), USD)).toBeUndefined();
  });
});

describe("A place on a scale", () => {
  it("stands among the rows of the table of bands", () => {
    expect(scale("20")).toEqual({
      text: "20",
      at: 0.4,
      here: 1,
      bands: [
        { name: "Cold", from: "0", start: 0, end: 0.2 },
        { name: "Mild", from: "10", start: 0.2, end: 0.6 },
        { name: "Hot", from: "30", start: 0.6, end: 1 },
      ],
    });
  });

  it("reads the band from the exact figure, whatever it prints as", () => {
    expect(scale("29.9999")).toMatchObject({ text: "30", here: 1 });
    expect(scale("30")).toMatchObject({ text: "30", here: 2 });
  });

  it("stretches so far that the figure is on it", () => {
    const far = scale("900");
    expect(far?.here).toBe(2);
    expect(far?.at).toBeLessThan(1);
  });

  it("is none where the figure is in no band, or no table declares any", () => {
    expect(scale("-50")).toBeUndefined();
    expect(presentTables(heat, answerOf(heat, { degrees: "-50" }), USD)[0]?.chart).toBeUndefined();
    expect(presentTables(heat, answerOf(heat, { degrees: "5" }), USD)[0]?.chart?.kind).toBe("scale");
    expect(presentScale(sale, answerOf(sale, { cost: "60" }), USD)).toBeUndefined();
  });
});
