// What a chart shows, in a sentence with a number in it: for those who do not see it and for those in haste.
import type { Series } from "./series.ts";

/** "Total interest" → "total interest"; "APR" stays. */
export const lowerFirst = (label: string): string =>
  /^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export type Headline = { readonly sentence: string; readonly row: number };

/** The news of a chart and the row that it is about. */
export function headlineOf(series: readonly Series[], xLabel: string, xs: readonly string[]): Headline {
  const [first, second] = series;
  const at = (row: number) => placeOf(xLabel, xs[row] ?? "");
  const end = xs.length - 1;
  if (!first || !second)
    return { sentence: `${first?.label}: ${first?.texts[0]} ${at(0)}, ${first?.texts[end]} ${at(end)}`, row: end };

  const turn = turningPoint(first, second);
  if (turn !== undefined) {
    const [more, less] = leads(first, second, 0) ? [first, second] : [second, first];
    return {
      sentence: `More ${lowerFirst(more.label)} than ${lowerFirst(less.label)} until ${untilOf(xLabel, xs[turn] ?? "")}`,
      row: turn,
    };
  }
  const row = widest(first, second);
  const figures = series.map(({ label, texts }) => `${lowerFirst(label)} ${texts[row]}`).join(", ");
  const place = at(row);
  return { sentence: `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${figures}`, row };
}

/** Where both are the same, or the last row before the other one of the two leads, if that changes once. */
function turningPoint(first: Series, second: Series): number | undefined {
  const turns = first.values.flatMap((_, row) =>
    row > 0 && leads(first, second, row) !== leads(first, second, row - 1) ? [row] : [],
  );
  const [turn] = turns;
  if (turn === undefined || turns.length > 1) return undefined;
  return gap(first, second, turn) === 0 ? turn : turn - 1;
}

const leads = (first: Series, second: Series, row: number): boolean =>
  (first.values[row] ?? 0) >= (second.values[row] ?? 0);

const gap = (first: Series, second: Series, row: number): number =>
  Math.abs((first.values[row] ?? 0) - (second.values[row] ?? 0));

const widest = (first: Series, second: Series): number =>
  first.values.reduce((best, _, row) => (gap(first, second, row) > gap(first, second, best) ? row : best), 0);

/** "Year 20", "After 20 years". */
export function nameOf(label: string, x: string): string {
  const unit = /^After (.+)$/.exec(label)?.[1];
  return unit ? `After ${x} ${x === "1" ? unit.replace(/s$/, "") : unit}` : `${label} ${x}`;
}

/** "year 20", "after 20 years", "225 units". */
const untilOf = (label: string, x: string): string =>
  /^(?!After ).*s$/.test(label) ? `${x} ${lowerFirst(label)}` : placeOf(label, x).replace(/^(in|at) /, "");

/** "in year 20", "after 20 years", "at age 65". */
function placeOf(label: string, x: string): string {
  if (label.startsWith("After ")) return lowerFirst(nameOf(label, x));
  return `${/^(Year|Month)$/.test(label) ? "in" : "at"} ${lowerFirst(nameOf(label, x))}`;
}
