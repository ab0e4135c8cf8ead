// A table as CSV: the inputs that were varied, then each figure as a plain decimal, or as text where it has none.
import { csvOf } from "#engine";
import type { Value } from "./vary.ts";

type Texts = Readonly<Record<string, string | undefined>>;
type Found = { readonly result: Texts; readonly values: Texts };
type Row = { readonly inputs: Readonly<Record<string, Value>> } & (
  | Found
  | { readonly error: { readonly message: string } }
);

export function tableCsv({ rows }: { readonly rows: readonly Row[] }): string {
  const varied = Object.keys(rows[0]?.inputs ?? {});
  const named = [...new Set(rows.flatMap((row) => ("error" in row ? [] : Object.keys(row.result))))];
  // The main figure stands under its own name too.
  const figures = named.length > 1 ? named.filter((name) => name !== "primary") : named;
  const isRefused = rows.some((row) => "error" in row);
  const header = [...varied, ...figures, ...(isRefused ? ["error"] : [])];
  return csvOf(
    header,
    rows.map((row) => [...given(row, varied), ...found(row, figures), ...(isRefused ? [why(row)] : [])]),
  );
}

const given = ({ inputs }: Row, names: readonly string[]) => names.map((name) => String(inputs[name]));

const found = (row: Row, names: readonly string[]) =>
  names.map((name) => ("error" in row ? "" : (row.values[name] ?? row.result[name] ?? "")));

const why = (row: Row): string => ("error" in row ? row.error.message : "");
