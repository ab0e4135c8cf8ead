// The cells of one row as people type them, each read as a field of its kind would be.
import type { Cell, Options, RowsInput } from "../fields/fields.ts";
import type { Notation } from "../printing/format.ts";
import { readTyped as readInGrammar, wholePattern } from "./grammar.ts";
import { readCell as readSentCell } from "./lists.ts";
import { type Reading, readDateList, readNumber, readShortSpan, readTimesOfDay } from "./typed/typed.ts";

/** `row`, from 0, names what has no name. */
export function readCells(
  texts: readonly string[],
  field: RowsInput,
  row: number,
  notation?: Notation,
): readonly Reading[] {
  const cells = Object.values(field.cells);
  const times = timesIn(texts, cells);
  return texts.map((text, i) => {
    const cell = cells[i];
    return cell ? (times.get(cell) ?? readCell(text.trim(), cell, row, notation)) : { value: text };
  });
}

/** Which of them hold what the field does not take. */
export const wrongCells = (texts: readonly string[], field: RowsInput, row: number): readonly boolean[] =>
  readCells(texts, field, row).map((reading, i) => {
    const cell = Object.values(field.cells)[i];
    return "fault" in reading || (cell !== undefined && "fault" in readSentCell(reading.value, cell));
  });

export const isName = (cell: Cell | undefined): boolean => cell?.kind === "text" && cell.pattern === undefined;

function readCell(text: string, cell: Cell, row: number, notation?: Notation): Reading {
  if (text === "") return blank(cell, row);
  if (cell.kind === "number") return readNumber(text.replace(/\s*%\s*$/, ""), { kind: "number", notation });
  if (cell.options) return readInGrammar(optionIn(cell.options, text) ?? text, cell);
  if (cell.pattern === undefined || isInGrammar(text, cell)) return { value: text };
  if (cell.reads === undefined) return readInGrammar(text, cell);
  return cell.reads === "span" ? readShortSpan(text) : readDay(text, cell.like);
}

/** By its name or its label, in any case. */
export const optionIn = (options: Options, text: string): string | undefined =>
  Object.entries(options)
    .find((words) => words.some((word) => word.toLowerCase() === text.trim().toLowerCase()))
    ?.at(0);

/** A nameless row gets a name, and a blank cell what its field says that it means. */
function blank(cell: Cell, row: number): Reading {
  if (cell.blank !== undefined) return { value: cell.blank };
  return isName(cell) ? { value: `${cell.label} ${row + 1}` } : { fault: "must not be blank" };
}

function readDay(text: string, like: string): Reading {
  const reading = readDateList(text);
  const isSeveral = "value" in reading ? reading.value.includes(",") : reading.fault.includes("such as");
  return isSeveral ? { fault: `must be ${like}` } : reading;
}

/** The times of a row are read together. What the grammar takes is left as it is. */
function timesIn(texts: readonly string[], cells: readonly Cell[]): ReadonlyMap<Cell, Reading> {
  const given = cells.flatMap((cell, i) => {
    const text = texts[i]?.trim() ?? "";
    return cell.kind === "text" && cell.reads === "time" && text !== "" ? [{ cell, text }] : [];
  });
  const read = readTimesOfDay(given.map(({ text }) => text));
  return new Map(
    given.map(({ cell, text }, i) => [cell, isInGrammar(text, cell) ? { value: text } : (read[i] ?? { value: text })]),
  );
}

const isInGrammar = (text: string, cell: Cell): boolean =>
  cell.kind === "text" && cell.pattern !== undefined && new RegExp(wholePattern(cell)).test(text);
