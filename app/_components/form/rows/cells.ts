// What is in the cells of a list: which hold a fault, and how those that were left are written out.
import { type Currency, type RowsInput, readCells, readTexts, wrongCells } from "#engine";
import type { ListField } from "../control.ts";
import { filledRows, type Grid } from "./grid.ts";

/** For each cell, whether the fault is in it; a fault of no cell alone is in the row that it names. */
export function faultsIn(
  field: ListField,
  grid: Grid,
  currency: Currency,
  fault: string,
): readonly (readonly boolean[])[] {
  const filled = filledRows(grid);
  const wrong = grid.map((cells, row) =>
    filled.includes(row) ? wrongIn(field, cells, filled.indexOf(row), currency) : [],
  );
  if (wrong.flat().includes(true)) return wrong;
  const [, named] = /\(row (\d+)\)/.exec(fault) ?? [];
  return grid.map((cells, row) => cells.map(() => row === filled[Number(named) - 1]));
}

function wrongIn(field: ListField, cells: readonly string[], row: number, currency: Currency): readonly boolean[] {
  if (field.kind === "rows") return wrongCells(inOurs(field, cells, currency), field, row);
  return cells.map((entry) => {
    const { raw, faults } = readTexts({ inputs: { entry: field } }, { entry });
    return faults.length > 0 || "fault" in field.read(raw.entry, { ...field, least: 1 });
  });
}

/** A row that was left has its times, lengths of time and days written out: 830 is 8:30. */
export function writtenOut(
  field: RowsInput,
  cells: readonly string[],
  row: number,
  currency: Currency,
): readonly string[] {
  const kinds = Object.values(field.cells);
  const read = readCells(inOurs(field, cells, currency), field, row);
  return cells.map((cell, i) => {
    const [kind, reading] = [kinds[i], read[i]];
    const isWritten = kind?.kind === "text" && kind.reads && cell.trim() !== "" && reading && "value" in reading;
    return isWritten ? reading.value : cell;
  });
}

function inOurs(field: RowsInput, cells: readonly string[], { notation }: Currency): readonly string[] {
  return Object.values(field.cells).map((cell, i) => {
    const text = cells[i] ?? "";
    if (cell.kind === "text" && cell.reads === "day") return notation ? notation.read("date", text) : monthFirst(text);
    return notation && field.between !== "," ? notation.read("number", text) : text;
  });
}

/** 12/24/2026, as people at home write it. */
const monthFirst = (text: string): string =>
  text.replace(/^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/, (whole, month: string, day: string, year: string) =>
    Number(month) > 12 ? whole : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  );
