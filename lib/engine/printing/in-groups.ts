// The figures of an answer as people read them: under headings, where there are many.
import type { Calculator } from "../calculator.ts";
import type { Figure } from "./present.ts";

/** Without a heading where a calculator has no groups. */
export type FigureGroup = { readonly heading: string; readonly figures: readonly Figure[] };

/** What no group names is for programs: a page leaves it out. `shown` is the large figure, which isn't said twice. */
export function inGroups(
  { groups }: Pick<Calculator, "groups">,
  figures: readonly Figure[],
  shown?: string,
): readonly FigureGroup[] {
  const others = figures.filter(({ name }) => name !== shown);
  if (!groups) return [{ heading: "", figures: others }];
  return Object.entries(groups)
    .map(([heading, names]) => ({
      heading,
      figures: names.flatMap((name) => others.find((one) => one.name === name) ?? []),
    }))
    .filter(({ figures }) => figures.length > 0);
}
