// From a region's notation into ours: 1.234 in German is 1,234.
import { group } from "../printing/format.ts";
import type { Region } from "./region.ts";

/** A text of a form as an American would have typed it. What could only be meant one way stays as it is. */
export function readIn(region: Region, sign: string, kind: string, text: string): string {
  switch (kind) {
    case "money":
      return oursIn(region, withoutSign(text, sign), group);
    case "percent":
    case "number":
    case "count":
    case "quantity":
      return oursIn(region, text, group);
    case "numbers":
      return entriesIn(region, text).join(", ");
    case "rows":
      return oursIn(region, daysIn(region, text), (plain) => plain);
    case "typed":
      return isDays(text) ? text : oursIn({ ...region, group: "" }, text, (plain) => plain);
    case "date":
      return dayIn(region, text);
    default:
      return text;
  }
}

const withoutSign = (text: string, sign: string): string =>
  text.replace(new RegExp(`(?<!\\p{L})${sign.replaceAll("$", "\\$")}(?!\\p{L})`, "iu"), "").trim();

/** With a decimal comma, only a semicolon or a gap is sure to stand between two numbers. */
function entriesIn(region: Region, text: string): readonly string[] {
  const between = region.decimal === "," ? /\s*[;\n\t]\s*|,[ ]+|,$|[ ]+/ : /\s*[,;\n\t]\s*|[ ]+/;
  return text
    .trim()
    .split(between)
    .map((entry) => oursIn(region, entry, (plain) => plain));
}

/** 24/12/2026 where the day comes first: 2026-12-24. */
const dayIn = (region: Region, text: string): string =>
  /^\s*\d{1,2}[./-]\d{1,2}[./-]\d{4}\s*$/.test(text) ? daysIn(region, text.trim()) : text;

/** The same for each day that stands in a text. */
function daysIn({ date }: Region, text: string): string {
  if (date.startsWith("Y")) return text;
  return text.replace(/(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?![\d./-])/g, (_, first, __, second, year) => {
    const [month, day] = date.startsWith("M") ? [first, second] : [second, first];
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  });
}

const isDays = (text: string): boolean => /\d{4}-\d{2}-\d{2}/.test(text);

/** Every number that is written as this region writes it, given back by `as`: 1.234,5 is 1,234.5. */
function oursIn({ decimal, group, inLakhs }: Region, text: string, as: (plain: string) => string): string {
  const mark = MARKS[group] ?? `[${group}]`;
  const threes = group && `(?!0)\\d{1,3}(?:${mark}\\d{3})+`;
  const grouped = inLakhs ? `(?!0)\\d{1,2}(?:,\\d\\d)*,\\d{3}|${threes}` : threes;
  const edge = "[.,'’\\u00a0\\u202f]";
  const theirs = new RegExp(
    `(?<!\\d|\\d${edge})(${[grouped, "\\d+"].filter(Boolean).join("|")})(?:[${decimal}](\\d+))?(?!\\d|${edge}\\d)`,
    "g",
  );
  return text.replace(theirs, (whole: string, digits: string, fraction?: string) => {
    const plain = digits.replace(/\D/g, "");
    if (fraction === undefined && plain === whole) return whole;
    return as(fraction === undefined ? plain : `${plain}.${fraction}`);
  });
}

/** What people type for a mark that is on no keyboard. */
const MARKS: Readonly<Record<string, string>> = { "’": "['’]", "\u00a0": "[\u00a0\u202f]", "\u202f": "[\u00a0\u202f]" };
