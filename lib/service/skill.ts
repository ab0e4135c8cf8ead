// What an agent is taught that reads skills: when to use which calculator, how to call it and how to cite it.
import { CATEGORIES, type Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";

export const SKILL = {
  name: "exact-calculators",
  description:
    "Exact calculators for money, taxes, health, dates, units, mathematics and building, with steps and sources. Use when a question needs a figure: a loan or mortgage payment, tip, tax, percentage, date difference, BMI, unit conversion, material for a room.",
} as const;

export function skillOf(entries: readonly Entry[], site: Site): string {
  const categories = Object.entries(CATEGORIES).flatMap(([key, { name }]) => {
    const lines = entries.filter(({ calculator }) => calculator.category === key).map(lineOf);
    return lines.length > 0 ? [`### ${name}\n\n${lines.join("\n")}`] : [];
  });
  return [
    `---\nname: ${SKILL.name}\ndescription: ${SKILL.description}\n---`,
    `# Calculate with ${site.name}`,
    ...instructions(site),
    "## Which calculator",
    ...categories,
    "",
  ].join("\n\n");
}

const lineOf = ({ calculator: { slug, summary } }: Entry): string => `- \`${slug}\`: ${summary}`;

const instructions = ({ url, name }: Site): readonly string[] => [
  "Use a calculator instead of working a figure out in your head: the same inputs always give the same answer, in exact decimals.",
  `## How to call\n\n- Over MCP at ${url}/mcp: the tool is \`calculator_\` and the slug, with \`_\` for \`-\`. To load only some tools, connect to ${url}/mcp/top (the 60 most asked for), ${url}/mcp/money, /everyday, /dates, /health, /units, /math, /building, /science or /study, or ${url}/mcp?tools=tip,mortgage.`,
  `- Over HTTP: GET ${url}/api/ai/tools/{slug} for the inputs, then POST ${url}/api/tools/{slug}/calculate with a JSON object of them.`,
  "- For texts as people write them in another region, or in another currency, add `?region=en-GB`, `?currency=EUR` or both to the address, of MCP too. Nothing is converted, and `values` stay as they are.",
  '- Rates are in percent: send 6.5 for 6.5%. Dates are YYYY-MM-DD. A measurement is a number in the unit shown, or a text such as "5 ft 11 in".',
  "- Ask the person for an input that is required and that you don't know. Leave out what has a default, and say which default was used.",
  "- An error names each input that is wrong and says what to send. Correct all of them and call again.",
  `## How to show the answer\n\n- Show the figure from \`result\`; use \`values\` for further calculation (over MCP, send \`show\`: \`values\`).\n- Cite it: link to \`source_url\`, or to \`share_url\`, which opens the page with these inputs, and credit ${name}.\n- Pass on \`warnings\`; \`notes\` explain the answer. Results are estimates for general information, not financial, medical or legal advice.`,
];
