// The rows of inputs: one for each that a column asks for. What a switch changes between is one row, as it is one field in the form.
import { type Calculator, type InputField, isAsked, isWide } from "#engine";
import { isInside, switchIn } from "../form/control.ts";
import { changedIn } from "../form/starting-texts.ts";
import type { Column } from "./column.ts";

type Entry = readonly [name: string, field: InputField];
export type InputRow = {
  readonly key: string;
  readonly label: string;
  readonly isShared: boolean;
  /** One of those that few people need, and as it begins in every column. */
  readonly isFolded: boolean;
  /** Undefined in a column that doesn't ask for it. */
  readonly entries: readonly (Entry | undefined)[];
};

export function inputRows(calculator: Calculator, columns: readonly Column[]): readonly InputRow[] {
  const keyOf = ([name, field]: Entry, { currency }: Column) =>
    switchIn(calculator.inputs, field, currency)?.name ?? name;
  const asked = columns.map((column) => {
    const entries = Object.entries(calculator.inputs).filter(
      ([, field]) => isAsked(calculator.inputs, field, column.texts) && !isInside(field),
    );
    return new Map(entries.map((entry) => [keyOf(entry, column), entry]));
  });
  const order = [
    ...new Set(Object.entries(calculator.inputs).flatMap((entry) => columns.map((column) => keyOf(entry, column)))),
  ];
  return order.flatMap((key) => {
    const entries = asked.map((column) => column.get(key));
    const field = entries.find((entry) => entry !== undefined)?.[1];
    if (!field) return [];
    const isFolded = field.more === true && !columns.some((column, i) => isConcerned(calculator, column, entries[i]));
    return [{ key, label: field.label, isShared: isWide(field), isFolded, entries }];
  });
}

function isConcerned(calculator: Calculator, { texts, currency, outcome }: Column, entry: Entry | undefined): boolean {
  const name = entry?.[0];
  if (name === undefined) return false;
  return changedIn(calculator, texts, currency).includes(name) || outcome.faults.some(({ field }) => field === name);
}
