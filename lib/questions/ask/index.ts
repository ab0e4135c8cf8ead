// A question typed in words → a calculator, and the texts of its form. Nothing is calculated here: the answer is what the
// calculator itself says to these inputs (./answer.ts).
import { asks } from "#calculators/asks";
import type { Ask, Asks, Texts } from "#engine";
import { expressionIn } from "./arithmetic.ts";
import { conversionOf } from "./convert.ts";
import { withBothYears } from "./dates.ts";
import { inFigures } from "./in-figures.ts";
import { plainQuestion } from "./plain.ts";
import type { Reading } from "./reading.ts";
import { type Match, matchOf, needsOf } from "./template.ts";

export { type Answered, answerTo } from "./answer.ts";
export { inSigns, isName } from "./arithmetic.ts";
export { currencyOf } from "./currency.ts";
export { plainQuestion } from "./plain.ts";
export type { Reading } from "./reading.ts";

/** The readings of a question, the likeliest first, or else a question as it should be asked. */
export type Asked = { readonly readings: readonly Reading[]; readonly hint?: string };

const ALL = Object.entries(asks).flatMap(([slug, all]) => all.map((ask) => ({ slug, ask })));
// While this loads, and not at the first key.
for (const { ask } of ALL) if ("says" in ask) ask.says.forEach(needsOf);

const COUNTS = /[\dπ½⅓⅔¼¾⅛]|\b(?:pi|ln|a|an|today|tomorrow|christmas|halloween|eve|day)\b/i;

/** `today` is a day as YYYY-MM-DD. */
export function read(typed: string, today: string): Asked {
  const text = withBothYears(inFigures(plainQuestion(typed) ?? ""));
  if (!COUNTS.test(text)) return { readings: [] };
  const found = ALL.map(({ slug, ask }) => readingBy(slug, ask, text, today));
  const readings = distinct(found.flatMap((one) => (typeof one === "object" ? [one] : [])));
  if (readings.length > 0) return { readings };
  const hint = found.find((one) => typeof one === "string");
  if (hint) return { readings: [], hint };
  const expression = expressionIn(text);
  if (expression)
    return { readings: [{ slug: "scientific", texts: { expression, ...inRadians(expression) }, assumed: [] }] };
  return { readings: [] };
}

/** A reading, or the example of a question of which something is missing. */
function readingBy(slug: string, ask: Asks[number], text: string, today: string): Reading | string | undefined {
  if ("converts" in ask) {
    const texts = conversionOf(ask, text);
    return texts && { slug, texts, assumed: [] };
  }
  const match = matchOf(ask, text, today);
  if (!match) return undefined;
  if (match.lacking.length === 0) return complete(slug, ask, match, today);
  return Object.keys(match.texts).length >= match.lacking.length ? ask.example : undefined;
}

function complete(slug: string, ask: Ask, { texts, missing }: Match, today: string): Reading {
  const given = Object.entries(ask.inputs ?? {}).map(([name, text]) => [name, text === "today" ? today : text]);
  return {
    slug,
    texts: { ...Object.fromEntries(given), ...texts },
    assumed: ["", ...missing].flatMap((name) => ask.assumed?.[name] ?? []),
    ...(ask.begins ? { begins: ask.begins } : {}),
    ...(ask.answer ? { answer: ask.answer } : {}),
  };
}

function distinct(readings: readonly Reading[]): readonly Reading[] {
  const keys = readings.map(({ slug, texts }) => JSON.stringify([slug, texts]));
  return readings.filter((_, i) => keys.indexOf(keys[i] ?? "") === i);
}

/** Whoever writes π in an angle means radians. */
const inRadians = (expression: string): Texts =>
  /(?:sin|cos|tan)[^)]*(?:π|pi)/i.test(expression) ? { angles: "radians" } : {};
