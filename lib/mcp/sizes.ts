// What a selection of tools costs a model that reads all of them.
import { CATEGORIES, type Catalogue } from "#lib/service/catalogue";
import { type Site, writeTools } from "./tool-list.ts";

export type Size = {
  readonly category: string;
  readonly name: string;
  readonly tools: number;
  readonly tokens: number;
};

/** English and JSON have about four bytes a token in the tokenizers of today's models. */
const BYTES_A_TOKEN = 4;

/** Of each category that has tools, in their order. Models are shown neither output schemas nor `_meta`. */
export async function sizesByCategory(catalogue: Catalogue, site: Site): Promise<readonly Size[]> {
  const tools = await writeTools(catalogue, site);
  return Object.entries(CATEGORIES).flatMap(([category, { name }]) => {
    const texts = tools.filter(({ entry }) => entry.calculator.category === category).map(({ text }) => text);
    const tokens = texts.reduce((sum, text) => sum + tokensOf(text), 0);
    return texts.length > 0 ? [{ category, name, tools: texts.length, tokens }] : [];
  });
}

function tokensOf(text: string): number {
  const shown = { ...JSON.parse(text), outputSchema: undefined, _meta: undefined };
  return Buffer.byteLength(JSON.stringify(shown)) / BYTES_A_TOKEN;
}
