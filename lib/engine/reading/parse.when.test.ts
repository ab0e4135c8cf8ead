import { describe, expect, it } from "vitest";
import { choice, isRefusal, money, percent, quantity, type Raw } from "#engine";
import { decimal } from "#numbers/decimal";
import { LENGTH } from "#numbers/units";
import { isAsked } from "./parse.ts";
import { parseInputs } from "./parse-sent.ts";

const calculator = {
  inputs: {
    as: choice("Down payment as", { amount: "Amount", rate: "Percent", none: "None" }, { default: "amount" }),
    amount: money("Down payment", { min: 0, max: 100, default: 5, when: { as: ["amount"] } }),
    rate: percent("Down payment", { min: 0, max: 100, example: 20, when: { as: ["rate"] } }),
    rest: money("Rest", { min: 0, max: 100, optional: true, when: { as: ["amount", "rate"] } }),
    size: quantity("Size", LENGTH, { unit: "m", units: { m: [0, 1] }, example: 1, when: { as: ["none"] } }),
  },
};

const RATE = "must be left out when as is amount, or send as: rate";
const SIZE = "must be left out when as is amount, or send as: none";

const parsed = (raw: Raw) => {
  const outcome = parseInputs(calculator, raw);
  return isRefusal(outcome) ? outcome.issues.map(({ code, field, message }) => [code, field, message]) : outcome;
};

describe("An input with `when`", () => {
  it("is asked for where the choice stands at one of those options, by its default too", () => {
    expect(parsed({ amount: 7, rest: 1 })).toEqual({
      inputs: { as: "amount", amount: decimal(7), rate: undefined, rest: decimal(1), size: undefined },
      texts: { as: "amount", amount: "7", rest: "1" },
    });
    expect(parsed({ as: "rate", rate: 20 })).toEqual({
      inputs: { as: "rate", amount: undefined, rate: decimal(20), rest: undefined, size: undefined },
      texts: { as: "rate", rate: "20" },
    });
  });

  it("takes its default, is missing or is left out like any other once it is asked for", () => {
    expect(parsed({})).toMatchObject({ inputs: { amount: decimal(5), rest: undefined } });
    expect(parsed({ as: "rate" })).toEqual([["MISSING_INPUT", "rate", "is required"]]);
    expect(parsed({ as: "none" })).toEqual([["MISSING_INPUT", "size", "is required"]]);
  });

  it("is refused where it is not asked for, whatever was sent, and its unit with it", () => {
    const as = "amount";
    expect(parsed({ as, rate: 20 })).toEqual([["INVALID_INPUT", "rate", RATE]]);
    expect(parsed({ as, rate: "nonsense" })).toEqual([["INVALID_INPUT", "rate", RATE]]);
    expect(parsed({ as, size: 1, size_unit: "m" })).toEqual([
      ["INVALID_INPUT", "size", SIZE],
      ["INVALID_INPUT", "size_unit", SIZE],
    ]);
    expect(parsed({ as, size_unit: "m" })).toEqual([["INVALID_INPUT", "size_unit", SIZE]]);
    expect(parsed({ as, rate: null })).toEqual(parsed({ as }));
  });

  it("with the way out first, which asks for everything that was sent", () => {
    const inputs = {
      find: choice("Find", { payment: "Payment", amount: "Amount", rate: "Rate" }, { default: "payment" }),
      amount: money("Amount", { min: 0, max: 100, example: 1, when: { find: ["payment", "rate"] } }),
      rate: percent("Rate", { min: 0, max: 100, example: 5, when: { find: ["payment", "amount"] } }),
      payment: money("Payment", { min: 0, max: 100, example: 1, when: { find: ["amount", "rate"] } }),
    };
    const messages = (raw: Raw) => {
      const outcome = parseInputs({ inputs }, raw);
      return isRefusal(outcome) ? outcome.issues.map(({ field, message }) => [field, message]) : [];
    };
    expect(messages({ find: "payment", amount: 1, payment: 1 })).toEqual([
      ["payment", "must be left out when find is payment, or send find: rate"],
      ["rate", "is required"],
    ]);
    expect(messages({ find: "payment", payment: 1 })).toEqual([
      ["payment", "must be left out when find is payment, or send find: amount or rate"],
      ["amount", "is required"],
      ["rate", "is required"],
    ]);
    expect(messages({ amount: 1, rate: 5, payment: 1 })).toEqual([
      ["payment", "must be left out when find is payment, or send find: amount or rate"],
    ]);
  });

  it("and not judged at all where the choice itself is at fault", () => {
    const oneOf = "must be one of: amount, rate (Percent), none";
    expect(parsed({ as: "share", rate: 20, amount: "x" })).toEqual([["INVALID_INPUT", "as", oneOf]]);
    expect(parsed({ as: "toString", rate: 20 })).toEqual([["INVALID_INPUT", "as", oneOf]]);
    expect(parsed({ as: 1, rate: 20 })).toEqual([["INVALID_INPUT", "as", oneOf]]);
  });

  it("is not judged either where a choice without a default is missing", () => {
    const inputs = {
      find: choice("Find", { term: "Term", rate: "Rate" }, { example: "term" }),
      term: money("Term", { min: 0, max: 1, example: 1, when: { find: ["term"] } }),
    };
    expect(parseInputs({ inputs }, {})).toEqual({
      issues: [{ code: "MISSING_INPUT", field: "find", message: "is required" }],
    });
  });

  it("is asked for on the page by the same rule", () => {
    const { amount, rate, as } = calculator.inputs;
    const asked = (raw: Raw) => [as, amount, rate].map((field) => isAsked(calculator.inputs, field, raw));
    expect(asked({})).toEqual([true, true, false]);
    expect(asked({ as: "rate" })).toEqual([true, false, true]);
    expect(asked({ as: "" })).toEqual([true, false, false]);
  });

  it("that is decided by anything but a choice is our mistake, and thrown", () => {
    const inputs = { a: money("A", { min: 0, max: 1, default: 0, when: { b: ["c"] } }) };
    expect(() => parseInputs({ inputs }, {})).toThrow("b decides about an input and is no choice");
  });
});
