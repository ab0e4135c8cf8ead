// What each value of a question is to a calculator: the inputs that take its kind, and what the words beside it say.
import { type InputField, isNumeric, type Texts, unitNamed } from "#engine";
import type { Item, Value } from "./items.ts";
import { wordsOf } from "./words.ts";

/** A value in an input, with how much speaks for it, and the words beside it that are then understood. */
export type Fit = {
  readonly texts: Texts;
  readonly likely: number;
  readonly words: readonly number[];
  /** A word beside it, or its unit, says which input it is for. */
  readonly isNamed: boolean;
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
  /** It may be left out. */
  readonly isKnown: boolean;
};

export function fitOf(
  { name, field, own, isMonths, isMonthly, isKnown }: Field,
  items: readonly Item[],
  at: number,
): Fit | undefined {
  const item = items[at];
  if (!item || !("value" in item)) return undefined;
  const taken = takenBy(name, field, item.value, { units: unitsAt(items, at), isMonths });
  if (!taken) return undefined;
  const beside = besides(own, items, at);
  const monthly = isMonthly ? eachMonth(items, at) : [];
  const likely = taken.likely + beside.likely + (isKnown ? 0 : usualness(field)) + monthly.length * 2;
  const isNamed = beside.isNamed || monthly.length > 0 || (taken.words.length > 0 && field.kind !== "duration");
  if (taken.needsWord && !isNamed) return undefined;
  if (field.kind === "percent" && item.value.is !== "percent" && !isBehind(own, items, at)) return undefined;
  return {
    texts: taken.texts,
    likely,
    isNamed,
    words: [...taken.words.map((i) => at + i), ...beside.words, ...monthly],
  };
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
};

type Units = readonly (readonly [said: string, words: readonly number[]])[];

/** What may be a unit behind a value: two words, or one. */
function unitsAt(items: readonly Item[], at: number): Units {
  const [first, second] = [items[at + 1], items[at + 2]].map((item) =>
    item && "word" in item ? item.word : undefined,
  );
  return [
    ...(first && second ? [[`${first} ${second}`, [1, 2]] as const] : []),
    ...(first ? [[first, [1]] as const] : []),
  ];
}

type Around = { readonly units: Units; readonly isMonths: boolean };

function takenBy(name: string, field: InputField, value: Value, { units, isMonths }: Around): Taken | undefined {
  if (field.kind === "date")
    return value.is === "date" ? { texts: { [name]: value.text }, likely: 2, words: [] } : undefined;
  if (field.kind === "duration") return durationOf(name, value, units);
  if (field.kind === "numbers")
    return value.is === "list" ? { texts: { [name]: value.text }, likely: 2, words: [] } : undefined;
  if (!isNumeric(field)) return undefined;
  if (field.kind === "quantity") return quantityOf(name, field, value, units);
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
  return { texts: { [name]: value.text }, likely: 0.5, words: [], needsWord: !isNeeded || unit !== "" };
}

type Quantity = Extract<InputField, { readonly kind: "quantity" }>;

function quantityOf(name: string, field: Quantity, value: Value, units: Units): Taken | undefined {
  if (value.is === "feet" && "in" in field.units)
    return { texts: { [name]: value.text, [`${name}_unit`]: "in" }, likely: 2.5, words: [] };
  if (value.is !== "number") return undefined;
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
const NEAR = 3;

/** Words of a field's own label that stand before or behind the value, up to the next one. A letter stands right at it, and
 * what a percentage is for is said behind it: "20% down". */
function besides(own: ReadonlySet<string>, items: readonly Item[], at: number) {
  let likely = 0;
  let isNamed = false;
  const words: number[] = [];
  const item = items[at];
  const isPercent = item !== undefined && "value" in item && item.value.is === "percent";
  for (const step of [-1, 1]) {
    for (let i = at + step; Math.abs(i - at) <= NEAR; i += step) {
      const beside = items[i];
      if (!beside || "value" in beside) break;
      const [word = ""] = wordsOf(beside.word);
      if (!own.has(word) || (word.length === 1 && i !== at + step)) continue;
      const weight = (WEAK.has(word) ? 0.25 : 2) * (isPercent && step > 0 ? 1.25 : 1);
      likely += weight / Math.sqrt(Math.abs(i - at));
      isNamed ||= !WEAK.has(word);
      words.push(i);
    }
  }
  return { likely, words, isNamed };
}
