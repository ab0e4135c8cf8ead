// The straight line: read what was sent, compute, and give back either every fault or the answer.
import { Decimal } from "#math/decimal";
import { SHOWN_DIGITS } from "#math/round";
import type { AnyOutput, Calculator, NoAnswer } from "./calculator.ts";
import type { OutputField } from "./fields/fields.ts";
import { rowsOf } from "./printing/tables.ts";
import { type Parsed, parseInputs, type Raw } from "./reading/parse.ts";
import { isRefusal, type Refusal } from "./refusal.ts";

export type Answer = Parsed & { readonly outputs: Readonly<Record<string, AnyOutput>> };

export function calculate(calculator: Calculator, raw: Raw): Answer | Refusal {
  const parsed = parseInputs(calculator, raw);
  if (isRefusal(parsed)) return parsed;
  const outputs = calculator.compute(parsed.inputs);
  if (hasNoAnswer(outputs)) return failed(outputs.noAnswer);
  const isTooLarge = Object.entries(calculator.outputs).some(([name, field]) => isBeyondReading(field, outputs[name]));
  return isTooLarge ? failed(TOO_LARGE) : { ...parsed, outputs };
}

const TOO_LARGE = `There is no answer: a figure in it would have more than ${SHOWN_DIGITS} digits.`;
const failed = (message: string): Refusal => ({ issues: [{ code: "CALCULATION_FAILED", message }] });

const hasNoAnswer = (outputs: object): outputs is NoAnswer => "noAnswer" in outputs;

/** Money or a percentage that is too long to read. Rows that wait until the page asks are not worked out for it. */
function isBeyondReading(field: OutputField, value: AnyOutput | undefined): boolean {
  if (field.kind === "table") {
    const columns = Object.entries(field.columns);
    const rows = typeof value === "function" ? [] : rowsOf(value);
    return rows.some((row) => columns.some(([name, column]) => isBeyondReading(column, row[name])));
  }
  const isBounded = field.kind === "money" || field.kind === "percent";
  return isBounded && Decimal.isDecimal(value) && value.e >= SHOWN_DIGITS;
}
