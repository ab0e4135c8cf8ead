// A time in years or months where payments, months or years are counted: "5 years" are 60 monthly payments.
import type { Inputs } from "../calculator.ts";
import type { InputField } from "../fields/fields.ts";
import { perYearOf } from "../fields/per-year.ts";
import type { Notation } from "../printing/format.ts";
import type { Raw } from "./parse.ts";
import { exact, over, plain, times } from "./typed/exact.ts";
import { type Reading, reading } from "./typed/reading.ts";
import { readNumber } from "./typed/typed.ts";

const YEARS = /^\s*(.*\d\.?)\s*-?\s*(?:years?|yrs?|y)\.?\s*$/i;
const MONTHS = /^\s*(.*\d\.?)\s*-?\s*(?:months?|mths?|mos?)\.?\s*$/i;

/** Undefined where neither is spoken of. */
export function readTerm(
  field: InputField,
  text: string,
  { inputs, raw, notation }: { readonly inputs: Inputs; readonly raw: Raw; readonly notation?: Notation | undefined },
): Reading | undefined {
  const perYear = perYearOf(inputs, field, raw);
  const [, years] = YEARS.exec(text) ?? [];
  const [, months] = MONTHS.exec(text) ?? [];
  const figures = years ?? months;
  if (!perYear || !figures) return undefined;
  const read = readNumber(figures, { kind: "number", notation });
  if ("fault" in read) return read;
  const { unit = "payments" } = "unit" in field ? field : {};
  const counted = over(times(exact(read.value), exact(`${perYear}`)), exact(years ? "1" : "12"));
  if (!counted || /\.\d*[1-9]/.test(plain(counted))) return { fault: `must come to a whole number of ${unit}` };
  return reading(exact(plain(counted).replace(/\..*/, "")), true, { kind: "count", notation }, unit);
}
