// Every tool, in order, already written: a list is these texts with commas between, whoever asks.
import type { Catalogue, Entry } from "#lib/service/catalogue";
import { COMMON_TOOLS } from "./common-tools.ts";
import { definitionOf } from "./definition.ts";
import { inOrder } from "./order.ts";
import { isIn, offersCommon, type Selection } from "./selection.ts";
import { SHOW_INPUT } from "./show.ts";

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
    tools.push({ entry, text: JSON.stringify(withShow(definitionOf(entry, site, isOpen))) });
  }
  return tools;
}

/** How much to show is asked in a call alone: a page that offers its tool shows everything. */
function withShow({ inputSchema, ...tool }: ReturnType<typeof definitionOf>) {
  return { ...tool, inputSchema: { ...inputSchema, properties: { ...inputSchema.properties, show: SHOW_INPUT } } };
}

export function listOf(tools: readonly WrittenTool[], selection: Selection): string {
  const chosen = tools.filter(({ entry }) => isIn(selection, entry)).map(({ text }) => text);
  const common = COMMON.filter(({ name }) => offersCommon(selection, name)).map(({ text }) => text);
  return `[${chosen.toSpliced(BEFORE_COMMON, 0, ...common).join(",")}]`;
}

/** Behind what people ask for most, and before the shortest list that a client cuts ends, at forty. */
const BEFORE_COMMON = 20;

const COMMON = Object.values(COMMON_TOOLS).map((tool) => ({ name: tool.name, text: JSON.stringify(tool) }));
