import { describe, expect, it } from "vitest";
import { type Calculator, calculate, choice, count, isRefusal, money, type Raw } from "#engine";
import { decimal } from "#numbers/decimal";
import everyKind from "../every-kind.fixture.ts";
import { parseInputs } from "./parse-sent.ts";

type Asked = Pick<Calculator, "inputs" | "check">;

const issuesOf = (calculator: Asked, raw: Raw) => {
  const parsed = parseInputs(calculator, raw);
  return isRefusal(parsed) ? parsed.issues.map(({ code, field, message }) => [code, field, message]) : [];
};

const tip: Asked = {
  inputs: {
    bill: money("Bill", { min: 0, max: 1e6, example: 80 }),
    tip_rate: money("Tip", { min: 0, max: 100, default: 18 }),
    people: count("People", { min: 1, max: 1000, default: 1 }),
    rounding: choice("Round", { none: "Not at all", up: "Up" }, { default: "none" }),
    budget: money("Budget", { min: 0, max: 100, optional: true }),
  },
};

const TAKES = "is not an input; this calculator takes bill, tip_rate, people, rounding, budget";

describe("A key that is no input is unknown", () => {
  it.each([
    ["tip_rat", "is not an input; did you mean tip_rate?"],
    ["tipRate", "is not an input; did you mean tip_rate?"],
    ["TIP_RATE", "is not an input; did you mean tip_rate?"],
    ["currency", TAKES],
    ["", TAKES],
    ["x".repeat(100), TAKES],
    ["__proto__", TAKES],
    ["constructor", TAKES],
    ["toString", TAKES],
    ["hasOwnProperty", TAKES],
  ])("%.30s", (key, message) => {
    const raw = JSON.parse(`{"bill": 80, ${JSON.stringify(key)}: 1}`);
    expect(Object.keys(raw)).toContain(key);
    expect(issuesOf(tip, raw)).toEqual([["UNKNOWN_FIELD", key, message]]);
  });

  it("and what stands on every object's prototype is no value", () => {
    const inputs = { constructor: money("Constructor", { min: 0, max: 1, optional: true }) };
    expect(parseInputs({ inputs }, {})).toEqual({ inputs: { constructor: undefined }, texts: {} });
  });
});

describe("Presence", () => {
  it.each([
    ["null", null],
    ["an empty text", ""],
    ["blanks", " \t\n "],
  ])("%s is a missing input without a default, and else left out", (_, nothing) => {
    const rest = { tip_rate: nothing, rounding: nothing, budget: nothing };
    expect(issuesOf(tip, { bill: nothing, ...rest })).toEqual([["MISSING_INPUT", "bill", "is required"]]);
    expect(parseInputs(tip, { bill: 1, ...rest })).toEqual(parseInputs(tip, { bill: 1 }));
  });

  it("Absence takes the default, is missing with an example, and is undefined where optional", () => {
    expect(issuesOf(tip, {})).toEqual([["MISSING_INPUT", "bill", "is required"]]);
    expect(parseInputs(tip, { bill: 1, tip_rate: undefined })).toMatchObject({
      inputs: { tip_rate: decimal(18), people: 1, rounding: "none", budget: undefined },
      texts: { bill: "1", tip_rate: "18", people: "1", rounding: "none" },
    });
  });
});

describe("Every fault is listed", () => {
  const strict: Asked = {
    inputs: tip.inputs,
    check: ({ people }) => (people === 13 ? { people: "must not be 13", bill: undefined, tip_rate: "is odd" } : {}),
  };

  it("unknown keys in the body's order, then the inputs in theirs", () => {
    const raw = { zzzzzz: 1, people: 0, aaaaaa: 2, tip_rate: "x", rounding: "down" };
    expect(issuesOf(strict, raw)).toEqual([
      ["UNKNOWN_FIELD", "zzzzzz", TAKES],
      ["UNKNOWN_FIELD", "aaaaaa", "is not an input of this calculator"],
      ["MISSING_INPUT", "bill", "is required"],
      ["INVALID_INPUT", "tip_rate", "must be a number, such as 1,234.50"],
      ["INVALID_INPUT", "people", "must be at least 1"],
      ["INVALID_INPUT", "rounding", "must be one of: none (Not at all), up"],
    ]);
  });

  it("and check speaks once each input is right by itself", () => {
    expect(issuesOf(strict, { people: 13 })).toEqual([["MISSING_INPUT", "bill", "is required"]]);
    expect(issuesOf(strict, { bill: 1, people: 13 })).toEqual([
      ["INVALID_INPUT", "people", "must not be 13"],
      ["INVALID_INPUT", "tip_rate", "is odd"],
    ]);
    expect(issuesOf(strict, { bill: 1, people: 12 })).toEqual([]);
  });
});

it("Where accepted inputs have no answer, the calculation has failed, in a sentence", () => {
  const hopeless: Calculator = { ...everyKind, compute: () => ({ noAnswer: "There is none." }) };
  expect(calculate(hopeless, { price: 1, height: 175, day: "2026-11-20", marks: "1, 2" })).toEqual({
    issues: [{ code: "CALCULATION_FAILED", message: "There is none." }],
  });
});
