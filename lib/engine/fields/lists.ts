// The words for several values in one text. Apart from the others, so that only pages which have such a field load its reader.
import { readNumbers, readRows } from "../reading/lists.ts";
import type { Exact, Field, InputOptions } from "./declare.ts";
import type { Cells, NumbersInput, Options, Range, RowsInput } from "./fields.ts";

/** A list of numbers in one text: "82, 91, 77". */
type NumbersOptions = InputOptions<string> & Range & { readonly least: number; readonly most: number };
export function numbers<const O extends NumbersOptions>(
  label: string,
  options: Exact<O, NumbersOptions>,
): Field<"numbers"> & Pick<NumbersInput, "read"> & O {
  return { kind: "numbers", label, read: readNumbers, ...options };
}

/** A small table typed as text, a line or a semicolon per row: "92:30; 85:20". */
type RowsOptions = InputOptions<string> & { readonly least: number; readonly most: number; readonly between?: string };
export function rows<const C extends Cells, const O extends RowsOptions>(
  label: string,
  cells: C,
  options: Exact<O, RowsOptions>,
): Field<"rows"> & Pick<RowsInput, "read"> & { readonly cells: C } & O {
  return { kind: "rows", label, cells, read: readRows, ...options };
}

/** A cell of a row that is one of a few words. */
export const optionCell = <const C extends Options>(label: string, options: C, blank?: keyof C & string) => ({
  kind: "text" as const,
  label,
  options,
  pattern: Object.keys(options).join("|"),
  like: `one of these: ${Object.keys(options).join(", ")}`,
  ...(blank !== undefined && { blank }),
});
