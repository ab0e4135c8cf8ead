import { describe, expect, it } from "vitest";
import { calculators } from "#calculators";
import { type Maths, readFormula } from "./notation.ts";

const formulas = await Promise.all(
  Object.entries(calculators).map(async ([slug, load]) => [slug, (await load()).default.formula] as const),
);

/** The same text again, from what was read of it. */
const written = (maths: Maths): string => {
  if (maths.kind === "row") return maths.of.map(written).join("");
  if (maths.kind === "fraction") return written(maths.above) + maths.sign + written(maths.below);
  if (maths.kind === "power")
    return written(maths.base) + maths.sign + (maths.sign === "^" ? written(maths.exponent) : "");
  if (maths.kind === "root") return `√${written(maths.of)}`;
  return maths.kind === "group" ? maths.open + written(maths.of) + maths.close : maths.text;
};

describe("Every calculator's formula", () => {
  it.each(formulas)("of %s is read to its last sign", (_, formula) => {
    const again = readFormula(formula).map(
      ({ before, text, maths }) => before + (maths?.map(written).join("") ?? text),
    );
    expect(again.join("").replaceAll(" ", "")).toBe(formula.replaceAll(" ", ""));
  });

  it("is mathematics, except those written in words", () => {
    const inWords = formulas.filter(([, formula]) => readFormula(formula).every(({ maths }) => !maths));
    expect(inWords.map(([slug]) => slug)).toEqual([
      "age",
      "confidence-interval",
      "depreciation",
      "roman-numerals",
      "scientific",
    ]);
  });
});

const number = (text: string) => ({ kind: "number", text });
const words = (text: string) => ({ kind: "words", text });
const sign = (text: string) => ({ kind: "sign", text });
const sideOf = (formula: string) => readFormula(formula)[0]?.maths?.[1];

describe("A formula is read as in a book", () => {
  it("words that follow on one another are one name", () => {
    expect(readFormula("net pay = gross pay − tax")[0]?.maths).toEqual([
      words("net pay"),
      { kind: "row", of: [sign("="), { kind: "row", of: [words("gross pay"), sign("−"), words("tax")] }] },
    ]);
  });

  it("÷ divides all that is multiplied before it", () => {
    expect(sideOf("x = a × b ÷ c")).toMatchObject({
      of: [sign("="), { kind: "fraction", above: { of: [words("a"), sign("×"), words("b")] }, below: words("c") }],
    });
  });

  it("a sign may stand in an exponent, and a power binds most", () => {
    expect(sideOf("x = 2^−n")).toMatchObject({
      of: [sign("="), { kind: "power", base: number("2"), exponent: { of: [sign("−"), words("n")] } }],
    });
  });

  it("what stands after a comma without an equals sign is words", () => {
    const [equation, remark] = readFormula("x = a ÷ r, r the monthly rate");
    expect(equation?.maths).toBeDefined();
    expect(remark).toEqual({ before: ", ", text: "r the monthly rate" });
  });

  it.each(["x = (a + b", "x = a +", "x = × b"])("%j is a mistake, and said to be one", (formula) => {
    expect(() => readFormula(formula)).toThrow(SyntaxError);
  });
});
