// What programs and their models send in the way people write it, as the texts that mean the same and are published. It is
// asked only about a body that is refused as it was sent, so nothing that the schema accepts is ever read in another way.
import type { Inputs } from "../../calculator.ts";
import type { InputField } from "../../fields/fields.ts";
import { wireInputs } from "../../fields/wire.ts";
import type { Notation } from "../../printing/format.ts";
import { type Issue, invalid } from "../../refusal.ts";
import { readMeasures } from "../measures-sent.ts";
import { isAsked, type Raw } from "../parse.ts";
import { readTerm } from "../term.ts";
import { readAs, readClock } from "../texts.ts";
import { type Reading, readNumber, readText } from "../typed/typed.ts";
import { unitNamed } from "../typed/words.ts";
import { readValue } from "../value.ts";
import { amountSent } from "./amount.ts";
import { daySent } from "./day.ts";
import { numbersSent, rowsSent, withRows } from "./entries.ts";
import { inferQuestions } from "./inferred.ts";
import { optionMeant } from "./option.ts";

export type Understood = {
  readonly raw: Raw;
  /** By input: what to say instead of why the plain form of it is refused. */
  readonly faults: ReadonlyMap<string, Issue>;
  readonly notes: readonly string[];
};

export function understand(inputs: Inputs, sent: Raw, notation?: Notation): Understood {
  const chosen = withChoices(inputs, withoutBlanks(inputs, sent));
  const asked = inferQuestions(inputs, chosen.raw);
  const measures = readMeasures(inputs, asked.raw, notation);
  const faults = new Map([...chosen.faults, ...asked.faults.map((issue) => [issue.field ?? "", issue] as const)]);
  const read: Record<string, unknown> = { ...measures.raw };
  for (const [name, issue] of measures.faults) faults.set(name, issue);
  for (const [name, field] of Object.entries(inputs)) {
    const value = read[name];
    const isToRead = value !== undefined && field.kind !== "quantity" && field.kind !== "choice";
    if (!isToRead || !isAsked(inputs, field, read) || !("fault" in readValue(field, value))) continue;
    const term = typeof value === "string" ? readTerm(field, value, { inputs, raw: read, notation }) : undefined;
    const reading = term ?? valueSent(field, value, read, notation);
    if ("fault" in reading) faults.set(name, invalid(name, reading.fault));
    else read[name] = reading.value;
  }
  return { raw: read, faults, notes: asked.notes };
}

/** Clients that must send every input send null for what they would leave out. */
function withoutBlanks(inputs: Inputs, sent: Raw): Raw {
  const names = new Set(wireInputs({ inputs }).map(({ name }) => name));
  const isBlank = (value: unknown) => value === null || (typeof value === "string" && value.trim() === "");
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => !names.has(name) || !isBlank(value)));
}

function withChoices(inputs: Inputs, sent: Raw) {
  const raw: Record<string, unknown> = { ...sent };
  const faults = new Map<string, Issue>();
  for (const { name, part, field } of wireInputs({ inputs })) {
    const value = raw[name];
    if (value === undefined || !isAsked(inputs, field, raw)) continue;
    if (part === "unit") {
      const unit = typeof value === "string" ? unitNamed(value.trim(), field.dimension) : undefined;
      if (unit) raw[name] = unit;
    } else if (field.kind === "choice") {
      const meant = optionMeant(field.options, value);
      if ("fault" in meant) faults.set(name, invalid(name, meant.fault));
      else raw[name] = meant.option;
    }
  }
  return { raw, faults };
}

type Readable = Exclude<InputField, { readonly kind: "quantity" | "choice" }>;

function valueSent(field: Readable, sent: unknown, raw: Raw, notation?: Notation): Reading {
  switch (field.kind) {
    case "date":
      return daySent(sent, notation);
    case "toggle":
      return toggleSent(sent);
    case "numbers":
      return numbersSent(field, sent, notation);
    case "rows":
      return rowsOrWhy(field, rowsSent(field, sent, notation), notation);
    case "duration":
      return typeof sent === "string" ? readClock(sent, field.clock) : strictly(field, sent, notation);
    case "typed":
      return typedSent(field, sent, notation);
    default:
      return typeof sent === "string" ? numberSent(field, sent, raw, notation) : strictly(field, sent, notation);
  }
}

/** Why it is refused in its plain form. */
function strictly(field: Readable, sent: unknown, notation?: Notation): Reading {
  const read = readValue(field, sent, notation);
  return "fault" in read ? read : { value: read.text };
}

function numberSent(
  field: Extract<Readable, { readonly kind: "money" | "percent" | "number" | "count" }>,
  text: string,
  raw: Raw,
  notation?: Notation,
): Reading {
  const measured = field.kind === "number" ? field.measured : undefined;
  const unit = measured && String(raw[measured.by]);
  if (measured && unit && Object.hasOwn(measured.dimension, unit))
    return readNumber(text, { kind: "quantity", unit, dimension: measured.dimension, notation: notation });
  return amountSent(field, text, notation);
}

const WORDS_FOR_YES = ["true", "yes", "y", "on", "1"];
const WORDS_FOR_NO = ["false", "no", "n", "off", "0"];

function toggleSent(sent: unknown): Reading {
  const word = typeof sent === "string" || typeof sent === "number" ? String(sent).trim().toLowerCase() : "";
  if (WORDS_FOR_YES.includes(word)) return { value: "true" };
  return WORDS_FOR_NO.includes(word) ? { value: "false" } : { fault: "must be true or false" };
}

function typedSent(field: Extract<Readable, { readonly kind: "typed" }>, sent: unknown, notation?: Notation): Reading {
  const text = Array.isArray(sent) && field.reads === "dates" ? sent.join(", ") : sent;
  if (typeof text === "number" && Number.isFinite(text)) return { value: String(text) };
  if (typeof text !== "string") return strictly(field, sent, notation);
  if (field.reads) return readAs(field.reads, text);
  const read = readText(notation?.read("typed", text) ?? text);
  return "value" in read && !("fault" in readValue(field, read.value)) ? read : strictly(field, text, notation);
}

/** A fault that only the rows themselves show is completed here, too. */
function rowsOrWhy(
  field: Extract<Readable, { readonly kind: "rows" }>,
  reading: Reading,
  notation?: Notation,
): Reading {
  if ("fault" in reading) return { fault: withRows(reading.fault, field) };
  const read = readValue(field, reading.value, notation);
  return "fault" in read ? { fault: withRows(read.fault, field) } : reading;
}
