// From the texts in a form or a link to what `calculate` reads: the one place where people's ways of writing are understood.
import type { Calculator } from "./calculator.ts";
import type { Clock, InputField } from "./fields.ts";
import { isAsked, type Raw } from "./parse.ts";
import { type Issue, invalid } from "./refusal.ts";
import { type Reading, readDuration, readList, readNumber, readText } from "./typed/typed.ts";
import { unitName, type WireInput, wireInputs } from "./wire.ts";

export type Texts = Readonly<Record<string, string>>;

export type ReadTexts = {
  readonly raw: Raw;
  readonly faults: readonly Issue[];
  /** How a text was understood, where it could have been meant in another way: "1,234". */
  readonly echoes: Readonly<Record<string, string>>;
};

/** Inputs that are not asked for now are passed over, and so are optional ones left blank. */
export function readTexts(calculator: Pick<Calculator, "inputs">, texts: Texts): ReadTexts {
  const raw: Record<string, string> = {};
  const faults: Issue[] = [];
  const echoes: Record<string, string> = {};
  for (const wire of wireInputs(calculator)) {
    const text = texts[wire.name];
    if (text === undefined || !isAsked(calculator.inputs, wire.field, texts)) continue;
    if (text.trim() === "") {
      if (!wire.field.optional) raw[wire.name] = "";
      continue;
    }
    const reading = read(wire, text, texts);
    if ("fault" in reading) faults.push(invalid(wire.name, reading.fault));
    else raw[wire.name] = reading.value;
    if ("echo" in reading && reading.echo) echoes[wire.name] = reading.echo;
  }
  return { raw, faults, echoes };
}

function read({ name, part, field }: WireInput, text: string, texts: Texts): Reading {
  if (part === "unit") return { value: text };
  if (field.kind === "numbers") return readList(text);
  if (field.kind === "typed") return readText(text);
  if (field.kind === "duration") return readClock(text, field.clock);
  if (isNumeric(field)) {
    const quantity = field.kind === "quantity" ? { unit: texts[unitName(name)], dimension: field.dimension } : {};
    return readNumber(text, { kind: field.kind, ...quantity });
  }
  return { value: text };
}

/** Where two parts are minutes and seconds, what was typed so is left so, and "90 min" gets its seconds. */
function readClock(text: string, clock: Clock = "h:mm"): Reading {
  if (clock === "m:ss" && /^\s*\d+:[0-5]\d(\.\d+)?\s*$/.test(text)) return { value: text.trim() };
  const reading = readDuration(text);
  if (clock === "h:mm" || "fault" in reading || reading.value.split(":").length === 3) return reading;
  return { ...reading, value: `${reading.value}:00` };
}

export type NumericField = InputField & { readonly kind: "money" | "percent" | "number" | "count" | "quantity" };
export const isNumeric = (field: InputField): field is NumericField =>
  ["money", "percent", "number", "count", "quantity"].includes(field.kind);
