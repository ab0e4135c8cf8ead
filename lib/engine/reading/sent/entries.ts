// Lists and rows that a program sends as JSON arrays, as the text that stands for them.
import type { NumbersInput, RowsInput } from "../../fields/fields.ts";
import type { Notation } from "../../printing/format.ts";
import { readTable } from "../table.ts";
import { type Reading, readList } from "../typed/typed.ts";
import { amountSent, twoReadings } from "./amount.ts";
import { folded } from "./option.ts";

export function numbersSent(field: NumbersInput, sent: unknown, notation?: Notation): Reading {
  if (typeof sent === "string")
    return textOf(sent, notation, () => readList(notation?.read("numbers", sent) ?? sent, notation));
  const values = Array.isArray(sent) ? sent : [sent];
  const read = values.map((value) => entry(field, value, notation));
  const wrong = read.find((reading) => "fault" in reading);
  return wrong ?? { value: read.map((reading) => ("value" in reading ? reading.value : "")).join(", ") };
}

function entry({ min, max }: NumbersInput, value: unknown, notation?: Notation): Reading {
  if (typeof value === "number") return { value: String(value) };
  if (typeof value !== "string") return { fault: "must be a list of numbers, such as [82, 91, 77.5]" };
  if (/^[+-]?\d+(\.\d+)?$/.test(value)) return { value };
  return amountSent({ kind: "number", label: "", min, max, optional: true }, value, notation);
}

/** Rows as texts, as lists of cells, or as objects with a member for each cell. */
export function rowsSent(field: RowsInput, sent: unknown, notation?: Notation): Reading {
  if (typeof sent === "string")
    return textOf(sent, notation, () => readTable(notation?.read("rows", sent) ?? sent, field, notation));
  if (!Array.isArray(sent)) return { fault: `must be rows: ${like(field)}` };
  if (sent.every((row) => typeof row === "string")) return rowsSent(field, sent.join("\n"), notation);
  const rows = sent.map((row) => cellsOf(row, field));
  if (!rows.every((row) => row !== undefined)) return { fault: `must be rows of ${columns(field)}: ${like(field)}` };
  return rowsSent(field, rows.map((cells) => cells.join("\t")).join("\n"), notation);
}

/** What stands between cells or rows cannot stand in one. */
function cellsOf(row: unknown, field: RowsInput): readonly string[] | undefined {
  const cells = Array.isArray(row) ? row : membersOf(row, Object.entries(field.cells));
  const texts = cells?.map((cell) => (typeof cell === "number" || typeof cell === "string" ? String(cell) : "\n"));
  const apart = [field.between ?? ":", "\t", "\n", ";"];
  return texts?.some((text) => apart.some((sign) => text.includes(sign))) ? undefined : texts;
}

type Columns = readonly (readonly [name: string, cell: { readonly label: string; readonly blank?: string }])[];

function membersOf(row: unknown, cells: Columns): readonly unknown[] | undefined {
  if (typeof row !== "object" || row === null) return undefined;
  const members = Object.entries(row).map(([key, value]) => [folded(key), value] as const);
  const found = cells.map(([name, { label }]) =>
    members.filter(([key]) => key === folded(name) || key === folded(label)),
  );
  const isClear = found.every((matches) => matches.length < 2) && found.flat().length === members.length;
  return isClear ? found.map(([match]) => match?.[1] ?? "") : undefined;
}

const columns = (field: RowsInput): string => Object.keys(field.cells).join(field.between ?? ":");
const like = (field: RowsInput): string => `send them as "${field.example ?? field.default ?? columns(field)}"`;

const textOf = (text: string, notation: Notation | undefined, read: () => Reading): Reading =>
  twoReadings(text, "number", notation) ?? read();

/** A fault in rows ends with how rows are written. */
export const withRows = (fault: string, field: RowsInput): string =>
  fault.includes("send them") ? fault : `${fault}: ${like(field)}`;
