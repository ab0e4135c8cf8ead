// The list, and each description: built once per process, since nothing in them changes while it runs.
import type { Catalogue } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { isFound } from "./is-found.ts";
import { type ToolEntry, tool, toolEntry } from "./tool.ts";

/** All of them, or those that a search finds. `pause` is called before each calculator. */
export async function toolCatalogue(catalogue: Catalogue, site: Site, { pause = async () => {}, query = "" } = {}) {
  const tools: ToolEntry[] = [];
  for (const entry of await catalogue.allOpen()) {
    await pause();
    if (isFound(entry, query)) tools.push(toolEntry(entry, site));
  }
  return { site: site.name, generated_at: site.builtAt, count: tools.length, tools };
}

export type ToolCatalogue = Awaited<ReturnType<typeof toolCatalogue>>;

/** The description of one calculator, undefined where there is none for machines. */
export async function describeTool(catalogue: Catalogue, slug: string, site: Site) {
  const entry = await catalogue.findOpen(slug);
  if (!entry) return undefined;
  const named = [...entry.words.related, ...Object.keys(entry.words.feeds ?? {})];
  const related = await Promise.all(named.map((relative) => catalogue.findOpen(relative)));
  const open = new Set(related.flatMap((relative) => relative?.calculator.slug ?? []));
  return tool(entry, site, (relative) => open.has(relative));
}
