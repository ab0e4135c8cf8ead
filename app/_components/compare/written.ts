// Columns as an address and this device have them. An address has what a column has otherwise than the first, which the form's own
// inputs are; the device has all of it, for the form may be another one next time.
import { type Calculator, isWide, type Texts, toOurs, toTheirs, wireInputs } from "#engine";
import { inGroups } from "../form/starting-texts.ts";
import { cut, wireTexts } from "../form/wire-texts.ts";
import type { FormTexts } from "../region/use-form-texts.ts";
import type { Column, Named } from "./column.ts";

/** What a column is called until it is given a name. */
export const LETTERS = ["A", "B", "C"];
export const LONGEST_NAME = 30;

type Begun = { readonly calculator: Calculator; readonly form: FormTexts; readonly begun: string };

export function namedIn({ calculator, form, begun }: Begun): readonly Named[] {
  const sent = new URLSearchParams(begun);
  const hasThird = [...sent.keys()].some((name) => name.startsWith("3"));
  return LETTERS.slice(0, hasThird ? 3 : 2).map((letter, i) => ({
    name: (sent.get(String(i + 1)) || letter).slice(0, LONGEST_NAME),
    texts: { ...form.texts, ...ownTexts(calculator, sent, `${i + 1}.`, form) },
  }));
}

function ownTexts(calculator: Calculator, sent: URLSearchParams, prefix: string, { currency }: FormTexts): Texts {
  const names = wireInputs(calculator).flatMap(({ name, field }) => (isWide(field) ? [] : [name]));
  const own = names.flatMap((name) => {
    const text = sent.get(prefix + name);
    return text === null ? [] : [cut([name, text])];
  });
  return toTheirs(calculator, inGroups(calculator, Object.fromEntries(own)), currency);
}

export function withDifferences(calculator: Calculator, columns: readonly Column[]): string {
  const [first = {}] = columns.map((column) => wireOf(calculator, column));
  return written(calculator, columns, (name, text) => text !== first[name]);
}

export const withAll = (calculator: Calculator, columns: readonly Column[]): string =>
  written(calculator, columns, (name) => {
    const field = wireInputs(calculator).find((wire) => wire.name === name)?.field;
    return field !== undefined && !isWide(field);
  });

function written(
  calculator: Calculator,
  columns: readonly Column[],
  isWritten: (name: string, text: string) => boolean,
): string {
  const all = columns.flatMap((column, i): (readonly [string, string])[] => {
    const { name } = column;
    if (i === 0) return name === LETTERS[0] ? [] : [["1", name]];
    const own = Object.entries(wireOf(calculator, column)).filter(([name, text]) => isWritten(name, text));
    return [[String(i + 1), name], ...own.map(([name, text]) => [`${i + 1}.${name}`, text] as const)];
  });
  return String(new URLSearchParams(all.map((entry) => [...entry])));
}

const wireOf = (calculator: Calculator, { texts, currency, outcome }: Column): Texts =>
  wireTexts(toOurs(calculator, texts, currency), outcome.raw);
