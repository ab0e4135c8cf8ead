// How many of the everyday questions find their tool. They were written before any description was read, and every
// second one went to the unseen half, whose misses stay unread.
import { formatNumber, USD } from "#engine";
import { catalogue } from "#lib/catalogue";
import { writeTools } from "#lib/mcp";
import { answerSizes } from "./answers.ts";
import questions from "./questions.json" with { type: "json" };
import { bm25, overlap, regularExpression, type Search, type Searched, searched } from "./searches.ts";

const SITE = {
  url: "https://calc.example",
  name: "Ready Reckoner",
  currency: USD,
  builtAt: "2026-11-20T00:00:00.000Z",
};

const SEARCHES: Readonly<Record<string, Search>> = { BM25: bm25, "regular expression": regularExpression, overlap };

export type Half = "seen" | "unseen";
type Question = { readonly tool: string; readonly question: string };

const texts = (await writeTools(catalogue(), SITE)).map(({ text }) => text);
const tools: readonly Searched[] = texts.map((text) => searched(JSON.parse(text)));

export const questionsOf = (half: Half): readonly Question[] =>
  Object.entries(questions[half])
    .map(([slug, asked]) => ({ tool: `calculator_${slug.replaceAll("-", "_")}`, asked }))
    .filter(({ tool }) => tools.some(({ name }) => name === tool))
    .flatMap(({ tool, asked }) => asked.map((question) => ({ tool, question })));

/** The share of questions, in percent, whose tool is among the first `places`. */
export function share(half: Half, search: Search, places: number): number {
  const asked = questionsOf(half);
  const hits = asked.filter(({ tool, question }) => search(question, tools).slice(0, places).includes(tool));
  return (100 * hits.length) / asked.length;
}

export function measured(): string {
  const lines = Object.entries(SEARCHES).flatMap(([name, search]) =>
    (["seen", "unseen"] as const).map((half) => {
      const [first, three] = [1, 3].map((places) =>
        `${formatNumber(share(half, search, places), { digits: 1 })} %`.padStart(8),
      );
      return `${name.padEnd(19)}${half.padEnd(8)}${String(questionsOf(half).length).padStart(4)}${first}${three}`;
    }),
  );
  return ["search             half    asked   first   three", ...lines, "", sizes()].join("\n");
}

/** Of the tools as a model reads them: output schemas and `_meta` are for programs. */
function sizes(): string {
  const bytes = texts.map((text) =>
    Buffer.byteLength(JSON.stringify({ ...JSON.parse(text), outputSchema: undefined, _meta: undefined })),
  );
  const average = bytes.reduce((sum, size) => sum + size, 0) / bytes.length;
  return `${bytes.length} tools of ${formatNumber(average, { digits: 0 })} bytes on average without output schemas and _meta; the largest has ${Math.max(...bytes)}.`;
}

export const answers = () => answerSizes(SITE);

export function misses(): string {
  const lines = questionsOf("seen").flatMap(({ tool, question }) => {
    const found = bm25(question, tools);
    const place = found.indexOf(tool) + 1;
    if (place === 1) return [];
    return `${tool.slice(11)} is ${place || "-"}: ${question}  [${found.slice(0, 3).map((name) => name.slice(11))}]`;
  });
  return lines.join("\n");
}
