// Made-up numbers for the tests of what is typed, and what a reading comes to.
import fc from "fast-check";
import type { Reading } from "./typed.ts";

export const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: least, maxLength: most });
const whole = fc.tuple(fc.constantFrom(..."123456789"), digits(0, 11)).map((parts) => parts.join(""));
const figures = fc.tuple(fc.oneof(whole, fc.constant("0")), digits(0, 8));
const plainNumber = figures.map(([integer, fraction]) => (fraction ? `${integer}.${fraction}` : integer));
export const signedNumber = fc
  .tuple(fc.boolean(), plainNumber)
  .map(([negative, text]) => (negative && /[1-9]/.test(text) ? `-${text}` : text));

export const valueIn = (reading: Reading) => ("fault" in reading ? undefined : reading.value);
