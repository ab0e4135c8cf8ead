// What calculator_table answers: the rows of REST, of which less is shown where less was asked for.
import type { TableAnswer } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import type { Show } from "./show.ts";
import { paragraphs } from "./text.ts";

type Row = TableAnswer["rows"][number];

export function tabled(answer: TableAnswer, show: Show) {
  if (show.has("all")) return answer;
  const { tool_version, inputs, rows, source_url } = answer;
  const [warnings, notes] = [remarksIn(rows, "warnings"), remarksIn(rows, "notes")];
  return {
    inputs,
    rows: rows.map((row) => shownRow(row, show)),
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(notes.length > 0 ? { notes } : {}),
    tool_version,
    source_url,
  };
}

function shownRow(row: Row, show: Show) {
  if ("error" in row) return { inputs: row.inputs, error: { code: row.error.code, message: row.error.message } };
  return { inputs: row.inputs, result: figuresOf(row.result), ...(show.has("values") ? { values: row.values } : {}) };
}

/** The main figure is there under its own name too, unless it alone was asked for. */
function figuresOf(result: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { primary: _, ...figures } = result;
  return Object.keys(figures).length > 0 ? figures : result;
}

/** Each once, whichever rows have it. */
const remarksIn = (rows: readonly Row[], kind: "warnings" | "notes"): string[] => [
  ...new Set(rows.flatMap((row) => ("error" in row ? [] : (row[kind] ?? [])))),
];

export function tableText({ calculator: { outputs } }: Entry, { rows, source_url }: TableAnswer): string {
  const varied = Object.keys(rows[0]?.inputs ?? {});
  const figures = [...new Set(rows.flatMap((row) => ("error" in row ? [] : Object.keys(figuresOf(row.result)))))];
  const cells = (row: Row): string[] =>
    "error" in row ? [row.error.message] : figures.map((name) => figuresOf(row.result)[name] ?? "");
  return paragraphs(
    remarksIn(rows, "warnings").map((warning) => `Warning: ${warning}`),
    [
      [...varied, ...figures.map((name) => outputs[name]?.label ?? name)].join(" | "),
      ...rows.map((row) => [...varied.map((name) => String(row.inputs[name])), ...cells(row)].join(" | ")),
    ],
    remarksIn(rows, "notes").map((note) => `Note: ${note}`),
    [`Source: ${source_url}`],
  );
}
