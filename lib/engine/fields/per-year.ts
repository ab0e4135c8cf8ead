import type { Inputs } from "../calculator.ts";
import type { InputField } from "./fields.ts";

/** How many of what a field counts are in a year, if it says so. */
export function perYearOf(
  inputs: Inputs,
  field: InputField | undefined,
  given: Readonly<Record<string, unknown>>,
): number | undefined {
  const perYear = field?.kind === "count" ? field.perYear : undefined;
  if (perYear === undefined || typeof perYear === "number") return perYear;
  return perYear.of[String(given[perYear.by] ?? inputs[perYear.by]?.default)];
}
