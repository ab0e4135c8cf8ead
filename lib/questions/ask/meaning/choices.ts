// Options that a question names: "single", "in Germany", "monthly".
import type { Calculator, Hint } from "#engine";
import { isGiven } from "./meant.ts";
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
  calculator: Calculator,
  words: readonly (string | undefined)[],
  { options: hinted, optionsIn }: Hint,
  regions: readonly string[],
): Chosen {
  const hints = { ...hinted, ...optionsIn?.[regions[0] ?? ""] };
  const { inputs } = calculator;
  const own = new Set(wordsOf(calculator.name));
  /** "Base 4" is no question for the base, and "circumference of a circle of radius 4" gives no circumference. */
  const closes = (name: string, { option, places }: Said) => {
    const { when } = inputs[words[places[0] ?? -1] ?? ""] ?? {};
    if (!isBeside(places, words)) return isGivenAs(calculator, name, option);
    return when?.[name] !== undefined && !when[name].includes(option);
  };
  let free = words;
  const found = Object.entries(inputs).flatMap(([name, field]) => {
    const said = field.kind === "choice" && optionSaid(field.options, free, hints[name] ?? {}, name === "find");
    if (!said || said.places.every((place) => own.has(words[place] ?? "")) || closes(name, said)) return [];
    free = free.map((word, place) => (said.places.includes(place) ? "" : word));
    return [[name, said] as const];
  });
  const isFree = (place: number) => found.every(([, { places }]) => !places.includes(place));
  return Object.fromEntries(
    found.map(([name, said]) => [name, { ...said, others: said.others.filter((place) => isFree(place)) }]),
  );
}

/** The circumference in "circumference of a circle of radius 4" is none of what is given. */
export function isAskedFor(calculator: Calculator, choice: string, option: string, words: Typed): boolean {
  const place = words.indexOf(option);
  return place >= 0 && isGivenAs(calculator, choice, option) && !isBeside([place], words);
}

/** It may be what is given, by that choice, or what comes out. */
const isGivenAs = ({ inputs, outputs }: Calculator, choice: string, option: string): boolean =>
  option in outputs && inputs[option]?.when?.[choice]?.includes(option) === true;

type Words = Readonly<Record<string, readonly string[]>>;

/** The option with the longest name that stands in the words. */
function optionSaid(options: Readonly<Record<string, string>>, words: Typed, hints: Words, isFind: boolean) {
  const found = Object.entries(options).flatMap(([option, label]) =>
    [
      ...[
        label.replace(/[(,].*/, ""),
        ...(option.length > 2 ? [option.replaceAll("_", " ")] : []),
        ...(TOO[option] ?? []),
      ]
        .map(wordsOf)
        .filter(isTelling),
      ...(hints[option] ?? []).map(wordsOf),
    ].flatMap((phrase) => {
      const places = placesOf(phrase, words);
      return places ? [{ option, places }] : [];
    }),
  );
  const [first, ...others] = found.sort(
    (a, b) => weightOf(b.places, words, isFind) - weightOf(a.places, words, isFind),
  );
  const elsewhere = others.filter(
    ({ option, places }) => option !== first?.option && !places.some((place) => first?.places.includes(place)),
  );
  return first && { ...first, others: elsewhere.flatMap(({ places }) => places) };
}

type Typed = readonly (string | undefined)[];

/** The longest, and of equals the one right beside a value, which is given and not looked for. */
const weightOf = (places: readonly number[], words: Typed, isFind: boolean): number =>
  places.length + (!isFind && isBeside(places, words) ? 0.5 : 0);

const isBeside = ([first = 0, ...rest]: readonly number[], words: Typed): boolean =>
  (first > 0 && words[first - 1] === undefined) || isGiven(words, rest.at(-1) ?? first);

const SILENT = new Set(
  "no none yes own other amount percent a in us to from of and the by my month year week day hour".split(" "),
);
const isTelling = (phrase: readonly string[]): boolean => phrase.some((word) => !SILENT.has(word));
