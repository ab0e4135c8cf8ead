// The one line under a field: what is wrong, how it was read, or help.
import { type Calculator, type InputField, sentenceOf, type Texts, unitName } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";

/** Someone who is still typing in a field does not hear yet what is wrong with it. */
export function faultUnder(calculator: Calculator, { faults }: Outcome, name: string, typing: string | undefined) {
  const fault = faults.find(({ field }) => field === name || field === unitName(name));
  return fault && typing !== name ? sentenceOf(calculator, fault) : undefined;
}

const TINY = 0.2;

/** 0.065 as a rate was perhaps meant as 6.5%: the text that would say so. */
export function suggestedRate(field: InputField, text = ""): string | undefined {
  if (field.kind !== "percent" || !/^\s*0?\.\d{2,}\s*$/.test(text)) return undefined;
  const [rate, meant] = [Number(text), Number((Number(text) * 100).toPrecision(12))];
  return rate > 0 && rate < TINY && meant <= field.max ? String(meant) : undefined;
}

type Said = { readonly fault: string | undefined; readonly echo: string | undefined };

/** A fault comes before an echo, and an echo before help. */
export const lineUnder = (field: InputField, text: Texts[string] | undefined, { fault, echo }: Said) =>
  fault ?? (echo && echo !== text?.trim() ? `Read as ${echo}` : field.help);
