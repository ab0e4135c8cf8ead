// The rows of a table that `compute` gave.
import type { AnyOutput, Row } from "./calculator.ts";

// `compute` is held to its declared outputs by the compiler; this keeps the same promise where names are gone.

const isRows = (value: AnyOutput | undefined): value is readonly Row[] => Array.isArray(value);
/** Rows that wait until a page asks: the field says that they are no words. */
const isWaiting = (value: AnyOutput | undefined): value is () => readonly Row[] => typeof value === "function";

export function rowsOf(value: AnyOutput | undefined): readonly Row[] {
  if (isWaiting(value)) return value();
  return isRows(value) ? value : [];
}
