// A question as a row of items: values with what stands at them, and the words between.
import { TIME } from "../clock.ts";
import { DATE, readDate } from "../dates.ts";
import { FIGURES, withoutGroups } from "../figures.ts";

export type Value = {
  /** As the form takes it: "$400k" is "400k". */
  readonly text: string;
  readonly is: "span" | "number" | "money" | "percent" | "date" | "time" | "feet" | "list";
};
export type Item = { readonly word: string } | { readonly value: Value };

const CODES = "chf|cad|aud|nzd|sek|nok|dkk|pln|zar|sgd|hkd|mxn|brl";
const SIGN = `(?:[$€£¥₹]|(?:us|usd|eur|gbp|inr|rs\\.?|${CODES}) ?(?=[$\\d]))`;
const SIZE = " ?(?:k|mn|bn|thousand|million|billion|lakhs?|crores?)(?![a-z])";
/** "1.8m" may be a height. */
const MILLION = " ?m(?![a-z])";
const MONEY_WORD = ` ?(?:[$€£¥₹]|(?:dollars?|bucks|euros?|usd|eur|gbp|inr|${CODES}|pounds? sterling|rupees|yen)(?![a-z]))`;
const PERCENT = " ?(?:%|percent(?![a-z])|pct(?![a-z])|per cent(?![a-z]))";
const FEET = "\\d{1,2} ?(?:ft|foot|feet|') ?\\d{1,2}(?:\\.\\d+)?(?: ?(?:in|inch(?:es)?|\"|''))?(?![\\w%])";

const PLAIN = "-?\\d{1,12}(?:\\.\\d{1,9})?";

const at = (source: string): RegExp => new RegExp(source, "iy");
const KINDS: readonly (readonly [pattern: RegExp, is: Value["is"]])[] = [
  [at(FEET), "feet"],
  [at("\\d{1,3} ?(?:h|hrs?|hours?) ?(?:and )?\\d{1,2}(?: ?(?:m|mins?|minutes?)(?![a-z])|(?![\\w.]))"), "span"],
  [at("\\d{1,3}:[0-5]\\d:[0-5]\\d(?![\\d:])"), "span"],
  [at(TIME), "time"],
  [at(`(?!\\d{1,3}(?:,\\d{3})+(?![\\d,]))${PLAIN}(?:,${PLAIN}){2,}(?![\\w.])`), "list"],
  [at(`${FIGURES}(?:(?:,? (?:and|&) |[,;] ?)${FIGURES}){2,}`), "list"],
  [at(`-?${FIGURES}(?:${PERCENT})`), "percent"],
  [at(`-?${SIGN} ?${FIGURES}(?:${SIZE}|${MILLION})?`), "money"],
  [at(`-?${FIGURES}(?:${SIZE})?${MONEY_WORD}`), "money"],
  // "32 165cm" is an age and a height.
  [at("\\d{1,3}(?= \\d{3} ?(?:cm|kg|lbs?|mm|g)(?![a-z]))"), "number"],
  [at(`-?${FIGURES}(?:${SIZE})?`), "number"],
];
const A_DATE = at(DATE);
const WORD = at(
  "(?:[kmgt]?bit|[kmgt]?b|km|mi|m)/(?:s|sec|h|hr)(?![a-z])|(?:l|kwh)(?:/| per )100 ?(?:km|mi(?:les?)?)(?![a-z])|[a-z&°'][a-z&°'.²³]*[23]?",
);
const PAUSE = /[ ,;:?!()/@=+-]/;

/** Undefined where something stands in the text that is neither. */
export function itemsOf(typed: string, today: string): readonly Item[] | undefined {
  const text = withUnits(typed);
  const items: Item[] = [];
  for (let place = 0; place < text.length; ) {
    const found = itemAt(text, place, today);
    // "3/8" is neither 3 nor 8.
    if (!found && A_FRACTION.test(text.slice(place - 1, place + 2))) return undefined;
    if (found) items.push(found.item);
    else if (!PAUSE.test(text.charAt(place))) return undefined;
    place = found?.end ?? place + 1;
  }
  return items;
}

const A_FRACTION = /^\d\/\d$/;

const SIDE = /(\d) ?by (?=\d[\d.]* ?(ft|feet|foot|in|inch(?:es)?|[cm]?m|yd|yards?)(?![a-z]))/g;

/** "12x14 ft" is 12 ft by 14 ft, 14' is 14 ft, and "8% apr 4 years" is not in April. */
const withUnits = (text: string): string =>
  text
    .replace(/(?<=(?:%|percent) ?)apr(?= \d)/gi, "apr,")
    .replace(/(?<=\d)'(?! ?[\d'])/g, " ft")
    .replace(/(?<![a-z])[x×](?= ?\d)/gi, " by ")
    .replace(/ by +/g, " by ")
    .replace(SIDE, "$1 $2 by ")
    .replace(SIDE, "$1 $2 by ");

export const isNumber = (item: Item | undefined): boolean =>
  item !== undefined && "value" in item && item.value.is === "number";

/** A side of something has "by" before or behind it. Sides stand in the order of the form. */
export function isSide(items: readonly Item[], at: number, between = ["by"]): boolean {
  const isBy = (i: number) => {
    const item = items[i];
    return item !== undefined && "word" in item && between.includes(item.word);
  };
  const isValue = (i: number) => {
    const item = items[i];
    return item !== undefined && "value" in item;
  };
  const isRow = between.length > 1 && (isNumber(items[at - 1]) || isNumber(items[at + 1]));
  return (
    isRow || isBy(at - 1) || (isBy(at + 1) && isValue(at + 2)) || (isBy(at + 2) && isValue(at + 3) && !isValue(at + 1))
  );
}

function itemAt(text: string, place: number, today: string): { item: Item; end: number } | undefined {
  const said = foundAt(A_DATE, text, place);
  const day = said && readDate(said, today);
  if (said && day) return { item: { value: { text: day, is: "date" } }, end: place + said.length };
  for (const [pattern, is] of KINDS) {
    const found = foundAt(pattern, text, place);
    if (found) return { item: { value: { text: bare(found, is), is } }, end: place + found.length };
  }
  const word = foundAt(WORD, text, place);
  return word
    ? { item: { word: word.replace(/[.']+$/, "").replace(/ |\/(?=100)/g, "") }, end: place + word.length }
    : undefined;
}

function foundAt(pattern: RegExp, text: string, place: number): string | undefined {
  pattern.lastIndex = place;
  return pattern.exec(text)?.[0];
}

const SIGNS = new RegExp(`${SIGN} ?|${MONEY_WORD}`, "gi");
function bare(said: string, is: Value["is"]): string {
  if (is === "money") return said.replace(SIGNS, "").trim();
  if (is === "span") return said.replace(/ ?and /i, " ").replace(/(\d) ?(?:h|hrs?|hours?) ?(\d+)$/i, "$1 h $2 min");
  return said.replace(new RegExp(PERCENT, "i"), "%");
}

const A_YEAR = /^(?:19|20)\d\d$/;

export const isYear = (item: Item | undefined): boolean =>
  item !== undefined && "value" in item && item.value.is === "number" && A_YEAR.test(item.value.text);

/** Beside money or a day a year is a word by which calculators are named: "£300 in 1998". */
export const withYears = (items: readonly Item[], words: readonly (string | undefined)[]) =>
  items.some((item) => "value" in item && (item.value.is === "money" || item.value.is === "date"))
    ? words.map((word, i) => (isYear(items[i]) ? "19xx" : word))
    : words;

/** "Mortgage 350000 30 years 6.25": where nothing is in percent, the one number with such places is the rate. */
export function withRate(items: readonly Item[]): readonly Item[] {
  if (items.some((item) => "value" in item && item.value.is === "percent")) return items;
  const [first, second] = items.flatMap((item, i) => (isRate(items, i) && "value" in item ? [{ i, item }] : []));
  if (!first || second) return items;
  const value: Value = { text: `${first.item.value.text}%`, is: "percent" };
  return items.with(first.i, { value });
}

function isRate(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  const isAlone =
    next === undefined || "value" in next || ["for", "over", "with", "and", "interest"].includes(next.word);
  return (
    isAlone && isNumber(item) && item !== undefined && "value" in item && /^[12]?\d\.\d{1,3}$/.test(item.value.text)
  );
}

/** "4 and 9" and "84 120" as one list, for what takes lists. Each item keeps its place. */
export function inLists(items: readonly Item[]): readonly Item[] {
  const found = [...items];
  let first: number | undefined;
  for (const [i, item] of items.entries()) {
    if ("word" in item) {
      if (item.word !== "and" && item.word !== "&") first = undefined;
      continue;
    }
    const text = item.value.is === "number" || item.value.is === "list" ? listed(item.value.text) : undefined;
    const before = first === undefined ? undefined : found[first];
    if (text && first !== undefined && before && "value" in before) {
      found[first] = { value: { text: withoutGroups(`${before.value.text}, ${text}`), is: "list" } };
      found[i] = { word: "and" };
    } else {
      first = text ? i : undefined;
      if (text?.includes(",")) found[i] = { value: { text, is: "list" } };
    }
  }
  return found;
}

const listed = (text: string): string => withoutGroups(text.replace(/,? (?:and|&) /gi, ", ")).replace(/[,;]? +/g, ", ");

/** What stands right behind an amount of money is what it is paid for: "$12,000 machine". */
export function isThing(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  return before !== undefined && "value" in before && before.value.is === "money";
}
