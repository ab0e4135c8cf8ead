// One sent value, read by its field's kind: what it is and how it is written, or the fault in it.
import { type CivilDate, readDate } from "#math/calendar";
import { Decimal } from "#math/decimal";
import type { AnyInput } from "./calculator.ts";
import type { InputField, QuantityInput } from "./fields.ts";
import { formatNumber } from "./format.ts";

export type Fault = { readonly fault: string };
export type Read<V> = { readonly value: V; readonly text: string } | Fault;

const LONGEST = 200;
export const LONGEST_LIST = 4000;
const NUMBER = "[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d+)?";
export const LIST_PATTERN = `^\\s*${NUMBER}(?:(?:\\s*[,;]\\s*|\\s+)${NUMBER})*\\s*$`;
const MOST_DIGITS = 30;
const MOST_EXPONENT = 30;

export function readValue(field: Exclude<InputField, QuantityInput>, sent: unknown): Read<AnyInput> {
  switch (field.kind) {
    case "money":
    case "percent":
    case "number":
      return readNumber(sent ?? field.default, field);
    case "count":
      return readCount(sent ?? field.default, field);
    case "choice": {
      const option = readOption(field.options, sent ?? field.default);
      return typeof option === "string" ? { value: option, text: option } : option;
    }
    case "toggle":
      return readToggle(sent ?? field.default);
    case "date":
      return readDay(sent ?? field.default);
    case "numbers":
      return readNumbers(sent ?? field.default, field);
    default:
      return field satisfies never;
  }
}

type Bounds = { readonly min?: number; readonly max?: number; readonly unit?: string };

/** A JSON number through its shortest text, or plain decimal text as it is: never through a double on the way. */
export function readNumber(sent: unknown, bounds: Bounds): Read<Decimal> {
  if (typeof sent !== "number" && typeof sent !== "string") return { fault: "must be a number" };
  if (typeof sent === "number" && !Number.isFinite(sent)) return { fault: "must be a finite number" };
  const text = String(sent);
  if (text.length > LONGEST) return { fault: `must be at most ${LONGEST} characters long` };
  const parts = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(?:[eE]([+-]?\d+))?$/.exec(text);
  if (!parts) return { fault: "must be a plain number, such as 1234.5" };

  const significant = (parts[1] ?? "").replace(".", "").replace(/^0+|0+$/g, "");
  if (significant.length > MOST_DIGITS) return { fault: `must have at most ${MOST_DIGITS} digits` };
  if (Math.abs(Number(parts[2] ?? 0)) > MOST_EXPONENT) {
    return { fault: `must have an exponent between -${MOST_EXPONENT} and ${MOST_EXPONENT}` };
  }
  const value = new Decimal(text).plus(0);
  return outside(value, bounds) ?? { value, text: value.toFixed() };
}

function outside(value: Decimal, { min, max, unit }: Bounds): Fault | undefined {
  const bound = (limit: number) => (unit ? `${formatNumber(limit)} ${unit}` : formatNumber(limit));
  if (min !== undefined && value.lt(min)) return { fault: `must be at least ${bound(min)}` };
  if (max !== undefined && value.gt(max)) return { fault: `must be at most ${bound(max)}` };
  return undefined;
}

function readCount(sent: unknown, { min, max }: Bounds): Read<number> {
  const read = readNumber(sent, {});
  if ("fault" in read) return read;
  if (!read.value.isInteger()) return { fault: "must be a whole number" };
  return outside(read.value, { min, max }) ?? { value: read.value.toNumber(), text: read.text };
}

export function readOption(options: Readonly<Record<string, unknown>>, sent: unknown): string | Fault {
  if (typeof sent === "string" && Object.hasOwn(options, sent)) return sent;
  return { fault: `must be one of: ${Object.keys(options).join(", ")}` };
}

function readToggle(sent: unknown): Read<boolean> {
  if (sent === true || sent === "true") return { value: true, text: "true" };
  if (sent === false || sent === "false") return { value: false, text: "false" };
  return { fault: "must be true or false" };
}

function readDay(sent: unknown): Read<CivilDate> {
  if (typeof sent !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(sent)) {
    return { fault: "must be a date written like 2026-11-20" };
  }
  const day = readDate(sent);
  return day ? { value: day, text: sent } : { fault: "must be a date that exists" };
}

type ListBounds = Bounds & { readonly least: number; readonly most: number };

function readNumbers(sent: unknown, { least, most, ...bounds }: ListBounds): Read<readonly Decimal[]> {
  if (typeof sent !== "string") return { fault: "must be text: numbers separated by commas" };
  if (sent.length > LONGEST_LIST) return { fault: `must be at most ${formatNumber(LONGEST_LIST)} characters long` };
  const values: Decimal[] = [];
  for (const [i, text] of sent
    .trim()
    .split(/\s*[,;]\s*|\s+/)
    .entries()) {
    const read = readNumber(text, bounds);
    if ("fault" in read) return { fault: `must be a list of numbers, and number ${i + 1} ${read.fault}` };
    values.push(read.value);
  }
  if (values.length < least) return { fault: `must have at least ${least} ${least === 1 ? "number" : "numbers"}` };
  if (values.length > most) return { fault: `must have at most ${formatNumber(most)} numbers` };
  return { value: values, text: values.map((value) => value.toFixed()).join(", ") };
}
