// What laws are about: the figures of made-up answers, by the names of inputs and outputs.
import * as fc from "fast-check";
import {
  type Answer,
  type Calculator,
  calculate,
  type InputField,
  isRefusal,
  present,
  presentTables,
  type Raw,
  USD,
} from "#engine";
import { Decimal } from "#numbers/decimal";
import { bodies } from "./generate.ts";

export type Row = Readonly<Record<string, Decimal>>;
export type Facts = {
  readonly raw: Raw;
  /** Every input that was used, as text. */
  readonly texts: Readonly<Record<string, string>>;
  /** Outputs, and the inputs as they were given, where they are numbers. */
  readonly figures: Row;
  /** The same with all that are texts, as a program would send them on. */
  readonly said: Readonly<Record<string, string>>;
  readonly tables: () => Readonly<Record<string, readonly Row[]>>;
};

export const TRIES = { numRuns: 100, seed: 20_261_123 };

/** Answers to made-up inputs, with some choices made; those that are refused are passed over. */
export function factsOf(calculator: Calculator, choices: Raw = {}): readonly Facts[] {
  return rawsOf(calculator, choices).flatMap((raw) => factsFrom(calculator, raw) ?? []);
}

export const rawsOf = (calculator: Calculator, choices: Raw = {}, tries = TRIES.numRuns): readonly Raw[] =>
  fc.sample(bodies(chosen(calculator, choices)), { ...TRIES, numRuns: tries }).map((raw) => ({ ...raw, ...choices }));

/** Laws of a calculator ask for the same answers, one after another. */
let known: { readonly calculator?: Calculator; readonly facts: Map<string, Facts | undefined> } = { facts: new Map() };

export function factsFrom(calculator: Calculator, raw: Raw): Facts | undefined {
  if (known.calculator !== calculator) known = { calculator, facts: new Map() };
  const key = JSON.stringify(raw);
  if (!known.facts.has(key)) known.facts.set(key, workedOut(calculator, raw));
  return known.facts.get(key);
}

function workedOut(calculator: Calculator, raw: Raw): Facts | undefined {
  const answer = calculate(calculator, raw);
  if (isRefusal(answer)) return undefined;
  const { figures } = present(calculator, answer, USD);
  const said = { ...answer.texts, ...Object.fromEntries(figures.map(({ name, text, value = text }) => [name, value])) };
  return {
    raw,
    texts: answer.texts,
    figures: numbersAmong(Object.entries(said)),
    said,
    tables: () => tablesOf(calculator, answer),
  };
}

function tablesOf(calculator: Calculator, answer: Answer): ReturnType<Facts["tables"]> {
  const tables = presentTables(calculator, answer, USD, () => true);
  return Object.fromEntries(
    tables.map(({ name, columns, plain }) => [
      name,
      plain().map((cells) => numbersAmong(columns.map((column, i) => [column.name, cells[i] ?? ""]))),
    ]),
  );
}

const numbersAmong = (named: readonly (readonly [name: string, text: string])[]): Row =>
  Object.fromEntries(
    named.flatMap(([name, text]) => (/^-?\d+(\.\d+)?$/.test(text) ? [[name, new Decimal(text)] as const] : [])),
  );

/** As if a choice had one option only. */
function chosen({ inputs }: Calculator, choices: Raw): Pick<Calculator, "inputs"> {
  const narrowed = Object.entries(inputs).map(([name, field]): [string, InputField] => {
    const option = choices[name];
    if (field.kind !== "choice" || typeof option !== "string") return [name, field];
    const { default: _, example: __, ...rest } = field;
    return [name, { ...rest, options: { [option]: "" }, default: option, optional: undefined, example: undefined }];
  });
  return { inputs: Object.fromEntries(narrowed) };
}

// Of the thirty digits that values carry, so many must agree: the rest may go in adding and taking off.
const DIGITS = 20;

/** Whether two figures are the same, beside what they were made from. */
export const isSame = (a: Decimal, b: Decimal, madeFrom: readonly Decimal[] = [a, b]): boolean =>
  a
    .minus(b)
    .abs()
    .lte(Decimal.max(...madeFrom.map((figure) => figure.abs())).times(`1e-${DIGITS}`));
