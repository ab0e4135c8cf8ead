// A number as programs send it: a JSON number through its shortest text, or plain decimal text as it is.
import { Decimal } from "#numbers/decimal";
import type { Fault, Read } from "../fields/read.ts";
import { formatNumber, withUnit } from "../printing/format.ts";
import type { Notation } from "../printing/notation.ts";

export const LONGEST = 200;
export const NUMBER = "[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d+)?";
const MOST_DIGITS = 30;
const MOST_EXPONENT = 30;

export type Bounds = {
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly isYear?: true;
};

/** A JSON number through its shortest text, or plain decimal text as it is: never through a double on the way. */
export function readNumber(sent: unknown, bounds: Bounds, notation?: Notation): Read<Decimal> {
  if (typeof sent !== "number" && typeof sent !== "string") return { fault: "must be a number" };
  if (typeof sent === "number" && !Number.isFinite(sent)) return { fault: "must be a finite number" };
  const text = String(sent);
  if (text.length > LONGEST) return { fault: `must be at most ${LONGEST} characters long` };
  const parts = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(?:[eE]([+-]?\d+))?$/.exec(text);
  if (!parts) return { fault: "must be a plain number, such as 1234.5" };

  const significant = (parts[1] ?? "").replace(".", "").replace(/^0+|0+$/g, "");
  if (significant.length > MOST_DIGITS) return { fault: `must have at most ${MOST_DIGITS} digits` };
  const value = new Decimal(text).plus(0);
  // As written, for 1e-9999999999999999 would be 0 and 1e9999999999999999 infinite; and as it is, for 0.000…1.
  if (![Number(parts[2] ?? 0), value.e].every((exponent) => Math.abs(exponent) <= MOST_EXPONENT)) {
    return { fault: `must have an exponent between -${MOST_EXPONENT} and ${MOST_EXPONENT}` };
  }
  return outside(value, bounds, notation) ?? { value, text: value.toFixed() };
}

function outside(value: Decimal, { min, max, unit, isYear }: Bounds, notation?: Notation): Fault | undefined {
  const bound = (limit: number) =>
    isYear ? `${limit}` : withUnit(formatNumber(limit, { significant: MOST_DIGITS }, notation), unit, notation);
  if (min !== undefined && value.lt(min)) return { fault: `must be at least ${bound(min)}` };
  if (max !== undefined && value.gt(max)) return { fault: `must be at most ${bound(max)}` };
  return undefined;
}

export function readCount(sent: unknown, { min, max, isYear }: Bounds, notation?: Notation): Read<number> {
  const read = readNumber(sent, {}, notation);
  if ("fault" in read) return read;
  if (!read.value.isInteger()) return { fault: "must be a whole number" };
  return outside(read.value, { min, max, isYear }, notation) ?? { value: read.value.toNumber(), text: read.text };
}
