// A measure in one text with its unit, "5 ft 11 in", as a number and the unit that takes it: what a program sends, and what
// someone types in a box of another unit.
import type { Inputs } from "../calculator.ts";
import type { QuantityInput } from "../fields/fields.ts";
import { unitName } from "../fields/wire.ts";
import type { Notation } from "../printing/format.ts";
import { type Issue, invalid } from "../refusal.ts";
import { isAsked, type Raw } from "./parse.ts";
import { readNumber } from "./typed/typed.ts";

export type MeasuresSent = { readonly raw: Raw; readonly faults: ReadonlyMap<string, Issue> };

/** The body with a number and a unit for each such text, and what is wrong with those that cannot be read. */
export function readMeasures(inputs: Inputs, raw: Raw, notation?: Notation): MeasuresSent {
  const read: Record<string, string> = {};
  const faults = new Map<string, Issue>();
  for (const [name, field] of Object.entries(inputs)) {
    const text = Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (field.kind !== "quantity" || typeof text !== "string" || !isAsked(inputs, field, raw)) continue;
    if (!/\d/.test(text)) faults.set(name, invalid(name, wanted(field)));
    if (!hasUnit(text)) continue;
    const measure = readMeasure(text, field, raw[unitName(name)], notation);
    if ("fault" in measure) faults.set(name, invalid(name, measure.fault));
    else Object.assign(read, { [name]: measure.value, [unitName(name)]: measure.unit });
  }
  return { raw: { ...raw, ...read }, faults };
}

const wanted = ({ unit, dimension, default: usual, example = usual }: QuantityInput): string =>
  `must be a number or a text with its unit, such as "${example ?? 10} ${dimension[unit]?.label ?? unit}"`;

const hasUnit = (sent: string): boolean => /\d.*[\p{L}'"’”′″]/su.test(sent) && !/^\s*[-+.\d]+e[-+\d]+\s*$/i.test(sent);

type Measure = { readonly value: string; readonly unit: string };

/** In the unit that was sent beside it; else in the one it is written in; else in the first that takes it exactly. */
function readMeasure(
  text: string,
  field: QuantityInput,
  sent: unknown,
  notation?: Notation,
): Measure | { readonly fault: string } {
  const { dimension, units, unit: usual } = field;
  const named = Object.keys(units).filter((unit) => sent === undefined || unit === sent);
  const readings = [usual, ...named]
    .filter((unit) => named.includes(unit))
    .map((unit) => ({ unit, ...readNumber(text, { kind: "quantity", unit, dimension, notation }) }));
  const values = readings.filter((reading) => "value" in reading);
  const found = values.find(({ echo }) => echo === undefined) ?? values[0];
  return found ?? readings.find((reading) => "fault" in reading) ?? { fault: "must be in a unit that is offered" };
}
