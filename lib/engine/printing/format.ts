// The one way from a decimal to text: grouping, sign, unit. Never "-0", never an exponent.
import type { CivilDate } from "#numbers/civil-date";
import { type Amount, type Decimal, decimal } from "#numbers/decimal";
import { ceil, round, SHOWN_DIGITS, snap } from "#numbers/round";
import type { InputField, Places } from "../fields/fields.ts";
import { HOME, type Writing } from "./writing.ts";

/** Money, by ISO 4217: its code, the sign people write before the figure, and its decimals. */
export type Currency = {
  readonly code: string;
  readonly sign: string;
  readonly digits: number;
  /** Away from the default region. */
  readonly notation?: Notation | undefined;
  /** By a caller or a visitor, so that no answer is in another one. */
  readonly isChosen?: true | undefined;
};
export const USD: Currency = { code: "USD", sign: "$", digits: 2 };

/** The writing of a region with its currency. Its making is in ../regions, which no page loads before it is wanted. */
export type Notation = Writing & {
  readonly region: string;
  readonly sign: { readonly text: string; readonly side: "before" | "after" };
  /** With the sign in it, and # for the figure: above zero and below. */
  readonly money: readonly [above: string, below: string];
  readonly units: Readonly<Record<string, readonly string[]>>;
  /** How many of its currency buy what a dollar buys: forms begin with so many times the amount. */
  readonly perDollar: number;
  /** The same notation, with another currency's sign. */
  inCurrency(code: string): Currency | undefined;
  /** A form's text of ours in the region's notation; `writeTimes`: of which only the times of day are ours. */
  write(text: string): string;
  writeTimes(text: string): string;
  /** What was typed for a field of that kind, in our notation. */
  read(kind: InputField["kind"], text: string): string;
};

/** What is said where the currency is known: the words of a refusal, or a text that is an answer. */
export type Told = string | ((currency: Currency) => string);

export const told = (words: Told, currency: Currency): string => (typeof words === "string" ? words : words(currency));

/** A decimal comma needs something else between numbers. */
export const betweenNumbers = (writing: Writing | undefined): string => (writing?.decimal === "," ? "; " : ", ");

/** A text that was typed, or is written as one types it, as the region writes it: 4.8:11.2 is 4,8:11,2. */
export const asTyped = (text: string, notation: Notation | undefined): string => notation?.write(text) ?? text;

/** Such a text as an answer, which is written once the region is known. */
export const toldAsTyped =
  (text: string) =>
  ({ notation }: Currency): string =>
    asTyped(text, notation);

/** In the region's own words: "meters" is "metres" in Britain, with the capital that was there. */
export function spelled(text: string, { words }: Writing = HOME): string {
  const known = Object.keys(words);
  if (known.length === 0) return text;
  return text.replace(new RegExp(`\\b(?:${known.join("|")})\\b`, "gi"), (word) => {
    const theirs = words[word.toLowerCase()] ?? word;
    return /^[A-Z]/.test(word) ? theirs.charAt(0).toUpperCase() + theirs.slice(1) : theirs;
  });
}

/** Plain decimal text for machines: 30 significant digits, no grouping, no trailing zeros. */
export function plain(amount: Amount, mostDecimals?: number): string {
  const short = snap(amount).toSignificantDigits(SHOWN_DIGITS);
  const shown = mostDecimals === undefined ? short : short.toDecimalPlaces(mostDecimals);
  return shown.isZero() ? "0" : shown.toFixed();
}

/** "1234.50" → "1,234.50", as the region writes it. */
export function group(digits: string, writing: Writing = HOME): string {
  const [whole = "", fraction] = digits.split(".");
  const sign = whole.startsWith("-") ? "-" : "";
  const grouped = sign + inGroups(whole.slice(sign.length), writing);
  return fraction === undefined ? grouped : grouped + writing.decimal + fraction;
}

function inGroups(whole: string, { group, leastGrouped, inLakhs }: Writing): string {
  if (whole.length < 3 + leastGrouped) return whole;
  const size = inLakhs ? 2 : 3;
  const first = (whole.length - 3) % size || size;
  const middle = whole.slice(first, -3).match(inLakhs ? /../g : /.../g) ?? [];
  return [whole.slice(0, first), ...middle, whole.slice(-3)].join(group);
}

export const formatNumber = (amount: Amount, places: Places = {}, writing?: Writing): string =>
  group(digitsOf(amount, places), writing);

/** "6.5%", of a figure that is written already. */
export const withPercent = (figure: string, { percent }: Writing = HOME): string => percent.replace("#", figure);

const READ_DIGITS = 6;

/** A figure as people use it: one that does not end within its significant digits has six, or every whole one. */
export function figureDigits(amount: Decimal, places: Places, inFull = places.inFull): string {
  const { digits, upTo, significant = mostDigits(amount) } = places;
  const sure = snap(amount);
  const isCut = (digits ?? upTo) === undefined && !sure.toSignificantDigits(significant).eq(sure);
  if (inFull || !isCut) return digitsOf(amount, places);
  return digitsOf(amount, { significant: Math.min(significant, Math.max(READ_DIGITS, sure.e + 1)) });
}

/** With the decimals of the currency, or more of them, up to as many as are asked for. */
export function moneyDigits(amount: Amount, { digits }: Currency, upTo = digits): string {
  const shown = upTo > digits ? Math.max(digits, round(amount, upTo).decimalPlaces()) : digits;
  return digitsOf(amount, { digits: shown });
}

export const formatMoney = (amount: Amount, currency: Currency): string =>
  withSign(moneyDigits(amount, currency), currency);

/** As given: nothing that was typed is rounded away, money keeps its usual decimals at least. */
export const formatGivenMoney = (amount: Decimal, currency: Currency): string =>
  withSign(digitsOf(amount, { digits: Math.max(currency.digits, amount.decimalPlaces()) }), currency);

/** Rounded up: it says how much is enough. */
export const formatEnough = (amount: Amount, currency: Currency): string =>
  formatMoney(ceil(round(amount, 2), currency.digits), currency);

export function withSign(digits: string, { sign, notation }: Currency): string {
  const [minus, size] = digits.startsWith("-") ? ["-", digits.slice(1)] : ["", digits];
  const figure = group(size, notation);
  return notation ? notation.money[minus ? 1 : 0].replace("#", figure) : `${minus}${sign}${figure}`;
}

/** "4 years", "1 year", "70 kg", "95% of face value": a unit in words is written in the plural and loses its s after one. */
export function withUnit(text: string, unit: string | undefined, writing?: Writing): string {
  if (!unit) return text;
  if (unit.startsWith("%")) return withPercent(text, writing) + unit.slice(1);
  return `${text} ${text === "1" ? unit.replace(/(?<=\w{3})(?:(?<=x|ch|sh|ss)es|s)$/, "") : unit}`;
}

export const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** "November 20, 2026": no order of numbers to mistake. */
export function formatDate(date: CivilDate, writing: Writing = HOME): string {
  const [day, month, year] = [date.day, date.month, date.year].map(String);
  const parts: Readonly<Record<string, string | undefined>> = {
    ...{ D: day, DD: day?.padStart(2, "0"), M: month, MM: month?.padStart(2, "0"), MMMM: MONTHS[date.month - 1] },
    YYYY: writing.date.includes("MMMM") ? year : year?.padStart(4, "0"),
  };
  return writing.date.replace(/[DMY]+/g, (part) => parts[part] ?? part);
}

/** Never -0. */
function digitsOf(amount: Amount, places: Places): string {
  const digits = placed(decimal(amount), places);
  return /[1-9]/.test(digits) ? digits : digits.replace("-", "");
}

function placed(amount: Decimal, { digits, upTo, significant }: Places): string {
  if (digits !== undefined) return (amount.decimalPlaces() > digits ? round(amount, digits) : amount).toFixed(digits);
  if (upTo !== undefined) return round(amount, upTo).toFixed();
  return snap(amount)
    .toSignificantDigits(significant ?? mostDigits(amount))
    .toFixed();
}

const mostDigits = (amount: Decimal): number => Math.max(15, Math.min(SHOWN_DIGITS, amount.e + 1));
