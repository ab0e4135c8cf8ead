// The tables of an answer, as texts to show and as plain figures for machines.
import { Decimal } from "#numbers/decimal";
import type { Answer } from "../calculate.ts";
import type { Calculator, Row } from "../calculator.ts";
import type { Chart, TableOutput } from "../fields/fields.ts";
import { rowsOf } from "../rows.ts";
import { type Currency, group, spelled } from "./format.ts";
import { styleOf } from "./present.ts";
import { plainOutput, printOutput, type Style } from "./print.ts";

export type Table = {
  readonly name: string;
  readonly label: string;
  readonly columns: readonly { readonly name: string; readonly label: string }[];
  readonly rows: readonly (readonly string[])[];
  /** The same rows for machines, worked out when asked for. */
  readonly plain: () => readonly (readonly string[])[];
  readonly chart?: Chart;
  /** What each line of the chart is worth before the first row. */
  readonly opening?: readonly number[];
  /** Plain digits as the texts write theirs. */
  readonly write: (digits: string) => string;
};

/** The tables; those that only the page shows are left out unless it asks. */
export function presentTables(
  calculator: Calculator,
  answer: Answer,
  currency: Currency,
  onPage: (name: string) => boolean = () => false,
): readonly Table[] {
  const style = styleOf(calculator, answer, currency);
  return Object.entries(calculator.outputs).flatMap(([name, field]) => {
    const value = answer.outputs[name] ?? null;
    if (field.kind !== "table" || value === null || (field.page && !onPage(name))) return [];
    const rows = rowsOf(value);
    const chart = isOnScale(field.chart, rows, answer) ? field.chart : undefined;
    return [{ ...table(name, { ...field, chart }, rows, style), ...openingOf(chart, answer) }];
  });
}

function table(name: string, { label, columns, chart }: TableOutput, rows: readonly Row[], style: Style): Table {
  const fields = Object.entries(columns);
  const written = (text: string) => spelled(text, style.currency.notation);
  const cells = (print: typeof printOutput) =>
    rows.map((row) => fields.map(([name, field]) => (row[name] == null ? "" : print(field, row[name], style))));
  return {
    name,
    label: written(label),
    columns: fields.map(([name, field]) => ({ name, label: written(field.label) })),
    rows: cells((...printed) => written(printOutput(...printed))),
    plain: () => cells(plainOutput),
    write: (digits) => group(digits, style.currency.notation),
    ...(chart ? { chart } : {}),
  };
}

/** A scale is drawn where the figure on it is there, and not before its first band. */
function isOnScale(chart: Chart | undefined, rows: readonly Row[], { outputs }: Answer): boolean {
  if (chart?.kind !== "scale") return true;
  const [value, first] = [outputs[chart.of], rows[0]?.[chart.x]];
  return Decimal.isDecimal(value) && Decimal.isDecimal(first) && value.gte(first);
}

/** Doubles, for pixels only. */
function openingOf(chart: Chart | undefined, { inputs, outputs }: Answer) {
  const names = chart?.kind === "lines" && chart.opening;
  return names
    ? { opening: names.map((names) => Number(names.map((n) => inputs[n] ?? outputs[n]).find(Boolean) ?? 0)) }
    : {};
}
