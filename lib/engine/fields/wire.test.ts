import { describe, expect, it } from "vitest";
import { beginning, choice, count, date, drawnInputs, sentenceOf, todayInputs, wireInputs } from "#engine";
import everyKind from "../every-kind.fixture.ts";

describe("On the wire", () => {
  it("every input is one name, in order, and a quantity two", () => {
    expect(wireInputs(everyKind).map(({ name, of, part }) => [name, of, part])).toEqual(
      Object.keys(everyKind.inputs).flatMap((name) =>
        name === "height" || name === "weight"
          ? [
              [name, name, "value"],
              [`${name}_unit`, name, "unit"],
            ]
          : [[name, name, "value"]],
      ),
    );
  });

  it("the form begins with defaults and examples, units included", () => {
    expect(beginning(everyKind)).toEqual({
      price: "80",
      rate: "7.5",
      ratio: "",
      people: "2",
      height: "175",
      height_unit: "cm",
      weight: "70",
      weight_unit: "kg",
      mode: "simple",
      term: "30",
      member: "false",
      day: "2026-11-20",
      shift: "7:45",
      marks: "82, 91",
      courses: "",
      fraction: "3/4",
    });
  });
});

describe("An issue is a sentence that begins with the input's label", () => {
  const issue = (field: string | undefined, message: string) =>
    sentenceOf(everyKind, { code: "INVALID_INPUT", message, ...(field === undefined ? {} : { field }) });

  it.each([
    ["price", "must be at least 0", "Price must be at least 0."],
    ["weight", "is required", "Weight is required."],
    ["weight_unit", "must be one of: kg, lb", "Weight unit must be one of: kg, lb."],
    ["wieght", "is not an input; did you mean weight?", "wieght is not an input; did you mean weight?"],
    ["__proto__", "is not an input of this calculator", "__proto__ is not an input of this calculator."],
    [undefined, "The payment never clears the interest.", "The payment never clears the interest."],
  ])("%s", (field, message, sentence) => {
    expect(issue(field, message)).toBe(sentence);
  });
});

it("a form begins with the visitor's day, and with their year where it is offered and no later than the usual one", () => {
  const years: Readonly<Record<string, string>> = { 2025: "2025", 2026: "2026", 2027: "2027" };
  const inputs = {
    day: date("Day", { example: "2026-11-20", today: true }),
    other: date("Other day", { example: "2026-11-20" }),
    year: choice("Year", years, { default: "2026", today: true }),
  };
  const on = (today: string) => todayInputs({ inputs }, today).map(({ name, text }) => [name, text]);
  const began = { day: "2026-11-20", year: "2026" };
  expect(Object.fromEntries(todayInputs({ inputs }, "2027-01-02").map(({ name, begun }) => [name, begun]))).toEqual(
    began,
  );
  for (const [today, year] of Object.entries({
    "2025-01-02": "2025",
    "2026-01-02": "2026",
    "2027-01-02": "2026",
    "2028-01-02": "2026",
  })) {
    expect(on(today)).toEqual([
      ["day", today],
      ["year", year],
    ]);
  }
});

it("a seed is drawn by the page, and begins as its example", () => {
  const inputs = {
    seed: count("Seed", { min: 0, max: 99, example: 42, drawn: true }),
    many: count("How many", { min: 1, max: 9, default: 1 }),
  };
  expect(drawnInputs({ inputs })).toEqual([{ name: "seed", begun: "42" }]);
});
