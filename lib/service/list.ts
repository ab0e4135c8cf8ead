// The list, and each description: built once per process, since nothing in them changes while it runs.
import type { Catalogue } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { isFound } from "./is-found.ts";
import { tool, toolEntry } from "./tool.ts";

/** All of them, or those that a search finds. */
export async function toolCatalogue(catalogue: Catalogue, site: Site, query = "") {
  const entries = (await catalogue.allOpen()).filter((entry) => isFound(entry, query));
  const tools = entries.map((entry) => toolEntry(entry, site));
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
