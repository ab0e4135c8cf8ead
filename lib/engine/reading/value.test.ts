import { describe, expect, it } from "vitest";
import { inputSchema, parseInputs, readTexts, typed, USD } from "#engine";

describe("A typed text follows its field's grammar", () => {
  const fraction = typed("Fraction", {
    pattern: "(- ?)?(\\d+ )?\\d+/\\d+|-?\\d+",
    like: "a fraction such as 3/4 or 1 1/2",
    maxLength: 12,
    example: "3/4",
  });
  const calculator = { inputs: { fraction } };
  const parsed = (sent: unknown) => parseInputs(calculator, { fraction: sent });

  it.each(["3/4", "1 1/2", "-7", "- 1 1/2"])("%j is read as it stands", (sent) => {
    expect(parsed(sent)).toEqual({ inputs: { fraction: sent }, texts: { fraction: sent } });
  });

  it.each([
    ["3:4", "must be a fraction such as 3/4 or 1 1/2"],
    ["3/4 of it", "must be a fraction such as 3/4 or 1 1/2"],
    ["-1234567890123", "must be at most 12 characters long"],
    [0.75, "must be a fraction such as 3/4 or 1 1/2"],
    [null, "is required"],
    [" ", "is required"],
  ])("%j %s", (sent, message) => {
    expect(parsed(sent)).toMatchObject({ issues: [{ field: "fraction", message }] });
  });

  it.each([
    [" 3/4", "3/4"],
    ["7\n", "7"],
    [7, "7"],
    ["−1½", "-1 1/2"],
  ])("%j is understood as %j", (sent, fraction) => {
    expect(parsed(sent)).toMatchObject({ texts: { fraction } });
  });

  it("and the schema says the same", () => {
    expect(inputSchema(calculator, USD).properties.fraction).toEqual({
      type: "string",
      description: "Fraction: a fraction such as 3/4 or 1 1/2.",
      pattern: "^(?:(- ?)?(\\d+ )?\\d+/\\d+|-?\\d+)$",
      maxLength: 12,
      examples: ["3/4"],
    });
  });

  it.each([
    ["  3/4 ", "3/4"],
    ["−1½", "-1 1/2"],
    ["1  1⁄2", "1 1/2"],
    ["hello", "hello"],
  ])("people type %j, which is %j", (text, fraction) => {
    expect(readTexts(calculator, { fraction: text })).toEqual({ raw: { fraction }, faults: [], echoes: {} });
  });
});

it("A typed text has 200 characters at most unless its field says otherwise", () => {
  const inputs = { note: typed("Note", { pattern: "a+", like: "some a", example: "a" }) };
  expect(parseInputs({ inputs }, { note: "a".repeat(201) })).toMatchObject({
    issues: [{ message: "must be at most 200 characters long" }],
  });
});
