// A calculator's form with the values of a question in it.
import { beginsThere, type Calculator, type Hint, type InputField, type Texts } from "#engine";
import { type Best, bestOf } from "./best.ts";
import { type Chosen, optionsSaid } from "./choices.ts";
import { fieldsOf, isAsked, type Told } from "./fields.ts";
import { type Item, isThing } from "./items.ts";
import { outputSaid } from "./meant.ts";
import { FILLERS, wordsOf } from "./words.ts";

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
  readonly region: string | undefined;
  /** Whether a calculator has that word. */
  readonly isOurs: (word: string) => boolean;
};

const MOST_WAYS = 24;

/** The way to fill it in that takes most of what was said. */
export function filled(calculator: Calculator, asked: Asked): Filled | undefined {
  const chosen = optionsSaid(calculator, asked.words, asked.hint, asked.region);
  const all = waysOf(calculator, chosen).map((way) => inOneWay(calculator, asked, chosen, way));
  return all.sort(better)[0];
}

export const better = (a: Filled, b: Filled): number =>
  a.left - b.left || a.lacking.length - b.lacking.length || a.unread.length - b.unread.length || b.likely - a.likely;

/** Each choice that decides which inputs there are, at each of its options, the default first. */
function waysOf({ inputs }: Calculator, chosen: Chosen): readonly Texts[] {
  const deciding = new Set(Object.values(inputs).flatMap(({ when = {} }) => Object.keys(when)));
  let ways: Texts[] = [{}];
  for (const name of deciding) {
    const field = inputs[name];
    if (field?.kind !== "choice" || chosen[name]) continue;
    const usual = field.default ?? field.example ?? "";
    const options = [usual, ...Object.keys(field.options).filter((option) => option !== usual)];
    const more = options.flatMap((option) => ways.map((way) => (option === usual ? way : { ...way, [name]: option })));
    if (more.length <= MOST_WAYS) ways = more;
  }
  return ways;
}

function inOneWay(calculator: Calculator, asked: Asked, chosen: Chosen, way: Texts): Filled {
  const { items, words, hint } = asked;
  const options = {
    ...inRegion(calculator, asked.region),
    ...way,
    ...opening(calculator, chosen),
    ...Object.fromEntries(Object.entries(chosen).map(([name, { option }]) => [name, option])),
  };
  const isOpen = (name: string) => isAsked(calculator.inputs[name], calculator, options);
  const values = items.flatMap((item, i) => ("value" in item ? [i] : []));
  const best = bestOf(fieldsOf(calculator, isOpen, { hint, said: saidOf(chosen, words) }), items, values);
  const known = Object.entries({ ...todayIn(calculator.inputs, asked.today), ...hint.inputs });
  const texts: Texts = Object.assign(
    Object.fromEntries(known.filter(([name]) => isOpen(name))),
    options,
    ...[...best.taken.values()].map((fit) => fit.texts),
  );
  const open = Object.fromEntries(Object.entries(chosen).filter(([name]) => isOpen(name)));
  const { torn, ...read } = wordsIn(calculator, asked, best.taken, open);
  const isBare = Object.keys(chosen).length === 0 && isLone(items, best.taken);
  return {
    texts,
    ...read,
    lacking: Object.entries(calculator.inputs).flatMap(([name, field]) =>
      isOpen(name) && field.example !== undefined && !(name in texts) ? [name] : [],
    ),
    left: values.length - best.taken.size + best.doubtful + torn + rangesIn(items) + Number(isBare),
    likely: best.likely - Object.keys(way).length / 4,
  };
}

/** What the words of a question come to, beside the values. */
function wordsIn(calculator: Calculator, asked: Asked, taken: Best["taken"], chosen: Chosen) {
  const { items, words, named, hint } = asked;
  const beside = new Set([...taken.values()].flatMap((fit) => fit.words));
  const isMore = [...taken].some(([name, { isNamed }]) => isNamed && calculator.inputs[name]?.example === undefined);
  const output = outputSaid(calculator, words, { beside, named, isMore });
  const settled = new Set([...beside, ...(output?.places ?? [])]);
  const options = Object.values(chosen);
  const understood = new Set([...named, ...settled, ...options.flatMap(({ places }) => places)]);
  const fields = [...[...taken.keys()].map((name) => calculator.inputs[name]), ...Object.values(calculator.outputs)];
  const own = new Set(fields.flatMap((field) => wordsOf(field?.label ?? "")).filter((word) => word.length > 1));
  const given = new Set((hint.about ?? []).flatMap(wordsOf));
  const all = words.flatMap((word, at) => (word === undefined ? [] : [{ word, at }]));
  const rest = all.filter(({ word, at }) => !understood.has(at) && !FILLERS.has(word) && !own.has(word));
  const isBought = ({ word, at }: { word: string; at: number }) => isThing(items, at) && !asked.isOurs(word);
  const isSaid = ({ word, at }: { word: string; at: number }) =>
    !beside.has(at) && (named.has(at) || own.has(word)) && !given.has(word);
  return {
    ...(output ? { answer: output.name } : {}),
    unread: rest.filter((one) => !isBought(one)).map(({ word }) => word),
    things: rest.filter(isBought).map(({ word }) => word),
    said: all.filter(isSaid).map(({ word }) => word),
    torn: options.filter(({ others }) => others.some((place) => !settled.has(place))).length,
  };
}

/** "Bavaria" is asked for in Germany alone. */
const opening = ({ inputs }: Calculator, chosen: Chosen): Texts =>
  Object.fromEntries(
    Object.keys(chosen).flatMap((name) =>
      Object.entries(inputs[name]?.when ?? {}).flatMap(([choice, among]) =>
        among.length === 1 ? [[choice, among[0] ?? ""]] : [],
      ),
    ),
  );

const saidOf = (chosen: Chosen, words: Asked["words"]): Told["said"] =>
  Object.fromEntries(
    Object.entries(chosen).map(([name, { places }]) => [name, places.flatMap((place) => words[place] ?? [])]),
  );

/** "£50k" begins where pounds are used. */
function inRegion({ inputs }: Calculator, region: string | undefined): Texts {
  const begun = Object.entries(inputs).map(([name, field]) => [name, region && beginsThere(field, region)] as const);
  return Object.fromEntries(
    begun.flatMap(([name, text]) =>
      typeof text === "string" && inputs[name]?.kind === "choice" ? [[name, text]] : [],
    ),
  );
}

const todayIn = (inputs: Readonly<Record<string, InputField>>, today: string): Texts =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, field]) => (field.kind === "date" && field.today ? [[name, today]] : [])),
  );

/** "area 51" and "5 tip" ask nothing. */
function isLone(items: readonly Item[], taken: ReadonlyMap<string, { readonly isNamed: boolean }>): boolean {
  const values = items.flatMap((item) => ("value" in item ? [item.value] : []));
  return values.length === 1 && values[0]?.is === "number" && ![...taken.values()].some(({ isNamed }) => isNamed);
}

/** "20 to 30 percent" is neither. */
function rangesIn(items: readonly Item[]): number {
  return items.filter((item, i) => {
    const [before, after] = [items[i - 1], items[i + 1]];
    if (!("word" in item) || item.word.toLowerCase() !== "to") return false;
    if (!before || !after || !("value" in before) || !("value" in after)) return false;
    return before.value.is !== "date" && before.value.is !== "time";
  }).length;
}
