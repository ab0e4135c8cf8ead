// Sums as people type them, in the signs of the scientific calculator: "17 times 23" → "17 × 23".
import { plainNumber } from "./figures.ts";

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d|\)|\bpi|\be)\s*squared\b/gi, "^2"],
  [/(?<=\d|\)|\bpi|\be)\s*cubed\b/gi, "^3"],
  [/\bsquare root(?: of)?\s+([\d.,]+)/gi, "sqrt($1)"],
  [/\bcube root(?: of)?\s+([\d.,]+)/gi, "cbrt($1)"],
  [/\blog base 2 (?:of )?\(?([\d.,]+)\)?/gi, "log2($1)"],
  [/ ?(?:\*\*|\bto the power(?: of)?\b) ?/gi, "^"],
  [/(?<=\d) to the (\d+)(?:st|nd|rd|th)(?: power)?\b/gi, "^$1"],
  [/(?<=^\d+) factorial\b|^factorial(?: of)? ?\(?(\d+)\)?$/gi, "$1!"],
  [/^subtract ([\d.,]+) from ([\d.,]+)$/i, "$2 - $1"],
  [/^multiply ([\d.,]+) (?:by|and|with) ([\d.,]+)$/i, "$1 × $2"],
  [/^divide ([\d.,]+) by ([\d.,]+)$/i, "$1 ÷ $2"],
  [/(?<=\d) (?:in|as|to) (?:an? )?decimal$/i, ""],
  [/(?<=\b(?:sin|cos|tan) ?\(?[\d.]+) ?(?:degrees?|deg|°)(?=\)?$)/gi, ""],
  [/\bplus\b/gi, "+"],
  [/\bminus\b/gi, "-"],
  [/\b(?:times|multiplied by)\b/gi, "×"],
  [/\b(?:divided by|over)\b/gi, "÷"],
  [/\b(\d+\/\d+) of (?=[\d(])/gi, "($1) × "],
  [/(?<=\d|\)) *[x⋅·] *(?=\d|\()/gi, " × "],
  [/(?<![\w.])(\d+(?:\.\d+)?)k(?= *[-+×*÷/])|(?<=[-+×*÷/] *)(\d+(?:\.\d+)?)k\b/gi, "($1$2 × 1000)"],
  [/²/g, "^2"],
  [/³/g, "^3"],
];
const CURRENCY = /[$€£¥₹]/g;
const CALCULATES = /[-+×÷*/^!√%]|[a-z]\w* ?\(|\)\s*\(|\d ?π|\d ?pi\b|\b(?:sqrt|cbrt|sin|cos|tan|log|ln|mod)\b/i;
/** "100 + 5% + 5%" means something else to everyone. */
const UNSURE = /%%|[-+] ?[\d.]+ ?%/;

/** In 2x + 1 the x is a number we don't know; in 3 x -4 it multiplies. */
const UNKNOWN = /(?<![a-z])x ?[+^=)]|\dx ?-|(?<![a-z])x - /i;

/** With a sign or a function between its figures; whether it can be worked out, the calculator says. */
export function expressionIn(text: string): string | undefined {
  const signed = inSigns(text);
  if (isName(text) || UNSURE.test(signed) || UNKNOWN.test(signed)) return undefined;
  if (new Set(signed.match(CURRENCY)).size > 1) return undefined;
  const bare = signed.replace(CURRENCY, "");
  return CALCULATES.test(bare.replace(/^[-+]|%$/g, "")) ? numbersIn(bare) : undefined;
}

/** "plus" is +, and "squared" is ^2. */
export const inSigns = (text: string): string => WORDS.reduce((words, [word, sign]) => words.replace(word, sign), text);

/** Numbers that name a thing have no space around their signs. */
const NAMES = [
  /^(?:\d{1,2}\/\d|\d{1,4}\/\d{2,4})(?:\/\d{1,4})?$/, // 24/7, 7/11, 9/11/2001, but not 120/4
  /^[\d()+ -]*\d{3,}\)?[- ]\(?\d{3,}[\d()-]*$/, // 555-0199, (382) 538-2546
  /^[\d-]*-0\d|^\d{4}-\d\d?-\d\d?$|^\d\d?-\d\d?-\d{4}$/, // 2026-01-01, 12-24-2026
  /^\d-\d \(/, // 7-6 (7-5)
  /^\d-\d{3}-/, // 1-800-…
  /^(?:\d+-){3,}\d+$/, // 978-3-16-148410-0
];
export const isName = (text: string): boolean => NAMES.some((name) => name.test(text)) && !/\d [-/] \d/.test(text);

const NUMBER = /(?<![\w.])(?:\d{1,3}(?:[ ,.'_]\d{3})+(?:[.,]\d+)?|\d+[.,]\d+|\d+|\.\d+)(?:e[-+]?\d+)?(?![\w.]*\.\d)/gi;

/** Each number as the form reads it; undefined where one could not be read. */
function numbersIn(text: string): string | undefined {
  let isRead = true;
  const expression = text.replace(NUMBER, (typed) => {
    const plain = /e/i.test(typed) ? typed : plainNumber(typed);
    isRead &&= plain !== undefined;
    return plain ?? typed;
  });
  return isRead ? expression : undefined;
}
