// A published fact in Markdown, for machines that read: which figures there are, from when to when, and who says so.
import type { Fact } from "#facts/dated";
import type { Site } from "#lib/site";

type Named = { readonly id: string; readonly fact: Fact<unknown> };

/** Each by a name that an address can have. The figures are large, so they load only where someone asks. */
export async function factsNamed(): Promise<readonly Named[]> {
  const { FACTS } = await import("#facts/all");
  return FACTS.map((fact) => ({ id: idOf(fact), fact }));
}

const idOf = ({ what }: Fact<unknown>): string =>
  what
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export async function factMarkdown(id: string, { url }: Pick<Site, "url">): Promise<string | undefined> {
  const [{ currentUntil, spanInWords }, facts] = await Promise.all([import("#facts/dated"), factsNamed()]);
  const fact = facts.find((one) => one.id === id)?.fact;
  if (!fact) return undefined;
  const periods = fact.periods.map(({ from, to, value, source }) =>
    [
      `## ${spanInWords(from, to)}`,
      `[${source.title}](${source.url}), read on ${source.read}.`,
      ...figures(value),
    ].join("\n\n"),
  );
  return [`# ${fact.what}`, `Current until ${currentUntil(fact)}. All facts: ${url}/proof/facts.`, ...periods].join(
    "\n\n",
  );
}

/** Rules such as holidays are code, and a series of prices is packed: neither is a figure that can be read. */
function figures(value: unknown): readonly string[] {
  const text = JSON.stringify(value, (_, part) => (typeof part === "function" ? CODE : part), 1);
  return text.includes(CODE) || text.length > LONGEST ? [] : [`\`\`\`json\n${text}\n\`\`\``];
}

const CODE = "(code)";
const LONGEST = 8000;
