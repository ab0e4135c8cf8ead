// How many of the everyday questions find their tool. They were written before any description was read, and every
// second one went to the unseen half, whose misses stay unread. The patterns are those that a model would search with for
// questions of their own; they were written before any description was read, by someone who knew what calculators there are, and
// descriptions were worded better with them in sight.
import { formatNumber, USD } from "#engine";
import { writeTools } from "#lib/mcp";
import { catalogue } from "#lib/service/catalogue";
import { answerSize, answerSizes } from "./answers.ts";
import patterns from "./patterns.json" with { type: "json" };
import questions from "./questions.json" with { type: "json" };
import {
  anyWord,
  bm25,
  overlap,
  patternInListOrder,
  patternInNamesFirst,
  type Search,
  type Searched,
  searched,
} from "./searches.ts";

const SITE = {
  url: "https://calc.example",
  name: "Ready Reckoner",
  currency: USD,
  builtAt: "2026-11-20T00:00:00.000Z",
};

const BY_WORDS: Readonly<Record<string, Search>> = { BM25: bm25, overlap, "any word": anyWord };
const BY_PATTERN: Readonly<Record<string, Search>> = {
  "pattern, names": patternInNamesFirst,
  "pattern, list": patternInListOrder,
};

type Half = "seen" | "unseen";
type Question = { readonly tool: string; readonly question: string };

const texts = (await writeTools(catalogue(), SITE)).map(({ text }) => text);
const tools: readonly Searched[] = texts.map((text) => searched(JSON.parse(text)));

export const questionsOf = (half: Half): readonly Question[] => inOpenTools(questions[half]);

/** A question of each stands beside the pattern for whoever reads the file. */
export const patternsAsked: readonly Question[] = inOpenTools(
  Object.fromEntries(Object.entries(patterns).map(([slug, asked]) => [slug, asked.map(([, pattern = ""]) => pattern)])),
);

function inOpenTools(asked: Readonly<Record<string, readonly string[]>>): Question[] {
  return Object.entries(asked)
    .map(([slug, questions]) => ({ tool: `calculator_${slug.replaceAll("-", "_")}`, questions }))
    .filter(({ tool }) => tools.some(({ name }) => name === tool))
    .flatMap(({ tool, questions }) => questions.map((question) => ({ tool, question })));
}

/** The share of questions, in percent, whose tool is among the first `places`. */
export function share(asked: readonly Question[], search: Search, places: number): number {
  const hits = asked.filter(({ tool, question }) => search(question, tools).slice(0, places).includes(tool));
  return (100 * hits.length) / asked.length;
}

export function measured(): string {
  const words = Object.entries(BY_WORDS).flatMap(([name, search]) =>
    (["seen", "unseen"] as const).map((half) => line(name, half, search, questionsOf(half))),
  );
  const byPattern = Object.entries(BY_PATTERN).map(([name, search]) => line(name, "", search, patternsAsked));
  return ["search           half    asked    first    three     five", ...words, ...byPattern, "", sizes()].join("\n");
}

function line(name: string, half: string, search: Search, asked: readonly Question[]): string {
  const shares = [1, 3, 5].map((places) =>
    `${formatNumber(share(asked, search, places), { digits: 1 })} %`.padStart(9),
  );
  return `${name.padEnd(17)}${half.padEnd(8)}${String(asked.length).padStart(5)}${shares.join("")}`;
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

/** Bytes of each answer to a worked example, as a model reads it. */
export async function bytesOfAnswers(): Promise<readonly number[]> {
  const sizes = await Promise.all((await catalogue().allOpen()).map((entry) => answerSize(entry, SITE)));
  return sizes.map(({ text, structure }) => text + structure);
}

export function misses(): string {
  const lines = questionsOf("seen").flatMap(({ tool, question }) => {
    const found = bm25(question, tools);
    const place = found.indexOf(tool) + 1;
    if (place === 1) return [];
    return `${tool.slice(11)} is ${place || "-"}: ${question}  [${found.slice(0, 3).map((name) => name.slice(11))}]`;
  });
  return lines.join("\n");
}
