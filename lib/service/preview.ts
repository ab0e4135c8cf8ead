// What the preview of a link says: the answer to the inputs that stand in the link's query, as the page will show it.
import {
  type Answer,
  type Calculator,
  calculateKnown,
  isRefusal,
  leftOut,
  present,
  readTexts,
  spokenCurrency,
  type Texts,
  takesWords,
  todayInputs,
  wireInputs,
} from "#engine";
import type { Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { pageOf } from "./addresses.ts";
import { siteAsked } from "./asked-region.ts";

export type Preview = { readonly title: string; readonly description: string; readonly url: string };

const [LONGEST_ANSWER, LONGEST_SENTENCE, LONGEST_INPUT] = [70, 200, 200];

/** Undefined where the page says no more than it always does: no input is there, one is wrong, or one is missing that the page
 * fills in by itself. */
export function previewOf({ calculator }: Entry, query: URLSearchParams, usual: Site): Preview | undefined {
  const given = givenIn(calculator, query);
  const site = siteAsked(usual, query);
  if (!given || "complaint" in site) return undefined;
  const currency = spokenCurrency(calculator, given, site.currency);
  const answer = answerOf(calculator, given, currency);
  if (!answer) return undefined;
  const { headline, primary, unit, sentence } = present(calculator, answer, currency);
  const { label, text } = headline ?? { label: primary.label, text: `${primary.text} ${unit}`.trim() };
  const sent = new URLSearchParams([...query].filter(([name]) => name in given || ASIDE.includes(name)));
  return {
    title: `${cut(`${label}: ${text}`, LONGEST_ANSWER)} | ${calculator.name}`,
    description: cut(sentence, LONGEST_SENTENCE),
    url: `${pageOf(usual, calculator.slug)}?${sent}`,
  };
}

const ASIDE = ["region", "currency"];

function givenIn(calculator: Calculator, query: URLSearchParams): Texts | undefined {
  const known = wireInputs(calculator).filter(({ name }) => query.has(name));
  const isShort = known.every(({ name }) => (query.get(name)?.length ?? 0) <= LONGEST_INPUT);
  // Someone's own words are passed on to no one under our name.
  const hasWords = known.some(({ field }) => takesWords(field));
  const isCompared = query.has("2");
  const days = todayInputs(calculator, "").filter(({ name }) => !query.has(name));
  if (known.length === 0 || !isShort || hasWords || isCompared || days.length > 0) return undefined;
  return { ...leftOut(calculator), ...Object.fromEntries(known.map(({ name }) => [name, query.get(name) ?? ""])) };
}

function answerOf(calculator: Calculator, texts: Texts, currency: Site["currency"]): Answer | undefined {
  const { raw, faults } = readTexts(calculator, texts);
  const answer = calculateKnown(calculator, raw, currency);
  return isRefusal(answer) || faults.length > 0 ? undefined : answer;
}

function cut(text: string, longest: number): string {
  const line = text.replace(/\s*\n\s*/g, ", ");
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}
