// Which calculators a question names, by the longest of their names that stands in it.

import { isSlip } from "#lib/questions/find";
import { hintOf } from "./hints.ts";
import { FILLERS, placesOf, singular, wordsOf } from "./words.ts";

export type Subject = { readonly slug: string; readonly name: string; readonly words: readonly string[] };
export type Named = { readonly slug: string; readonly score: number; readonly places: ReadonlySet<number> };

type Phrases = readonly { readonly words: readonly string[]; readonly isName: boolean }[];
const cut = new WeakMap<Subject, Phrases>();

function phrasesOf(subject: Subject): Phrases {
  const known = cut.get(subject);
  if (known) return known;
  const phrases = [subject.name, ...subject.words, ...(hintOf(subject.slug).about ?? [])].map((phrase, i) => ({
    words: wordsOf(phrase),
    isName: i === 0,
  }));
  cut.set(subject, phrases);
  return phrases;
}

const MOST = 4;

/** The best first. A name counts for a little more than another word for the same. */
export function namedIn(words: readonly (string | undefined)[], among: readonly Subject[]): readonly Named[] {
  return among
    .flatMap((subject) => {
      const found = phrasesOf(subject).flatMap(({ words: phrase, isName }) => {
        const places = placesOf(phrase, words);
        return places ? [{ places, score: places.length + (isName ? 0.5 : 0) }] : [];
      });
      if (found.length === 0) return [];
      const places = new Set(found.flatMap((one) => one.places));
      return [{ slug: subject.slug, places, score: Math.max(...found.map(({ score }) => score)) + places.size / 10 }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}

const known = new WeakMap<readonly Subject[], ReadonlySet<string>>();

function vocabulary(among: readonly Subject[]): ReadonlySet<string> {
  const found = known.get(among);
  if (found) return found;
  const words = new Set(among.flatMap((subject) => phrasesOf(subject).flatMap((phrase) => phrase.words)));
  known.set(among, words);
  return words;
}

/** A word by which calculators are called, alone or in their names. */
export const hasWord = (word: string, among: readonly Subject[]): boolean =>
  among.some((subject) =>
    phrasesOf(subject).some(({ words, isName }) => (isName || words.length === 1) && words.includes(word)),
  );

/** With slips of the finger mended in words that name calculators. */
export function corrected(text: string, among: readonly Subject[]): string {
  const ours = vocabulary(among);
  return text.replace(/[a-z]{6,}/gi, (typed) => {
    const word = singular(typed.toLowerCase());
    if (ours.has(word) || FILLERS.has(word)) return typed;
    const slips = [...ours].filter((other) => other[0] === word[0] && isSlip(word, other));
    const near = slips.filter((other) => other.length === word.length);
    const [meant, second] =
      near.length > 0 ? near : slips.filter((other) => Math.abs(other.length - word.length) === 1);
    return second ? typed : (meant ?? typed);
  });
}
