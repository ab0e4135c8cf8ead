// Every tool, in order, already written: a list is these texts with commas between, whoever asks.
import type { Catalogue, Entry } from "#lib/service/catalogue";
import { definitionOf } from "./definition.ts";
import { inOrder } from "./order.ts";
import { isIn, type Selection } from "./selection.ts";

export type Site = Parameters<typeof definitionOf>[1];
export type WrittenTool = { readonly entry: Entry; readonly text: string };

/** It takes a quarter of a second, so `pause` is called before each tool. */
export async function writeTools(catalogue: Catalogue, site: Site, pause = async () => {}): Promise<WrittenTool[]> {
  const entries = inOrder(await catalogue.allOpen());
  const open = new Set(entries.map(({ calculator }) => calculator.slug));
  const isOpen = (slug: string) => open.has(slug);
  const tools: WrittenTool[] = [];
  for (const entry of entries) {
    await pause();
    tools.push({ entry, text: JSON.stringify(definitionOf(entry, site, isOpen)) });
  }
  return tools;
}

export function listOf(tools: readonly WrittenTool[], selection: Selection): string {
  const chosen = tools.filter(({ entry }) => isIn(selection, entry));
  return `[${chosen.map(({ text }) => text).join(",")}]`;
}
