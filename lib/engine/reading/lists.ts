// Lists and small tables that stand in one text.
import type { Decimal } from "#numbers/decimal";
import type { Cell, RowsInput, TypedRow } from "../fields/fields.ts";
import type { Fault, Read } from "../fields/read.ts";
import { formatNumber, withUnit } from "../printing/format.ts";
import type { Notation } from "../printing/notation.ts";
import { readTyped } from "./grammar.ts";
import { type Bounds, NUMBER, readNumber } from "./numeral.ts";

export const LONGEST_LIST = 4000;
const LONGEST_CELL = 40;
export const LIST_PATTERN = `^\\s*${NUMBER}(?:(?:\\s*[,;]\\s*|\\s+)${NUMBER})*\\s*$`;

type ListBounds = Bounds & { readonly least: number; readonly most: number };

export function readNumbers(
  sent: unknown,
  { least, most, ...bounds }: ListBounds,
  notation?: Notation,
): Read<readonly Decimal[]> {
  if (typeof sent !== "string") return { fault: "must be text: numbers separated by commas" };
  if (sent.length > LONGEST_LIST) return tooLong(notation);
  const values: Decimal[] = [];
  for (const [i, text] of sent
    .trim()
    .split(/\s*[,;]\s*|\s+/)
    .entries()) {
    const read = readNumber(text, bounds, notation);
    if ("fault" in read) return { fault: `must be a list of numbers, and number ${i + 1} ${read.fault}` };
    values.push(read.value);
  }
  const text = sendable(values.map(written).join(", "), sent);
  return wrongCount(values.length, { least, most }, "number", notation) ?? { value: values, text };
}

/** Written out in full, unless that were too long to be sent again: 1e15 has sixteen digits. */
const sendable = (full: string, sent: string): string => (full.length > LONGEST_LIST ? sent.trim() : full);

export function readRows(
  sent: unknown,
  { cells, between = ":", least, most }: RowsInput,
  notation?: Notation,
): Read<readonly TypedRow[]> {
  if (typeof sent !== "string") return { fault: "must be text: a row per line, or rows separated by semicolons" };
  if (sent.length > LONGEST_LIST) return tooLong(notation);
  const columns = Object.entries(cells);
  const rows: TypedRow[] = [];
  for (const [i, line] of linesOf(sent).entries()) {
    const texts = line.split(between).map((text) => text.trim());
    const like = columns.map(([, { label }]) => label.toLowerCase()).join(between);
    if (texts.length !== columns.length) return { fault: `must have ${like} in each row, and row ${i + 1} does not` };
    const row: Record<string, Decimal | string> = {};
    for (const [c, [name, cell]] of columns.entries()) {
      const read = readCell(texts[c] ?? "", cell, notation);
      if ("fault" in read) return { fault: `(row ${i + 1}): ${cell.label.toLowerCase()} ${read.fault}` };
      row[name] = read.value;
    }
    rows.push(row);
  }
  const text = sendable(rows.map((row) => Object.values(row).map(written).join(between)).join("; "), sent);
  return wrongCount(rows.length, { least, most }, "row", notation) ?? { value: rows, text };
}

/** A row ends with a line or a semicolon; blank lines are passed over. Without a pattern, which takes its time over blanks. */
const linesOf = (text: string): readonly string[] =>
  text.split(";").flatMap((part) => {
    const lines = part.split("\n").filter((line) => line.trim() !== "");
    return lines.length > 0 ? lines : [""];
  });

export function readCell(text: string, cell: Cell, notation?: Notation): Read<Decimal | string> {
  if (cell.kind === "number") return readNumber(text, cell, notation);
  if (text === "") return { fault: "must not be blank" };
  if (cell.pattern !== undefined) return readTyped(text, cell);
  return text.length > LONGEST_CELL
    ? { fault: `must be at most ${LONGEST_CELL} characters long` }
    : { value: text, text };
}

const written = (value: Decimal | string): string => (typeof value === "string" ? value : value.toFixed());

const tooLong = (notation?: Notation): Fault => ({
  fault: `must be at most ${formatNumber(LONGEST_LIST, {}, notation)} characters long`,
});

function wrongCount(
  count: number,
  { least, most }: { readonly least: number; readonly most: number },
  noun: string,
  notation?: Notation,
): Fault | undefined {
  const some = (limit: number) => withUnit(formatNumber(limit, {}, notation), `${noun}s`);
  if (count < least) return { fault: `must have at least ${some(least)}` };
  return count > most ? { fault: `must have at most ${some(most)}` } : undefined;
}
