// What a line may use of the lines above it: names, "line 2", "sum" and "average".

import type { Currency } from "#engine";
import { Decimal } from "#numbers/decimal";
import { evaluate } from "#numbers/evaluate";
import type { Expression } from "#numbers/expression";
import { currencyOf } from "../ask/currency.ts";
import { inUnits, type Measure, type Measures, namedOf, type Sized, sized, Unfit } from "./sized.ts";

/** A line above: blank, or with a number, or without one. */
export type Above = { readonly isBlank: boolean; readonly isTotal: boolean; readonly measure?: Measure | undefined };

export type NameRead = { readonly said: string; readonly isList: boolean; measure(): Measure };

export const LIST_WORDS: readonly string[] = ["sum", "total", "average"];

export class Scope {
  readonly #above: readonly Above[];
  readonly #names: ReadonlyMap<string, Measure | undefined>;
  readonly #usual: Currency;
  readonly #words: readonly string[];

  constructor(above: readonly Above[], names: ReadonlyMap<string, Measure | undefined>, usual: Currency) {
    this.#above = above;
    this.#names = names;
    this.#usual = usual;
    this.#words = [...names.keys(), ...LIST_WORDS].sort((a, b) => b.length - a.length);
  }

  /** The names in use, for "did you mean …". */
  get names(): readonly string[] {
    return [...this.#names.keys()];
  }

  codeOf(sign: string): string {
    return currencyOf(sign, this.#usual) ?? this.#usual.code;
  }

  line(number: number): Measure {
    const above = this.#above[number - 1];
    if (!above) throw new Unfit(`There is no line ${number} above this one.`);
    return above.measure ?? missing(`Line ${number}`);
  }

  nameAt(text: string, at: number): NameRead | undefined {
    const rest = text.slice(at).toLowerCase();
    const name = this.#words.find((word) => rest.startsWith(word) && !/^[\p{L}\p{N}_]/u.test(rest.slice(word.length)));
    if (!name) return undefined;
    const isList = LIST_WORDS.includes(name);
    const measure = () => (isList ? this.#list(name) : (this.#names.get(name) ?? missing(`“${name}”`)));
    return { said: text.slice(at, at + name.length), isList, measure };
  }

  /** A name or "line 2", where a question has one. */
  usedAt(text: string, at: number): NameRead | undefined {
    const [said] = /^line (\d{1,3})(?![\p{L}\p{N}_])(?!\.\d)/iu.exec(text.slice(at)) ?? [];
    if (!said) return this.nameAt(text, at);
    return { said, isList: false, measure: () => this.line(Number(said.slice(5))) };
  }

  /** Of the lines above, up to the last blank one. Percentages are left out, and so are sums, which would count twice. */
  #list(word: string): Measure {
    const block = this.#above.slice(this.#above.findLastIndex(({ isBlank }) => isBlank) + 1);
    const measures = block.flatMap(({ measure, isTotal }) =>
      measure && !measure.isPercent && !isTotal ? [measure] : [],
    );
    if (measures.length === 0) throw new Unfit("There are no numbers above this line to add up.");
    const named: Measures = Object.fromEntries(measures.map((measure, i) => [`line ${i}`, measure]));
    const all = measures.map((_, i): Expression => ({ kind: "name", name: `line ${i}`, place: 1 }));
    const sum = all.reduce((left, right) => ({ kind: "binary", sign: "+", left, right, place: 1 }));
    const divided: Expression = { kind: "number", text: String(all.length), place: 1 };
    const whole: Expression = { kind: "binary", sign: "÷", left: sum, right: divided, place: 1 };
    return measured(sized(word === "average" ? whole : sum, named), named);
  }
}

const missing = (who: string): never => {
  throw new Unfit(`${who} has no number to use here.`);
};

/** Worked out, in its own units or in others of the same kind. */
export function measured(read: Sized, measures: Measures, units = read.units): Measure {
  const found = evaluate(inUnits(read, units), "degrees", namedOf(measures));
  if ("why" in found) throw new Unfit(found.why.replace(/ at place \d+/g, ""));
  // Beyond what is carried from line to line, digits are lost.
  const isExact = found.isExact && found.value.precision() < Decimal.precision;
  return { value: { ...found, isExact }, units, isPercent: read.isPercent };
}
