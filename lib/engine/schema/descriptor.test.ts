import { describe, expect, it } from "vitest";
import { describeInputs, describeOutputs, inputSchema, outputSchema, USD } from "#engine";
import everyKind from "../every-kind.fixture.ts";

const inputs = Object.fromEntries(describeInputs(everyKind, USD).map((input) => [input.name, input]));
const { properties } = inputSchema(everyKind, USD);

describe("An input is described", () => {
  it("by its wire name, its kind, its bounds in its unit, and what it is when left out", () => {
    expect(inputs.price).toEqual({
      name: "price",
      label: "Price",
      type: "number",
      required: true,
      description: "Price.",
      unit: "USD",
      dimension: "money",
      minimum: 0,
      maximum: 1e6,
      example: "80",
    });
    expect(inputs.rate).toMatchObject({ type: "number", unit: "%", minimum: -50, required: false, default: "7.5" });
    expect(inputs.ratio).toMatchObject({ type: "number", unit: "litres", required: false });
    expect(inputs.member).toMatchObject({ type: "boolean", default: "false" });
    expect(inputs.day).toMatchObject({ type: "string", format: "date", required: true, example: "2026-11-20" });
  });

  it("with the loosest bounds of all units, and the usual unit's in words", () => {
    expect(inputs.height).toMatchObject({ unit: "cm", minimum: 20, maximum: 275, required: true });
    expect(inputs.height?.description).toContain("from 50 to 275 cm");
    expect(inputs.height_unit).toEqual({
      name: "height_unit",
      label: "Height unit",
      type: "string",
      required: false,
      options: ["cm", "in"],
      description: "Unit of height.",
      default: "cm",
    });
  });

  it("with what its options mean, and when it is asked for", () => {
    expect(inputs.mode).toMatchObject({
      options: ["simple", "full"],
      description: "Mode. simple: Simple; full: With everything.",
    });
    expect(inputs.term).toMatchObject({ required: false, description: "Term. Only when mode is full.", example: "30" });
    expect(inputs.marks?.description).toBe("Marks: from 2 to 5 numbers.");
  });
});

it("A schema has typed defaults and examples, and whole numbers as integers", () => {
  expect(properties.people).toEqual({ type: "integer", description: "People.", minimum: 1, maximum: 1000, default: 2 });
  expect(properties.price).toMatchObject({ type: "number", description: "Price. In USD.", examples: [80] });
  expect(properties.member).toMatchObject({ type: "boolean", default: false });
  expect(properties.mode).toMatchObject({ type: "string", enum: ["simple", "full"], default: "simple" });
  expect(properties.marks).toMatchObject({ type: "string", maxLength: 4000, examples: ["82, 91"] });
});

describe("Outputs", () => {
  it("are described in their order, with their units", () => {
    const described = describeOutputs({ ...everyKind, primary: "total" }, USD);
    expect(described.map(({ name }) => name)).toEqual(Object.keys(everyKind.outputs));
    expect(described[0]).toEqual({
      name: "total",
      label: "Total",
      type: "money",
      unit: "USD",
      dimension: "money",
      primary: true,
    });
    expect(described[1]).toEqual({ name: "growth", label: "Growth", type: "percent", unit: "%", dimension: "percent" });
    expect(described[7]).toMatchObject({ name: "verdict", type: "text", description: "In one word." });
    expect(described.filter(({ primary }) => primary)).toHaveLength(1);
  });

  it("in a unit that the caller chooses name the input that chooses it", () => {
    const quantities = describeOutputs(everyKind, USD).filter(({ type }) => type === "quantity");
    expect(quantities.length).toBeGreaterThan(0);
    for (const output of quantities) expect(output).toMatchObject({ unit: expect.any(String), unit_input: /_unit$/ });
  });

  it("are texts in the schema of a result, which tells what is always there and has no tables", () => {
    const schema = outputSchema(everyKind);
    const figures = Object.entries(everyKind.outputs).flatMap(([name, { kind }]) => (kind === "table" ? [] : [name]));
    expect(Object.keys(schema.properties)).toEqual(["primary", ...figures]);
    expect(schema.required).toEqual(["primary", ...figures.filter((name) => name !== "bonus")]);
    expect(schema.properties.verdict).toEqual({ type: "string", description: "Verdict. In one word." });
  });
});
