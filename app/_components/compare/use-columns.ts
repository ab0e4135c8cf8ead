// The columns of a comparison. The first is the form itself; each of the others has texts of its own, in the form's notation.
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { type Currency, isWide, type ListedCalculator, spokenCurrency, type Texts, toOurs, toTheirs } from "#engine";
import type { Comparison } from "../form/address.ts";
import { outcomeOf } from "../form/typing.ts";
import { keep } from "../region/chosen.ts";
import type { Change, FormTexts } from "../region/use-form-texts.ts";
import type { Column, Named } from "./column.ts";
import { keyOf } from "./in-address.ts";
import { LETTERS, namedIn, withAll, withDifferences } from "./written.ts";

export type Props = Comparison & {
  readonly calculator: ListedCalculator;
  readonly form: FormTexts;
  readonly onForm: Change;
};

export type Acts = {
  readonly change: (place: number, changed: Parameters<Change>[0]) => void;
  readonly rename: (place: number, name: string) => void;
  readonly remove: (place: number) => void;
  readonly add: () => void;
};

export function useColumns(props: Props): { readonly columns: readonly Column[]; readonly acts: Acts } {
  const { calculator, form, onColumns } = props;
  const { currency } = form;
  const [state, setState] = useState(() => ({ currency, all: namedIn(props), isTouched: false }));
  if (state.currency !== currency) setState({ ...state, currency, all: state.all.map(inNotation(props, state)) });
  const now = useMemo(
    () => ({ currency, named: withForm(calculator, state.all, form.texts) }),
    [calculator, currency, state.all, form.texts],
  );
  // What is typed shows at once, and what follows from it a frame later.
  const later = useDeferredValue(now);
  const settled = later.named.length === now.named.length ? later : now;
  const read = useMemo(
    () => settled.named.map((one) => columnOf(calculator, one, settled.currency)),
    [calculator, settled],
  );
  const written = withDifferences(calculator, read);
  const whole = state.isTouched ? withAll(calculator, read) : "";
  useEffect(() => onColumns(written), [written, onColumns]);
  useEffect(() => {
    if (whole) keep(keyOf(calculator.slug), whole);
  }, [calculator, whole]);
  const edit = (change: Edit) => setState((before) => ({ ...before, all: change(before.all), isTouched: true }));
  return { columns: read.map((column, i) => ({ ...column, ...now.named[i] })), acts: actsOn(props, now.named, edit) };
}

const inNotation =
  ({ calculator, form }: Props, { currency }: { readonly currency: Currency }) =>
  ({ name, texts }: Named): Named => ({
    name,
    texts: toTheirs(calculator, toOurs(calculator, texts, currency), form.currency),
  });

/** The first has the form's texts, and the others what they share with it. */
function withForm({ inputs }: ListedCalculator, all: readonly Named[], form: Texts): readonly Named[] {
  const shared = Object.entries(form).filter(([name]) => inputs[name] && isWide(inputs[name]));
  return all.map(({ name, texts }, place) => ({
    name,
    texts: place === 0 ? form : { ...texts, ...Object.fromEntries(shared) },
  }));
}

function columnOf(calculator: ListedCalculator, { name, texts }: Named, usual: Currency): Column {
  const currency = spokenCurrency(calculator, texts, usual);
  return { name, texts, currency, outcome: outcomeOf(calculator, toOurs(calculator, texts, currency), currency) };
}

type Edit = (all: readonly Named[]) => readonly Named[];

function actsOn({ calculator, form, onForm, begin }: Props, all: readonly Named[], edit: (change: Edit) => void): Acts {
  const put = (place: number, change: (one: Named) => Partial<Named>) =>
    edit((all) => all.map((one, i) => (i === place ? { ...one, ...change(one) } : one)));
  return {
    change(place, changed) {
      if (place === 0) return onForm(changed);
      const of = (texts: Texts) => (typeof changed === "function" ? changed(texts, form.currency) : changed);
      put(place, ({ texts }) => ({ texts: { ...texts, ...of(texts) } }));
    },
    rename: (place, name) => put(place, () => ({ name })),
    remove(place) {
      const rest = all.filter((_, i) => i !== place);
      if (place === 0) onForm(rest[0]?.texts ?? {});
      if (rest.length > 1) return edit(() => rest);
      keep(keyOf(calculator.slug), "");
      begin("");
    },
    add: () => edit((all) => [...all, { name: LETTERS[all.length] ?? "", texts: form.texts }]),
  };
}
