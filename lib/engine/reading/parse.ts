// From what was sent to what `compute` reads. Every fault is found; nothing is guessed, clamped or dropped.
import { unitOf } from "#numbers/dimension";
import type { AnyInput, Calculator, Inputs } from "../calculator.ts";
import type { InputField, QuantityInput } from "../fields/fields.ts";
import type { Read } from "../fields/read.ts";
import { unitName } from "../fields/wire.ts";
import { type Currency, told, USD } from "../printing/format.ts";
import type { Notation } from "../printing/notation.ts";
import { inARow } from "../printing/span.ts";
import { type Issue, invalid, isAny, missing, type Refusal } from "../refusal.ts";
import { readNumber } from "./numeral.ts";
import { readOption, readValue } from "./value.ts";

export type Raw = Readonly<Record<string, unknown>>;

export type Parsed = {
  /** For `compute`: quantities in their SI unit; undefined where an input is not asked for or optional. */
  readonly inputs: Readonly<Record<string, AnyInput>>;
  /** The same as texts that can be sent again, defaults included. */
  readonly texts: Readonly<Record<string, string>>;
  /** Which question was taken where none was named; only of what programs send. */
  readonly notes?: readonly string[];
};

type Asked = Pick<Calculator, "inputs" | "check">;

/** Of what has no names but those of inputs, such as the texts of a form. `parseInputs` reads what anyone may send. */
export function parseKnown(calculator: Asked, raw: Raw, currency: Currency = USD): Parsed | Refusal {
  const readings = Object.entries(calculator.inputs).map(([name, field]) => ({
    name,
    ...readInput(calculator.inputs, name, field, raw, currency.notation),
  }));
  // What an option does not ask for comes first, with the way out: what then seems missing may be what is sought.
  const unasked = readings.flatMap((reading) => reading.unasked ?? []);
  const issues = [...unasked, ...readings.flatMap((reading) => reading.issues ?? [])];
  if (isAny(issues)) return { issues };

  const inputs = Object.fromEntries(readings.map(({ name, value }) => [name, value]));
  const complaints = Object.entries(calculator.check?.(inputs) ?? {});
  const contradictions = complaints.flatMap(([name, message]) =>
    message ? [invalid(name, told(message, currency))] : [],
  );
  if (isAny(contradictions)) return { issues: contradictions };
  return { inputs, texts: Object.assign({}, ...readings.map(({ texts }) => texts)) };
}

type Reading = {
  readonly value?: AnyInput;
  readonly texts?: Record<string, string>;
  readonly issues?: Issue[];
  readonly unasked?: Issue[];
};

function readInput(fields: Inputs, name: string, field: InputField, raw: Raw, notation?: Notation): Reading {
  const turn = whoseTurn(fields, field, raw);
  if (turn === "unknown") return {};
  if (turn !== "asked") return leftOut(name, field, raw, wayOut(fields, turn, raw));
  if (field.kind === "quantity") return readQuantity(name, field, raw, notation);

  const read = readPresent(name, field, raw, (value) => readValue(field, value, notation));
  return "text" in read ? { value: read.value, texts: { [name]: read.text } } : read;
}

function readQuantity(name: string, field: QuantityInput, raw: Raw, notation?: Notation): Reading {
  const key = unitName(name);
  const sent = sentAs(raw, key);
  const unit = readOption(field.units, sent === undefined ? field.unit : sent);
  if (typeof unit !== "string") {
    const read = readPresent(name, field, raw, (value) => readNumber(value, {}, notation));
    return { issues: ["text" in read ? [] : (read.issues ?? []), invalid(key, unit.fault)].flat() };
  }
  const { label, factor } = unitOf(field.dimension, unit);
  const [min, max] = field.units[unit] ?? [];
  const read = readPresent(name, field, raw, (value) => readNumber(value, { min, max, unit: label }, notation));
  if (!("text" in read)) return { texts: { [key]: unit }, ...read };
  return { value: read.value.times(factor), texts: { [name]: read.text, [key]: unit } };
}

const sentAs = (raw: Raw, name: string): unknown => (Object.hasOwn(raw, name) ? raw[name] : undefined);

/** Only absence takes the default. Null, empty and blank are something that was sent. */
function readPresent<V>(name: string, field: InputField, raw: Raw, read: (value: unknown) => Read<V>) {
  const sent = sentAs(raw, name);
  const blank = sent === null || (typeof sent === "string" && sent.trim() === "");
  if (blank || (sent === undefined && field.default === undefined)) return unsaid(name, field, blank);
  const result = read(sent ?? field.default);
  return "fault" in result ? { issues: [invalid(name, result.fault)] } : result;
}

function unsaid(name: string, field: InputField, blank: boolean): Reading {
  if (field.optional || field.default !== undefined) {
    return blank ? { issues: [invalid(name, "must not be blank")] } : {};
  }
  return { issues: [missing(name)] };
}

function leftOut(name: string, field: InputField, raw: Raw, fault: string): Reading {
  const names = field.kind === "quantity" ? [name, unitName(name)] : [name];
  return { unasked: names.filter((key) => sentAs(raw, key) !== undefined).map((key) => invalid(key, fault)) };
}

/** Whether an input is asked for, as the choices stand. */
export const isAsked = (fields: Inputs, field: InputField, raw: Raw): boolean =>
  whoseTurn(fields, field, raw) === "asked";

/** The choice that decides about an input, the option it has, and those that would ask for the input. */
type Against = { readonly decider: string; readonly option: string; readonly wanted: readonly string[] };

function whoseTurn(fields: Inputs, field: InputField, raw: Raw): "asked" | "unknown" | Against {
  for (const [decider, wanted] of Object.entries(field.when ?? {})) {
    const deciding = fields[decider];
    if (deciding?.kind !== "choice") throw new TypeError(`${decider} decides about an input and is no choice`);
    const sent = sentAs(raw, decider);
    const option = readOption(deciding.options, sent === undefined ? deciding.default : sent);
    if (typeof option !== "string") return "unknown";
    if (!wanted.includes(option)) return { decider, option, wanted };
  }
  return "asked";
}

/** Of the options that ask for an input those are named that ask for everything else that was sent, if there are any. */
function wayOut(fields: Inputs, { decider, option, wanted }: Against, raw: Raw): string {
  const fitting = fittingOptions(fields, decider, wanted, raw);
  const options = inARow(fitting.length > 0 ? fitting : wanted, "or");
  return `must be left out when ${decider} is ${option}, or send ${decider}: ${options}`;
}

/** Of these options of a choice those that ask for all that was sent. */
export function fittingOptions(fields: Inputs, decider: string, options: readonly string[], raw: Raw) {
  const sent = Object.entries(fields).filter(([name]) => sentAs(raw, name) !== undefined);
  const conditions = sent.flatMap(([, { when }]) => (when?.[decider] ? [when[decider]] : []));
  return options.filter((option) => conditions.every((asking) => asking.includes(option)));
}
