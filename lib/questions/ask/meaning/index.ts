// A question read by meaning: a calculator's words, and values with kinds, in any order. The calculator's own definition says
// which inputs take which.
import { calculators } from "#calculators";
import type { Calculator, Texts } from "#engine";
import { type Answered, answerTo, type Circumstances } from "../answer.ts";
import type { Reading } from "../reading.ts";
import { isAsked } from "./fields.ts";
import { better, type Filled, filled } from "./filled.ts";
import { hintOf } from "./hints.ts";
import { itemsOf, withYears } from "./items.ts";
import { isMeant } from "./meant.ts";
import { hasWord, namedIn, type Subject } from "./subjects.ts";
import { wordsOf } from "./words.ts";

export { corrected, type Subject } from "./subjects.ts";

/** Where each money is used. What differs between them is not known by it. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  GBP: ["en-GB"],
  CAD: ["en-CA"],
  AUD: ["en-AU"],
  INR: ["en-IN"],
  JPY: ["ja-JP"],
  EUR: ["de-DE", "en-IE", "fr-FR", "es-ES", "it-IT", "nl-NL"],
};

export type Understood = Filled & { readonly slug: string };

/** The calculators that a question names, with what it says in their forms, the best first. */
export async function understood(
  text: string,
  today: string,
  among: readonly Subject[],
  code?: string,
): Promise<readonly Understood[]> {
  const items = itemsOf(text, today);
  if (!items?.some((item) => "value" in item)) return [];
  const words = items.map((item) => ("word" in item ? wordsOf(item.word)[0] : undefined));
  const regions = REGIONS[code ?? ""] ?? [];
  const all = await Promise.all(
    namedIn(withYears(items, words), among).map(async ({ slug, places, score }) => {
      const hint = hintOf(slug);
      if (!isIn(slug, code)) return [];
      const calculator = (await calculators[slug]?.())?.default;
      const form =
        calculator &&
        filled(calculator, {
          hint,
          items,
          words,
          named: places,
          today,
          regions,
          isOurs: (word) => hasWord(word, among),
        });
      return form ? [{ slug, score, ...form }] : [];
    }),
  );
  return all.flat().sort((a, b) => better(a, b) || b.score - a.score);
}

/** An answer stands only where nothing was left out that could change it. */
const isComplete = ({ unread, lacking, left, texts }: Understood): boolean =>
  unread.length === 0 && lacking.length === 0 && left === 0 && Object.keys(texts).length > 0;

/** The answer to the first that can be answered. */
export async function answered(
  all: readonly Understood[],
  circumstances: Circumstances,
): Promise<Answered | undefined> {
  for (const one of all.filter(isComplete)) {
    const { slug, texts, answer: output, things } = one;
    const calculator = (await calculators[slug]?.())?.default;
    if (!calculator) continue;
    const reading = {
      slug,
      texts,
      assumed: assumedIn(slug, calculator, texts),
      without: things,
      ...(output ? { answer: output } : {}),
    };
    const answer = await answerTo(reading, circumstances);
    if (answer && isMeant(calculator, one, answer.figure.name)) return answer;
  }
  return undefined;
}

const MOST_ASSUMED = 3;

/** What was not said and counts: a term, a rate, and what a region decides. */
function assumedIn(slug: string, calculator: Calculator, texts: Texts): readonly string[] {
  const { assumed, inputs: known = {} } = hintOf(slug);
  const isSaid = (name: string) => name in texts && !(known[name] === texts[name]);
  const fields = Object.entries(calculator.inputs).flatMap(([name, field]) => {
    const value = String(field.default ?? "");
    if (isSaid(name) || field.more || value === "" || !isAsked(field, calculator, texts)) return [];
    if (field.kind === "choice")
      return field.beginsIn && !field.inside ? [`${field.label}: ${field.options[value]}`] : [];
    if (field.kind === "percent" && value !== "0") return [`${field.label}: ${value}%`];
    return field.kind === "count" && field.unit && value !== "0" ? [`${field.label}: ${value} ${field.unit}`] : [];
  });
  const isAssumed =
    Object.keys(known).length === 0 || Object.keys(known).some((name) => name in texts && !isSaid(name));
  return [...(assumed && isAssumed ? [assumed] : []), ...fields].slice(0, MOST_ASSUMED);
}

const leftOut = ({ unread, left }: Understood): number => unread.length + left;

/** "And at 15 years?" after a question that was answered: what is said takes the place of what was. */
export async function followed(text: string, today: string, { slug, texts }: Reading): Promise<Understood | undefined> {
  const items = itemsOf(text, today) ?? [];
  const calculator = (await calculators[slug]?.())?.default;
  if (!calculator || !items.some((item) => "value" in item)) return undefined;
  const words = items.map((item) => ("word" in item ? wordsOf(item.word)[0] : undefined));
  const asked = {
    hint: hintOf(slug),
    items,
    words,
    named: new Set<number>(),
    today,
    regions: [],
    isOurs: () => true,
  };
  const form = filled(calculator, asked);
  const { left, unread } = form ?? { left: 1, unread: [] };
  return form && left === 0 && unread.length === 0
    ? { slug, ...form, lacking: [], texts: { ...texts, ...form.texts } }
    : undefined;
}

/** "Drywall for a 12x14 room" is a room to paint with a word left over, by which another calculator is called. */
const isOfAnother = ({ unread, said }: Understood, all: readonly Understood[]): boolean =>
  all.some(
    (other) => other.said.some((word) => unread.includes(word)) && !said.some((word) => other.unread.includes(word)),
  );

/** What was understood, for the form of the calculator that leaves least of it out, where any value was. */
export async function formOf(all: readonly Understood[]) {
  const [best] = all.filter((one) => !isOfAnother(one, all)).toSorted((a, b) => leftOut(a) - leftOut(b));
  const calculator = best && (await calculators[best.slug]?.())?.default;
  if (!calculator || best.left > 0 || best.lacking.length > Object.keys(best.texts).length) return {};
  const { slug, texts, unread, things } = best;
  const lacking = best.lacking.map((name) => calculator.inputs[name]?.label ?? name);
  return { form: { slug, name: calculator.name, texts, unread: [...unread, ...things], lacking } };
}

/** Whether a calculator knows the law where that money is used. */
export function isIn(slug: string, code: string | undefined): boolean {
  const { only } = hintOf(slug);
  return !only || !code || only === code;
}
