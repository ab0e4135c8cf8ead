// The steps on paper, from the last column to the first.
import { power } from "#numbers/integers";
import { digitValue, pattern, writeWhole } from "#numbers/positional";
import { rational } from "#numbers/rational";
import { bitsPerDigit, written } from "../../shared/signed-digits.ts";
import { type Given, isArithmetic, isOfBits, type Outcome } from "./bit-operations.ts";

/** A working with more digits than these would be no help. */
const FEW = 16;

type Lines = readonly string[];

export function columnSteps(given: Given, found: Outcome, result: string): Lines {
  const said = (name: string, value: bigint) =>
    `${name}: ${written(rational(value), given.base, given.bits)}, in decimal ${value}`;
  return [
    said("First number", found.a),
    ...(given.second === undefined ? [] : [said("Second number", found.b)]),
    ...onPaper(given, found),
    ...inDecimal(given, found),
    `Result: ${result}`,
  ];
}

function onPaper(given: Given, found: Outcome): Lines {
  const { a, b } = found;
  const { operation, base, bits } = given;
  if (isOfBits(operation)) return bitByBit(given, found);
  if (!isArithmetic(operation)) return [];
  const longest = Math.max(...[a, b].map((value) => writeWhole(value < 0n ? -value : value, base).length));
  if (longest > FEW || (bits ?? 0) > FEW) return [];
  if (bits !== undefined) return bitsPerDigit(base) > 0 ? inBits(operation, a, b, { base, bits }) : [];
  return a < 0n || b < 0n ? [] : (COLUMNS[operation]?.(a, b, base) ?? []);
}

const COLUMNS: { readonly [O in Given["operation"]]?: (a: bigint, b: bigint, base: number) => Lines } = {
  add: (a, b, base) => added(a, b, base),
  subtract: (a, b, base) =>
    a < b
      ? ["The second number is larger: subtract the first from it, and put a minus sign in front", ...taken(b, a, base)]
      : taken(a, b, base),
  multiply: (a, b, base) => [
    ...digitsOf(b, base).flatMap((digit, i) =>
      digit === 0n
        ? []
        : `Row ${i + 1}: ${writeWhole(a, base)} times ${writeWhole(digit, base)}, moved left by ${i}, gives ${writeWhole(a * digit * power(BigInt(base), i), base)}`,
    ),
    "Add the rows",
  ],
  divide(a, b, base) {
    let rest = 0n;
    return digitsOf(a, base)
      .reverse()
      .map((digit) => {
        const whole = rest * BigInt(base) + digit;
        rest = whole % b;
        const [from, quotient, left] = [whole, whole / b, rest].map((value) => writeWhole(value, base));
        return `Bring down ${writeWhole(digit, base)}: ${from} divided by ${writeWhole(b, base)} gives ${quotient}, remainder ${left}`;
      });
  },
};

/** To subtract is to add the two's complement. */
function inBits(
  operation: Given["operation"],
  a: bigint,
  b: bigint,
  { base, bits }: { base: number; bits: number },
): Lines {
  if (operation === "add") return added(pattern(a, bits), pattern(b, bits), base, bits);
  if (operation !== "subtract") return [];
  return [
    `Two's complement of the second number: ${written(rational(-b), base, bits)}, which is added`,
    ...added(pattern(a, bits), pattern(-b, bits), base, bits),
  ];
}

function added(a: bigint, b: bigint, base: number, bits?: number): Lines {
  const [x, y] = [digitsOf(a, base), digitsOf(b, base)];
  const columns = bits === undefined ? Math.max(x.length, y.length) : Math.ceil(bits / bitsPerDigit(base));
  const lines: string[] = [];
  let carry = 0n;
  for (let i = 0; i < columns; i++) {
    const [p, q] = [x[i] ?? 0n, y[i] ?? 0n];
    const total = p + q + carry;
    const sum = [p, q, ...(carry > 0n ? [carry] : [])].map((digit) => writeWhole(digit, base)).join(" + ");
    carry = total / BigInt(base);
    const next = carry > 0n ? `, write ${writeWhole(total % BigInt(base), base)} and carry 1` : "";
    lines.push(`Column ${i + 1}: ${sum} gives ${writeWhole(total, base)}${next}`);
  }
  if (carry === 0n) return lines;
  return [...lines, bits === undefined ? "The last carry is a new column: 1" : "The last carry falls out of the bits"];
}

function taken(a: bigint, b: bigint, base: number): Lines {
  const [x, y] = [digitsOf(a, base), digitsOf(b, base)];
  let borrowed = 0n;
  return x.map((p, i) => {
    const q = y[i] ?? 0n;
    const left = p - q - borrowed;
    const difference = [p, q, ...(borrowed > 0n ? [1n] : [])].map((digit) => writeWhole(digit, base)).join(" - ");
    borrowed = left < 0n ? 1n : 0n;
    if (left >= 0n) return `Column ${i + 1}: ${difference} gives ${writeWhole(left, base)}`;
    return `Column ${i + 1}: ${difference} is below 0, so borrow 10, which gives ${writeWhole(left + BigInt(base), base)}`;
  });
}

function bitByBit({ operation, second }: Given, { a, b, held, width }: Outcome): Lines {
  const bits = (value: bigint) => writeWhole(pattern(value, width), 2).padStart(width, "0");
  return [
    `Bits of the first number: ${bits(a)}`,
    second !== undefined && `Bits of the second number: ${bits(b)}`,
    RULES[operation],
    `Bits of the result: ${bits(held)}`,
  ].filter((line) => typeof line === "string");
}

const RULES: { readonly [O in Given["operation"]]?: string } = {
  and: "AND: a bit is 1 where both bits are 1",
  or: "OR: a bit is 1 where at least one bit is 1",
  xor: "XOR: a bit is 1 where the two bits differ",
  not: "NOT: each 0 becomes 1, and each 1 becomes 0",
};

function inDecimal({ operation, places = 0 }: Given, { a, b, value }: Outcome): Lines {
  const factor = power(2n, places);
  if (operation === "left") return [`In decimal: ${a} × ${factor} = ${value}`];
  if (operation === "right") return [`In decimal: ${a} divided by ${factor}, rounded down, is ${value}`];
  if (operation === "divide") return [`In decimal: ${value} × ${b} + ${a - b * value} = ${a}`];
  const sign = { add: "+", subtract: "-", multiply: "×" }[operation as "add" | "subtract" | "multiply"];
  return sign ? [`In decimal: ${a} ${sign} ${b} = ${value}`] : [];
}

/** The last digit first. */
const digitsOf = (value: bigint, base: number): bigint[] =>
  [...writeWhole(value, base)].reverse().map((digit) => BigInt(digitValue(digit)));
