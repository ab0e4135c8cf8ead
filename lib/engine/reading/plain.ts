// Texts as a form begins with them and as our links carry them. They can be meant in one way only, so that a page need
// not load how people write (./texts.ts) before someone does.
import type { Calculator } from "../calculator.ts";
import { type InputField, isNumeric } from "../fields/fields.ts";
import { unitName, type WireInput, wireInputs } from "../fields/wire.ts";
import { type Issue, invalid } from "../refusal.ts";
import { isAsked, type Raw } from "./parse.ts";
import type { Reading } from "./typed/reading.ts";

export type Texts = Readonly<Record<string, string>>;

export type ReadTexts = {
  readonly raw: Raw;
  readonly faults: readonly Issue[];
  /** How a text was understood, where it could have been meant in another way: "1,234". */
  readonly echoes: Readonly<Record<string, string>>;
};

type Asking = Pick<Calculator, "inputs">;

/** Undefined where a text is not plain. Else what `readTexts` makes of it. */
export function readPlain(calculator: Asking, texts: Texts): ReadTexts | undefined {
  const given = wireInputs(calculator).filter(({ name, part }) => part === "value" && texts[name]?.trim());
  if (!given.every(({ name, field }) => hasUnit(name, field, texts) && isPlain(field, texts[name] ?? "")))
    return undefined;
  return readEach(calculator, texts, ({ field }, text) => ({
    value: isNumeric(field) ? text.replaceAll(",", "") : text,
  }));
}

/** Inputs that are not asked for now are passed over, and so are optional ones left blank. */
export function readEach(
  calculator: Asking,
  texts: Texts,
  read: (wire: WireInput, text: string) => Reading,
): ReadTexts {
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
    const reading = read(wire, text);
    if ("fault" in reading) faults.push(invalid(wire.name, reading.fault));
    else raw[wire.name] = reading.value;
    if ("echo" in reading && reading.echo) echoes[wire.name] = reading.echo;
  }
  return { raw, faults, echoes };
}

const hasUnit = (name: string, field: InputField, texts: Texts): boolean =>
  field.kind !== "quantity" || Object.hasOwn(field.units, texts[unitName(name)] ?? "");

const NUMBER = "(?!-?0\\d)(?!-0(?:\\.0*)?(?!\\d))-?\\d{1,12}(?:\\.\\d{1,12})?";
const GROUPED = new RegExp(`^(?:${NUMBER}|(?!-?0)-?\\d{1,3}(?:,\\d{3}){1,3}(?:\\.\\d{1,12})?)$`);
const LISTED = new RegExp(`^${NUMBER}(?:, ${NUMBER})*$`);
const KEYS = /^[\w+*/^().:]+(?: [\w+*/^().:]+)*$/;

/** A time of two parts is not: the page says in words whether it took hours or minutes. */
function isPlain(field: InputField, text: string): boolean {
  if (isNumeric(field)) return GROUPED.test(text);
  if (field.kind === "numbers") return LISTED.test(text);
  if (field.kind === "rows") return text === (field.example ?? field.default);
  if (field.kind === "typed") return field.reads ? text === (field.example ?? field.default) : KEYS.test(text);
  if (field.kind === "duration") return field.clock === "m:ss" && /^\d{1,3}:[0-5]\d$/.test(text);
  return true;
}
