// Expressions for the oracle, as people type them: every sign and function within every other, as deep as fits.
import * as fc from "fast-check";
import type { Raw } from "#engine";
import { FUNCTIONS, LONGEST } from "#numbers/expression";

const NUMBERS = [
  "0",
  "1",
  "2",
  "3",
  "10",
  "30",
  "45",
  "90",
  "0.5",
  ".5",
  "2.",
  "1,234.5",
  "1e3",
  "2e-5",
  "π",
  "pi",
  "e",
];
// Of as many digits as are printed, and of one more.
const LONG = ["1.23456789012345", "1234567890123456", "0.000123456789"];
const number = fc.oneof(fc.constantFrom(...NUMBERS, ...LONG), fc.integer({ min: 0, max: 200 }).map(String));
const sign = fc.constantFrom("+", " - ", "−", "*", " × ", "x", "/", "÷", "^", " mod ", " of ", "");
const name = fc.constantFrom(...FUNCTIONS, "√");

const { nested } = fc.letrec<{ nested: string }>((tie) => ({
  nested: fc.oneof(
    { maxDepth: 4, depthSize: "medium" },
    number,
    fc.tuple(tie("nested"), sign, tie("nested")).map((parts) => parts.join("")),
    fc.tuple(tie("nested"), sign, tie("nested")).map((parts) => `(${parts.join("")})`),
    fc.tuple(name, tie("nested")).map(([name, of]) => `${name}(${of})`),
    fc.tuple(name, number).map((parts) => parts.join(" ")),
    fc.tuple(tie("nested"), fc.constantFrom("!", "%")).map((parts) => parts.join("")),
    tie("nested").map((of) => `-${of}`),
  ),
}));

const withNames = fc
  .tuple(nested, nested, sign)
  .map(([first, last, sign]) => `x = ${first}; y = x${sign}2; ${last} + y`);
const expression = fc.oneof({ arbitrary: nested, weight: 4 }, withNames).filter((text) => text.length <= LONGEST);

export const expressions: fc.Arbitrary<Raw> = fc.record({
  expression,
  angles: fc.constantFrom("degrees", "radians"),
});
