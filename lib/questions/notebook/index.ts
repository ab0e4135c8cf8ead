// A notebook: lines, each with its answer, where a line may use those above it.
import { inSigns } from "#lib/questions/ask";
import { type Line, outcomeOf, type Setting } from "./line.ts";
import { type Above, Scope } from "./scope.ts";
import type { Measure } from "./sized.ts";

export type { Line, Setting };

/** The answers one after another, so that a page can rest between them. */
export async function* answersTo(lines: readonly string[], setting: Setting): AsyncGenerator<Line> {
  const above: Above[] = [];
  const names = new Map<string, Measure | undefined>();
  for (const typed of lines) {
    const scope = new Scope(above, names, setting.currency);
    const { line, name, measure, isTotal = false } = await outcomeOf(typed, scope, setting);
    above.push({ isBlank: typed.trim() === "", isTotal, measure });
    // "over" is ÷ in an expression, and "left over" is a name there too.
    if (name) for (const said of [name, inSigns(name)]) names.set(said, measure);
    yield line;
  }
}
