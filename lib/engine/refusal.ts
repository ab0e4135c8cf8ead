// What a caller sent wrong is a value with all its issues. What we got wrong is thrown.

import type { Calculator } from "./calculator.ts";
import { wireInputs } from "./fields/wire.ts";
import { spelled } from "./printing/format.ts";
import type { Notation } from "./printing/notation.ts";

export type IssueCode = "UNKNOWN_FIELD" | "MISSING_INPUT" | "INVALID_INPUT" | "CALCULATION_FAILED";

/** `message` is the end of a sentence that begins with the input's label: "must be at least 1". */
export type Issue = { readonly code: IssueCode; readonly field?: string; readonly message: string };

export type Refusal = { readonly issues: readonly [Issue, ...Issue[]] };

export const invalid = (field: string, message: string): Issue => ({ code: "INVALID_INPUT", field, message });
export const missing = (field: string): Issue => ({ code: "MISSING_INPUT", field, message: "is required" });

export const isRefusal = (outcome: object): outcome is Refusal => "issues" in outcome;

export const isAny = (issues: readonly Issue[]): issues is readonly [Issue, ...Issue[]] => issues.length > 0;

/** In the spelling of a region. */
export const spelledIssue = (issue: Issue, notation: Notation | undefined): Issue => ({
  ...issue,
  message: spelled(issue.message, notation),
});

export const spelledRefusal = ({ issues: [first, ...others] }: Refusal, notation: Notation | undefined): Refusal => ({
  issues: [spelledIssue(first, notation), ...others.map((issue) => spelledIssue(issue, notation))],
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
