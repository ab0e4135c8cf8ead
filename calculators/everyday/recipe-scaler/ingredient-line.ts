// A line of a recipe as people write it: "1 1/2 cups flour", "2-3 cloves garlic", "1 cup (8 oz) cream cheese". What counts
// is the amount it begins with, and further ones with a unit after "plus", "and" or in parentheses.
import { plus, type Rational, rational, readFraction } from "#numbers/rational";

export type Amount = {
  readonly low: Rational;
  /** Of a range such as 2-3. */
  readonly high?: Rational;
  readonly unit: KitchenUnit | undefined;
  /** The unit as it was written. */
  readonly word: string;
};

/** How each unit is written, the longer word first where one begins like another. */
const UNITS = [
  ["cup", "cups?"],
  ["tbsp", "tablespoons?|tbsps?"],
  ["tsp", "teaspoons?|tsps?"],
  ["floz", "fluid ounces?|fl\\.? ?oz"],
  ["oz", "ounces?|oz"],
  ["lb", "pounds?|lbs?"],
  ["kg", "kilograms?|kgs?"],
  ["g", "grams?|g"],
  ["ml", "milliliters?|millilitres?|ml"],
  ["l", "liters?|litres?|l"],
  ["pint", "pints?|pt"],
  ["quart", "quarts?|qt"],
  ["gallon", "gallons?|gal"],
  ["stick", "sticks?"],
] as const;
export type KitchenUnit = (typeof UNITS)[number][0];

const GLYPHS: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};

const WHOLE = "\\d{1,6}";
const FRACTION = "[1-9]\\d?/[1-9]\\d?";
const THOUSANDS = "\\d{1,3},\\d{3}";
const DECIMAL = `${WHOLE}(?:\\.\\d{1,6}|,\\d{1,2}(?!\\d))?|\\.\\d{1,6}`;
/** 1½, 1 1/2, 1-1/2, 1/2, 1,500, 1.5, 1,5 and .5, and no part of a longer number. */
const NUMBER = `(?:(?:${WHOLE} ?)?[${Object.keys(GLYPHS).join("")}]|(?:(?:${WHOLE}[ -])?${FRACTION}|${THOUSANDS}|${DECIMAL})(?![\\d/.,]*[\\d/]))`;
const UNIT = UNITS.map(([, written]) => written).join("|");
const BEFORE = "^|\\bplus |\\band |\\+ ?|& ?|\\((?:about )?";
const AMOUNT = `(${BEFORE})(${NUMBER})(?:(?: ?[-–] ?| to | or )(${NUMBER}))?(?: ?(${UNIT})(?![a-z]))?`;

/** What may be sent for a line. The part that may be missing forbids nothing: it lets made-up lines begin like real ones. */
export const LINE = `(?:\\d{1,3}(?: 1/[2348])? (?:cups|tbsp|tsp|g|oz|eggs) )?[^|;\\s][^|;\\n]{0,99}`;

/** The line with each of its amounts written anew. */
export function rewritten(line: string, write: (amount: Amount) => string): string {
  let isMeasured = false;
  const amounts = new RegExp(AMOUNT, "gi");
  return tidied(line).replace(amounts, (whole, before: string, low: string, high?: string, word = "") => {
    const unit = unitOf(word);
    if (before === "") isMeasured = unit !== undefined;
    // "1 (14 oz) can" is one can of that size, and "1 cup (8 oz)" says the same amount twice.
    const isLeft = before !== "" && (unit === undefined || (before.startsWith("(") && !isMeasured));
    if (isLeft) return whole;
    const range = high === undefined ? {} : { high: readNumber(high) };
    return `${before}${write({ low: readNumber(low), ...range, unit, word })}`;
  });
}

/** The amount that a line begins with; of a range the lower one. */
export function firstAmount(line: string): Rational | undefined {
  const [, before, low] = new RegExp(AMOUNT, "i").exec(tidied(line)) ?? [];
  return before === "" && low !== undefined ? readNumber(low) : undefined;
}

const tidied = (line: string): string => line.trim().replace(/\s+/g, " ").replaceAll("⁄", "/");

const unitOf = (word: string): KitchenUnit | undefined =>
  UNITS.find(([, written]) => new RegExp(`^(?:${written})$`, "i").test(word))?.[0];

function readNumber(text: string): Rational {
  const glyph = GLYPHS[text.at(-1) ?? ""];
  if (!glyph)
    return inLowestTerms(
      text
        .replace("-", " ")
        .replace(/,(?=\d{3}$)/, "")
        .replace(",", "."),
    );
  const before = text.slice(0, -1).trim();
  return before === "" ? inLowestTerms(glyph) : plus(inLowestTerms(before), inLowestTerms(glyph));
}

function inLowestTerms(text: string): Rational {
  const { top, bottom } = readFraction(text);
  return rational(top, bottom);
}
