import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { count, date, duration, money, number, numbers, quantity, readPlain, readTexts, rows, typed } from "#engine";
import { LENGTH } from "#numbers/units";

const inputs = {
  price: money("Price", { min: 0, max: 1e9, example: 1 }),
  change: number("Change", { min: -1e9, max: 1e9, example: 1 }),
  people: count("People", { min: 0, max: 1e9, default: 1 }),
  height: quantity("Height", LENGTH, { units: { cm: [1, 300], ft: [1, 9] }, unit: "cm", example: 175 }),
  scores: numbers("Scores", { min: -100, max: 100, least: 1, most: 9, example: "1, 2" }),
  part: typed("Part", { pattern: "\\d+/\\d+", like: "a fraction", example: "3/4" }),
  lap: duration("Lap", { min: 0, max: 1e6, clock: "m:ss", example: "5:30" }),
  shift: duration("Shift", { min: 0, max: 1e6, example: "7:45" }),
  day: date("Day", { example: "2026-11-21" }),
  marks: rows("Marks", { mark: number("Mark", { min: 0, max: 9 }) }, { least: 1, most: 9, example: "1; 2" }),
};
const calculator = { inputs };
const digits = fc.string({ unit: fc.constantFrom(..."0123456789,.-:;/ ()^k$'−"), minLength: 1, maxLength: 12 });

it("what is plain is read as it would be in full", () => {
  const name = fc.constantFrom(...Object.keys(inputs));
  fc.assert(
    fc.property(name, digits, (name, text) => {
      const texts = { [name]: text, height_unit: "ft" };
      const plain = readPlain(calculator, texts);
      if (!plain) return;
      const { raw, faults } = readTexts(calculator, texts);
      expect(plain).toEqual({ raw, faults, echoes: {} });
    }),
    { numRuns: 20_000 },
  );
});

it("a measure in a unit that the form doesn't offer is turned into the one it begins with, even if none is named", () => {
  expect(readTexts(calculator, { height: "1.75 m" }).raw).toMatchObject({ height: "175" });
});

describe("Plain is what a form begins with and what our links carry", () => {
  it.each([
    ["price", "400000"],
    ["price", "400,000.50"],
    ["change", "-3.25"],
    ["people", "0"],
    ["scores", "82, -91, 77.5"],
    ["part", "3/4"],
    ["lap", "5:30"],
    ["day", "2026-11-21"],
    ["marks", "1; 2"],
    ["price", ""],
  ])("%s %j", (name, text) => {
    expect(readPlain(calculator, { [name]: text })).toEqual({ ...readTexts(calculator, { [name]: text }), echoes: {} });
  });

  it.each([
    ["price", "$80"],
    ["price", "1.234,50"],
    ["price", "0,123"],
    ["price", "007"],
    ["change", "-0"],
    ["scores", "82 91"],
    ["part", "3⁄4"],
    ["shift", "7:45"],
  ])("%s %j takes the reader of what people write", (name, text) => {
    expect(readPlain(calculator, { [name]: text })).toBeUndefined();
  });
});
