// How clients with many tools look for one by words: BM25, plain overlap, or a regular expression. Each ranks tools by
// their names, titles, descriptions and the texts of their inputs, as a client reads them.
import { decimal } from "#numbers/decimal";

export type Searched = {
  readonly name: string;
  readonly words: readonly string[];
  readonly text: string;
  /** What a pattern is tried on, one by one. */
  readonly fields: readonly string[];
};
export type Search = (question: string, tools: readonly Searched[]) => readonly string[];

type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly properties: Readonly<Record<string, { readonly description?: string }>> };
};

export function searched({ name, title, description, inputSchema }: Tool): Searched {
  const inputs = Object.entries(inputSchema.properties).flatMap(([input, { description = "" }]) => [
    input,
    description,
  ]);
  const fields = [name, title, description, ...inputs];
  const text = fields.join(" ").toLowerCase().replaceAll("_", " ");
  return { name, words: wordsOf(text), text, fields };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a question that say what it is about; all of them where none does. */
export function tellingWords(question: string): string[] {
  const all = wordsOf(question.replace(/['’]/g, ""));
  const telling = all.filter((word) => !FILLER.has(word) && !/^\p{N}+$/u.test(word));
  return [...new Set(telling.length > 0 ? telling : all)];
}

const FILLER = new Set(
  `a about all am an and any are as at be been both but by can could did do does doing dont each for from get gets
  getting go going got had has have having he her him his how i id if ill im in into is isnt it its ive just let like
  lot make many me much my need of off on one only or our out please put really she should show so some take tell than that the
  their them then there these they thing this those to up us use using want was we were what whats when where which
  who whos will with work would you your`.split(/\s+/),
);

/** Okapi BM25 with its usual constants. */
export const bm25: Search = (question, tools) => {
  const [k, b] = [1.2, 0.75];
  const average = tools.reduce((sum, { words }) => sum + words.length, 0) / tools.length;
  const terms = tellingWords(question).map((term) => {
    const having = tools.filter(({ words }) => words.includes(term)).length;
    return {
      term,
      rarity: decimal(1 + (tools.length - having + 0.5) / (having + 0.5))
        .ln()
        .toNumber(),
    };
  });
  return ranked(tools, ({ words }) =>
    terms.map(({ term, rarity }) => {
      const often = words.filter((word) => word === term).length;
      return (rarity * often * (k + 1)) / (often + k * (1 - b + (b * words.length) / average));
    }),
  );
};

/** The words as alternatives of one expression, each from the start of a word on; the tool with most of them is first. A
 * program without a model can do no better: it knows no other words than the question's. */
export const anyWord: Search = (question, tools) => {
  const patterns = tellingWords(question).map((word) => new RegExp(`\\b${word.replace(/(?<=.{3})(s|ing|ed)$/, "")}`));
  return ranked(tools, ({ text }) => patterns.map((pattern) => Number(pattern.test(text))));
};

/** A pattern as a model writes it for Claude's search of tools, in place of the question: tried on each field, in any case. Its
 * order is not published. Of the open clients, most prefer a match in the name, as here; FastMCP takes the list's order. */
export const patternInNamesFirst: Search = (pattern, tools) =>
  tried(pattern, tools, ({ fields }, matches) => 1 / (1 + fields.findIndex(matches)));

export const patternInListOrder: Search = (pattern, tools) => tried(pattern, tools, () => 1);

type Score = (tool: Searched, matches: (field: string) => boolean) => number;

function tried(pattern: string, tools: readonly Searched[], score: Score): string[] {
  const expression = new RegExp(pattern, "i");
  const matches = (field: string) => expression.test(field);
  return ranked(tools, (tool) => (tool.fields.some(matches) ? [score(tool, matches)] : []));
}

/** How many words both have, against how many each has. */
export const overlap: Search = (question, tools) => {
  const asked = tellingWords(question);
  return ranked(tools, ({ words }) => {
    const size = Math.sqrt(asked.length * new Set(words).size);
    return asked.map((word) => Number(words.includes(word)) / size);
  });
};

/** Tools with the same score stay in the order of the list. A tool without any of the words is not found. */
function ranked(tools: readonly Searched[], scores: (tool: Searched) => readonly number[]): string[] {
  const scored = tools.map((tool) => ({ name: tool.name, score: scores(tool).reduce((sum, one) => sum + one, 0) }));
  const found = scored.filter(({ score }) => score > 0);
  return found.toSorted((one, other) => other.score - one.score).map(({ name }) => name);
}
