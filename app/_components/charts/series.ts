// The figures of a chart, and its geometry: shares of its box, from the top left. Doubles are for pixels only.
import type { Curves, Table } from "#engine";

export type Series = {
  readonly name: string;
  readonly label: string;
  readonly texts: readonly string[];
  readonly values: readonly number[];
};

export function seriesOf(table: Table, { y }: Pick<Curves, "y">): readonly Series[] {
  const plain = table.plain();
  return y.map((name) => {
    const at = columnOf(table, name);
    const texts = table.rows.map((row) => row[at] ?? "");
    const values = plain.map((row) => Number(row[at]));
    return { name, label: table.columns[at]?.label ?? "", texts, values };
  });
}

export const columnOf = ({ columns }: Table, name: string): number =>
  columns.findIndex((column) => column.name === name);

/** Pixels are doubles: where a figure is none that is finite, the table says it alone. */
export const isDrawable = (table: Table, { y }: { readonly y: string | readonly string[] }): boolean =>
  seriesOf(table, { y: [y].flat() }).every(({ values }) => values.every(Number.isFinite));

/** Each on top of those before it, from a floor of zeros on. */
export function stacked(series: readonly Series[]): readonly (readonly number[])[] {
  const heights = (upTo: number, row: number) =>
    series.slice(0, upTo).reduce((sum, { values }) => sum + (values[row] ?? 0), 0);
  const rows = series[0]?.values ?? [];
  return [0, ...series.map((_, i) => i + 1)].map((upTo) => rows.map((_, row) => heights(upTo, row)));
}

const MOST_TICKS = 7;

/** Round figures that take in all values: 0, 5,000, 10,000 … */
export function ticksFor(values: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = (most - least || 1) / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((times) => times * power >= rough) ?? 10);
  const first = Math.floor(least / step);
  const count = Math.max(1, Math.ceil(most / step) - first);
  return Array.from({ length: count + 1 }, (_, i) => (first + i) * step);
}

export type Place = { readonly x: number; readonly share: number };

/** Where each row stands: in proportion to its x where the lines begin at 0, else in the middle of its part. */
export function placesOf(table: Table, chart: Pick<Curves, "x">): readonly Place[] {
  const at = columnOf(table, chart.x);
  const xs = table.plain().map((row) => Number(row[at]));
  const last = xs.at(-1) || 1;
  return xs.map((x, row) => ({ x, share: table.opening ? x / last : middle(row, xs.length) }));
}

/** The middle of a row, of all rows. */
export const middle = (row: number, rows: number): number => (row + 0.5) / rows;

/** A staircase with a step for each row: from left to right. */
export const stairs = (heights: readonly number[]): string =>
  heights.map((height, row) => `V${short(height)}H${short((row + 1) / heights.length)}`).join("");

/** The same back from right to left. */
export const stairsBack = (heights: readonly number[]): string =>
  heights.map((_, i, all) => `V${short(all[all.length - 1 - i] ?? 0)}H${short(1 - (i + 1) / all.length)}`).join("");

/** A thousandth of a plot is a quarter of a pixel high. */
export const thousandths = (share: number): number => Math.round(share * 1000);
export const short = (share: number): string => String(thousandths(share) / 1000);
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
