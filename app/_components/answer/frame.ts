// What the frame of an answer shows where there is none, on a page and in an embed.
import type { Calculator, Figure } from "#engine";

export const usualLabel = ({ primary, outputs }: Calculator): string =>
  (typeof primary === "string" ? outputs[primary]?.label : undefined) ?? "Answer";

/** What every answer says, whatever the inputs. */
export const dashes = ({ primary, outputs }: Calculator): readonly Figure[] =>
  Object.entries(outputs).flatMap(([name, { kind, optional, label }]) =>
    kind === "table" || optional || name === primary ? [] : [{ name, label, text: "–" }],
  );
