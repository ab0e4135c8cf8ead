// A small table as people type or paste it: a row per line or semicolon, and between its cells the field's own sign, a tab,
// a comma or spaces. Programs send the field's own form, which the engine reads (./lists.ts).
import type { Cell, RowsInput } from "../fields/fields.ts";
import type { Notation } from "../printing/format.ts";
import { isName, readCells, wrongCells } from "./cells.ts";
import type { Reading } from "./typed/typed.ts";

type Cells = readonly string[];

/** The cells as they were written; a row has as many as its columns where that can be made out. */
export const cellsIn = (text: string, field: RowsInput): readonly Cells[] =>
  text
    .split(/[;\n]/)
    .filter((line) => line.trim() !== "")
    .map((line) => cellsOf(line, field));

/** "A- 3\nB+\t4" → "A-:3; B+:4". What has too few cells is handed on, so that the engine says which row it is. */
export function readTable(text: string, field: RowsInput, notation?: Notation): Reading {
  const rows = cellsIn(text, field).filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const read = rows.map((cells, row) => readCells(cells, field, row, notation));
  const wrong = read.flatMap((cells, row) => faultIn(cells, row, field))[0];
  if (wrong !== undefined) return { fault: wrong };
  const between = `${betweenIn(field)}${betweenIn(field) === "," ? " " : ""}`;
  return {
    value: read.map((cells) => cells.map((cell) => ("value" in cell ? cell.value : "")).join(between)).join("; "),
  };
}

/** The end of a sentence that begins with the field's label: "(row 2): break must be …" */
const faultIn = (cells: readonly Reading[], row: number, field: RowsInput): readonly string[] =>
  cells.flatMap((cell, i) => {
    const label = Object.values(field.cells)[i]?.label.toLowerCase();
    return "fault" in cell ? [`(row ${row + 1}): ${label} ${cell.fault}`] : [];
  });

const betweenIn = ({ between = ":" }: RowsInput): string => between;

/** Spaces do not part "9 am", nor does a dash part "A-". */
const SPLITS = [/\t/, /[,|]/, /\s*[–—]\s*|(?<=[\dm])\s*-\s*(?=\d)|\s+(?![ap]\.?m)/i];

function cellsOf(line: string, field: RowsInput): Cells {
  const [columns, least] = [Object.keys(field.cells).length, Object.values(field.cells).filter(isNeeded).length];
  const fits = (cells: Cells) => cells.length >= least && cells.length <= columns;
  const own = line.includes("\t") ? line.split("\t") : line.split(betweenIn(field));
  if (own.length === columns) return own.map(trimmed);
  const tries = [own, ...SPLITS.map((split) => line.trim().split(split))].map((cells) => cells.map(trimmed));
  const found = [...tries.filter((cells) => cells.length > 1), ...tries].filter(fits);
  const rows = (found.length > 0 ? found : [own.map(trimmed)]).map((cells) => inColumns(cells, field));
  return leastWrong(rows, field);
}

const trimmed = (text: string): string => text.trim();

/** Names, and cells that mean something when blank, may be left out: the way in which most cells hold what their columns take. */
function inColumns(cells: Cells, field: RowsInput): Cells {
  const columns = Object.values(field.cells);
  const missing = columns.length - cells.length;
  const optional = columns.flatMap((cell, i) => (isNeeded(cell) ? [] : [i]));
  const padded = [...cells, ...columns.slice(cells.length).map(() => "")];
  const ways = someOf(optional, missing).map((blanks) =>
    blanks.reduce((row, i) => [...row.slice(0, i), "", ...row.slice(i)], cells),
  );
  const isNameless = isName(columns[0]) && /^[\d$€£]/.test(cells[0] ?? "");
  return leastWrong(isNameless ? [...ways, padded] : [padded, ...ways], field);
}

/** The first of those in which the most cells hold what their columns take: "45 min" may be one cell, or two. */
function leastWrong(ways: readonly Cells[], field: RowsInput): Cells {
  const faults = (way: Cells) => wrongCells(way, field, 0).filter(Boolean).length;
  return ways.reduce((best, way) => (faults(way) < faults(best) ? way : best));
}

/** Every choice of so many of them, in their order. */
function someOf(of: readonly number[], many: number): readonly (readonly number[])[] {
  if (many <= 0) return many === 0 ? [[]] : [];
  return of.flatMap((first, i) => someOf(of.slice(i + 1), many - 1).map((others) => [first, ...others]));
}

const isNeeded = (cell: Cell): boolean => !isName(cell) && cell.blank === undefined;
