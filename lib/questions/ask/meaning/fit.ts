// What each value of a question is to a calculator: the inputs that take its kind, and what the words beside it say.
import { type InputField, isNumeric, type Texts, unitNamed } from "#engine";
import { type Item, isSide, isYear, type Value } from "./items.ts";
import { wordsOf } from "./words.ts";

/** A value in an input, with how much speaks for it, and the words beside it that are then understood. */
export type Fit = {
  readonly at: number;
  readonly texts: Texts;
  readonly likely: number;
  readonly words: readonly number[];
  /** A word beside it, or its unit, says which input it is for. */
  readonly isNamed: boolean;
  /** Its place among others of its kind does: days, and the sides of a room. */
  readonly isOrdered: boolean;
  /** It has no unit where years are meant: an age, if nothing else can be. */
  readonly isGuess: boolean;
  /** It is a number that nothing says more of. */
  readonly isBare: boolean;
  /** What it is measured in, where the input has no unit. */
  readonly unit?: string;
};

/** `own`: the words that say this input and no other of the calculator. */
export type Field = {
  readonly name: string;
  readonly field: InputField;
  readonly own: ReadonlySet<string>;
  /** It counts months, and so takes years too. */
  readonly isMonths: boolean;
  /** It is paid each month. */
  readonly isMonthly: boolean;
  /** A year alone fills it. */
  readonly isYears: boolean;
  readonly hinted: ReadonlySet<string>;
  readonly label: ReadonlySet<string>;
  /** Words that name the calculator: what is said before them is of another thing. */
  readonly subject: ReadonlySet<string>;
  readonly phrases: ReadonlySet<number>;
  /** It may be left out. */
  readonly isKnown: boolean;
};

export function fitOf(
  { name, field, own, hinted, label, subject, phrases, isMonths, isMonthly, isYears, isKnown }: Field,
  items: readonly Item[],
  at: number,
): Fit | undefined {
  const item = items[at];
  if (!item || !("value" in item)) return undefined;
  const isOrdered = isSide(items, at, field.kind === "number" ? ["by", "and", "&"] : undefined);
  if (item.value.is === "percent" && isDown(items[at + 1]) && !own.has("down")) return undefined;
  const taken =
    isYears && isYear(item)
      ? { texts: { [name]: `${item.value.text}-06-01` }, likely: 2, words: [] }
      : takenBy(name, field, item.value, { units: unitsAt(items, at), isMonths, isSide: isOrdered });
  if (!taken) return undefined;
  const beside = besides({ own, hinted, label, subject, phrases }, items, at);
  const monthly = isMonthly ? eachMonth(items, at) : [];
  const likely = taken.likely + beside.likely + (isKnown ? 0 : usualness(field)) + monthly.length * 2;
  const isNamed = beside.isNamed || monthly.length > 0 || (taken.words.length > 0 && field.kind !== "duration");
  if (!isNamed && taken.needsWord) return undefined;
  if ((!isNamed || field.kind === "percent") && isBeyond(field, taken.texts[name])) return undefined;
  if (field.kind === "percent" && item.value.is !== "percent" && !isBehind(own, items, at)) return undefined;
  return {
    at,
    texts: taken.texts,
    likely,
    isNamed,
    isOrdered: isOrdered || field.kind === "date",
    isGuess: taken.isGuess === true && !isNamed,
    ...(taken.unit ? { unit: taken.unit } : {}),
    isBare: item.value.is === "number" && !isNamed && !isOrdered,
    words: [...taken.words.map((i) => at + i), ...beside.words, ...monthly],
  };
}

/** "5% down" is no rate. */
const isDown = (item: Item | undefined): boolean => item !== undefined && "word" in item && item.word === "down";

/** An age of 75 is no birth year. */
function isBeyond(field: InputField, text = ""): boolean {
  if (field.kind !== "number" && field.kind !== "count" && field.kind !== "percent") return false;
  const amount = Number(text.replace("%", ""));
  return amount < field.min || amount > field.max;
}

/** "Rate 6.5", "need a 90": what is no percentage by its sign is one right behind its name alone. */
function isBehind(own: ReadonlySet<string>, items: readonly Item[], at: number): boolean {
  const [before, first] = [items[at - 1], items[at - 2]];
  if (!before || "value" in before) return false;
  if (own.has(wordsOf(before.word)[0] ?? "")) return true;
  return /^an?$/.test(before.word) && first !== undefined && "word" in first && own.has(wordsOf(first.word)[0] ?? "");
}

/** "A month" and "monthly" behind an amount. */
function eachMonth(items: readonly Item[], at: number): readonly number[] {
  const [first, second] = [at + 1, at + 2].map((i) => {
    const item = items[i];
    return item && "word" in item ? (wordsOf(item.word)[0] ?? "") : "";
  });
  if (["monthly", "month", "mo", "pm"].includes(first ?? "")) return [at + 1];
  return ["a", "per", "each", "every"].includes(first ?? "") && ["month", "mo"].includes(second ?? "")
    ? [at + 1, at + 2]
    : [];
}

const usualness = (field: InputField): number =>
  (field.example === undefined ? 0 : 3) + (field.more || field.optional ? -0.5 : 0);

type Taken = {
  readonly texts: Texts;
  readonly likely: number;
  readonly words: readonly number[];
  /** A bare number goes where it has to be given, and elsewhere only by name. */
  readonly needsWord?: boolean;
  readonly isGuess?: boolean;
  readonly unit?: string;
};

type Units = readonly (readonly [said: string, words: readonly number[]])[];

/** What may be a unit behind a value: two words, or one. */
function unitsAt(items: readonly Item[], at: number): Units {
  const [first, second] = [at + 1, at + 2].map((i) => {
    const item = items[i];
    return item && "word" in item && !isPreposition(items, i) ? item.word : undefined;
  });
  return [
    ...(first && second ? [[`${first} ${second}`, [1, 2]] as const] : []),
    ...(first ? [[first, [1]] as const] : []),
  ];
}

const LABELS = new Set(["in", "h", "r", "b", "l", "w"]);

/** "5 km in 22 min" has no inches, and "r 4 h 9" no hours. */
function isPreposition(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  return item !== undefined && "word" in item && LABELS.has(item.word) && next !== undefined && "value" in next;
}

type Around = { readonly units: Units; readonly isMonths: boolean; readonly isSide: boolean };

function takenBy(
  name: string,
  field: InputField,
  value: Value,
  { units, isMonths, isSide }: Around,
): Taken | undefined {
  if (field.kind === "date")
    return value.is === "date" ? { texts: { [name]: value.text }, likely: 2, words: [] } : undefined;
  if (field.kind === "duration") return durationOf(name, value, units);
  if (field.kind === "numbers")
    return value.is === "list" ? { texts: { [name]: value.text }, likely: 2, words: [] } : undefined;
  if (field.kind === "typed") return typedOf(name, field, value);
  if (!isNumeric(field)) return undefined;
  if (field.kind === "quantity")
    return quantityOf(name, field, value, units) ?? (isSide ? inTheForm(name, field.unit, value, units) : undefined);
  if (field.kind === "percent") {
    if (value.is === "percent")
      return { texts: { [name]: value.text }, likely: 2, words: [], needsWord: field.more === true };
    return value.is === "number" && !units.some(([unit]) => isMeasure(unit))
      ? { texts: { [name]: value.text }, likely: 0, words: [], needsWord: true }
      : undefined;
  }
  if (field.kind === "money") {
    if (value.is === "money")
      return { texts: { [name]: value.text }, likely: 2, words: [], needsWord: needsWord(field) };
    const isBare = value.is === "number" && !units.some(([unit]) => isMeasure(unit));
    return isBare ? { texts: { [name]: value.text }, likely: 1, words: [], needsWord: needsWord(field) } : undefined;
  }
  const [length, places] = field.kind === "number" && !field.unit ? lengthIn(units) : [];
  if (value.is === "number" && length && places)
    return { texts: { [name]: value.text }, likely: 0.5, words: places, unit: length, needsWord: needsWord(field) };
  return countOf(name, isMonths ? "months" : (field.unit ?? ""), {
    value,
    units,
    isNeeded: field.example !== undefined,
  });
}

const needsWord = (field: InputField): boolean => field.example === undefined;

const MEASURES =
  "y yr yrs year mo mos month week day h hr hrs hour min minute sec second s kg g lb oz cm mm m km ft inch mi mile yd st l ml mph".split(
    " ",
  );
const isMeasure = (said: string): boolean => MEASURES.includes(wordsOf(said)[0] ?? "");

const LENGTHS = "mm cm m km in inch ft feet foot yd yard mi mile meter metre centimeter centimetre".split(" ");

/** A shape is of any unit. */
const lengthIn = (units: Units): Units[number] | readonly [] =>
  units.find(([said, words]) => words.length === 1 && LENGTHS.includes(wordsOf(said)[0] ?? "")) ?? [];

const TIMES: Readonly<Record<string, readonly string[]>> = {
  years: ["y", "yr", "yrs", "year"],
  months: ["mo", "mos", "mth", "month"],
  weeks: ["w", "wk", "wks", "week"],
  days: ["d", "day"],
  hours: ["h", "hr", "hrs", "hour"],
  minutes: ["min", "minute"],
};
const IN_MONTHS: Readonly<Record<string, number>> = { years: 12, months: 1 };

type Counted = { readonly value: Value; readonly units: Units; readonly isNeeded: boolean };

function countOf(name: string, unit: string, { value, units, isNeeded }: Counted): Taken | undefined {
  if (value.is !== "number") return undefined;
  for (const [said, words] of units.filter(([, words]) => words.length === 1)) {
    const [word = ""] = wordsOf(said);
    if ((TIMES[unit] ?? wordsOf(unit)).includes(word)) return { texts: { [name]: value.text }, likely: 2.5, words };
    const other = Object.keys(IN_MONTHS).find((time) => TIMES[time]?.includes(word));
    const each = IN_MONTHS[unit];
    if (!other || !each) continue;
    const amount = (Number(value.text) * (IN_MONTHS[other] ?? 0)) / each;
    return Number.isInteger(amount) ? { texts: { [name]: String(amount) }, likely: 2, words } : undefined;
  }
  if (units.some(([said]) => isMeasure(said))) return undefined;
  const isGuess = isNeeded && unit === "years" && /^\d{1,3}$/.test(value.text);
  return {
    texts: { [name]: value.text },
    likely: 0.5,
    words: [],
    needsWord: !isGuess && (!isNeeded || unit !== ""),
    isGuess,
  };
}

/** A text in a grammar of its own takes whatever that allows. */
const typedOf = (
  name: string,
  field: Extract<InputField, { kind: "typed" }>,
  { text, is }: Value,
): Taken | undefined =>
  is !== "money" && new RegExp(`^(?:${field.pattern})$`).test(text)
    ? { texts: { [name]: text }, likely: 1, words: [], needsWord: field.example === undefined }
    : undefined;

/** "10x12" is in the unit in which the form begins. */
const inTheForm = (name: string, unit: string, value: Value, units: Units): Taken | undefined =>
  value.is === "number" && !units.some(([said]) => isMeasure(said))
    ? { texts: { [name]: value.text, [`${name}_unit`]: unit }, likely: 1, words: [] }
    : undefined;

type Quantity = Extract<InputField, { readonly kind: "quantity" }>;

function quantityOf(name: string, field: Quantity, value: Value, units: Units): Taken | undefined {
  if (value.is === "feet" && "in" in field.units)
    return { texts: { [name]: value.text, [`${name}_unit`]: "in" }, likely: 2.5, words: [] };
  if (value.is !== "number") return undefined;
  if (/^\d+k$/i.test(value.text) && "km" in field.dimension)
    return { texts: { [name]: value.text.slice(0, -1), [`${name}_unit`]: "km" }, likely: 2, words: [] };
  const meters = /^([\d.,]+)m$/.exec(value.text);
  if (meters && "m" in field.dimension) return { texts: { [name]: value.text }, likely: 2, words: [] };
  for (const [said, words] of units) {
    const unit = unitNamed(said, field.dimension);
    if (!unit) continue;
    return unit in field.units
      ? { texts: { [name]: value.text, [`${name}_unit`]: unit }, likely: 2.5, words }
      : { texts: { [name]: `${value.text} ${said}` }, likely: 2, words };
  }
  return undefined;
}

function durationOf(name: string, value: Value, units: Units): Taken | undefined {
  if (value.is === "span") return { texts: { [name]: value.text }, likely: 2.5, words: [] };
  if (value.is === "time")
    return /m|n/i.test(value.text) ? undefined : { texts: { [name]: value.text }, likely: 2, words: [] };
  if (value.is !== "number") return undefined;
  for (const [said, words] of units)
    if (
      words.length === 1 &&
      ["h", "hr", "hrs", "hour", "min", "mins", "minute", "sec", "second", "s"].includes(wordsOf(said)[0] ?? "")
    )
      return { texts: { [name]: `${value.text} ${said}` }, likely: 2, words };
  return undefined;
}

const WEAK = new Set(
  "rate percent percentage amount number count total value of the a in per to for enter as and or out is at on by with from".split(
    " ",
  ),
);
/** They are in labels and between all other words. */
const SILENT = new Set("a an the of and or is as enter".split(" "));
const NEAR = 3;
/** A long label says no more than a short one. */
const MOST_SAID = 2.5;

/** "House affordability 90k income 500 debt": what each is stands behind it. */
function areBeforeTheirWords(
  items: readonly Item[],
  { subject, phrases }: Pick<Field, "subject" | "phrases">,
): boolean {
  const last = items.at(-1);
  const first = items.findIndex((item) => "value" in item);
  const isSubject = (item: Item, at: number) =>
    "word" in item && (phrases.has(at) || wordsOf(item.word).every((word) => subject.has(word)));
  return last !== undefined && "word" in last && items.slice(0, first).every(isSubject);
}

type Beside = Pick<Field, "own" | "hinted" | "label" | "subject" | "phrases">;

/** Words of a field's own label that stand before or behind the value, up to the next one. A letter stands right at it, and
 * what a percentage is for is said behind it: "20% down". */
function besides({ own, hinted, label, subject, phrases }: Beside, items: readonly Item[], at: number) {
  let likely = 0;
  let isNamed = false;
  const words: number[] = [];
  const item = items[at];
  const isPercent = item !== undefined && "value" in item && item.value.is === "percent";
  const isSaidAfter = isPercent || areBeforeTheirWords(items, { subject, phrases });
  for (const step of [-1, 1]) {
    let isLabel = true;
    let said = 0;
    for (let i = at + step; Math.abs(i - at) <= NEAR; i += step) {
      const beside = items[i];
      if (!beside || "value" in beside) break;
      const [word = ""] = wordsOf(beside.word);
      isLabel &&= label.has(word);
      if (!own.has(word) && subject.has(word)) break;
      if (SILENT.has(word)) continue;
      if (phrases.has(i) && !hinted.has(word)) continue;
      if (!own.has(word) || (word.length === 1 && i !== at - 1)) continue;
      const weight = (WEAK.has(word) ? 0.25 : 2) * (isSaidAfter === step > 0 ? 1.25 : 1);
      said += weight / Math.sqrt(isLabel ? 1 : Math.abs(i - at));
      isNamed ||= !WEAK.has(word);
      words.push(i);
    }
    likely += Math.min(said, MOST_SAID);
  }
  return { likely, words, isNamed };
}
