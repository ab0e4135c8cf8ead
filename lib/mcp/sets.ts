// Sets of tools with addresses of their own, such as /mcp/health: directories and registries list plain addresses, and some hosts
// take no more than a few dozen tools.
import { CATEGORIES, type Entry } from "#lib/service/catalogue";
import { inOrder } from "./order.ts";

/** `what` ends the sentence "Exact calculators …" in registries, which allow a hundred letters. */
export type ToolSet = { readonly title: string; readonly what: string } & (
  | { readonly category: string }
  | { readonly most: number }
);

const OURS: Readonly<Record<string, ToolSet>> = {
  top: { title: "Top 60", what: "that people ask for most, with formula and sources.", most: 60 },
  money: { title: "Money", what: "for loans, savings, pay and taxes, with formula and sources.", category: "finance" },
  everyday: { title: "Everyday", what: "for percentages, tips, prices and trips.", category: "everyday" },
  dates: { title: "Dates and time", what: "for ages, dates, business days and hours.", category: "dates" },
  health: { title: "Health", what: "for BMI, calories, pregnancy and running, with sources.", category: "health" },
  units: { title: "Units", what: "that convert length, weight, volume, area and data.", category: "conversion" },
  math: {
    title: "Mathematics",
    what: "for fractions, statistics, triangles and more, with steps.",
    category: "mathematics",
  },
  building: { title: "Building", what: "for concrete, paint, tiles and floors.", category: "building" },
  science: { title: "Science and network", what: "for electricity, motion and IP subnets.", category: "science" },
  study: { title: "Study", what: "for grades, final exams and GPA.", category: "study" },
};

/** Those of the owner's categories come after ours, each under its category's name. */
export const SETS: Readonly<Record<string, ToolSet>> = { ...OURS, ...setsOf(CATEGORIES) };

function setsOf(categories: typeof CATEGORIES): Readonly<Record<string, ToolSet>> {
  const own = Object.entries(categories).filter(([, { description }]) => description !== undefined);
  return Object.fromEntries(
    own.map(([category, { name }]) => [category, { title: name, what: `in “${name}”.`, category }]),
  );
}

/** The slugs that a set has of those that are open. */
export function slugsIn(set: ToolSet, open: readonly Entry[]): readonly string[] {
  const entries =
    "most" in set
      ? inOrder(open).slice(0, set.most)
      : open.filter(({ calculator }) => calculator.category === set.category);
  return entries.map(({ calculator }) => calculator.slug);
}

/** "health" of /mcp/health; undefined of /mcp. */
export const setNamed = (path: string): string | undefined => /^\/mcp\/([a-z]+)$/.exec(path)?.[1];
