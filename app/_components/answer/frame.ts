// What the frame of an answer shows where there is none, on a page and in an embed.
import type { Calculator, Figure } from "#engine";

export const usualLabel = ({ primary, outputs }: Calculator): string =>
  (typeof primary === "string" ? outputs[primary]?.label : undefined) ?? "Answer";

/** Of a figure or of words: several lines are a list, and lie still on a phone. */
export function sizeOf({ text }: { readonly text: string }): string {
  if (text.includes("\n")) return "number long lines";
  return text.length > 12 ? "number long" : "number";
}

/** What every answer says, whatever the inputs. */
export const dashes = ({ primary, outputs }: Calculator): readonly Figure[] =>
  Object.entries(outputs).flatMap(([name, { kind, optional, label }]) =>
    kind === "table" || optional || name === primary ? [] : [{ name, label, text: "–" }],
  );
