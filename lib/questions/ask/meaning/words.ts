// Words as they are compared: in small letters, one for singular and plural.

const MOST_KNOWN = 5000;
const known = new Map<string, readonly string[]>();

/** The same labels and words are cut for each input at each value. */
export function wordsOf(text: string): readonly string[] {
  const words = known.get(text) ?? cut(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, words);
  return words;
}

const cut = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll("%", " percent ")
    .replace(/['’]s\b|['’.()]/g, "")
    .split(/[^\p{L}\p{N}&°]+/u)
    .filter(Boolean)
    .map(singular);

export const singular = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=x|ss|ch|sh)es$|(?<=[^s])s$/, "") : word;

/** Where a phrase stands among words, by the places of its own; undefined where it doesn't. */
export function placesOf(
  phrase: readonly string[],
  words: readonly (string | undefined)[],
): readonly number[] | undefined {
  if (phrase.length === 0) return undefined;
  const from = words.findIndex((_, i) => phrase.every((word, j) => words[i + j] === word));
  return from < 0 ? undefined : phrase.map((_, j) => from + j);
}

/** They say nothing about what is asked. "Without", "before" and "or" do. */
export const FILLERS = new Set(
  (
    "a about am an and & any approximately are as at be bill buy by calculate calculator can come compute cost could do does each find for from " +
    "get give given going got had has have hey hi how i if im in is it just know let like ll long many me much my need now of ok on our out over " +
    "paid pay paying please price quick show should so tell that the there they this to total us want wanna was we what whats when which " +
    "will with work worth would you your amount put equal exactly plus add its whose like make made also repayment per it costs i've ive thanks old aged tall"
  )
    .split(" ")
    .map(singular),
);
