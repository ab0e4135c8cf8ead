// The texts of a form between a region's notation, in which they are shown and typed, and ours, in which they are read.
import type { Calculator } from "../calculator.ts";
import type { InputField } from "../fields/fields.ts";
import type { Currency } from "../printing/format.ts";
import type { Texts } from "./plain.ts";

type Asking = Pick<Calculator, "inputs">;

export function toOurs(calculator: Asking, texts: Texts, { notation }: Currency): Texts {
  return notation
    ? changed(calculator, texts, (text, field) => (hasCommas(field) ? text : notation.read(field.kind, text)))
    : texts;
}

export function toTheirs(calculator: Asking, texts: Texts, { notation }: Currency): Texts {
  if (!notation) return texts;
  return changed(calculator, texts, (text, field) =>
    hasCommas(field) ? notation.writeTimes(text) : notation.write(text),
  );
}

/** Their texts are wire values, or the browser's own. */
const AS_IS: ReadonlySet<InputField["kind"]> = new Set(["choice", "toggle", "date", "duration"]);
/** Commas between cells would look like a region's decimal comma, so such cells hold times and words. */
const hasCommas = (field: InputField): boolean => field.kind === "rows" && field.between === ",";

function changed({ inputs }: Asking, texts: Texts, change: (text: string, field: InputField) => string): Texts {
  const all = Object.entries(texts).map(([name, text]) => {
    const field = inputs[name];
    return [name, field && !AS_IS.has(field.kind) ? change(text, field) : text];
  });
  return Object.fromEntries(all);
}
