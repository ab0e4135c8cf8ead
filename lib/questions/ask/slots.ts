// What may stand in the slot of a question, by kind: how to recognize it, and the texts of the form that it becomes.
import type { Texts } from "#engine";
import { TIME_OF_DAY, TIMES, timesOf } from "./clock.ts";
import { A_MONTH, DATE, daysOfMonth, readDate } from "./dates.ts";
import { DRINKS } from "./drinks.ts";
import { FIGURES, plainNumber, START, withoutGroups } from "./figures.ts";
import { LETTERS, WEIGHTED_GRADES } from "./grades.ts";
import type { Kind } from "./kind.ts";
import { EQUATIONS, MATRIX, ONE_EQUATION } from "./matrices.ts";
import { PACKAGES, packagesOf } from "./packages.ts";
import { wholeParts } from "./parts.ts";
import { PAIRS, POINTS } from "./points.ts";
import { SHIFTS } from "./shifts.ts";
import { SIDES, SQUARE } from "./sides.ts";

const SIGN = "(?:[$€£¥₹]|(?:us|usd|eur|gbp|inr)(?= ?\\d))";
const SIZE = "(?: ?(?:k|m|mn|bn|thousand|million|billion|lakh|crore)(?![a-z]))?";

const AMOUNT = `${START}-?${SIGN}? ?${FIGURES}${SIZE}(?: ?(?:[$€£¥₹]|dollars|bucks|euros|usd|eur|gbp)(?![a-z]))?`;
const NUMBER = `${AMOUNT}(?![\\w%/:]| ?(?:%|percent))`;
const PERCENT = `${START}-?${FIGURES} ?(?:%|percent(?:age)?(?![a-z])|pct|per cent)(?!%)`;

const YEAR = "(?<![\\w.,$])(?:19|20)\\d\\d(?![\\w.,/-])";

const NUMERAL = "m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})";

/** "15 cents" is 0.15. */
const CENTS = `${START}\\d{1,3}(?:\\.\\d)? ?(?:¢|(?:cents?|c)(?![a-z]))`;

function fromCents(text: string): string | undefined {
  const [, whole = "", tenth = ""] = /^(\d+)(?:\.(\d))? ?(?:¢|c)/i.exec(text) ?? [];
  return whole ? `${whole.slice(0, -2) || "0"}.${whole.slice(-2).padStart(2, "0")}${tenth}` : undefined;
}

const WORDS_FOR_MONEY = /dollars|bucks|euros/i;

const asIs = (text: string, input: string): Texts => ({ [input]: text });
const inUnit = (unit: string): Kind => ({
  needs: [unit.slice(0, 1)],
  pattern: `${START}${FIGURES}[ -]?(?:${unit})(?![a-z])`,
  read: (text, input) => ({ [input]: figuresOf(text) }),
});

/** Years and months as so many of one of them. */
const span = (unit: "years" | "months"): Kind => ({
  needs: ["y", "m"],
  pattern: `${START}${FIGURES}[ -]?(?:y|yrs?|years?|mos?|mths?|months?)(?![a-z])`,
  read(text, input) {
    const figures = Number(figuresOf(text));
    const months = /\d[ -]?y/i.test(text) ? figures * 12 : figures;
    const amount = unit === "months" ? months : months / 12;
    return Number.isInteger(amount) ? { [input]: String(amount) } : undefined;
  },
});

const figuresOf = (text: string): string => text.replace(/[ -]?[a-z]+\.?$/i, "");

const SHORT = "(?:m|mins?|minutes?|s|secs?|seconds?)(?![a-z])";
const HOURS = `${START}\\d{1,4}(?:\\.\\d+)? ?(?:(?:h|hrs?|hours?)(?![a-z])|${SHORT})(?: ?(?:and )?\\d{1,2} ?${SHORT}){0,2}`;

/** Meters as well as minutes. */
const ONLY_M = /^(?:[^a-z:]|m(?!in)|plus|minus|and)+$/i;

/** Lengths of time that are added, and after "minus" subtracted: "2:45 + 1 h 30 min". */
function spansBy(separator: string): Kind {
  const one = `(?:(?<![\\d:])\\d{1,3}:[0-5]\\d(?::[0-5]\\d)?(?![\\d:])|${HOURS})`;
  return {
    needs: [":", "h", "m", "s"],
    pattern: `${one}(?: ?(?:${separator}) ?${one}){1,19}`,
    read(text, input) {
      if (ONLY_M.test(text)) return undefined;
      const spans = text.matchAll(new RegExp(`(minus ?)?(${one})`, "gi"));
      return {
        [input]: Array.from(spans, ([, less, span = ""]) => `${span}, ${less ? "subtract" : "add"}`).join("; "),
      };
    },
  };
}

const NAMED_TIMES: Readonly<Record<string, string>> = { noon: "12:00 pm", midnight: "12:00 am" };

const UNITS = ["years", "months", "weeks", "days"] as const;
const LENGTH_OF_TIME = `(?:\\d{1,6}|an?) (?:year|month|week|day)s?(?![a-z])`;

const measured = (units: string): string => `${START}${FIGURES}[ -]?(?:${units})(?![a-z])`;
const FEET_AND_INCHES = `${START}\\d ?(?:ft|foot|feet|') ?(?:\\d{1,2}(?:\\.\\d+)? ?(?:in|inch(?:es)?|"|'')?)?(?![\\w%])`;

export const KINDS: Readonly<Record<string, Kind>> = {
  number: { pattern: NUMBER, read: (text, input) => ({ [input]: text.replace(WORDS_FOR_MONEY, "").trim() }) },
  /** An amount by the hour, the year or the liter: "$25/hr". */
  rate: {
    pattern: `(?:${AMOUNT}(?![\\w%:])|${CENTS})`,
    read: (text, input) => ({ [input]: fromCents(text) ?? text.replace(WORDS_FOR_MONEY, "").trim() }),
  },
  percent: {
    needs: ["%", "p"],
    pattern: PERCENT,
    read: (text, input) => ({ [input]: text.replace(/ ?(?:%|p[a-z ]+)$/i, "%") }),
  },
  count: { pattern: `${START}\\d{1,6}(?![\\w%.,:/])`, read: asIs },
  years: span("years"),
  months: span("months"),
  /** Years and the months beyond them, into inputs of these names. */
  term: {
    needs: ["y", "m"],
    pattern: span("months").pattern,
    read(text) {
      const months = Number(span("months").read(text, "all", "")?.all ?? Number.NaN);
      return Number.isInteger(months)
        ? { years: String(Math.floor(months / 12)), months: String(months % 12) }
        : undefined;
    },
  },
  hours: inUnit("h|hrs?|hours?"),
  weeks: inUnit("w|wks?|weeks?"),
  days: inUnit("d|days?"),
  numbers: {
    pattern: `${START}-?\\d[\\d.,; -]*(?:(?: and | & )-?\\d[\\d.,]*)?(?![\\w%])`,
    read: (text, input) => ({
      [input]: withoutGroups(text.replace(/,? (?:and|&) /g, ", ").replace(/[,; ]+$/, "")),
    }),
  },
  /** "10%, -5% and 20%" is "10, -5, 20". */
  rates: {
    needs: ["%"],
    pattern: `${START}-?${FIGURES} ?%(?:(?:, ?and |,? & |, ?|; ?| and | )-?${FIGURES} ?%){1,39}(?![\\w%])`,
    read: (text, input) => ({ [input]: (text.match(new RegExp(`-?${FIGURES}`, "g")) ?? []).join(", ") }),
  },
  /** One a year from today on: "-1000, 300, 400" is "0:-1000; 1:300; 2:400". */
  flows: {
    pattern: `${START}-?[$]?\\d[\\d.,; $-]*(?:(?: and | & )-?[$]?\\d[\\d.,]*)?(?![\\w%])`,
    read(text, input) {
      const amounts = text.split(/,? (?:and|&) |[,;]? +|; ?/).map((amount) => plainNumber(amount.replace(/[,;]$/, "")));
      const flows = amounts.map((amount, year) => `${year}:${amount}`);
      return amounts.includes(undefined) ? undefined : { [input]: flows.join("; ") };
    },
  },
  /** What several packages cost: "16 oz for $3.39 or 24 oz for $4.99". */
  packages: { needs: [" for ", " at ", "@"], pattern: `${START}${PACKAGES}(?![\\w%])`, read: packagesOf },
  drinks: DRINKS,
  fraction: {
    needs: [..."/½⅓⅔¼¾⅛"],
    pattern: "(?<![\\w.,/])-?(?:\\d{1,9} )?\\d{1,9}/\\d{1,9}(?![\\w/.,])|(?<![\\w])(?:\\d{1,9} ?)?[½⅓⅔¼¾⅛](?!\\w)",
    read: asIs,
  },
  date: { pattern: `(?<![\\w/-])${DATE}`, read: (text, input, today) => dated(readDate(text, today), input) },
  coming: { pattern: `(?<![\\w/-])${DATE}`, read: (text, input, today) => dated(readDate(text, today, true), input) },
  /** A day of a year that is said: "born on the 4th of July" is a film. */
  birthday: {
    pattern: `(?<![\\w/-])${DATE}`,
    read: (text, input, today) => (/\d{4}/.test(text) ? dated(readDate(text, today), input) : undefined),
  },
  /** "March 2027" is from its first day to its last. */
  month: { pattern: A_MONTH, read: daysOfMonth },
  year: { needs: ["19", "20"], pattern: YEAR, read: asIs },
  /** The last day of a year. */
  lastday: { needs: ["20", "19"], pattern: YEAR, read: (year, input) => ({ [input]: `${year}-12-31` }) },
  /** Two points, into the inputs from_x, from_y, to_x and to_y. */
  points: POINTS,
  /** Points of a list, into one input. */
  pairs: PAIRS,
  letters: LETTERS,
  weighted: WEIGHTED_GRADES,
  /** Two years, three weeks and a day go into inputs of these names. */
  span: {
    needs: ["year", "month", "week", "day"],
    pattern: `(?<![\\w.,])${LENGTH_OF_TIME}(?:(?:,? and |, ?| )${LENGTH_OF_TIME}){0,3}`,
    read: (text) => Object.fromEntries(UNITS.map((unit) => [unit, amountOf(unit, text)])),
  },
  centimeters: { needs: ["m"], pattern: measured("cm|centimet(?:er|re)s?|m|met(?:er|re)s?"), read: asIs },
  /** "[1, 2; 3, 4]", "[[1,2],[3,4]]", "1 2; 3 4" */
  matrix: MATRIX,
  /** "2x + 3y = 7, x - y = 1", "x + y = 10 and x - y = 2" */
  equations: EQUATIONS,
  equation: ONE_EQUATION,
  feet: { needs: ["f", "'"], pattern: FEET_AND_INCHES, read: asIs },
  sides: SIDES,
  square: SQUARE,
  inches: { needs: ["in"], pattern: measured("in|inch(?:es)?"), read: (text, input) => ({ [input]: figuresOf(text) }) },
  kilograms: { needs: ["k"], pattern: measured("kgs?|kilos?|kilograms?"), read: asIs },
  pounds: { needs: ["lb", "pound"], pattern: measured("lbs?|pounds?"), read: asIs },
  /** From one time of day to another: "9am - 5:30pm". */
  times: { needs: [":", "m", "noon"], pattern: TIMES, read: timesOf },
  shifts: SHIFTS,
  /** One time of day that is no length of time: "4 pm", "16:00". */
  clock: {
    needs: [":", "m", "noon"],
    pattern: TIME_OF_DAY,
    read: (text, input) => ({ [input]: NAMED_TIMES[text.toLowerCase()] ?? text }),
  },
  /** A year alone, as its June. */
  midyear: { needs: ["19", "20"], pattern: YEAR, read: (year, input) => ({ [input]: `${year}-06-01` }) },
  /** The size of a tire: "225/45r17", "31x10.5r15". */
  tire: {
    needs: ["/", "x"],
    pattern:
      "(?<![\\w.])(?:p|lt)?(?:[1-4]\\d\\d ?/ ?[2-9]\\d ?(?:z?r|[-/]) ?\\d\\d|[1-5]\\d(?:\\.\\d{1,2})? ?x ?\\d{1,2}(?:\\.\\d{1,2})? ?[r-] ?\\d\\d)(?![\\w/])",
    read: (text, input) => ({ [input]: text.toUpperCase().replace("X", "x") }),
  },
  /** Any words: what is no place is refused by the calculator, and so is no answer. */
  place: { pattern: "(?<![a-z])[a-zà-ž][a-zà-ž .'’/_-]{0,30}(?:[+-]\\d{1,2}(?::\\d\\d)?)?", read: asIs },
  spans: spansBy("[+,&]|plus|minus|,? and"),
  /** The same without a word that says so: only signs add. */
  sums: spansBy("[+]|plus|minus"),
  /** Seconds or milliseconds since 1970. */
  stamp: { pattern: `${START}1\\d{9}(?:\\d{3})?(?![\\w.,])`, read: asIs },
  /** "3:45" as hours and minutes. */
  hours_minutes: {
    needs: [":"],
    pattern: "(?<![\\d:])[1-9]:[0-5]\\d(?![\\d:])",
    read: (text, input) => ({ [input]: `${text}:00` }),
  },
  /** Hours, minutes and seconds: "3:45:00". */
  clocked: { needs: [":"], pattern: "(?<![\\d:])\\d{1,2}:[0-5]\\d:[0-5]\\d(?![\\d:])", read: asIs },
  duration: { needs: [":"], pattern: "(?<![\\d:])\\d{1,3}:[0-5]\\d(?::[0-5]\\d)?(?![\\d:])", read: asIs },
  /** Hours, minutes and seconds, and whole days as so many hours. */
  long: {
    needs: ["h", "m", "s", "day", "week"],
    pattern: `${HOURS}|${START}\\d{1,3} ?(?:weeks?|days?)(?![a-z])|(?<![a-z])an? (?:week|day|hour|minute)(?![a-z])`,
    read: inHours,
  },
  /** Cups, and thirds of them as teaspoons. */
  cups: {
    pattern: "(?<![\\w.,/])(?:(?:\\d{1,3} )?\\d{1,2}/\\d{1,2}|\\d{1,4}(?:\\.\\d{1,4})?|an?)(?![\\d/])",
    read(text, input) {
      const teaspoons = plainNumber(text) === undefined ? wholeParts(text, 48) : undefined;
      return teaspoons ? { [input]: teaspoons, from: "tsp" } : { [input]: text.replace(/^an?$/i, "1") };
    },
  },
  whole: {
    pattern: `${START}\\d[\\d,]{0,22}(?![\\w%.:/])`,
    read: (text, input) => ({ [input]: text.replaceAll(",", "") }),
  },
  /** A Roman numeral as it is written, of two letters or more. */
  numeral: {
    pattern: `(?=[mdclxvi]{2})${NUMERAL}(?![a-z])`,
    read: (text, input) => ({ [input]: text.toUpperCase() }),
  },
  digits: { pattern: "[0-9a-z]{1,40}(?![\\w.])", read: asIs },
  hex: {
    needs: ["0x"],
    pattern: "(?<![\\w.])0x[0-9a-f]{1,38}(?![\\w.])",
    read: (text, input) => ({ [input]: text.slice(2) }),
  },
  signed: {
    pattern: "[-+] ?\\d{1,12}(?:\\.\\d{1,12})?",
    read: (text, input) => ({ [input]: text.replace(/[+ ]/g, "") }),
  },
  side: { pattern: FIGURES, read: asIs },
  /** "5.6e-4", "3 x 10^8" */
  exponential: {
    needs: ["e", "10"],
    pattern: `${START}-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d{1,3}| ?[x×*] ?10 ?\\^ ?-?\\d{1,3})(?!\\w)`,
    read: asIs,
  },
  /** A number that says how many of its digits are significant: it has a decimal point, or doesn't end in 0. */
  measured: { pattern: `${START}-?(?:\\d*\\.\\d+|\\d*[1-9])(?![\\w.])`, read: asIs },
  plain: { pattern: `${START}-?${FIGURES}`, read: asIs },
  before: { pattern: `${START}\\d{1,6}(?![\\w%.,:/])`, read: (text, input) => ({ [input]: `-${text}` }) },
  ratio: { needs: [":"], pattern: `${START}${FIGURES}(?: ?: ?${FIGURES}){1,9}`, read: asIs },
  /** A color as resistors have them. */
  band: {
    pattern: "(?<![a-z])(?:black|brown|red|orange|yellow|green|blue|violet|purple|gr[ae]y|white|gold|silver)(?![a-z])",
    read: (text, input) => ({ [input]: text.replace("purple", "violet").replace("grey", "gray") }),
  },
  color: { needs: ["#"], pattern: "#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])", read: asIs },
  ipv6: { needs: [":"], pattern: "[0-9a-f:]*:[0-9a-f:.]*/\\d{1,3}", read: asIs },
  address: { needs: ["."], pattern: "\\d{1,3}(?:\\.\\d{1,3}){3}(?:/\\d{1,2}| ?/? ?255(?:\\.\\d{1,3}){3})", read: asIs },
};

const dated = (day: string | undefined, input: string): Texts | undefined => (day ? { [input]: day } : undefined);

function amountOf(unit: string, text: string): string {
  const [, amount = "0"] = new RegExp(`(\\d+|an?) ${unit.slice(0, -1)}`, "i").exec(text) ?? [];
  return amount.startsWith("a") ? "1" : amount;
}

/** "2 days" is "48 h" to the form. */
function inHours(text: string, input: string): Texts {
  const [, amount = "", unit = ""] = /^(\d+|an?) ?(week|day|hour|minute)s?$/i.exec(text) ?? [];
  const figures = /^a/i.test(amount) ? 1 : Number(amount);
  const hours = { week: 168, day: 24 }[unit.toLowerCase()];
  if (hours) return { [input]: `${hours * figures} h` };
  return { [input]: unit ? `${figures} ${unit}` : text.replace("and ", "") };
}
