// What a caller sent wrong is a value with all its issues. What we got wrong is thrown.

import { Decimal } from "#numbers/decimal";
import { ceil } from "#numbers/round";
import type { Calculator } from "./calculator.ts";
import { wireInputs } from "./fields/wire.ts";
import { type Currency, formatMoney, inNotation, SIGN } from "./printing/format.ts";

export type IssueCode = "UNKNOWN_FIELD" | "MISSING_INPUT" | "INVALID_INPUT" | "CALCULATION_FAILED";

/** `message` is the end of a sentence that begins with the input's label: "must be at least 1". */
export type Issue = { readonly code: IssueCode; readonly field?: string; readonly message: string };

export type Refusal = { readonly issues: readonly [Issue, ...Issue[]] };

export const invalid = (field: string, message: string): Issue => ({ code: "INVALID_INPUT", field, message });
export const missing = (field: string): Issue => ({ code: "MISSING_INPUT", field, message: "is required" });

export const isRefusal = (outcome: object): outcome is Refusal => "issues" in outcome;

export const isAny = (issues: readonly Issue[]): issues is readonly [Issue, ...Issue[]] => issues.length > 0;

const MONEY = new RegExp(`${SIGN}(\\d[\\d,]*(?:\\.\\d+)?)`, "g");

/** With its figures as the region writes them, and money as the currency has it: rounded up, for it says how much is enough. */
export const issueIn = (issue: Issue, currency: Currency): Issue => ({
  ...issue,
  message: inNotation(
    issue.message.replace(MONEY, (_, figure: string) => {
      const enough = ceil(new Decimal(figure.replaceAll(",", "")), currency.digits);
      return formatMoney(enough, currency);
    }),
    currency,
  ),
});

export const refusalIn = ({ issues: [first, ...others] }: Refusal, currency: Currency): Refusal => ({
  issues: [issueIn(first, currency), ...others.map((issue) => issueIn(issue, currency))],
});

/** The whole sentence, the same through every door: "Bill is required.", "Fixed costs are required." */
export function sentenceOf(calculator: Pick<Calculator, "inputs">, { field, message }: Issue): string {
  if (field === undefined) return message;
  const wire = wireInputs(calculator).find(({ name }) => name === field);
  const label = wire && (wire.part === "unit" ? `${wire.field.label} unit` : wire.field.label);
  const agreeing = label && isPlural(label) ? message.replace(/^is /, "are ") : message;
  return `${label ?? field} ${agreeing}${message.endsWith("?") ? "" : "."}`;
}

/** By the word before its first preposition: "Years of payouts", not "Number of sides" or "Radius". */
const isPlural = (label: string): boolean => /[^isu]s$/.test(label.split(/ (?:of|per|for|in|to) /, 1)[0] ?? "");
