// The text of a list or of a small table, as cells to type in, and back. Blank rows are in the form and not in the text.
import { cellsIn, type RowsInput } from "#engine";
import type { ListField } from "../control.ts";

export type Grid = readonly (readonly string[])[];
export type Place = { readonly row: number; readonly column: number };

export const columnsOf = (field: ListField): readonly string[] =>
  field.kind === "rows" ? Object.values(field.cells).map(({ label }) => label) : [field.label];

const cellOf = (field: ListField, column: number): RowsInput["cells"][string] | undefined =>
  field.kind === "rows" ? Object.values(field.cells)[column] : undefined;

/** The words of a column that takes no others. */
export function menuOf(field: ListField, column: number) {
  const cell = cellOf(field, column);
  return cell?.kind === "text" ? cell.options : undefined;
}

export const blankOf = (field: ListField, column: number): string => cellOf(field, column)?.blank ?? "";

export const isNumber = (field: ListField, column: number): boolean =>
  field.kind === "numbers" || cellOf(field, column)?.kind === "number";

/** The decimal pad of some phones has no minus. */
export const hasMinus = (field: ListField, column: number): boolean => {
  const range = field.kind === "numbers" ? field : cellOf(field, column);
  return range?.kind !== "text" && (range?.min ?? 0) < 0;
};

export function gridOf(field: ListField, text: string): Grid {
  if (field.kind === "rows") return cellsIn(text, field);
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((entry) => [entry]);
}

export function textOf(field: ListField, grid: Grid): string {
  const filled = filledRows(grid).map((row) => grid[row] ?? []);
  if (field.kind === "numbers") return filled.map(([entry = ""]) => entry.trim()).join(", ");
  const between = field.between === "," ? ", " : (field.between ?? ":");
  return filled.map((cells) => cells.join(between)).join("; ");
}

export const blankRow = (field: ListField): readonly string[] => columnsOf(field).map(() => "");

/** The places of the rows that the text has. */
export const filledRows = (grid: Grid): readonly number[] =>
  grid.flatMap((cells, row) => (cells.some((cell) => cell.trim() !== "") ? [row] : []));

/** A new row like the last one: under "Mon" comes "Tue", under "Shift 2" "Shift 3", and any other name is left to be typed. */
export function likeLast(field: ListField, grid: Grid): readonly string[] {
  const [first = "", ...others] = grid.at(-1) ?? blankRow(field);
  const [cell] = field.kind === "rows" ? Object.values(field.cells) : [];
  if (cell?.kind !== "text" || cell.reads) return [first, ...others];
  return [cell.pattern === undefined || /^\d+$/.test(first) ? nextName(first) : first, ...others];
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function nextName(name: string): string {
  const day = DAYS.findIndex((full) => name.length > 2 && full.toLowerCase().startsWith(name.toLowerCase()));
  if (day >= 0) return `${DAYS[(day + 1) % DAYS.length]}`.slice(0, name.length < 6 ? name.length : undefined);
  return /\d+$/.test(name) ? name.replace(/\d+$/, (figure) => String(Number(figure) + 1)) : "";
}

/** More than one cell: a table from elsewhere, or a sign that parts cells in the text. */
export function isTable(field: ListField, text: string): boolean {
  if (field.kind === "numbers") return /[\s,;]/.test(text.trim()) || /[,;\s]$/.test(text);
  return /[;\n\t]/.test(text) || text.includes(field.between ?? ":");
}

/** What was pasted goes into this cell and those after it; new rows follow as they are needed. */
export function pasted(field: ListField, grid: Grid, { row, column }: Place, text: string): Grid {
  const isInPlace = isColumn(text) || (text.includes("\t") && column > 0);
  const block = isInPlace ? byTabs(text) : gridOf(field, text);
  const rows = Math.max(grid.length, row + block.length);
  return Array.from({ length: rows }, (_, r) => {
    const [cells, put] = [grid[r] ?? blankRow(field), block[r - row] ?? []];
    const from = put.length === cells.length ? 0 : column;
    return cells.map((cell, c) => put[c - from] ?? cell);
  });
}

const isColumn = (text: string): boolean => /\n/.test(text.trim()) && !/[;,: \t]/.test(text);

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
