// From the texts in a form or a link to what `calculate` reads: the one place where people's ways of writing are understood.
import type { Calculator } from "../calculator.ts";
import { type Clock, isNumeric, type NumericField, type TypedInput } from "../fields/fields.ts";
import { unitName, type WireInput } from "../fields/wire.ts";
import type { Notation } from "../printing/format.ts";
import { type ReadTexts, readEach, type Texts } from "./plain.ts";
import { readTable } from "./table.ts";
import { readTerm } from "./term.ts";
import {
  type Expecting,
  type Reading,
  readDateList,
  readDuration,
  readList,
  readNumber,
  readText,
  readTimeOfDay,
} from "./typed/typed.ts";

/** Echoes and complaints are in that notation. */
export const readTexts = (calculator: Pick<Calculator, "inputs">, texts: Texts, notation?: Notation): ReadTexts =>
  readEach(calculator, texts, (wire, text) => {
    const term = readTerm(wire.field, text, { inputs: calculator.inputs, raw: texts, notation });
    return term ?? read(wire, text, texts, notation);
  });

function read({ name, part, field }: WireInput, text: string, texts: Texts, notation?: Notation): Reading {
  if (part === "unit") return { value: text };
  if (field.kind === "numbers") return readList(text, notation);
  if (field.kind === "rows") return readTable(text, field, notation);
  if (field.kind === "typed") return readAs(field.reads, text);
  if (field.kind === "duration") return readClock(text, field.clock);
  if (isNumeric(field)) {
    return readNumber(text, { kind: field.kind, notation, ...measureOf(name, field, texts) });
  }
  return { value: text };
}

/** A text in a grammar of its own, or what is written in many ways. */
export function readAs(reads: TypedInput["reads"], text: string): Reading {
  if (reads === "dates") return readDateList(text);
  return reads === "time" ? readTimeOfDay(text) : readText(text);
}

/** In which unit a bare number is, and which other units may be written behind it. */
function measureOf(name: string, field: NumericField, texts: Texts): Partial<Expecting> {
  if (field.kind === "quantity") return { unit: texts[unitName(name)] ?? field.unit, dimension: field.dimension };
  if (field.kind !== "number" || !field.measured) return {};
  const { by, dimension } = field.measured;
  const unit = texts[by] ?? "";
  return unit in dimension ? { kind: "quantity", unit, dimension } : {};
}

/** Where two parts are minutes and seconds, what was typed so is left so, and "90 min" gets its seconds. */
export function readClock(text: string, clock: Clock = "h:mm"): Reading {
  if (clock === "m:ss" && /^\s*\d+:[0-5]\d(\.\d+)?\s*$/.test(text)) return { value: text.trim() };
  const reading = readDuration(text);
  if (clock === "h:mm" || "fault" in reading || reading.value.split(":").length === 3) return reading;
  return { ...reading, value: `${reading.value}:00` };
}
