// A set of inputs in words: "Interest rate 6%, length 15 years".
import type { Answer } from "../calculate.ts";
import type { Calculator } from "../calculator.ts";
import type { InputField } from "../fields/fields.ts";
import { type Style, showInput } from "./print.ts";

export type InputInWords = { readonly label: string; readonly text: string };

/** Each input that has a value, by name. */
export function inputsInWords(
  calculator: Pick<Calculator, "inputs">,
  answer: Answer,
  style: Style,
): ReadonlyMap<string, InputInWords> {
  const worded = Object.entries(calculator.inputs).flatMap(([name, field]) => {
    const shown = tellInput(name, field, answer, style);
    return shown ? [[name, shown] as const] : [];
  });
  return new Map(worded);
}

/** One sentence of several inputs. */
export const inOneSentence = (parts: readonly InputInWords[]): string =>
  parts.map(({ label, text }, i) => `${i === 0 ? label : uncapitalized(label)} ${text}`.trim()).join(", ");

const LONGEST = 40;

/** A choice speaks for itself; all else needs its label. */
function tellInput(name: string, field: InputField, { inputs, texts }: Answer, style: Style): InputInWords | undefined {
  const [value, text] = [inputs[name], texts[name]];
  if (value === undefined || text === undefined) return undefined;
  if (field.kind === "choice") return { label: "", text: field.options[text] ?? text };
  if (field.kind === "toggle") return { label: `${field.label}:`, text: value === true ? "yes" : "no" };
  const shown = String(showInput(field, value, text, style.units[name] ?? "", style));
  return { label: field.label, text: shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown };
}

/** Not of "VAT rate". */
const uncapitalized = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
