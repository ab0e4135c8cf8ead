// Months or payments that are given in years. The text of the field says so: "5 years". What reads it counts them.
import type { InputField } from "#engine";

export type Count = InputField & { readonly kind: "count" };

const YEARS = " years";

/** What stands before the word; undefined where the text doesn't end with it. */
export const yearsOf = (text: string): string | undefined =>
  text.endsWith(YEARS) ? text.slice(0, -YEARS.length) : undefined;

export const asYears = (figures: string): string => `${figures}${YEARS}`;

/** How many years so many are. What is no round part of a year becomes the nearest year. */
export function yearsFor(counted: string, perYear: number): string {
  const years = Number(counted) / perYear;
  if (counted === "" || Number.isNaN(years)) return "";
  return String(Number.isInteger(years * 4) ? years : Math.max(1, Math.round(years)));
}

/** The field as it is drawn then. */
export function inYears(field: Count, perYear: number): Count {
  const usual = (field.usual ?? []).map((many) => many / perYear).filter(Number.isInteger);
  const { usual: _, ...rest } = field;
  return { ...rest, unit: "years", ...(usual.length > 0 ? { usual } : {}) };
}
