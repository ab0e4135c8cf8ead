// What a visitor may sought of a calculator: that a figure it gives came to a wanted value, by changing one number.
import { Decimal, decimal } from "#numbers/decimal";
import type { Answer } from "../calculate.ts";
import type { Calculator } from "../calculator.ts";
import {
  type InputField,
  isNumeric,
  type NumericField,
  type OutputField,
  type ScalarOutput,
} from "../fields/fields.ts";
import type { Currency } from "../printing/format.ts";
import { styleOf } from "../printing/present.ts";
import { chosenUnit, type Style } from "../printing/print.ts";
import { isAsked, parseKnown } from "../reading/parse.ts";
import type { Texts } from "../reading/plain.ts";
import { readTexts } from "../reading/texts.ts";
import { isRefusal, sentenceOf } from "../refusal.ts";

export type Sought = { readonly output: string; readonly wanted: Decimal; readonly input: string };

const MARKABLE = ["money", "percent", "number", "count", "quantity", "duration"] as const;
export type MarkableOutput = ScalarOutput & { readonly kind: (typeof MARKABLE)[number] };

export const isMarkable = (field: OutputField): field is MarkableOutput => MARKABLE.some((kind) => kind === field.kind);

/** The figure of that name, of which one knows that it is a number. */
export function marked({ name: calculator, outputs }: Calculator, name: string): MarkableOutput {
  const field = outputs[name];
  if (!field || !isMarkable(field)) throw new TypeError(`${calculator} gives no number ${name}`);
  return field;
}

/** The figures that are there; without an answer, those that every answer has. */
export function markable({ outputs }: Calculator, answer?: Answer): readonly (readonly [string, MarkableOutput])[] {
  return Object.entries(outputs).flatMap(([name, field]) => {
    const isThere = answer ? answer.outputs[name] != null : !field.optional;
    return isThere && isMarkable(field) ? [[name, field] as const] : [];
  });
}

/** The numbers that the form asks for as its choices stand. */
export function solvable({ inputs }: Calculator, texts: Texts): readonly (readonly [string, NumericField])[] {
  return Object.entries(inputs).flatMap(([name, field]) =>
    isNumeric(field) && isAsked(inputs, field, texts) ? [[name, field] as const] : [],
  );
}

/** What a form's figures print in, whether or not it has an answer. */
export function styleIn(calculator: Calculator, texts: Texts, currency: Currency): Style {
  const { raw } = readTexts(calculator, texts);
  return styleOf(
    calculator,
    { texts: Object.fromEntries(Object.entries(raw).map(([k, v]) => [k, String(v)])) },
    currency,
  );
}

const FARTHEST = 1e15;

/** The box for the wanted value: a quantity is given in the unit of the figure. */
export function wantedField(output: MarkableOutput, style: Style): InputField {
  const asked = { label: output.label, example: 0, min: -FARTHEST, max: FARTHEST };
  switch (output.kind) {
    case "duration":
      return { kind: "duration", ...asked, example: "0:00", min: 0, ...(output.clock ? { clock: output.clock } : {}) };
    case "quantity":
      return { kind: "number", ...asked, unit: chosenUnit(output, style).label };
    case "number":
    case "count":
      return { kind: output.kind, ...asked, ...(output.unit ? { unit: output.unit } : {}) };
    default:
      return { kind: output.kind, ...asked };
  }
}

export type ReadWanted = { readonly wanted?: Decimal; readonly fault?: string; readonly echo?: string | undefined };

/** The wanted value as a number, or what is wrong with it in a sentence; neither where nothing was typed. */
export function readWanted(output: MarkableOutput, typed: string, style: Style): ReadWanted {
  if (typed.trim() === "") return {};
  const { currency } = style;
  const field = wantedField(output, style);
  const asked = { inputs: { wanted: field } };
  const { raw, faults, echoes } = readTexts(
    asked,
    { wanted: currency.notation?.read(field.kind, typed) ?? typed },
    currency.notation,
  );
  if (faults[0]) return { fault: sentenceOf(asked, faults[0]) };
  return { ...takeWanted(output, raw.wanted, style), echo: echoes.wanted };
}

/** The same as programs send it: a number or plain decimal text, a duration as a clock writes it. */
export function takeWanted(output: MarkableOutput, sent: unknown, style: Style): ReadWanted {
  const asked = { inputs: { wanted: wantedField(output, style) } };
  const parsed = parseKnown(asked, { wanted: sent }, style.currency);
  if (isRefusal(parsed)) return { fault: sentenceOf(asked, parsed.issues[0]) };
  const { wanted } = parsed.inputs;
  if (typeof wanted !== "number" && !Decimal.isDecimal(wanted))
    throw new TypeError(`${output.kind} is read as a number`);
  const factor = output.kind === "quantity" ? chosenUnit(output, style).factor : 1;
  return { wanted: decimal(wanted).times(factor) };
}
