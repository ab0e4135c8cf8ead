// Answers side by side: a row for each figure, with how far it is from the first column's. Which is better, the reader knows.
import type { Answer } from "../calculate.ts";
import type { Calculator } from "../calculator.ts";
import { moreOrLess } from "./difference.ts";
import { type Currency, spelled } from "./format.ts";
import { inGroups } from "./in-groups.ts";
import { type Figure, isScalar, type Presented, present, styleOf } from "./present.ts";

/** Without an answer where its inputs have none. */
export type ComparedColumn = { readonly answer?: Answer | undefined; readonly currency: Currency };
export type ComparedCell = Pick<Figure, "label" | "text"> & { readonly difference: string };
export type ComparedRow = {
  readonly name: string;
  readonly label: string;
  readonly cells: readonly (ComparedCell | undefined)[];
};
export type Compared = {
  /** The large figure of each, which need not be the same figure. */
  readonly main: ComparedRow;
  /** The warnings of each. */
  readonly alerts: readonly (readonly string[])[];
  readonly groups: readonly { readonly heading: string; readonly rows: readonly ComparedRow[] }[];
};

export function sideBySide(calculator: Calculator, columns: readonly ComparedColumn[]): Compared {
  const shown = columns.map(({ answer, currency }) => answer && shownOf(calculator, answer, currency));
  const order = calculator.groups ?? { "": Object.keys(calculator.outputs) };
  const rowOf = (name: string) =>
    rowFor(
      calculator,
      shown,
      shown.map((column) => column?.figures.get(name)),
    );
  const groups = Object.entries(order).map(([heading, names]) => ({ heading, rows: names.flatMap(rowOf) }));
  return {
    main: mainRow(calculator, shown),
    alerts: shown.map((column) => column?.presented.alerts ?? []),
    groups: groups.filter(({ rows }) => rows.length > 0),
  };
}

type Shown = {
  readonly answer: Answer;
  readonly currency: Currency;
  readonly presented: Presented;
  /** What stands under the large figure. */
  readonly figures: ReadonlyMap<string, Figure>;
};

function shownOf(calculator: Calculator, answer: Answer, currency: Currency): Shown {
  const presented = present(calculator, answer, currency);
  const large = presented.headline ? undefined : presented.primary.name;
  const groups = inGroups(calculator, { figures: presented.figures, large }, answer.inputs);
  const figures = groups.flatMap(({ figures }) => figures.map((figure) => [figure.name, figure] as const));
  return { answer, currency, presented, figures: new Map(figures) };
}

function mainRow(calculator: Calculator, shown: readonly (Shown | undefined)[]): ComparedRow {
  const large = shown.map((column) => column && largeOf(column.presented));
  const [row] = rowFor(calculator, shown, large);
  if (!row) return { name: "", label: "Answer", cells: large.map(() => undefined) };
  const isOne = new Set(large.flatMap((figure) => figure?.label ?? [])).size === 1;
  return isOne ? row : { ...row, label: "Answer" };
}

/** Words have no name, so they differ from nothing. */
function largeOf({ headline, primary, unit }: Presented): Figure {
  if (headline) return { name: "", ...headline };
  return { ...primary, text: `${primary.text} ${unit}`.trim() };
}

function rowFor(
  calculator: Calculator,
  shown: readonly (Shown | undefined)[],
  figures: readonly (Figure | undefined)[],
): readonly ComparedRow[] {
  const known = figures.find((figure) => figure !== undefined);
  if (!known) return [];
  const [first] = figures;
  const cells = figures.map((figure, i) => {
    if (!figure) return undefined;
    const isSame = first?.name === figure.name;
    const difference = isSame ? away(calculator, figure.name, shown[0], shown[i]) : "";
    return { label: figure.label, text: figure.text, difference };
  });
  return [{ name: known.name, label: known.label, cells }];
}

/** Between two currencies there is none. */
function away(calculator: Calculator, name: string, from: Shown | undefined, to: Shown | undefined): string {
  const field = calculator.outputs[name];
  if (!from || !to || !field || field.kind === "table" || field.kind === "list") return "";
  if (field.kind === "money" && from.currency.code !== to.currency.code) return "";
  const [before, after] = [from.answer.outputs[name], to.answer.outputs[name]];
  if (!isScalar(before) || !isScalar(after)) return "";
  const style = styleOf(calculator, to.answer, to.currency);
  return spelled(moreOrLess(field, before, after, style) ?? "", style.currency.notation);
}
