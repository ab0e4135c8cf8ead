// A day as people write it, as YYYY-MM-DD. What could be two different days (03/04/2026) is none.
import type { Texts } from "#engine";
import { addDays } from "#numbers/calendar";
import { readDate as readIso, writeDate } from "#numbers/civil-date";

const MONTHS = "january february march april may june july august september october november december".split(" ");
/** By three letters. Whether more of them make a month is found out when it is read. */
const MONTH = `(?:${MONTHS.map((name) => name.slice(0, 3)).join("|")})[a-z]*\\.?`;
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const YEAR = "(?:,? ?\\d{4}(?!\\d))?";
const DAY_OF_YEAR = `(?:(?:the )?${DAY} (?:of )?${MONTH}|${MONTH} ${DAY})`;
const NEAR: Readonly<Record<string, number>> = { today: 0, now: 0, tomorrow: 1, yesterday: -1 };
/** On the same date each year wherever they are kept, by their names without an apostrophe. */
const YEARLY: Readonly<Record<string, string>> = {
  "new year": "1-1",
  "new years": "1-1",
  "new years day": "1-1",
  "valentines day": "2-14",
  "st patricks day": "3-17",
  "april fools day": "4-1",
  "canada day": "7-1",
  halloween: "10-31",
  "christmas eve": "12-24",
  christmas: "12-25",
  "christmas day": "12-25",
  "boxing day": "12-26",
  "new years eve": "12-31",
};
const NAMED = Object.keys(YEARLY).map((name) => name.replace(/s(?= |$)/, "'?s'?"));

/** A month of a year, as a whole. */
export const A_MONTH = `(?<![a-z])${MONTH} (?:of )?(?:19|20)\\d\\d(?!\\d)`;

/** From its first day to its last. */
export function daysOfMonth(text: string, input: string): Texts {
  const [month, year] = [MONTHS.findIndex((name) => name.startsWith(text.slice(0, 3))), Number(text.slice(-4))];
  const [first, last] = [new Date(Date.UTC(year, month, 1)), new Date(Date.UTC(year, month + 1, 0))];
  return { [input]: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) };
}

export const DATE =
  `(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4}|(?:the )?${DAY} (?:of )?${MONTH}${YEAR}|` +
  `${MONTH} ${DAY}${YEAR}|${[...Object.keys(NEAR), ...NAMED].join("|")})(?![\\w/-])`;

/** Two days, of which only the later has a year: "1 June to 31 July 2025". */
const ONE_YEAR = new RegExp(
  `(?<![\\w/-])(${DAY_OF_YEAR})(?=(?: ?(?:and|to|until|till|through|thru|-) ?| )(${DAY_OF_YEAR}),? ?(\\d{4})(?![\\w/-]))`,
  "gi",
);

/** A year at the end belongs to both days; from December to January it is the year before. */
export const withBothYears = (text: string): string =>
  text.replace(ONE_YEAR, (_, first: string, last: string, year: string) => {
    const day = (said: string) => readDate(`${said} ${year}`, "") ?? "";
    return `${first} ${day(first) > day(last) ? Number(year) - 1 : year}`;
  });

type Parts = { readonly year?: number; readonly month: number; readonly day: number };

/** A day without a year is in the year of today, or, where it has to come, the next one of its name. */
export function readDate(text: string, today: string, hasToCome = false): string | undefined {
  const said = text.toLowerCase();
  const near = NEAR[said];
  const now = readIso(today);
  if (near !== undefined) return now && writeDate(addDays(now, near));
  const parts = partsOf(said);
  if (!parts) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const asked = isoOf(parts.year ?? thisYear, parts);
  const isPast = hasToCome && parts.year === undefined && asked !== undefined && asked < today;
  return isPast ? isoOf(thisYear + 1, parts) : asked;
}

function partsOf(said: string): Parts | undefined {
  const yearly = YEARLY[said.replaceAll("'", "")];
  const numbers = ((yearly ?? said).match(/\d+/g) ?? []).map(Number);
  if (yearly) return partsIn(undefined, numbers[0], numbers[1]);
  if (/^\d{4}-/.test(said)) return partsIn(numbers[0], numbers[1], numbers[2]);
  if (said.includes("/")) return fromSlashes(numbers[0] ?? 0, numbers[1] ?? 0, numbers[2]);
  const words = said.match(/[a-z]{3,}/g) ?? [];
  const month = MONTHS.findIndex((name) => words.some((word) => name.startsWith(word))) + 1;
  return partsIn(numbers[1], month, numbers[0]);
}

/** 13/05/2026 and 05/13/2026 are one day; 03/04/2026 might be in March or in April. */
function fromSlashes(first: number, second: number, year: number | undefined): Parts | undefined {
  if (first === second || first > 12) return partsIn(year, second, first);
  return second > 12 ? partsIn(year, first, second) : undefined;
}

const partsIn = (year: number | undefined, month = 0, day = 0): Parts => ({
  month,
  day,
  ...(year === undefined ? {} : { year }),
});

function isoOf(year: number, { month, day }: Parts): string | undefined {
  const text = writeDate({ year, month, day });
  return readIso(text) && text;
}
