// A calculator's page in Markdown, with the engine's own figures.
import { describeInputs, type Source } from "#engine";
import { categoryOf, type Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { pageOf } from "./addresses.ts";
import { workedExample } from "./example.ts";

export function markdownOf(entry: Entry, site: Site): string {
  const { calculator, words } = entry;
  const { story, sentence, steps, outcome } = workedExample(entry, site);
  const inputs = describeInputs(calculator, site.currency).map(({ name, description, ...input }) => {
    const left = input.default === undefined ? "" : ` Default ${input.default}.`;
    return `- \`${name}\`: ${description}${left}`;
  });
  return [
    `# ${calculator.name}`,
    ...[words.purpose, ...(words.about ?? [])],
    `Page: ${pageOf(site, calculator.slug)}. Run it: POST ${site.url}/api/tools/${calculator.slug}/calculate with a JSON object of the inputs.`,
    section("Formula", calculator.formula),
    section("Inputs", inputs.join("\n")),
    ...(words.howToUse ? [section("Using the answer", words.howToUse.join("\n\n"))] : []),
    section("How it’s worked out", words.methodology.join("\n\n")),
    section("Assumptions", list(words.assumptions)),
    section("Worked example", [story, list(steps), sentence, ...(outcome ? [outcome] : [])].join("\n\n")),
    ...(words.mistakes ? [section("Common mistakes", list(words.mistakes))] : []),
    section("When not to rely on it", list(words.limitations)),
    section("Questions", words.questions.map(({ question, answer }) => `### ${question}\n\n${answer}`).join("\n\n")),
    section("Sources", list(words.sources.map(cited))),
    categoryOf(calculator).disclaimer,
    `Version ${calculator.version}.`,
  ].join("\n\n");
}

const cited = ({ title, url, place }: Source): string =>
  `${url ? `[${title}](${url})` : title}${place ? `, ${place}` : ""}`;

const section = (title: string, body: string): string => `## ${title}\n\n${body}`;
const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

/** The map of the site for language models, by the llms.txt proposal. */
export function siteInWords(entries: readonly Entry[], site: Site): string {
  const calculators = entries.map(
    ({ calculator: { slug, name, summary } }) => `[${name}](${pageOf(site, slug)}.md): ${summary}`,
  );
  return [
    `# ${site.name}`,
    "> Calculators in exact decimal arithmetic, each with its working and with published figures it is checked against.",
    section(
      "For programs",
      list([
        `[How to use it](${site.url}/developers): REST, MCP, limits, errors, examples`,
        `[OpenAPI 3.1](${site.url}/api/openapi.json): the REST interface, with examples`,
        `[The list as JSON](${site.url}/api/ai/tools?fields=light): every calculator with the names of its inputs; add &q=car+loan to search; without fields=light it's over three times as long`,
        `To run one: POST ${site.url}/api/tools/{slug}/calculate with a JSON object of its inputs, or GET it with the inputs in the query`,
        `For many values at once: POST ${site.url}/api/tools/{slug}/table`,
        `For the input that gives a wanted figure: POST ${site.url}/api/tools/{slug}/solve`,
        `[Facts](${site.url}/api/facts): published figures, such as tax brackets and price indexes; ${site.url}/api/facts/us-cpi?on=2024-05-01 gives one on a day, with its source`,
        `[Changes as JSON](${site.url}/changes.json): every new version of a calculator, with its reason`,
        `[Known figures as JSON](${site.url}/proof.json): every printed figure the calculators are checked against, with its source and ours`,
        `MCP over Streamable HTTP: ${site.url}/mcp; only some tools: ${site.url}/mcp/top (60), ${site.url}/mcp/money, /health, /math and so on, or ${site.url}/mcp?tools=tip,mortgage`,
        `Forms for chats (MCP Apps): each tool names ui://calculator/{slug}, one HTML file that begins with the call's inputs and answer`,
        `A measurement may be a text with its unit, such as "5 ft 11 in" or "3.2 m"`,
        `Texts in another region or currency: add ?region=de-DE, ?currency=EUR or both to any of these addresses, or to ${site.url}/mcp; \`values\` stay as they are`,
        `[Skill for agents](${site.url}/SKILL.md): when to use which calculator, and how to cite it`,
      ]),
    ),
    section("Calculators", list(calculators)),
  ].join("\n\n");
}
