// What a control is called and carries, whoever draws it.
import type { Currency, InputField } from "#engine";

/** Inputs are named as they like; the parts of a page keep their own ids. */
export const controlId = (name: string): string => `in-${name}`;

/** A few short options are keys side by side, more are a list to open. */
export function areKeys(options: Readonly<Record<string, string>>): boolean {
  const labels = Object.values(options);
  return labels.length <= 3 && labels.every((label) => label.length <= 28);
}

/** More units than stand beside a label on a narrow phone. */
export const MOST_KEYS = 4;

export function unitOf(field: InputField, currency: Currency): string | undefined {
  if (field.kind === "money") return currency.sign.trim();
  if (field.kind === "percent") return "%";
  return field.kind === "number" || field.kind === "count" ? field.unit : undefined;
}

/** The decimal pad of some phones has no minus. */
export function keyboard(field: InputField): "decimal" | "numeric" | "text" {
  if ("min" in field && field.min < 0) return "text";
  return field.kind === "count" ? "numeric" : "decimal";
}
