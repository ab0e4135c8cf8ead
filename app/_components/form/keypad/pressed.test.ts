import { describe, expect, it } from "vitest";
import { currencyIn, USD } from "#engine";
import { answered, namesIn } from "./answered.ts";
import { erasedFrom, goesOn, typedInto } from "./pressed.ts";

describe("A key", () => {
  it("types at the caret, or over what is selected", () => {
    expect(typedInto("2 + 3", [5, 5], " × ")).toEqual({ text: "2 + 3 × ", caret: 8 });
    expect(typedInto("2 + 3", [0, 1], "sin(")).toEqual({ text: "sin( + 3", caret: 4 });
  });

  it.each([
    ["2 + 34", [6, 6], "2 + 3", 5],
    ["2 + sin(", [8, 8], "2 + ", 4],
    ["log2(8)", [5, 5], "8)", 0],
    ["π", [1, 1], "", 0],
    ["10 mod ", [7, 7], "10", 2],
    ["2 + 3", [1, 5], "2", 1],
    ["", [0, 0], "", 0],
  ] as const)("takes the last sign of %j off", (text, selected, left, caret) => {
    expect(erasedFrom(text, selected)).toEqual({ text: left, caret });
  });

  it("goes on from an answer with a sign, and begins anew with anything else", () => {
    expect([" + ", " × ", " mod ", "^", "!", "%"].every(goesOn)).toBe(true);
    expect(["7", "(", "sin(", "π", "."].some(goesOn)).toBe(false);
  });
});

describe("An answer that is kept", () => {
  it.each([
    ["2 × 3", { result: "6", again: "6" }],
    ["2 - 5", { result: "-3", again: "(-3)" }],
    ["1000 × 2.5", { result: "2,500", again: "2500" }],
    ["2/3", { result: "0.666666666666667", again: "(2/3)" }],
    ["sin(30)", { result: "0.5", again: "0.5" }],
  ])("of %s stands for it without losing a digit", (expression, kept) => {
    expect(answered(expression, "degrees", USD)).toEqual({ expression, ...kept });
  });

  it.each([
    ["x = 5", { result: "5", again: "5" }, "x = 5; "],
    ["x = 5; x * 2", { result: "10", again: "10" }, "x = 5; "],
    ["a = 2; b = 3a; a + b", { result: "8", again: "8" }, "a = 2; b = 3a; "],
  ])("of %s keeps the names for the next one", (expression, kept, names) => {
    expect(answered(expression, "degrees", USD)).toEqual({ expression, ...kept });
    expect(namesIn(expression)).toBe(names);
  });

  it("is none where there is no answer", () => {
    expect(answered("2 ×", "degrees", USD)).toBeUndefined();
    expect(answered("1/0", "degrees", USD)).toBeUndefined();
  });

  it("is read and written as the region does", () => {
    const euros = currencyIn("de-DE") ?? USD;
    expect(answered("1,5 × 1000", "degrees", euros)).toEqual({
      expression: "1,5 × 1000",
      result: "1.500",
      again: "1500",
    });
    expect(answered("1,5 × 3", "degrees", euros)?.again).toBe("4,5");
  });
});
