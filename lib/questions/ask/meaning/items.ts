// A question as a row of items: values with what stands at them, and the words between.
import { TIME } from "../clock.ts";
import { DATE, readDate } from "../dates.ts";
import { FIGURES } from "../figures.ts";

export type Value = {
  /** As the form takes it: "$400k" is "400k". */
  readonly text: string;
  readonly is: "span" | "number" | "money" | "percent" | "date" | "time" | "feet" | "list";
};
export type Item = { readonly word: string } | { readonly value: Value };

const SIGN = "(?:[$€£¥₹]|(?:us|usd|eur|gbp|inr|rs\\.?|cad|aud) ?(?=[$\\d]))";
const SIZE = " ?(?:k|mn|bn|thousand|million|billion|lakhs?|crores?)(?![a-z])";
/** "1.8m" may be a height. */
const MILLION = " ?m(?![a-z])";
const MONEY_WORD = " ?(?:[$€£¥₹]|(?:dollars?|bucks|euros?|usd|eur|gbp|inr|pounds? sterling|rupees|yen)(?![a-z]))";
const PERCENT = " ?(?:%|percent(?![a-z])|pct(?![a-z])|per cent(?![a-z]))";
const FEET = "\\d{1,2} ?(?:ft|foot|feet|') ?\\d{1,2}(?:\\.\\d+)?(?: ?(?:in|inch(?:es)?|\"|''))?(?![\\w%])";

const at = (source: string): RegExp => new RegExp(source, "iy");
const KINDS: readonly (readonly [pattern: RegExp, is: Value["is"]])[] = [
  [at(FEET), "feet"],
  [at("\\d{1,3} ?(?:h|hrs?|hours?) ?(?:and )?\\d{1,2}(?: ?(?:m|mins?|minutes?)(?![a-z])|(?![\\w.]))"), "span"],
  [at("\\d{1,3}:[0-5]\\d:[0-5]\\d(?![\\d:])"), "span"],
  [at(TIME), "time"],
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
const PAUSE = /[ ,;:?!()/@=-]/;

/** Undefined where something stands in the text that is neither. */
export function itemsOf(text: string, today: string): readonly Item[] | undefined {
  const items: Item[] = [];
  for (let place = 0; place < text.length; ) {
    const found = itemAt(text, place, today);
    if (found) items.push(found.item);
    else if (!PAUSE.test(text.charAt(place))) return undefined;
    place = found?.end ?? place + 1;
  }
  return items;
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

/** What stands right behind an amount of money is what it is paid for: "$12,000 machine". */
export function isThing(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  return before !== undefined && "value" in before && before.value.is === "money";
}
