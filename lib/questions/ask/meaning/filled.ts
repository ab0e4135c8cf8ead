// A calculator's form with the values of a question in it.
import type { Calculator, Hint, Texts } from "#engine";
import { begunIn, inRegions } from "./begun.ts";
import { type Best, bestOf } from "./best.ts";
import { type Chosen, isAskedFor, optionsSaid } from "./choices.ts";
import { doubtsIn } from "./doubts.ts";
import { fieldsOf, isAsked, type Told } from "./fields.ts";
import { type Item, inLists, isThing, withRate } from "./items.ts";
import { isGiven, outputSaid } from "./meant.ts";
import { FILLERS, placesOf, wordsOf } from "./words.ts";

export type Filled = {
  readonly texts: Texts;
  readonly answer?: string;
  /** Words that nothing took, and that may change what is meant. */
  readonly unread: readonly string[];
  /** Words for what is bought, which change nothing. */
  readonly things: readonly string[];
  /** Words that name the calculator or its figures. */
  readonly said: readonly string[];
  /** Inputs that must be given and were not. */
  readonly lacking: readonly string[];
  /** Values that nothing took, or that might as well be something else. */
  readonly left: number;
  readonly likely: number;
};

export type Asked = {
  readonly hint: Hint;
  readonly items: readonly Item[];
  readonly words: readonly (string | undefined)[];
  readonly named: ReadonlySet<number>;
  readonly today: string;
  /** Where the money of the question is used, if it says so. */
  readonly regions: readonly string[];
  /** Whether a calculator has that word. */
  readonly isOurs: (word: string) => boolean;
};

const MOST_WAYS = 24;

/** The way to fill it in that takes most of what was said. */
export function filled(calculator: Calculator, asked: Asked): Filled | undefined {
  const said = {
    chosen: optionsSaid(calculator, asked.words, asked.hint, asked.regions),
    meant: meaningsIn(asked),
  };
  const hasRate = calculator.inputs.annual_rate?.example !== undefined;
  const isList = Object.values(calculator.inputs).some(({ kind }) => kind === "numbers");
  const listed = isList ? inLists(asked.items) : asked.items;
  const items = hasRate ? withRate(listed) : listed;
  const all = waysOf(calculator, said, asked.words).map((way) => inOneWay(calculator, { ...asked, items }, said, way));
  return all.sort(better)[0];
}

type Said = {
  readonly chosen: Chosen;
  /** What words say of several inputs at once, and where these stand. */
  readonly meant: { readonly texts: Texts; readonly places: readonly number[] };
};

/** The longest of a calculator's meanings comes first in its hint. */
function meaningsIn({ hint, words }: Asked): Said["meant"] {
  const found = Object.entries(hint.means ?? {}).flatMap(([phrase, texts]) => {
    const places = placesOf(wordsOf(phrase), words);
    return places ? [{ texts, places }] : [];
  });
  const [first] = found.sort((a, b) => b.places.length - a.places.length);
  return first ?? { texts: {}, places: [] };
}

export const better = (a: Filled, b: Filled): number =>
  a.left - b.left || a.lacking.length - b.lacking.length || a.unread.length - b.unread.length || b.likely - a.likely;

/** Each choice that decides which inputs there are, at each of its options, the default first. */
function waysOf(calculator: Calculator, { chosen, meant }: Said, words: Asked["words"]): readonly Texts[] {
  const { inputs } = calculator;
  const deciding = new Set(Object.values(inputs).flatMap(({ when = {} }) => Object.keys(when)));
  let ways: Texts[] = [{}];
  for (const name of deciding) {
    const field = inputs[name];
    if (field?.kind !== "choice" || chosen[name] || name in meant.texts) continue;
    const usual = field.default ?? field.example ?? "";
    const options = [
      usual,
      ...Object.keys(field.options).filter(
        (option) => option !== usual && !isAskedFor(calculator, name, option, words),
      ),
    ];
    const more = options.flatMap((option) => ways.map((way) => (option === usual ? way : { ...way, [name]: option })));
    if (more.length <= MOST_WAYS) ways = more;
  }
  return ways;
}

function inOneWay(calculator: Calculator, asked: Asked, { chosen, meant }: Said, way: Texts): Filled {
  const { items, words, hint } = asked;
  const options = {
    ...inRegions(calculator, asked.regions),
    ...way,
    ...opening(calculator, chosen),
    ...Object.fromEntries(Object.entries(chosen).map(([name, { option }]) => [name, option])),
    ...meant.texts,
  };
  const isOpen = (name: string) => isAsked(calculator.inputs[name], calculator, options);
  const isFree = (name: string) => isOpen(name) && !(name in meant.texts);
  const isBegun = (text: string) => hint.begins !== undefined && text === asked.today;
  const values = items.flatMap((item, i) => ("value" in item && !isBegun(item.value.text) ? [i] : []));
  const best = bestOf(
    fieldsOf(calculator, isFree, {
      hint,
      said: saidOf(chosen, words),
      named: namesIn(asked),
      phrases: phrasesIn(asked),
    }),
    items,
    values,
  );
  const isMonthsAlone = best.taken.has("months") && isOpen("years") && !best.taken.has("years");
  const known = Object.entries({ ...begunIn(calculator.inputs, asked), ...hint.inputs });
  const texts: Texts = Object.assign(
    Object.fromEntries(known.filter(([name]) => isOpen(name))),
    options,
    ...[...best.taken.values()].map((fit) => fit.texts),
    isMonthsAlone ? { years: "0" } : {},
  );
  const open = Object.fromEntries(Object.entries(chosen).filter(([name]) => isOpen(name)));
  const {
    torn,
    isAsked: isFigure,
    ...read
  } = wordsIn(calculator, { ...asked, named: new Set([...asked.named, ...meant.places]) }, best.taken, open);
  const denied = words.filter(
    (word, at) => word && word in calculator.inputs && !isOpen(word) && !asked.named.has(at) && isGiven(words, at),
  );
  const isBare = Object.keys(chosen).length + meant.places.length === 0 && !isFigure;
  return {
    texts,
    ...read,
    lacking: Object.entries(calculator.inputs).flatMap(([name, field]) =>
      isOpen(name) && (field.example !== undefined || hint.needs?.includes(name)) && !(name in texts) ? [name] : [],
    ),
    left: values.length - best.taken.size + torn + denied.length + doubtsIn(items, best, isBare),
    likely: best.likely - Object.keys(way).length / 2,
  };
}

/** What the words of a question come to, beside the values. */
function wordsIn(calculator: Calculator, asked: Asked, taken: Best["taken"], chosen: Chosen) {
  const { items, words, named, hint } = asked;
  const beside = new Set([...taken.values()].flatMap((fit) => fit.words));
  const isMore = [...taken].some(([name, { isNamed }]) => isNamed && calculator.inputs[name]?.example === undefined);
  const output = outputSaid(calculator, words, { answers: hint.answers ?? {}, beside, named, isMore });
  const settled = new Set([...beside, ...(output?.places ?? [])]);
  const options = Object.values(chosen);
  const understood = new Set([...named, ...settled, ...options.flatMap(({ places }) => places)]);
  const fields = [...[...taken.keys()].map((name) => calculator.inputs[name]), ...Object.values(calculator.outputs)];
  const own = new Set(fields.flatMap((field) => wordsOf(field?.label ?? "")).filter((word) => word.length > 1));
  const given = new Set((hint.about ?? []).flatMap(wordsOf));
  const all = words.flatMap((word, at) => (word === undefined ? [] : [{ word, at }]));
  const rest = all.filter(({ word, at }) => !understood.has(at) && !FILLERS.has(word) && !own.has(word));
  const isBought = ({ word, at }: { word: string; at: number }) => isThing(items, at) && !asked.isOurs(word);
  const chosenAt = new Set(options.flatMap(({ places }) => places));
  const isSaid = ({ word, at }: { word: string; at: number }) =>
    !beside.has(at) && !chosenAt.has(at) && (named.has(at) || own.has(word)) && !given.has(word);
  return {
    ...(output ? { answer: answerBeside(hint, output.name, chosen) } : {}),
    unread: rest.filter((one) => !isBought(one)).map(({ word }) => word),
    things: rest.filter(isBought).map(({ word }) => word),
    said: all.filter(isSaid).map(({ word }) => word),
    isAsked: output !== undefined && (output.isHinted || [...named].some((place) => !output.places.includes(place))),
    torn: options.filter(({ others }) => others.some((place) => !settled.has(place) && !named.has(place))).length,
  };
}

const answerBeside = ({ answersBeside = {} }: Hint, output: string, chosen: Chosen): string =>
  Object.keys(chosen).flatMap((choice) => answersBeside[choice]?.[output] ?? [])[0] ?? output;

/** "Bavaria" is asked for in Germany alone. */
const opening = ({ inputs }: Calculator, chosen: Chosen): Texts =>
  Object.fromEntries(
    Object.keys(chosen).flatMap((name) =>
      Object.entries(inputs[name]?.when ?? {}).flatMap(([choice, among]) =>
        among.length === 1 ? [[choice, among[0] ?? ""]] : [],
      ),
    ),
  );

/** A word alone by which the calculator is called says none of its inputs. */
const namesIn = ({ named, words }: Asked): readonly string[] =>
  [...named].flatMap((place) => (named.has(place - 1) || named.has(place + 1) ? [] : (words[place] ?? [])));

/** Still less do those of a phrase: "debt to income 2300". */
const phrasesIn = ({ named }: Asked): ReadonlySet<number> =>
  new Set([...named].filter((place) => named.has(place - 1) || named.has(place + 1)));

const saidOf = (chosen: Chosen, words: Asked["words"]): Told["said"] =>
  Object.fromEntries(
    Object.entries(chosen).map(([name, { places }]) => [name, places.flatMap((place) => words[place] ?? [])]),
  );
