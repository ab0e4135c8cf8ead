// Finding a calculator by its name, by other words for it, and in spite of a slip of the finger.

export type Findable = {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  /** Where it is, if it is no calculator. */
  readonly path?: string;
  /** Where two sets of inputs can't be filled in side by side. */
  readonly isAlone?: true;
  /** Other words that people search for, in small letters. */
  readonly words: readonly string[];
};

/** In a list of calculators the word need not be said. */
export const shortName = (name: string): string => name.replace(/ calculator$/, "");

export const pathTo = ({ slug, path = `/calculators/${slug}` }: Findable): string => path;

/** Pages have a path of their own. */
export const isCalculator = ({ path }: Findable): boolean => path === undefined;

const MOST = 8;
/** A link may hold a question of any length, and each word is compared with each of ours. */
export const LONGEST_QUESTION = 200;

/** Words that say nothing about which calculator is meant. */
const FILLERS = new Set(
  "a am an and are calculate calculator can convert converter do find for from how i in is it many me much my need of on or the to what with".split(
    " ",
  ),
);

const isTelling = (word: string): boolean => !FILLERS.has(word) && !/^\d+$/.test(word);

/** Behind a figure such a word says what it counts, and not what is looked for. As `wordsOf` has them. */
const UNIT =
  /^(?:ft|foot|feet|in|inch|inche|cm|mm|km|mi|mile|lb|lbs|pound|kg|oz|gal|gallon|sq|hr|hour|min|minute|day|month|year|mph|dollar|percent)$/;

export function find(query: string, among: readonly Findable[]): readonly Findable[] {
  const asked = wordsOf(query.slice(0, LONGEST_QUESTION));
  const words = asked.filter(isTelling);
  const withoutUnits = asked.filter(
    (word, i) => isTelling(word) && !(UNIT.test(word) && /^\d/.test(asked[i - 1] ?? "")),
  );
  const terms = withoutUnits.length > 0 ? withoutUnits : words;
  if (terms.length === 0) return [];
  const fits = among.map((entry) => fitsOf(terms, entry));
  // A place, a name or an amount that is said beside.
  const known = terms.map((_, i) => fits.some((fit) => (fit[i] ?? 0) > 0));
  const told = terms.filter((_, i) => known[i]);
  const ranked = (isEnough: IsEnough) =>
    among
      .map((entry, at) => {
        const own = (fits[at] ?? []).filter((_, i) => known[i]);
        return { entry, score: scoreOf(asked.join(" "), { terms: told, fits: own }, entry, isEnough) };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || lengthOf(a.entry) - lengthOf(b.entry) || byName(a.entry, b.entry))
      .slice(0, MOST)
      .map(({ entry }) => entry);
  const found = ranked(isSeveralWords);
  return found.length > 0 ? found : ranked(() => true);
}

/** Whether a name, or another name, that is said in full says enough by itself: "age" does where nothing says more. */
type IsEnough = (phrase: string) => boolean;
const isSeveralWords: IsEnough = (phrase) => phrase.includes(" ");

/** Of two that fit alike the one with fewer words is meant: "morgage" is a mortgage before an adjustable-rate mortgage. */
const lengthOf = (entry: Findable): number => inWords(entry).places[0]?.length ?? 0;
const byName = (one: Findable, other: Findable): number => one.name.localeCompare(other.name, "en");

/** "loans" of "compare two loans", where columns side by side are wanted. */
const compared = (query: string): string | undefined =>
  /^\s*compare\s+(?:(?:two|three|2|3|several|my)\s+)?(\S.*)/i.exec(query)?.[1];

/** The same, and calculators open with columns to compare where that is asked. */
export function findPages(query: string, among: readonly Findable[]): readonly Findable[] {
  const subject = compared(query);
  if (subject === undefined) return find(query, among);
  return find(subject, among).map((entry) =>
    isCalculator(entry) && !entry.isAlone
      ? { ...entry, path: `${pathTo(entry)}#2=`, name: `${entry.name}, side by side` }
      : entry,
  );
}

type InWords = { readonly phrases: readonly string[]; readonly places: readonly (readonly string[])[] };
const cut = new WeakMap<Findable, InWords>();

/** While the list loads, and not at the first key. */
export const cutIntoWords = (among: readonly Findable[]) => among.forEach(inWords);

/** An entry is cut into words once, not at every key. */
function inWords(entry: Findable): InWords {
  const known = cut.get(entry);
  if (known) return known;
  const [name, others, category] = [wordsOf(entry.name), entry.words.map(wordsOf), wordsOf(entry.category)];
  const phrases = [name, ...others].map((words) => words.join(" "));
  const telling = (words: readonly string[]) => [...new Set(words.filter((word) => !FILLERS.has(word)))];
  const found = { phrases, places: [name, others.flat(), category].map(telling) };
  cut.set(entry, found);
  return found;
}

/** How well each word fits, on average, and more where all of it stands together. More than half of the words that any
 * calculator knows must fit, or half where they are all of a name. A name of two words or more, or another name
 * that is said in full, is enough by itself. */
function scoreOf(asked: string, { terms, fits }: Told, entry: Findable, isEnough: IsEnough): number {
  const { phrases, places } = inWords(entry);
  const name = places[0] ?? [];
  const isWhole = name.every((word) => terms.includes(word));
  const isNamed =
    (isWhole && isEnough(name.join(" "))) || phrases.some((phrase) => isEnough(phrase) && isSaidIn(phrase, asked));
  if (!isNamed && fits.filter((fit) => fit > 0).length * 2 < terms.length + (isWhole ? 0 : 1)) return 0;
  const together = Math.max(...phrases.map((phrase) => togetherIn(phrase, asked)));
  return fits.reduce((sum, fit) => sum + fit, 0) / terms.length + together;
}

type Told = { readonly terms: readonly string[]; readonly fits: readonly number[] };

function fitsOf(terms: readonly string[], entry: Findable): readonly number[] {
  const { places } = inWords(entry);
  return terms.map((term) => Math.max(...WEIGHTS.map((weight, i) => weight * fitOf(term, places[i] ?? []))));
}

function togetherIn(phrase: string, asked: string): number {
  if (phrase === asked) return 6;
  if (phrase.startsWith(asked)) return 3;
  if (isSeveralWords(phrase) && isSaidIn(phrase, asked)) return 2;
  return phrase.includes(asked) ? 1 : 0;
}

/** Words that stand together in a longer question. */
const isSaidIn = (phrase: string, asked: string): boolean => ` ${asked} `.includes(` ${phrase} `);

/** Of a word in the name, in another name for it, and in its category. */
const WEIGHTS = [3, 2, 1] as const;

function fitOf(term: string, words: readonly string[]): number {
  if (words.includes(term)) return 3;
  if (/^\d/.test(term)) return 0;
  if (words.some((word) => word.startsWith(term))) return 2;
  return words.some((word) => word[0] === term[0] && isSlip(term, word)) ? 1 : 0;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("%", " percent ")
    .replace(/[()'’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));

/** Whether one word was meant for the other: a letter wrong, missing, too many or swapped; two in a long word. */
export function isSlip(typed: string, meant: string): boolean {
  const allowed = Math.floor(Math.min(typed.length, meant.length) / 4);
  if (allowed === 0 || Math.abs(typed.length - meant.length) > allowed) return false;
  return slips(typed, meant) <= Math.min(allowed, 2);
}

/** Insertions, deletions, replacements and swaps of neighbors that turn one text into the other. */
function slips(from: string, to: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: to.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (last[j - 1] ?? 0) + Number(from[i - 1] !== to[j - 1]);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : replaced;
      row.push(Math.min(swapped, replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [beforeLast, last] = [last, row];
  }
  return last[to.length] ?? 0;
}
