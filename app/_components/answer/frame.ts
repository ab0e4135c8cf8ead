// What the frame of an answer shows where there is none, on a page and in an embed.
import type { Calculator, Figure } from "#engine";

export const usualLabel = ({ primary, outputs }: Calculator): string =>
  (typeof primary === "string" ? outputs[primary]?.label : undefined) ?? "Answer";

const FEW = 4;

/** Of a figure or of words: several lines are a list. A few stay in view on a phone, and more lie still. */
export function sizeOf({ text }: { readonly text: string }): string {
  const lines = text.split("\n").length;
  if (lines > 1) return lines > FEW ? "number long lines" : "number long lines few";
  return text.length > 12 ? "number long" : "number";
}

/** What every answer says, whatever the inputs. */
export const dashes = ({ primary, outputs }: Calculator): readonly Figure[] =>
  Object.entries(outputs).flatMap(([name, { kind, optional, label }]) =>
    kind === "table" || optional || name === primary ? [] : [{ name, label, text: "–" }],
  );
