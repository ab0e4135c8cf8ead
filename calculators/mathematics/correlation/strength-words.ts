// A coefficient in words. Where strong begins is a custom: these are Cohen's bounds, which fit r and ρ, and not τ.
import type { Decimal } from "#numbers/decimal";

const BOUNDS = [
  [0.5, "strong"],
  [0.3, "moderate"],
  [0.1, "weak"],
] as const;

/** "Strong positive correlation". */
export function strengthOf(r: Decimal): string {
  const size = BOUNDS.find(([from]) => r.abs().gte(from))?.[1];
  return size ? `${size.charAt(0).toUpperCase()}${size.slice(1)} ${signOf(r)} correlation` : "Hardly any correlation";
}

/** "Positive correlation". */
export function directionOf(r: Decimal): string {
  if (r.isZero()) return "No correlation";
  return r.gt(0) ? "Positive correlation" : "Negative correlation";
}

const signOf = (r: Decimal): string => (r.gt(0) ? "positive" : "negative");

/** As it goes on in a sentence. */
export const inSentence = (words: string): string =>
  /^(?:No|Hardly)/.test(words) ? words.toLowerCase() : `a ${words.toLowerCase()}`;
