// What can be read beside the forms: the list of calculators, each one's page in Markdown, and the published facts. They cost
// no tool, and a client may search in them before it calls one.
import { factMarkdown, factsNamed, markdownOf } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import { toolName } from "./name.ts";

type Site = Parameters<typeof markdownOf>[1];

const LIST = "reckoner://calculators";
const CALCULATOR = "reckoner://calculator/";
const FACT = "reckoner://fact/";
const MARKDOWN = { mimeType: "text/markdown" } as const;

export const LIST_RESOURCE = { uri: LIST, name: "calculators", title: "All calculators", ...MARKDOWN };

export const TEMPLATES = [
  {
    uriTemplate: `${CALCULATOR}{slug}`,
    name: "calculator",
    title: "A calculator",
    description: "Inputs, formula, method, limits and sources",
    ...MARKDOWN,
  },
  {
    uriTemplate: `${FACT}{id}`,
    name: "fact",
    title: "A published fact",
    description: "Tax rates, prices, holidays and limits with their dates and sources",
    ...MARKDOWN,
  },
];

/** `entries` are those that the address serves. Undefined where there is nothing of that name. */
export async function readText(uri: string, entries: readonly Entry[], site: Site) {
  const text = await textOf(uri, entries, site);
  return text === undefined ? undefined : { uri, ...MARKDOWN, text };
}

async function textOf(uri: string, entries: readonly Entry[], site: Site): Promise<string | undefined> {
  if (uri === LIST) return listed(entries);
  if (uri.startsWith(FACT)) return factMarkdown(uri.slice(FACT.length), site);
  if (!uri.startsWith(CALCULATOR)) return undefined;
  const entry = entries.find(({ calculator }) => calculator.slug === uri.slice(CALCULATOR.length));
  return entry && markdownOf(entry, site);
}

function listed(entries: readonly Entry[]): string {
  const lines = entries.map(
    ({ calculator: { slug, summary } }) => `- \`${toolName(slug)}\` (${CALCULATOR}${slug}): ${summary}`,
  );
  return ["# Calculators", lines.join("\n")].join("\n\n");
}

/** The names that a template's argument can have, those that begin with what was typed before those that contain it. */
export async function completed(template: string, typed: string, entries: readonly Entry[]): Promise<string[]> {
  const names = await namesFor(template, entries);
  const found = names.filter((name) => name.includes(typed.toLowerCase()));
  return found.toSorted((a, b) => Number(b.startsWith(typed)) - Number(a.startsWith(typed)));
}

async function namesFor(template: string, entries: readonly Entry[]): Promise<readonly string[]> {
  if (template.startsWith(CALCULATOR)) return entries.map(({ calculator }) => calculator.slug);
  return template.startsWith(FACT) ? (await factsNamed()).map(({ id }) => id) : [];
}
