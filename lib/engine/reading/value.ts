// One sent value, read by its field's kind: what it is and how it is written, or the fault in it.
import { type CivilDate, readDate } from "#numbers/civil-date";
import type { AnyInput } from "../calculator.ts";
import type { InputField, QuantityInput } from "../fields/fields.ts";
import type { Fault, Read } from "../fields/read.ts";
import { readDuration } from "../printing/clock.ts";
import type { Notation } from "../printing/notation.ts";
import { readTyped } from "./grammar.ts";
import { readCount, readNumber } from "./numeral.ts";

export function readValue(
  field: Exclude<InputField, QuantityInput>,
  sent: unknown,
  notation?: Notation,
): Read<AnyInput> {
  switch (field.kind) {
    case "money":
    case "percent":
    case "number":
      return readNumber(sent, field, notation);
    case "count":
      return readCount(sent, field, notation);
    case "choice": {
      const option = readOption(field.options, sent);
      return typeof option === "string" ? { value: option, text: option } : option;
    }
    case "toggle":
      return readToggle(sent);
    case "date":
      return readDay(sent);
    case "duration":
      return readDuration(sent, field);
    case "numbers":
      return field.read(sent, field, notation);
    case "rows":
      return field.read(sent, field, notation);
    case "typed":
      return readTyped(sent, field);
    default:
      return field satisfies never;
  }
}

/** A year is often sent as a number. */
export function readOption(options: Readonly<Record<string, unknown>>, sent: unknown): string | Fault {
  const name = typeof sent === "number" ? `${sent}` : sent;
  if (typeof name === "string" && Object.hasOwn(options, name)) return name;
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
