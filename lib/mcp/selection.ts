// Which tools an address serves: all of them at /mcp, some at /mcp/health, /mcp?categories=health,dates or
// /mcp?tools=tip,mortgage, and with several what any of them names. An unknown name is an error, so a client never gets
// fewer tools than it expects.
import { CATEGORIES, type Catalogue, type Entry } from "#lib/service/catalogue";
import { type CommonName, isCommon } from "./common-tools.ts";
import { slugOf, toolName } from "./name.ts";
import { SETS, setNamed, slugsIn, type ToolSet } from "./sets.ts";

export type Selection = {
  readonly categories: ReadonlySet<string>;
  readonly slugs: ReadonlySet<string>;
  /** Of the tools that work with every calculator, those that are named; all of them where no tool is. */
  readonly common?: ReadonlySet<string>;
};

export async function select(address: URL, catalogue: Catalogue): Promise<Selection | { complaint: string }> {
  const [query, name] = [address.searchParams, setNamed(address.pathname)];
  const set: ToolSet | undefined = name === undefined || !Object.hasOwn(SETS, name) ? undefined : SETS[name];
  if (name !== undefined && !set) return { complaint: noSet(name) };
  const categories = namesIn(query, "categories");
  const category = categories.find((name) => !Object.hasOwn(CATEGORIES, name));
  if (category !== undefined) return { complaint: noCategory(category) };
  const slugs = new Set(set && slugsIn(set, await catalogue.allOpen()));
  const named = namesIn(query, "tools").map((name) => slugOf(name) ?? name);
  const common = named.map(toolName).filter(isCommon);
  for (const name of named.filter((name) => !isCommon(toolName(name)))) {
    const entry = await catalogue.findOpen(name);
    if (!entry) return { complaint: noTool(name) };
    slugs.add(entry.calculator.slug);
  }
  return { categories: new Set(categories), slugs, ...(named.length > 0 ? { common: new Set(common) } : {}) };
}

export function isIn({ categories, slugs }: Selection, { calculator: { slug, category } }: Entry): boolean {
  if (categories.size === 0 && slugs.size === 0) return true;
  return categories.has(category) || slugs.has(slug);
}

export const offersCommon = ({ common }: Selection, name: CommonName): boolean => common?.has(name) ?? true;

function namesIn(query: URLSearchParams, key: string): string[] {
  const names = query.getAll(key).flatMap((list) => list.split(","));
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

const noCategory = (name: string) =>
  `There is no category ${quoted(name)}. Choose from: ${Object.keys(CATEGORIES).join(", ")}.`;

const noSet = (name: string) =>
  `There is no set ${quoted(name)} of tools. Choose from: ${Object.keys(SETS).join(", ")}.`;

const noTool = (name: string) => `There is no calculator ${quoted(name)} here. GET /api/ai/tools lists all slugs.`;

const quoted = (name: string) => JSON.stringify(name.slice(0, 64));
