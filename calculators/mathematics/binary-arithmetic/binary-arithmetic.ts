import { asTyped, choice, count, defineCalculator, table, text, toldAsTyped, typed } from "#engine";
import { fits, readDigits, strangeDigit, writeWhole } from "#numbers/positional";
import { rational } from "#numbers/rational";
import { bitsPerDigit, written } from "../../shared/signed-digits.ts";
import { isArithmetic, isOfBits, OPERATIONS, outcome, SAID } from "./bit-operations.ts";
import { columnSteps } from "./column-steps.ts";

const TWO = ["add", "subtract", "multiply", "divide", "and", "or", "xor"] as const;
const DIGITS = "[0-9A-Za-z]+";
const WHOLE = {
  pattern: `[+-]?${DIGITS}(?:[ _]${DIGITS})*`,
  like: "whole digits and letters, such as 1011 or FF",
  maxLength: 160,
} as const;

export default defineCalculator({
  name: "Binary calculator",
  summary: "Add, subtract, multiply and divide in binary, hex or any base, and AND, OR, XOR, NOT and shift bits.",

  inputs: {
    operation: choice("Operation", OPERATIONS, { default: "add" }),
    first: typed("First number", { ...WHOLE, example: "1011" }),
    second: typed("Second number", { ...WHOLE, example: "110", when: { operation: TWO } }),
    places: count("Places to shift", {
      min: 0,
      max: 128,
      default: 1,
      when: { operation: ["left", "right", "right_zeros"] },
    }),
    base: count("Base", {
      min: 2,
      max: 36,
      default: 2,
      usual: [2, 8, 10, 16],
      help: "2 is binary, 8 octal, 10 decimal, 16 hexadecimal.",
    }),
    negative: choice(
      "Negative numbers",
      { minus: "Minus sign, any length", twos_complement: "Two's complement" },
      { default: "minus" },
    ),
    bits: count("Number of bits", {
      min: 2,
      max: 128,
      default: 8,
      usual: [8, 16, 32, 64],
      when: { negative: ["twos_complement"] },
    }),
  },

  outputs: {
    result: text("Result"),
    remainder: text("Remainder", { optional: true }),
    decimal: text("Result in decimal"),
    remainder_decimal: text("Remainder in decimal", { optional: true }),
    numbers: table("In other bases", {
      name: text("Number"),
      binary: text("Binary"),
      decimal: text("Decimal"),
      hexadecimal: text("Hexadecimal"),
    }),
  },
  primary: "result",
  formula: "column by column from the right, carrying 1 at the base; dividend = quotient × divisor + remainder",

  check({ operation, first, second, base, bits }) {
    const needsBits = bits === undefined && !isArithmetic(operation);
    const fault = (digits: string) =>
      faultIn(digits, base, bits) || (needsBits && digits.startsWith("-") && NEEDS_BITS);
    const wrong = second !== undefined && fault(second);
    const isZero = operation === "divide" && second !== undefined && !wrong && readDigits(second, base).top === 0n;
    return { first: fault(first), second: wrong || (isZero && "must not be 0, by which nothing can be divided") };
  },

  compute(given) {
    const { operation, base, bits } = given;
    const { a, b, value, held, width } = outcome(given);
    const rest = operation === "divide" ? a - b * value : undefined;
    const isPadded = bits === undefined && isOfBits(operation) && bitsPerDigit(base) > 0;
    const inPrint = (whole: bigint, as: number) => toldAsTyped(written(rational(whole), as, bits));
    const digits = Math.ceil(width / (bitsPerDigit(base) || 1));
    const rows: readonly (readonly [string, bigint])[] = [
      ["First", a],
      ...(given.second === undefined ? [] : [["Second", b] as const]),
      ["Result", held],
      ...(rest === undefined ? [] : [["Remainder", rest] as const]),
    ];
    return {
      result: isPadded ? writeWhole(held, base).padStart(digits, "0") : inPrint(held, base),
      decimal: toldAsTyped(`${held}`),
      remainder: rest === undefined ? null : inPrint(rest, base),
      remainder_decimal: rest === undefined ? null : toldAsTyped(`${rest}`),
      numbers: rows.map(([name, whole]) => ({
        name,
        binary: inPrint(whole, 2),
        decimal: toldAsTyped(`${whole}`),
        hexadecimal: inPrint(whole, 16),
      })),
    };
  },

  sentence({ operation, first, second, places, base }, { result, remainder, decimal }, { notation }) {
    const by = second === undefined ? places && ` ${places}` : ` ${asTyped(second, notation)}`;
    const said = operation === "not" ? `NOT ${first}` : `${asTyped(first, notation)} ${SAID[operation]}${by ?? ""}`;
    const rest = remainder ? `, remainder ${remainder}` : "";
    const also = base.value === 10 ? "" : ` In decimal, the result is ${decimal}.`;
    return `${said} is ${result}${rest} in base ${base}.${also}`;
  },

  working: (_, { result, remainder }, __, given) =>
    columnSteps(given, outcome(given), remainder ? `${result}, remainder ${remainder}` : result),

  alerts(_, __, ___, given) {
    const { first, second, bits } = given;
    const { a, b, value, held } = outcome(given);
    const misread = (digits: string | undefined, whole: bigint) =>
      bitsPerDigit(given.base) === 0 && whole < 0n && !digits?.startsWith("-") && digits;
    const wrapped = misread(first, a) || misread(second, b);
    return [
      wrapped && `${wrapped} doesn't fit in ${bits} signed bits, so it is read as a bit pattern, which is negative.`,
      isArithmetic(given.operation) &&
        held !== value &&
        `The exact result, ${value}, doesn't fit in ${bits} signed bits. Its last ${bits} bits mean ${held}.`,
    ];
  },
});

const NEEDS_BITS = "must not be negative here, unless you choose two's complement";

function faultIn(digits: string, base: number, bits: number | undefined): string | false {
  const strange = strangeDigit(digits, base);
  if (strange) return `must not contain ${strange}, which is not a digit in base ${base}`;
  return bits !== undefined && !fits(readDigits(digits, base).top, bits) && `does not fit into ${bits} bits`;
}
