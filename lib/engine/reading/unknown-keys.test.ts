import { expect, it } from "vitest";
import { sentenceOf, toggle } from "#engine";
import { unknownKeys } from "./unknown-keys.ts";

const NAMES = ["bill", "tip_rate", "people", "rounding"];
const namedLike = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, toggle(name, { default: false })]));
const INPUTS = namedLike(NAMES);
const TIP = { inputs: {} };

const bodyOf = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 1]));
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `bill${n + 10}`);

it("a body without unknown keys has no issue", () => {
  expect(unknownKeys(INPUTS, bodyOf(NAMES))).toEqual([]);
});

it("the first five unknown keys get a suggestion, the others do not", () => {
  const issues = unknownKeys(INPUTS, bodyOf(["people", ...numbered(7)]));
  expect(issues.map(({ field }) => field)).toEqual(numbered(7));
  const suggested = issues.map(({ message }) => message === "is not an input; did you mean bill?");
  expect(suggested).toEqual([true, true, true, true, true, false, false]);
});

it("twenty are listed, and one more sentence counts the others", () => {
  expect(unknownKeys(INPUTS, bodyOf(numbered(20)))).toHaveLength(20);
  expect(
    unknownKeys(INPUTS, bodyOf(numbered(21)))
      .slice(20)
      .map((issue) => sentenceOf(TIP, issue)),
  ).toEqual(["There is 1 more key that is not an input of this calculator."]);
  const issues = unknownKeys(INPUTS, bodyOf(numbered(2840)));
  expect(issues).toHaveLength(21);
  expect(issues.at(-1)).toEqual({
    code: "UNKNOWN_FIELD",
    message: "There are 2820 more keys that are not inputs of this calculator.",
  });
});

it("a long key is cut, and never in the middle of a character", () => {
  const fields = unknownKeys(INPUTS, bodyOf(["x".repeat(100), "x".repeat(101), `${"x".repeat(99)}😀`]));
  expect(fields.map(({ field }) => field)).toEqual([
    "x".repeat(100),
    `${"x".repeat(100)}…`,
    `${"x".repeat(99)}\ufffd…`,
  ]);
});

it("the time taken grows with the number of keys, not with keys times names", () => {
  const body = bodyOf(Array.from({ length: 100_000 }, (_, n) => `${n}`.padStart(18, "annual_rate")));
  const names = Array.from({ length: 200 }, (_, n) => `${n}`.padStart(18, "monthly_fee"));
  const began = performance.now();
  unknownKeys(namedLike(names), body);
  expect(performance.now() - began).toBeLessThan(5000);
});
