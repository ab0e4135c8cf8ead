// The one way from a decimal to text: grouping, sign, unit. Never "-0", never an exponent.
import type { CivilDate } from "#numbers/civil-date";
import { type Amount, type Decimal, decimal } from "#numbers/decimal";
import { ceil, round, SHOWN_DIGITS, snap } from "#numbers/round";
import type { Places } from "../fields/fields.ts";
import type { Currency, Notation } from "./notation.ts";

export type { Currency, Notation };

export const USD: Currency = { code: "USD", sign: "$", digits: 2 };

/** What is said where the currency is known: the words of a refusal, or a text that is an answer. */
export type Told = string | ((currency: Currency) => string);

export const told = (words: Told, currency: Currency): string => (typeof words === "string" ? words : words(currency));

/** A decimal comma needs something else between numbers. */
export const betweenNumbers = (notation: Notation | undefined): string => (notation?.decimal === "," ? "; " : ", ");

/** A text that was typed, or is written as one types it, as the region writes it: 4.8:11.2 is 4,8:11,2. */
export const asTyped = (text: string, notation: Notation | undefined): string => notation?.write(text) ?? text;

/** Such a text as an answer, which is written once the region is known. */
export const toldAsTyped =
  (text: string) =>
  ({ notation }: Currency): string =>
    asTyped(text, notation);

/** In the region's own words: "meters" is "metres" in Britain. */
export const spelled = (text: string, notation: Notation | undefined): string => notation?.spelled(text) ?? text;

/** Plain decimal text for machines: 30 significant digits, no grouping, no trailing zeros. */
export function plain(amount: Amount, mostDecimals?: number): string {
  const short = snap(amount).toSignificantDigits(SHOWN_DIGITS);
  const shown = mostDecimals === undefined ? short : short.toDecimalPlaces(mostDecimals);
  return shown.isZero() ? "0" : shown.toFixed();
}

/** "1234.50" → "1,234.50", as the region writes it. */
export function group(digits: string, notation?: Notation): string {
  if (notation) return notation.number(digits);
  const [whole = "", fraction] = digits.split(".");
  const sign = whole.startsWith("-") ? "-" : "";
  const first = (whole.length - sign.length) % 3 || 3;
  let grouped = whole.slice(0, sign.length + first);
  for (let at = grouped.length; at < whole.length; at += 3) grouped += `,${whole.slice(at, at + 3)}`;
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

export const formatNumber = (amount: Amount, places: Places = {}, notation?: Notation): string =>
  group(digitsOf(amount, places), notation);

/** "6.5%", of a figure that is written already. */
export const withPercent = (figure: string, notation?: Notation): string => notation?.percent(figure) ?? `${figure}%`;

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
  return notation ? notation.money(size, minus !== "") : `${minus}${sign}${group(size)}`;
}

/** "4 years", "1 year", "70 kg", "95% of face value": a unit in words is written in the plural and loses its s after one. */
export function withUnit(text: string, unit: string | undefined, notation?: Notation): string {
  if (!unit) return text;
  if (unit.startsWith("%")) return withPercent(text, notation) + unit.slice(1);
  return `${text} ${text === "1" ? unit.replace(/(?<=\w{3})(?:(?<=x|ch|sh|ss)es|s)$/, "") : unit}`;
}

export const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** "November 20, 2026": no order of numbers to mistake. */
export const formatDate = (date: CivilDate, notation?: Notation): string =>
  notation?.date(date) ?? `${MONTHS[date.month - 1]} ${date.day}, ${date.year}`;

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
