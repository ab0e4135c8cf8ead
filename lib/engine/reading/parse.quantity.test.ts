import { describe, expect, it } from "vitest";
import { type InputField, isRefusal, quantity, type Raw } from "#engine";
import { decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";
import { parseInputs } from "./parse-sent.ts";

const units = { kg: [10, 650], lb: [22, 1430], st: [1, 102] } as const;
const required = quantity("Weight", MASS, { unit: "kg", units, example: 70 });
const usual = quantity("Weight", MASS, { unit: "kg", units, default: 70 });
const optional = quantity("Weight", MASS, { unit: "kg", units, optional: true });

const parsed = (weight: InputField, raw: Raw) => {
  const outcome = parseInputs({ inputs: { weight } }, raw);
  if (!isRefusal(outcome)) return { weight: outcome.inputs.weight, texts: outcome.texts };
  return outcome.issues.map(({ code, field, message }) => [code, field, message]);
};

describe("A quantity", () => {
  it("is in its usual unit unless another one is given", () => {
    expect(parsed(required, { weight: 70 })).toEqual({
      weight: decimal(70),
      texts: { weight: "70", weight_unit: "kg" },
    });
  });

  it.each([
    ["lb", "150", "68.0388555"],
    ["lb", "22.046226218487758", "9.99999999999999996720646"],
    ["st", "11", "69.85322498"],
  ])("in %s reaches compute in the SI unit, exactly: %s is %s kg", (unit, weight, kilograms) => {
    const outcome = parsed(required, { weight, weight_unit: unit });
    expect(outcome).toEqual({ weight: decimal(kilograms), texts: { weight, weight_unit: unit } });
  });

  it.each([
    [{ weight: 9.99 }, "must be at least 10 kg"],
    [{ weight: 650.01, weight_unit: "kg" }, "must be at most 650 kg"],
    [{ weight: 21.9, weight_unit: "lb" }, "must be at least 22 lb"],
    [{ weight: 1430.1, weight_unit: "lb" }, "must be at most 1,430 lb"],
    [{ weight: 0.5, weight_unit: "st" }, "must be at least 1 st"],
  ])("is held to the bounds of the unit it was given in: %j", (raw, message) => {
    expect(parsed(required, raw)).toEqual([["INVALID_INPUT", "weight", message]]);
  });

  it.each([{ weight: 1430, weight_unit: "lb" }, { weight: 22, weight_unit: "lb" }, { weight: 650 }, { weight: 10 }])(
    "may stand on a bound: %j",
    (raw) => {
      expect(parsed(required, raw)).toMatchObject({ texts: { weight: String(raw.weight) } });
    },
  );

  it.each(["stones of old", "toString", 1, ["kg"]])("in the unit %j is refused, and no bound is guessed", (unit) => {
    const oneOf = ["INVALID_INPUT", "weight_unit", "must be one of: kg, lb, st"];
    expect(parsed(required, { weight: 9999, weight_unit: unit })).toEqual([oneOf]);
    expect(parsed(required, { weight: "much", weight_unit: unit })).toEqual([
      ["INVALID_INPUT", "weight", 'must be a number or a text with its unit, such as "70 kg"'],
      oneOf,
    ]);
    expect(parsed(required, { weight_unit: unit })).toEqual([["MISSING_INPUT", "weight", "is required"], oneOf]);
  });

  it("with a default may be left out, with its unit or without", () => {
    expect(parsed(usual, {})).toEqual({ weight: decimal(70), texts: { weight: "70", weight_unit: "kg" } });
    expect(parsed(usual, { weight: null })).toEqual(parsed(usual, {}));
  });

  it("that is optional may be left out, and a unit that was chosen is kept", () => {
    expect(parsed(optional, {})).toEqual({ weight: undefined, texts: { weight_unit: "kg" } });
    expect(parsed(optional, { weight_unit: "lb" })).toEqual({ weight: undefined, texts: { weight_unit: "lb" } });
    expect(parsed(optional, { weight: " ", weight_unit: "lb" })).toEqual(parsed(optional, { weight_unit: "lb" }));
  });

  it.each([
    ["stone", "st"],
    ["KG", "kg"],
    ["pounds", "lb"],
    ["", "kg"],
    [null, "kg"],
  ])("in the unit %j is in %s", (unit, meant) => {
    expect(parsed(required, { weight: 30, weight_unit: unit })).toMatchObject({ texts: { weight_unit: meant } });
  });
});
