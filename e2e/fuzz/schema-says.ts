// What a JSON Schema of an input can say, and what it cannot: design.md §5.
import { type Calculator, isRefusal, parseInputs, type Raw, wireInputs } from "#engine";
import type { Issue } from "./doors.ts";
import type { Subject } from "./subjects.ts";

const NUMERIC = ["money", "percent", "number", "count", "quantity"];
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** Decimal text for a number, and the words true and false, as the JSON they stand for. */
export function canonical({ calculator }: Subject, raw: Raw): Raw {
  const kinds = new Map(
    wireInputs(calculator).map(({ name, field, part }) => [name, part === "unit" ? "unit" : field.kind]),
  );
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, meant(kinds.get(name), value)]));
}

/** Rounding to a double never leads out of bounds that are doubles themselves. */
function meant(kind: string | undefined, value: unknown): unknown {
  if (typeof value !== "string" || kind === undefined) return value;
  if (kind === "toggle" && /^(true|false)$/.test(value)) return value === "true";
  return NUMERIC.includes(kind) && DECIMAL.test(value) ? Number(value) : value;
}

/** Why a body that the schema accepts may be refused all the same; undefined where it may not. */
export function excuse({ calculator }: Subject, raw: Raw, { code, field: name }: Issue): string | undefined {
  const { inputs } = calculator;
  if (!isRefusal(parseInputs({ inputs }, raw))) return "the inputs together";
  const wire = wireInputs(calculator).find((input) => input.name === name);
  if (!wire || code === "UNKNOWN_FIELD") return undefined;
  if (wire.field.when || decidesUnsent(inputs, wire.name, raw)) return "a condition";
  if (wire.field.kind === "quantity") return "a bound of one unit";
  if (["date", "duration", "numbers", "rows", "typed"].includes(wire.field.kind)) return "a grammar";
  const value = raw[wire.name];
  return typeof value === "number" && /e[+-]\d+$/.test(String(value)) ? "an exponent" : undefined;
}

/** A choice that was left out, though something was sent that only some of its options ask for. */
const decidesUnsent = (inputs: Calculator["inputs"], choice: string, raw: Raw): boolean =>
  raw[choice] === undefined &&
  Object.entries(inputs).some(([name, { when = {} }]) => choice in when && raw[name] !== undefined);
