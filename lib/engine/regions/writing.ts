// How a region writes numbers, money, days and words; and the texts of a form from our notation, in which they are sent, into the
// region's, in which people see and type them.
import type { CivilDate } from "#numbers/civil-date";
import { MONTHS } from "../printing/format.ts";
import type { Region } from "./region.ts";

export function numberIn(region: Region, digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const sign = whole.startsWith("-") ? "-" : "";
  const grouped = sign + inGroups(region, whole.slice(sign.length));
  return fraction === undefined ? grouped : grouped + region.decimal + fraction;
}

function inGroups({ group, leastGrouped, inLakhs }: Region, whole: string): string {
  if (whole.length < 3 + leastGrouped) return whole;
  const size = inLakhs ? 2 : 3;
  const first = (whole.length - 3) % size || size;
  const middle = whole.slice(first, -3).match(inLakhs ? /../g : /.../g) ?? [];
  return [whole.slice(0, first), ...middle, whole.slice(-3)].join(group);
}

export function moneyIn(region: Region, sign: string, digits: string, isNegative: boolean): string {
  const [above = "", below = `-${above}`] = region.money.split(";");
  const pattern = isNegative ? below : above;
  // Letters never touch a figure.
  const apart = /\p{L}$/u.test(sign) ? pattern.replace("¤#", "¤\u00a0#") : pattern;
  return apart.replace("¤", () => sign).replace("#", numberIn(region, digits));
}

export function dateIn({ date }: Region, day: CivilDate): string {
  const [d, m, y] = [day.day, day.month, day.year].map(String);
  const parts: Readonly<Record<string, string | undefined>> = {
    ...{ D: d, DD: d?.padStart(2, "0"), M: m, MM: m?.padStart(2, "0"), MMMM: MONTHS[day.month - 1] },
    YYYY: date.includes("MMMM") ? y : y?.padStart(4, "0"),
  };
  return date.replace(/D+|M+|Y+/g, (part) => parts[part] ?? part);
}

/** In whole words, the longest first, with the capital that was there. */
export function spelledIn({ words }: Region, text: string): string {
  const known = Object.keys(words).sort((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  return text.replace(new RegExp(`\\b(?:${known.join("|")})\\b`, "gi"), (word, at: number) => {
    const theirs = words[word.toLowerCase()] ?? word;
    // An acronym has capitals anywhere.
    return (at === 0 ? /^[A-Z]/ : /^[A-Z](?![A-Z])/).test(word)
      ? theirs.charAt(0).toUpperCase() + theirs.slice(1)
      : theirs;
  });
}

const NUMBER = "\\d{1,3}(?:,\\d{3})*(?:\\.\\d+)?";
/** Not a part of anything longer: of 192.168.0.1, 1234.5 (as programs write) or v1.2. */
const WHOLE = `(?<![\\w.,])(${NUMBER})(?!\\w|[.,]\\d)`;
const BETWEEN_NUMBERS = "((?<=\\d), (?=-?\\d))";
const FIGURES = new RegExp(`${WHOLE}|${BETWEEN_NUMBERS}`, "g");
const TIME = /\b(1[0-2]|[1-9])((?::[0-5]\d){1,2}) ([ap])m\b/g;

export const textIn = (region: Region, text: string): string =>
  timesIn(region, text).replace(FIGURES, (whole, number?: string) => {
    if (number) return numberIn(region, number.replaceAll(",", ""));
    return region.decimal === "," ? "; " : whole;
  });

/** 5:30 pm, as lib/numbers/time-of-day.ts writes it. */
export function timesIn({ hours }: Region, text: string): string {
  if (hours === "h") return text;
  return text.replace(TIME, (_, hour: string, rest: string, half: string) => {
    const on24 = String((Number(hour) % 12) + (half === "p" ? 12 : 0));
    return `${hours === "HH" ? on24.padStart(2, "0") : on24}${rest}`;
  });
}
