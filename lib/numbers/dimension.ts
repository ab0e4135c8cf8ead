// A unit is a row: its name in a menu, what is printed behind a figure, its definition as a textbook says it ("12 in"), and the
// words that people write for it. The tables are in units/, apart, so that a page without quantities loads none of them.
import { type Decimal, decimal } from "./decimal.ts";

/**
 * `factor` turns one of it into the unit that its dimension is counted in: a decimal, or a fraction where that has no end. What is
 * inverse falls where that rises, as liters per 100 km do, and is `factor` divided by it.
 */
export type Unit = { readonly label: string; readonly factor: string; readonly isInverse?: boolean };
export type Dimension = Readonly<Record<string, Unit>>;

/**
 * `definition` is an amount of another unit of the table ("1200 ÷ 3937 m"), or just "1" for the one that all are counted in. An inverse
 * unit is an amount divided by another: "100 ÷ km_per_l".
 */
export type NamedUnit = Unit & {
  readonly name: string;
  readonly definition: string;
  readonly words: string;
  readonly zero: string;
};
export type Units = Readonly<Record<string, NamedUnit>>;
/** `zero` is what it reads at a point that all units of the table share, for scales whose zeros are not the same. */
type Row = readonly [name: string, label: string, definition: string, words?: string, zero?: string];
type Rows = Readonly<Record<string, Row>>;

export function unitsBy<const R extends Rows>(rows: R): { readonly [K in keyof R]: NamedUnit };
export function unitsBy(rows: Rows): Units {
  return Object.fromEntries(
    Object.entries(rows).map(([key, [name, label, definition, words = "", zero = "0"]]) => {
      const { isInverse } = definedBy(definition);
      return [key, { name, label, factor: factorOf(sizeOf(key, rows)), isInverse, definition, words, zero }];
    }),
  );
}

type Definition = { readonly terms: readonly string[]; readonly isInverse: boolean; readonly of?: string };

/** "1200 ÷ 3937 m" is the amount "1200 ÷ 3937" of the unit "m". */
export function definedBy(definition: string): Definition {
  const [, amount = "", divided, of] = /^([\d. ×÷]+?)( ÷)?(?: ([a-z]\w*))?$/i.exec(definition) ?? [];
  return { terms: amount.split(" "), isInverse: divided !== undefined, ...(of ? { of } : {}) };
}

type Fraction = readonly [top: Decimal, bottom: Decimal];

function sizeOf(key: string, rows: Rows): Fraction {
  const { terms, of } = definedBy(rows[key]?.[2] ?? "");
  const size: Fraction = of === undefined ? [decimal(1), decimal(1)] : sizeOf(of, rows);
  return terms.reduce<Fraction>(([top, bottom], term, i) => {
    if (i % 2 === 1) return [top, bottom];
    return terms[i - 1] === "÷" ? [top, bottom.times(term)] : [top.times(term), bottom];
  }, size);
}

const MOST_DIGITS = 40;

function factorOf([top, bottom]: Fraction): string {
  const factor = top.div(bottom);
  return factor.precision() > MOST_DIGITS ? `${top}/${bottom}` : `${factor}`;
}

/** The words for each unit of a table that has some. */
export const wordsOf = (units: Units): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(units).flatMap(([key, { words }]) => (words ? [[key, words]] : [])));

/** What a menu offers. */
export function namesOf<U extends Units>(units: U): { readonly [K in keyof U & string]: string };
export function namesOf(units: Units): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(units).map(([key, { name }]) => [key, name]));
}

export function unitOf<U extends Unit>(dimension: Readonly<Record<string, U>>, name: string): U {
  const unit = dimension[name];
  if (!unit) throw new TypeError(`${name} is not a unit of ${Object.keys(dimension).join(", ")}`);
  return unit;
}

/** A value in one unit, given in another: multiplied before it is divided, so that it is exact wherever eighty digits can be. */
export function converted(value: Decimal, from: Unit, to: Unit): Decimal {
  const [top, bottom] = sizeIn(from);
  const [under, over] = sizeIn(to);
  const [much, parts] = from.isInverse ? [top, value.times(bottom)] : [value.times(top), bottom];
  return to.isInverse ? parts.times(under).div(much.times(over)) : much.times(over).div(parts.times(under));
}

function sizeIn({ factor }: Unit): Fraction {
  const [top = "1", bottom = "1"] = factor.split("/");
  return [decimal(top), decimal(bottom)];
}

/** What one scale reads, read on another: each counts from a zero of its own. */
export const reading = (value: Decimal, from: NamedUnit, to: NamedUnit): Decimal =>
  converted(value.minus(from.zero), from, to).plus(to.zero);
