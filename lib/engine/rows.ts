// The rows of a table that `compute` gave.
import type { AnyOutput, Row } from "./calculator.ts";

// `compute` is held to its declared outputs by the compiler; this keeps the same promise where names are gone.

const isRows = (value: AnyOutput | undefined): value is readonly Row[] => Array.isArray(value);
export function rowsOf(value: AnyOutput | undefined): readonly Row[] {
  if (typeof value === "function") return value();
  return isRows(value) ? value : [];
}
