// The text of a list or of a small table, as cells to type in, and back. Blank rows are in the form and not in the text.
import { cellsIn } from "#engine";
import type { ListField } from "../control.ts";

export type Grid = readonly (readonly string[])[];
export type Place = { readonly row: number; readonly column: number };

export const columnsOf = (field: ListField): readonly string[] =>
  field.kind === "rows" ? Object.values(field.cells).map(({ label }) => label) : [field.label];

export function gridOf(field: ListField, text: string): Grid {
  if (field.kind === "rows") return cellsIn(text, field);
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((entry) => [entry]);
}

export function textOf(field: ListField, grid: Grid): string {
  const filled = grid.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  if (field.kind === "numbers") return filled.map(([entry = ""]) => entry.trim()).join(", ");
  const between = field.between === "," ? ", " : (field.between ?? ":");
  return filled.map((cells) => cells.join(between)).join("; ");
}

export const blankRow = (field: ListField): readonly string[] => columnsOf(field).map(() => "");

/** More than one cell: a table from elsewhere, or a sign that parts cells in the text. */
export function isTable(field: ListField, text: string): boolean {
  if (field.kind === "numbers") return /[\s,;]/.test(text.trim()) || /[,;\s]$/.test(text);
  return /[;\n\t]/.test(text) || text.includes(field.between ?? ":");
}

/** What was pasted goes into this cell and those after it; new rows follow as they are needed. */
export function pasted(field: ListField, grid: Grid, { row, column }: Place, text: string): Grid {
  const block = text.includes("\t") || isColumn(text) ? byTabs(text) : gridOf(field, text);
  const rows = Math.max(grid.length, row + block.length);
  return Array.from({ length: rows }, (_, r) => {
    const [cells, put] = [grid[r] ?? blankRow(field), block[r - row] ?? []];
    const from = put.length === cells.length ? 0 : column;
    return cells.map((cell, c) => put[c - from] ?? cell);
  });
}

const isColumn = (text: string): boolean => /\n/.test(text.trim()) && !/[;,: ]/.test(text);

const byTabs = (text: string): Grid =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t").map((cell) => cell.trim()));

/** The cell after this one; undefined after the last of all. */
export function after(grid: Grid, { row, column }: Place): Place | undefined {
  const width = grid[row]?.length ?? 0;
  if (column + 1 < width) return { row, column: column + 1 };
  return row + 1 < grid.length ? { row: row + 1, column: 0 } : undefined;
}
