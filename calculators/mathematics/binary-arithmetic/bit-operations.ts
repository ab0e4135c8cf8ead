// Arithmetic of whole numbers, and what is done to their bits.
import { power } from "#numbers/integers";
import { bare, pattern, signedValue } from "#numbers/positional";
import { bitsPerDigit, meant } from "../../shared/signed-digits.ts";

export const OPERATIONS = {
  add: "Add (+)",
  subtract: "Subtract (-)",
  multiply: "Multiply (×)",
  divide: "Divide (÷)",
  and: "AND",
  or: "OR",
  xor: "XOR",
  not: "NOT",
  left: "Shift left (<<)",
  right: "Shift right, keep the sign (>>)",
  right_zeros: "Shift right, fill with zeros (>>>)",
} as const;
export type Operation = keyof typeof OPERATIONS;

export const SAID: Readonly<Record<Operation, string>> = {
  add: "plus",
  subtract: "minus",
  multiply: "times",
  divide: "divided by",
  and: "AND",
  or: "OR",
  xor: "XOR",
  not: "NOT",
  left: "shifted left by",
  right: "shifted right by",
  right_zeros: "shifted right by",
};

export const isOfBits = (operation: Operation): boolean => ["and", "or", "xor", "not"].includes(operation);
export const isArithmetic = (operation: Operation): boolean =>
  ["add", "subtract", "multiply", "divide", "left"].includes(operation);

type How = { readonly width: number; readonly places: number };

/** Before it is cut to a number of bits. What is done to bits gives a pattern, which is never negative. */
export const EXACT: Readonly<Record<Operation, (a: bigint, b: bigint, how: How) => bigint>> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  and: (a, b, { width }) => pattern(a, width) & pattern(b, width),
  or: (a, b, { width }) => pattern(a, width) | pattern(b, width),
  xor: (a, b, { width }) => pattern(a, width) ^ pattern(b, width),
  not: (a, _, { width }) => pattern(-a - 1n, width),
  left: (a, _, { places }) => a * power(2n, places),
  right: (a, _, { places }) => dropped(a, places),
  right_zeros: (a, _, { width, places }) => dropped(pattern(a, width), places),
};

/** Without its last bits. */
const dropped = (value: bigint, bits: number): bigint => (value - pattern(value, bits)) / power(2n, bits);

export type Given = {
  readonly operation: Operation;
  readonly first: string;
  readonly second?: string | undefined;
  readonly places?: number | undefined;
  readonly base: number;
  readonly bits?: number | undefined;
};
export type Outcome = Readonly<Record<"a" | "b" | "value" | "held", bigint>> & { readonly width: number };

/** `held` is what so many bits keep of the value. */
export function outcome({ operation, first, second = "0", places = 0, base, bits }: Given): Outcome {
  const [a, b] = [meant(first, base, bits).top, meant(second, base, bits).top];
  const width = bits ?? Math.max(widthOf(first, a, base), widthOf(second, b, base));
  const value = EXACT[operation](a, b, { width, places });
  return { a, b, value, held: bits === undefined ? value : signedValue(value, bits), width };
}

/** As many bits as the digits have, or in other bases as the number needs. */
function widthOf(digits: string, value: bigint, base: number): number {
  const each = bitsPerDigit(base);
  return each > 0 ? bare(digits, base).length * each : value.toString(2).length;
}
