// What a chart shows, in a sentence with a number in it: for those who do not see it and for those in haste.
import type { Table } from "#engine";
import type { Series } from "./series.ts";

/** "Total interest" → "total interest"; "APR" and "G3a" stay. */
export const lowerFirst = (label: string): string =>
  /^.[A-Z\d]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export type Headline = { readonly sentence: string; readonly row: number };

/** The news of a chart and the row that it is about. */
export function headlineOf(series: readonly Series[], xLabel: string, xs: readonly string[]): Headline {
  const [first, second] = series;
  const at = (row: number) => placeOf(xLabel, xs[row] ?? "");
  const end = xs.length - 1;
  if (!first || !second) {
    const where = (row: number) => (isTime(xLabel) ? at(row) : `(${lowerFirst(nameOf(xLabel, xs[row] ?? ""))})`);
    const [from, to] = [0, end].map((row) => `${first?.texts[row]} ${where(row)}`);
    return { sentence: `${first?.label}: from ${from} to ${to}`, row: end };
  }

  const turn = turningPoint(first, second);
  if (turn !== undefined) {
    const [more, less] = leads(first, second, partedAt(first, second)) ? [first, second] : [second, first];
    const upTo = gap(first, second, turn) > 0 && isPeriod(xLabel) ? "Through" : "Until";
    const order = `${lowerFirst(more.label)} ${verbFor(more.label)} ${lowerFirst(less.label)}`;
    return { sentence: `${upTo} ${untilOf(xLabel, xs[turn] ?? "")}, ${order}`, row: turn };
  }
  const row = widest(first, second);
  const figures = series.map(({ label, texts }) => `${lowerFirst(label)} ${texts[row]}`).join(", ");
  const place = at(row);
  return { sentence: `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${figures}`, row };
}

/** "interest exceeds", "total costs exceed". */
const verbFor = (label: string): string => (label.endsWith("s") ? "exceed" : "exceeds");

/** Where both are the same, or the last row before the other one of the two leads, if that changes once after they part. */
function turningPoint(first: Series, second: Series): number | undefined {
  const turns = first.values.flatMap((_, row) =>
    row > partedAt(first, second) && leads(first, second, row) !== leads(first, second, row - 1) ? [row] : [],
  );
  const [turn] = turns;
  if (turn === undefined || turns.length > 1) return undefined;
  return gap(first, second, turn) === 0 ? turn : turn - 1;
}

/** The first row where they are not the same, such as the one after a common beginning at 0. */
const partedAt = (first: Series, second: Series): number =>
  Math.max(
    0,
    first.values.findIndex((_, row) => gap(first, second, row) > 0),
  );

const leads = (first: Series, second: Series, row: number): boolean =>
  (first.values[row] ?? 0) >= (second.values[row] ?? 0);

const gap = (first: Series, second: Series, row: number): number =>
  Math.abs((first.values[row] ?? 0) - (second.values[row] ?? 0));

const widest = (first: Series, second: Series): number =>
  first.values.reduce((best, _, row) => (gap(first, second, row) > gap(first, second, best) ? row : best), 0);

/** A row is a whole year or month, so what holds in it holds to its end. */
const isPeriod = (label: string): boolean => /^(Year|Month)$/.test(label);

const isTime = (label: string): boolean => /^(Year|Month)s?$|^After /.test(label);

/** "Year 20", "After 20 years". */
export function nameOf(label: string, x: string): string {
  const unit = /^After (.+)$/.exec(label)?.[1] ?? /^(?:Year|Month)s$/.exec(label)?.[0].toLowerCase();
  return unit ? `After ${x} ${x === "1" ? unit.replace(/s$/, "") : unit}` : `${label} ${x}`;
}

/** "year 20", "after 20 years", "225 units". */
const untilOf = (label: string, x: string): string =>
  /^(?!After ).*s$/.test(label) ? `${x} ${lowerFirst(label)}` : placeOf(label, x).replace(/^(in|at) /, "");

/** "in year 20", "after 20 years", "at age 65". */
function placeOf(label: string, x: string): string {
  const name = nameOf(label, x);
  if (name.startsWith("After ")) return lowerFirst(name);
  return `${isPeriod(label) ? "in" : "at"} ${lowerFirst(name)}`;
}

/** The shortest bar, unless it is 0, and the longest: "APY: 5% (Every year) to 5.1271% (Continuously)". */
export function barsHeadline(
  { columns, rows }: Pick<Table, "columns" | "rows">,
  x: number,
  y: number,
  values: readonly number[],
): string {
  const [xLabel, yLabel] = [columns[x]?.label ?? "", columns[y]?.label ?? ""];
  const named = (name: string) => (/^\p{L}/u.test(name) ? name : `${lowerFirst(xLabel)} ${name}`);
  const ends = [Math.min(...values), Math.max(...values)].map((value) => rows[values.indexOf(value)] ?? []);
  const [from, to] = ends.map((row) => `${row[y]} (${named(row[x] ?? "").replace(/ \((.+)\)$/, ", $1")})`);
  if (from === to) return `${yLabel}: ${to}`;
  return Math.min(...values) === 0 ? `Largest ${lowerFirst(yLabel)}: ${to}` : `${yLabel}: ${from} to ${to}`;
}
