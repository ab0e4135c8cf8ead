// Sets of inputs side by side: what each has that the others have not, and how far its figures are from the first one's.
import { type Answer, calculateKnown } from "../calculate.ts";
import type { Calculator } from "../calculator.ts";
import type { Texts } from "../reading/plain.ts";
import { readTexts } from "../reading/texts.ts";
import { isRefusal } from "../refusal.ts";
import { difference } from "./difference.ts";
import { type Currency, spelled } from "./format.ts";
import { type InputInWords, inOneSentence, inputsInWords } from "./inputs-in-words.ts";
import { type Figure, isScalar, present, styleOf } from "./present.ts";
import type { Style } from "./print.ts";

export type Scenario = {
  /** "Interest rate 6%, length 15 years"; "" where it has all as the others have. */
  readonly name: string;
  /** The inputs that are not the same in all. */
  readonly given: readonly Pick<Figure, "name" | "label" | "text">[];
  /** The main figure and those that are not the same in all; none where there is no answer. */
  readonly figures: readonly (Figure & { readonly difference: string })[];
};

export function compare(calculator: Calculator, all: readonly Texts[], currency: Currency): readonly Scenario[] {
  const columns = all.map((texts) => columnOf(calculator, texts, currency));
  const [first] = columns;
  const apart = differing(columns.map(({ given }) => given));
  const differ = differing(columns.map(({ figures }) => new Map(figures.map((figure) => [figure.name, figure]))));
  return columns.map((column) => ({
    name: spelled(inOneSentence(apart.flatMap((name) => column.given.get(name) ?? [])), currency.notation),
    given: apart.map((name) => ({
      name,
      label: calculator.inputs[name]?.label ?? "",
      text: spelled(column.given.get(name)?.text ?? "", currency.notation),
    })),
    figures: column.figures
      .filter(({ name }, i) => i === 0 || differ.includes(name))
      .map((figure) => ({ ...figure, difference: first ? away(calculator, figure.name, first, column) : "" })),
  }));
}

type Column = {
  readonly answer: Answer | undefined;
  readonly style: Style | undefined;
  /** Each input in words. */
  readonly given: ReadonlyMap<string, InputInWords>;
  readonly figures: readonly Figure[];
};

function columnOf(calculator: Calculator, texts: Texts, currency: Currency): Column {
  const { raw, faults } = readTexts(calculator, texts);
  const answer = calculateKnown(calculator, raw, currency);
  if (isRefusal(answer) || faults.length > 0)
    return { answer: undefined, style: undefined, given: new Map(), figures: [] };
  const style = styleOf(calculator, answer, currency);
  const { primary, figures } = present(calculator, answer, currency);
  return {
    answer,
    style,
    given: inputsInWords(calculator, answer, style),
    figures: [primary, ...figures.filter(({ name }) => name !== primary.name)],
  };
}

/** The names under which not all have the same. */
function differing(columns: readonly ReadonlyMap<string, { readonly text: string }>[]): readonly string[] {
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return names.filter((name) => new Set(columns.map((column) => column.get(name)?.text)).size > 1);
}

function away({ outputs }: Calculator, name: string, from: Column, to: Column): string {
  const field = outputs[name];
  const [before, after] = [from.answer?.outputs[name], to.answer?.outputs[name]];
  if (!field || field.kind === "table" || field.kind === "list" || !to.style) return "";
  if (!isScalar(before) || !isScalar(after)) return "";
  return spelled(difference(field, before, after, to.style) ?? "", to.style.currency.notation);
}
