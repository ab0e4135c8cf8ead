// A calculator's own words, those around its figures, as a region says them. Figures and sentences are written so anyway.
import type { Calculator, Inputs, Outputs } from "../calculator.ts";
import type { InputField, OutputField } from "../fields/fields.ts";
import type { Notation } from "./format.ts";

type Say = (text: string) => string;

export function worded<C extends Calculator>(calculator: C, notation: Notation | undefined): C {
  if (!notation) return calculator;
  const say: Say = (text) => notation.spelled(text);
  const { groups = {} } = calculator;
  const inputs: Inputs = each(calculator.inputs, (field) => inputIn(field, say));
  const outputs: Outputs = each(calculator.outputs, (field) => outputIn(field, say));
  return {
    ...calculator,
    inputs,
    outputs,
    ...(calculator.groups && {
      groups: Object.fromEntries(Object.entries(groups).map(([heading, names]) => [say(heading), names])),
    }),
  };
}

function inputIn(field: InputField, say: Say): InputField {
  if (field.kind === "choice") return { ...field, ...named(field, say), options: each(field.options, say) };
  if (field.kind !== "rows") return { ...field, ...named(field, say) };
  return { ...field, ...named(field, say), cells: each(field.cells, (cell) => ({ ...cell, label: say(cell.label) })) };
}

function outputIn(field: OutputField, say: Say): OutputField {
  if (field.kind !== "table") return { ...field, ...named(field, say) };
  const columns = each(field.columns, (column) => ({ ...column, label: say(column.label) }));
  return { ...field, ...named(field, say), columns };
}

const named = ({ label, help }: InputField | OutputField, say: Say) => ({
  label: say(label),
  ...(help ? { help: say(help) } : {}),
});

const each = <A, B>(all: Readonly<Record<string, A>>, change: (one: A) => B): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));
