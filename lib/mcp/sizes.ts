// What a selection of tools costs a model that reads all of them.
import type { Catalogue } from "#lib/service/catalogue";
import { SETS, slugsIn } from "./sets.ts";
import { type Site, writeTools } from "./tool-list.ts";

/** `set` is empty for all tools. */
export type Size = { readonly set: string; readonly tools: number; readonly tokens: number };

/** English and JSON have about four bytes a token in the tokenizers of today's models. */
const BYTES_A_TOKEN = 4;

/** Of all tools, and of each set that has some. Models are shown neither output schemas nor `_meta`. */
export async function sizesBySet(catalogue: Catalogue, site: Site): Promise<readonly Size[]> {
  const tools = await writeTools(catalogue, site);
  const entries = tools.map(({ entry }) => entry);
  const sized = (set: string, slugs: readonly string[]) => {
    const texts = tools.filter(({ entry }) => slugs.includes(entry.calculator.slug)).map(({ text }) => text);
    return { set, tools: texts.length, tokens: texts.reduce((sum, text) => sum + tokensOf(text), 0) };
  };
  const all = sized(
    "",
    entries.map(({ calculator }) => calculator.slug),
  );
  const sets = Object.entries(SETS).map(([name, set]) => sized(name, slugsIn(set, entries)));
  return [all, ...sets.filter(({ tools }) => tools > 0)];
}

function tokensOf(text: string): number {
  const shown = { ...JSON.parse(text), outputSchema: undefined, _meta: undefined };
  return Buffer.byteLength(JSON.stringify(shown)) / BYTES_A_TOKEN;
}
