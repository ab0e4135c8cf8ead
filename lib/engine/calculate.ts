// The straight line: read the inputs, compute, and give back either every fault or the answer.
import { LAST_YEAR } from "#numbers/civil-date";
import { Decimal } from "#numbers/decimal";
import { isTooLargeToShow, SHOWN_DIGITS } from "#numbers/round";
import type { AnyOutput, Calculator } from "./calculator.ts";
import { hasNoAnswer } from "./equations/no-answer.ts";
import type { OutputField } from "./fields/fields.ts";
import { type Currency, spelled, told, USD } from "./printing/format.ts";
import { spokenCurrency, withWords } from "./printing/spoken-currency.ts";
import { type Parsed, parseKnown, type Raw } from "./reading/parse.ts";
import { isRefusal, type Refusal, spelledRefusal } from "./refusal.ts";
import { rowsOf } from "./rows.ts";

export type Answer = Parsed & { readonly outputs: Readonly<Record<string, AnyOutput>> };

/** For the texts of a form, which has no names but those of inputs. */
export const calculateKnown = (calculator: Calculator, raw: Raw, currency: Currency = USD): Answer | Refusal =>
  answerTo(calculator, parseKnown(calculator, raw, currency), currency);

export function answerTo(calculator: Calculator, parsed: Parsed | Refusal, usual: Currency): Answer | Refusal {
  if (isRefusal(parsed)) return spelledRefusal(parsed, withWords(calculator, usual).notation);
  const currency = spokenCurrency(calculator, parsed.texts, usual);
  const outputs = calculator.compute(parsed.inputs, currency.digits);
  if (hasNoAnswer(outputs)) return failed(spelled(told(outputs.noAnswer, currency), currency.notation));
  const fields = Object.entries(calculator.outputs);
  if (fields.some(([name, field]) => isBeyondReading(field, outputs[name]))) return failed(TOO_LARGE);
  if (fields.some(([name, field]) => field.kind === "date" && isBeyondCalendar(outputs[name]))) return failed(TOO_LATE);
  return { ...parsed, outputs };
}

const TOO_LARGE = `There is no answer: a figure in it would have more than ${SHOWN_DIGITS} digits.`;
const TOO_LATE = `There is no answer: a date in it would be after the year ${LAST_YEAR}.`;
const failed = (message: string): Refusal => ({ issues: [{ code: "CALCULATION_FAILED", message }] });

/** Money or a percentage that is too long to read. Rows that wait until the page asks are not worked out for it. */
function isBeyondReading(field: OutputField, value: AnyOutput | undefined): boolean {
  if (field.kind === "table") {
    const columns = Object.entries(field.columns);
    const rows = typeof value === "function" ? [] : rowsOf(value);
    return rows.some((row) => columns.some(([name, column]) => isBeyondReading(column, row[name])));
  }
  const isBounded = field.kind === "money" || field.kind === "percent";
  return isBounded && Decimal.isDecimal(value) && isTooLargeToShow(value);
}

/** No date that can be typed has five digits in its year. */
const isBeyondCalendar = (value: AnyOutput | undefined): boolean =>
  typeof value === "object" && value !== null && "year" in value && value.year > LAST_YEAR;
