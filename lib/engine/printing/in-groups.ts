// The figures of an answer as people read them: under headings, where there are many.
import type { AnyInputs, Calculator } from "../calculator.ts";
import type { Figure } from "./present.ts";

/** Without a heading where a calculator has no groups. */
export type FigureGroup = { readonly heading: string; readonly figures: readonly Figure[] };

/**
 * What a page shows beside the large figure. It leaves out that one, what was asked for and is an output only for programs, what
 * no group names, and a part that is all of its whole.
 */
export function inGroups(
  { groups, parts = [] }: Pick<Calculator, "groups" | "parts">,
  { figures, large }: { readonly figures: readonly Figure[]; readonly large?: string | undefined },
  given: AnyInputs = {},
): readonly FigureGroup[] {
  const twins = [parts].flat().flatMap(({ of, whole }) => {
    const all = figures.find(({ name }) => name === whole)?.text;
    return figures
      .filter(({ name, text }) => of.includes(name) && text === all && /\d/.test(text))
      .map(({ name }) => name);
  });
  const isShown = (name: string) => name !== large && given[name] === undefined && !twins.includes(name);
  const others = figures.filter(({ name }) => isShown(name));
  if (!groups) return [{ heading: "", figures: others }];
  return Object.entries(groups)
    .map(([heading, names]) => ({
      heading,
      figures: names.flatMap((name) => others.find((one) => one.name === name) ?? []),
    }))
    .filter(({ figures }) => figures.length > 0);
}
