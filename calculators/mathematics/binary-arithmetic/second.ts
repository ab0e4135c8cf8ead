// With the bits as texts: a two's complement by turning over each bit and adding 1, sums bit by bit, and division by subtraction.
import { type Given, type Opinion, whole } from "#calculators/second/given";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const BITS: Readonly<Record<number, number>> = { 2: 1, 4: 2, 8: 3, 16: 4, 32: 5 };

/** The number as it is typed, with its digits; nothing where it is refused. */
function read(text: string, base: number): { readonly value: bigint; readonly digits: string } | undefined {
  const [, sign = "", rest = ""] = /^([+-]?)(.*)$/.exec(text.toUpperCase().replace(/[ _]/g, "")) ?? [];
  const prefix = { 16: "0X", 8: "0O", 2: "0B" }[base];
  const digits = prefix && rest.startsWith(prefix) && rest.length > 2 ? rest.slice(2) : rest;
  const places = Array.from(digits, (digit) => DIGITS.indexOf(digit));
  if (places.some((place) => place < 0 || place >= base)) return undefined;
  const size = Array.from(digits).reduce((sum, digit) => sum * BigInt(base) + BigInt(DIGITS.indexOf(digit)), 0n);
  return { value: sign === "-" ? -size : size, digits };
}

const binary = (size: bigint, width: number): string => {
  let [bits, rest] = ["", size];
  for (; rest > 0n; rest /= 2n) bits = `${rest % 2n}${bits}`;
  return bits.padStart(width, "0");
};
const flipped = (bits: string): string => Array.from(bits, (bit) => (bit === "0" ? "1" : "0")).join("");
const worth = (bits: string): bigint => Array.from(bits).reduce((sum, bit) => 2n * sum + BigInt(bit), 0n);

/** The last bits of a number that may be negative. */
function patternOf(value: bigint, width: number): string {
  const bits = value >= 0n ? binary(value, width) : flipped(binary(-value - 1n, width));
  return bits.slice(bits.length - width);
}
const signed = (bits: string): bigint => (bits.startsWith("1") ? -worth(flipped(bits)) - 1n : worth(bits));

const inBase = (size: bigint, base: number): string =>
  (size < BigInt(base) ? "" : inBase(size / BigInt(base), base)) + DIGITS.charAt(Number(size % BigInt(base)));

function written(value: bigint, base: number, width: number | undefined): string {
  const each = BITS[base];
  if (width !== undefined && each)
    return inBase(worth(patternOf(value, width)), base).padStart(Math.ceil(width / each), "0");
  return `${value < 0n ? "-" : ""}${inBase(value < 0n ? -value : value, base)}`;
}

type Numbers = { readonly a: bigint; readonly b: bigint; readonly width: number; readonly places: number };

function resultOf(operation: string | undefined, { a, b, width, places }: Numbers): bigint {
  const [x, y] = [patternOf(a, width), patternOf(b, width)];
  const eachBit = (rule: (both: string) => boolean) =>
    worth(Array.from(x, (bit, i) => (rule(bit + y.charAt(i)) ? "1" : "0")).join(""));
  const isNegative = a < 0n !== b < 0n;
  const [size, by] = [a < 0n ? -a : a, b < 0n ? -b : b];
  switch (operation) {
    case "add":
      return a + b;
    case "subtract":
      return a - b;
    case "multiply":
      return a * b;
    case "divide":
      return isNegative ? -(size / by) : size / by;
    case "and":
      return eachBit((both) => both === "11");
    case "or":
      return eachBit((both) => both !== "00");
    case "xor":
      return eachBit((both) => both === "01" || both === "10");
    case "not":
      return worth(flipped(x));
    case "left":
      return a * worth(`1${"0".repeat(places)}`);
    case "right":
      return a < 0n ? -worth(cut(binary(-a - 1n, 1), places)) - 1n : worth(cut(binary(a, 1), places));
    default:
      return worth(cut(x, places));
  }
}
const cut = (bits: string, places: number): string => bits.slice(0, Math.max(0, bits.length - places));

function numbersIn(given: Given, base: number, bits: number | undefined): Numbers | undefined {
  const typed = [given.first, given.second ?? "0"].map((text) => read(text ?? "", base));
  const [first, second] = typed;
  if (!first || !second) return undefined;
  const half = bits === undefined ? 0n : worth(`1${"0".repeat(bits - 1)}`);
  const all = [first, second].map(({ value, digits }) => ({
    value: bits !== undefined && value >= half ? value - 2n * half : value,
    width: BITS[base] ? digits.length * (BITS[base] ?? 0) : binary(value < 0n ? -value : value, 1).length,
    isWrong: bits !== undefined && (value < -half || value >= 2n * half),
  }));
  if (all.some(({ isWrong }) => isWrong)) return undefined;
  const [a, b] = all;
  if (!a || !b) return undefined;
  return { a: a.value, b: b.value, width: bits ?? Math.max(a.width, b.width), places: Number(given.places ?? "0") };
}

const OF_BITS = ["and", "or", "xor", "not"];
const SHIFTS = ["right", "right_zeros"];

const binaryArithmetic: Opinion = (given) => {
  const [base, operation = ""] = [whole(given, "base"), given.operation];
  const bits = given.negative === "twos_complement" ? whole(given, "bits") : undefined;
  const numbers = numbersIn(given, base, bits);
  if (!numbers || (operation === "divide" && numbers.b === 0n)) return undefined;
  const { a, b, width } = numbers;
  const isPattern = OF_BITS.includes(operation);
  if (
    bits === undefined &&
    (isPattern || SHIFTS.includes(operation)) &&
    (isMinus(given.first) || isMinus(given.second))
  )
    return undefined;
  const exact = resultOf(operation, numbers);
  const held = bits === undefined ? exact : signed(patternOf(exact, bits));
  const rest = operation === "divide" ? a - b * exact : undefined;
  const each = BITS[base];
  const padded = bits === undefined && isPattern && each ? Math.ceil(width / each) : 0;
  const row = (value: bigint) => [null, written(value, 2, bits), `${value}`, written(value, 16, bits)];
  const rows = [a, ...(given.second === undefined ? [] : [b]), held, ...(rest === undefined ? [] : [rest])];
  return {
    result: written(held, base, bits).padStart(padded, "0"),
    remainder: rest === undefined ? undefined : written(rest, base, bits),
    decimal: `${held}`,
    remainder_decimal: rest === undefined ? undefined : `${rest}`,
    numbers: rows.map(row),
  };
};

const isMinus = (text: string | undefined): boolean => text?.startsWith("-") ?? false;

export default binaryArithmetic;
