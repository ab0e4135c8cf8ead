// Options that a question names: "single", "in Germany", "monthly".
import type { Calculator, Hint } from "#engine";
import { placesOf, wordsOf } from "./words.ts";

type Said = {
  readonly option: string;
  readonly places: readonly number[];
  /** Where another option of the same choice stands. */
  readonly others: readonly number[];
};
/** By the name of the choice. */
export type Chosen = Readonly<Record<string, Said>>;

/** Other words for options that many calculators have. */
const TOO: Readonly<Record<string, readonly string[]>> = {
  yearly: ["annually", "annual", "per annum", "a year", "per year"],
  monthly: ["a month", "per month"],
  weekly: ["a week", "per week"],
  daily: ["a day", "per day"],
  hourly: ["an hour", "per hour"],
  semiannual: ["semiannually", "half yearly", "twice a year"],
  biweekly: ["fortnightly", "every two weeks"],
  female: ["woman", "girl", "women", "lady", "daughter", "f"],
  male: ["man", "boy", "men", "guy", "son", "m"],
  single: ["single filer"],
  married_joint: ["married", "mfj", "married jointly", "filing jointly", "joint"],
  head_of_household: ["hoh"],
  us: ["usa", "america", "federal"],
  uk: ["uk", "britain", "england", "british"],
  scotland: ["scottish"],
  gb: ["uk", "britain", "british"],
  ie: ["irish"],
  de: ["german"],
  fr: ["french"],
  es: ["spanish"],
  it: ["italian"],
  nl: ["dutch"],
  ch: ["swiss"],
  nz: ["nz"],
  at: ["austrian"],
};

/** A word names an option of one choice alone. */
export function optionsSaid(
  { name: calculator, inputs }: Calculator,
  words: readonly (string | undefined)[],
  { options: hinted, optionsIn }: Hint,
  region: string | undefined,
): Chosen {
  const hints = { ...hinted, ...optionsIn?.[region ?? ""] };
  const own = new Set(wordsOf(calculator));
  const found = Object.entries(inputs).flatMap(([name, field]) => {
    const said = field.kind === "choice" && optionSaid(field.options, words, hints[name] ?? {});
    return said && !said.places.every((place) => own.has(words[place] ?? "")) ? [[name, said] as const] : [];
  });
  const taken = (i: number) => new Set(found.slice(0, i).flatMap(([, { places }]) => places));
  return Object.fromEntries(found.filter(([, { places }], i) => !places.some((place) => taken(i).has(place))));
}

type Words = Readonly<Record<string, readonly string[]>>;

/** The option with the longest name that stands in the words. */
function optionSaid(options: Readonly<Record<string, string>>, words: readonly (string | undefined)[], hints: Words) {
  const found = Object.entries(options).flatMap(([option, label]) =>
    [
      label.replace(/[(,].*/, ""),
      ...(option.length > 2 ? [option.replaceAll("_", " ")] : []),
      ...(TOO[option] ?? []),
      ...(hints[option] ?? []),
    ].flatMap((name) => {
      const phrase = wordsOf(name);
      const places = isTelling(phrase) ? placesOf(phrase, words) : undefined;
      return places ? [{ option, places }] : [];
    }),
  );
  const [first, ...others] = found.sort((a, b) => b.places.length - a.places.length);
  const elsewhere = others.filter(
    ({ option, places }) => option !== first?.option && !places.some((place) => first?.places.includes(place)),
  );
  return first && { ...first, others: elsewhere.flatMap(({ places }) => places) };
}

const SILENT = new Set(
  "no none yes own other amount percent a in us to from of and the by my month year week day hour".split(" "),
);
const isTelling = (phrase: readonly string[]): boolean => phrase.some((word) => !SILENT.has(word));
