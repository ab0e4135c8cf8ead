// A small table as people type or paste it: a row per line or semicolon, and between its cells the field's own sign, a tab,
// a comma or spaces. Programs send the field's own form, which the engine reads (./lists.ts).
import type { Cell, RowsInput } from "../fields/fields.ts";
import { type Reading, readNumber } from "./typed/typed.ts";

type Cells = readonly string[];

/** The cells as they were written; a row has as many as its columns where that can be made out. */
export const cellsIn = (text: string, field: RowsInput): readonly Cells[] =>
  text
    .split(/[;\n]/)
    .filter((line) => line.trim() !== "")
    .map((line) => cellsOf(line, field));

/** "A- 3\nB+\t4" → "A-:3; B+:4". What stays unclear is handed on, so that the engine says which row it is. */
export function readTable(text: string, field: RowsInput): Reading {
  const rows = cellsIn(text, field).filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const between = `${betweenIn(field)}${betweenIn(field) === "," ? " " : ""}`;
  return { value: rows.map((cells, row) => complete(cells, row, field).join(between)).join("; ") };
}

const betweenIn = ({ between = ":" }: RowsInput): string => between;

/** Spaces do not part "9 am", nor does a dash part "A-". */
const SPLITS = [/\t/, /[,|]/, /\s*[–—]\s*|(?<=[\dm])\s*-\s*(?=\d)|\s+(?![ap]\.?m)/i];

function cellsOf(line: string, field: RowsInput): Cells {
  const [columns, least] = [Object.keys(field.cells).length, Object.values(field.cells).filter(isNeeded).length];
  const fits = (cells: Cells) => cells.length >= least && cells.length <= columns;
  const own = line.includes("\t") ? line.split("\t") : line.split(betweenIn(field));
  if (own.length === columns) return own.map(trimmed);
  const tries = [own, ...SPLITS.map((split) => line.trim().split(split))].map((cells) => cells.map(trimmed));
  const found = tries.find((cells) => cells.length > 1 && fits(cells)) ?? tries.find(fits) ?? own.map(trimmed);
  return inColumns(found, field);
}

const trimmed = (text: string): string => text.trim();

/** A name may be missing at the front, and what has a meaning when blank at the end. */
function inColumns(cells: Cells, field: RowsInput): Cells {
  const columns = Object.values(field.cells);
  const isNameMissing = cells.length < columns.length && isName(columns[0]) && /^[\d$€£]/.test(cells[0] ?? "");
  const placed = isNameMissing ? ["", ...cells] : cells;
  return [...placed, ...columns.slice(placed.length).map(() => "")];
}

const isName = (cell: Cell | undefined): boolean => cell?.kind === "text" && cell.pattern === undefined;
const isNeeded = (cell: Cell): boolean => !isName(cell) && cell.blank === undefined;

/** A nameless row gets a name, and a blank cell what its field says that it means. */
const complete = (cells: Cells, row: number, field: RowsInput): Cells =>
  cells.map((text, i) => {
    const cell = Object.values(field.cells)[i];
    if (text.trim() === "") return cell?.blank ?? (isName(cell) ? `${cell?.label} ${row + 1}` : "");
    return cell?.kind === "number" ? plainNumber(text) : text.trim();
  });

/** "$1,234.50" → "1234.50" */
function plainNumber(text: string): string {
  const reading = readNumber(text.replace(/\s*%\s*$/, ""), { kind: "number" });
  return "fault" in reading ? text.trim() : reading.value;
}
