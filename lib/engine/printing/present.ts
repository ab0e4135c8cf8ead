// An answer in words and figures: what the page shows and what the API sends are these same texts.
import type { Answer } from "../calculate.ts";
import type { AnyOutput, AnyShown, Calculator, Headline, Line, Scalar } from "../calculator.ts";
import type { OutputField, ScalarOutput } from "../fields/fields.ts";
import { unitName } from "../fields/wire.ts";
import { type Currency, spelled } from "./format.ts";
import { fractionAlerts, type Verb } from "./fractions.ts";
import {
  inFull,
  plainOutput,
  printList,
  printOutput,
  type Style,
  showInput,
  showList,
  showOutput,
  showWith,
} from "./print.ts";
import { shown } from "./shown.ts";
import { spokenCurrency } from "./spoken-currency.ts";

export type Figure = {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly value?: string;
  /** With its further digits, where the text leaves some out. */
  readonly full?: string;
};

export type Presented = {
  readonly primary: Figure & { readonly value: string };
  /** Words that stand in place of the main figure. */
  readonly headline: Pick<Figure, "label" | "text"> | undefined;
  /** Of the main figure, where its text has none. */
  readonly unit: string;
  /** Every output that is one text, in the definition's order; absent ones left out. */
  readonly figures: readonly Figure[];
  readonly sentence: string;
  /** What warns: these come before the sentence. */
  readonly alerts: readonly string[];
  /** What explains. */
  readonly notes: readonly string[];
};

export function present(calculator: Calculator, answer: Answer, usual: Currency, verb: Verb = "enter"): Presented {
  const { style, shown } = printed(calculator, answer, usual);
  const { currency } = style;
  const figures = Object.entries(calculator.outputs).flatMap(([name, field]) =>
    figure(name, field, answer.outputs[name], shown[1][name], style),
  );
  const chosen = primaryName(calculator, answer);
  const primary = figures.find(({ name }) => name === chosen);
  if (primary?.value === undefined) throw new TypeError(`the primary output ${chosen} has no value`);
  return {
    primary: { ...primary, value: primary.value },
    headline: headlineIn(calculator.headline?.(...shown), currency),
    unit: calculator.unit?.(answer.inputs) ?? "",
    figures,
    sentence: spelled(calculator.sentence(...shown), currency.notation),
    alerts: [
      ...fractionAlerts(calculator, answer, currency, verb),
      ...linesIn(calculator.alerts?.(...shown) ?? [], currency),
    ],
    notes: linesIn(calculator.notes?.(...shown) ?? [], currency),
  };
}

export function presentWorking(calculator: Calculator, answer: Answer, usual: Currency): readonly string[] {
  const { style, shown } = printed(calculator, answer, usual);
  return linesIn(calculator.working(...shown), style.currency);
}

type Printed = {
  readonly calculator: Calculator;
  readonly usual: Currency;
  readonly style: Style;
  readonly shown: ReturnType<typeof showAll>;
};
const kept = new WeakMap<Answer, Printed>();

/** Once for the answer and its working. */
function printed(calculator: Calculator, answer: Answer, usual: Currency): Printed {
  const before = kept.get(answer);
  if (before?.calculator === calculator && before.usual === usual) return before;
  const style = styleOf(calculator, answer, usual);
  const all = { calculator, usual, style, shown: showAll(calculator, answer, style) };
  kept.set(answer, all);
  return all;
}

function headlineIn(headline: Headline, currency: Currency): Presented["headline"] {
  if (!headline) return undefined;
  const [label, text] = headline;
  return { label: spelled(label, currency.notation), text: spelled(text, currency.notation) };
}

const linesIn = (lines: readonly Line[], currency: Currency): readonly string[] =>
  lines.flatMap((line) => (line ? [spelled(line, currency.notation)] : []));

function figure(
  name: string,
  field: OutputField,
  value: AnyOutput | undefined,
  shown: AnyShown[string],
  style: Style,
): Figure[] {
  if (field.kind === "table" || value === null || value === undefined) return [];
  const written = (text: string) => spelled(text, style.currency.notation);
  const label = written(field.label);
  const text = written(String(shown));
  if (field.kind === "list") {
    if (!isScalars(value)) return [];
    return [{ name, label, text, ...further(text, () => written(printList(field, value, inFull(style)))) }];
  }
  const scalar = only(field, value);
  const isAll = field.kind === "money" || (typeof shown === "object" && shown?.exact);
  const full = isAll ? {} : further(text, () => written(printOutput(field, scalar, inFull(style))));
  return [{ name, label, text, ...full, value: plainOutput(field, scalar, style) }];
}

function further(text: string, print: () => string): Pick<Figure, "full"> {
  const full = print();
  return full === text ? {} : { full };
}

export function primaryName({ primary }: Calculator, { inputs, texts }: Answer): string {
  return typeof primary === "string" ? primary : primary(inputs, texts);
}

/** Where a quantity is not asked for, its usual unit stands for it. */
export function styleOf(calculator: Calculator, { texts }: Pick<Answer, "texts">, usual: Currency): Style {
  const currency = spokenCurrency(calculator, texts, usual);
  const units = Object.entries(calculator.inputs).flatMap(([name, field]) =>
    field.kind === "quantity" ? [[name, texts[unitName(name)] ?? field.unit] as const] : [],
  );
  return { currency, units: Object.fromEntries(units) };
}

function showAll(calculator: Calculator, { inputs, texts, outputs }: Answer, style: Style) {
  const given = Object.entries(calculator.inputs).map(([name, field]) => [
    name,
    showInput(field, inputs[name], texts[name] ?? "", style.units[name] ?? "", style),
  ]);
  const found = Object.entries({ ...calculator.between, ...calculator.outputs }).map(([name, field]) => [
    name,
    showFound(field, outputs[name], style),
  ]);
  return [Object.fromEntries(given), Object.fromEntries(found), showWith(style), inputs] as const;
}

function showFound(field: OutputField, value: AnyOutput | undefined, style: Style) {
  if (value === null || value === undefined) return value;
  if (field.kind === "table") return shown(value, field.label, true);
  if (field.kind === "list") return isScalars(value) ? showList(field, value, style) : undefined;
  const scalar = only(field, value);
  return field.kind === "text" ? printOutput(field, scalar, style) : showOutput(field, scalar, style);
}

// `compute` is held to its declared outputs by the compiler; these keep the same promise where names are gone.

const isScalars = (value: AnyOutput): value is readonly Scalar[] => Array.isArray(value);

export const isScalar = (value: AnyOutput | undefined): value is Scalar => value !== undefined && !Array.isArray(value);

function only(field: ScalarOutput, value: AnyOutput): Scalar {
  if (!isScalar(value)) throw new TypeError(`compute gave a list where ${field.label} is declared`);
  return value;
}
