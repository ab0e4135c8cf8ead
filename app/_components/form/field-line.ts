// The one line under a field: what is wrong, how it was read, or help.
import { type Calculator, type InputField, sentenceOf, type Texts, unitName } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";

/** Someone who is still typing in a field does not hear yet what is wrong with it. */
export function faultUnder(calculator: Calculator, { faults }: Outcome, name: string, typing: string | undefined) {
  const fault = faults.find(({ field }) => field === name || field === unitName(name));
  return fault && typing !== name ? sentenceOf(calculator, fault) : undefined;
}

type Said = { readonly fault: string | undefined; readonly echo: string | undefined };

/** A fault comes before an echo, and an echo before help. */
export const lineUnder = (field: InputField, text: Texts[string] | undefined, { fault, echo }: Said) =>
  fault ?? (echo && echo !== text?.trim() ? `Read as ${echo}` : field.help);
