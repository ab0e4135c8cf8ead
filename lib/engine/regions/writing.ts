// From our notation into a region's: numbers, money, percentages, days, times of day, the gaps between listed numbers, a
// few words.
import { MONTHS, SIGN } from "../printing/format.ts";
import type { Region } from "./region.ts";

const NUMBER = "\\d{1,3}(?:,\\d{3})*(?:\\.\\d+)?";
/** Not a part of anything longer: of 192.168.0.1, 1234.5 (as programs write) or v1.2. */
const WHOLE = `(?<![\\w.,])${NUMBER}(?!\\w|[.,]\\d)`;
const DAY = `\\b(${MONTHS.join("|")}) (\\d{1,2}), (\\d{1,4})\\b`;
const TIME = /\b(1[0-2]|[1-9])((?::[0-5]\d){1,2}) ([ap])m\b/g;
const BETWEEN_NUMBERS = "(?<=\\d), (?=-?\\d)";
const OURS = new RegExp(`${DAY}|(-?)${SIGN}(${NUMBER})|(${WHOLE})%|(${WHOLE})|(${BETWEEN_NUMBERS})`, "g");

export function written(text: string, region: Region, sign: string): string {
  const figures = timesIn(region, text).replace(
    OURS,
    (whole, month?: string, day = "", year = "", minus = "", money?: string, percent?: string, number?: string) => {
      if (month) return dateIn(region, day, month, year);
      if (money) return moneyIn(region, sign, minus, money);
      if (percent) return region.percent.replace("#", numberIn(region, percent));
      if (number) return numberIn(region, number);
      return region.decimal === "," ? "; " : whole;
    },
  );
  return inWords(region, figures);
}

/** 5:30 pm, as lib/numbers/time-of-day.ts writes it. */
export function timesIn({ hours }: Region, text: string): string {
  if (hours === "h") return text;
  return text.replace(TIME, (_, hour: string, rest: string, half: string) => {
    const on24 = String((Number(hour) % 12) + (half === "p" ? 12 : 0));
    return `${hours === "HH" ? on24.padStart(2, "0") : on24}${rest}`;
  });
}

function numberIn({ decimal, group, leastGrouped, inLakhs }: Region, ours: string): string {
  const [whole = "", fraction] = ours.replaceAll(",", "").split(".");
  const isGrouped = whole.length >= 3 + leastGrouped;
  const groups = inLakhs ? /\B(?=(?:\d\d)*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  const grouped = isGrouped ? whole.replace(groups, group) : whole;
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

function moneyIn(region: Region, sign: string, minus: string, amount: string): string {
  const [above = "", below = `-${above}`] = region.money.split(";");
  const pattern = minus ? below : above;
  // Letters never touch a figure.
  const beside = /\p{L}$/u.test(sign) ? pattern.replace(/¤(?=#)/, "¤\u00a0") : pattern;
  return beside.replace("¤", () => sign).replace("#", numberIn(region, amount));
}

function dateIn({ date }: Region, day: string, month: string, year: string): string {
  const number = String(MONTHS.indexOf(month) + 1);
  const parts: Readonly<Record<string, string>> = {
    ...{ D: day, DD: day.padStart(2, "0"), YYYY: year.padStart(4, "0") },
    ...{ M: number, MM: number.padStart(2, "0"), MMMM: month },
  };
  return date.replace(/D+|M+|Y+/g, (part) => parts[part] ?? part);
}

/** In whole words, with the capital that was there. */
function inWords({ words }: Region, text: string): string {
  const known = Object.keys(words);
  if (known.length === 0) return text;
  return text.replace(new RegExp(`\\b(?:${known.join("|")})\\b`, "gi"), (word) => {
    const theirs = words[word.toLowerCase()] ?? word;
    return /^[A-Z]/.test(word) ? theirs.charAt(0).toUpperCase() + theirs.slice(1) : theirs;
  });
}
