// The one way from a decimal to text: grouping, sign, unit. Never "-0", never an exponent.
import { type Amount, type Decimal, decimal } from "#numbers/decimal";
import { round, SHOWN_DIGITS, snap } from "#numbers/round";
import type { InputField, Places } from "../fields/fields.ts";

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

/** How a region writes what we write, and what is meant by what is typed there. Its making is in ../regions, which no page
 * loads before it is wanted. */
export type Notation = {
  readonly region: string;
  readonly sign: { readonly text: string; readonly side: "before" | "after" };
  readonly decimal: string;
  readonly group: string;
  readonly units: Readonly<Record<string, readonly string[]>>;
  /** How many of its currency buy what a dollar buys: forms begin with so many times the amount. */
  readonly perDollar: number;
  /** A finished text of ours in the region's notation: once, for its own texts would be read as ours. */
  write(text: string): string;
  /** The same for a text of which only the times of day are ours. */
  writeTimes(text: string): string;
  /** The same notation, with another currency's sign. */
  inCurrency(code: string): Currency | undefined;
  /** What was typed for a field of that kind, in our notation. */
  read(kind: InputField["kind"], text: string): string;
};

/** In a text it stands for whatever sign the currency has, and nothing else is mistaken for money. */
export const SIGN = "¤";

/** For what is refused before the currency is known: `issueIn` puts the sign in. */
export const formatAnyMoney = (amount: Amount): string => `${SIGN}${formatNumber(amount, { digits: 2 })}`;

/** A text as it is written where the currency is. */
export const inNotation = (text: string, { notation }: Currency): string => notation?.write(text) ?? text;

/** Plain decimal text for machines: 30 significant digits, no grouping, no trailing zeros. */
export function plain(amount: Amount, mostDecimals?: number): string {
  const short = snap(amount).toSignificantDigits(SHOWN_DIGITS);
  const shown = mostDecimals === undefined ? short : short.toDecimalPlaces(mostDecimals);
  return shown.isZero() ? "0" : shown.toFixed();
}

/** "1234.50" → "1,234.50". */
export function group(digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const sign = whole.startsWith("-") ? "-" : "";
  const first = (whole.length - sign.length) % 3 || 3;
  const lead = whole.slice(0, sign.length + first);
  const grouped = lead + whole.slice(lead.length).replace(/\d{3}/g, ",$&");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

export function formatNumber(amount: Amount, places: Places = {}): string {
  return signed(placed(decimal(amount), places), "");
}

const READ_DIGITS = 6;

/** A figure as people use it: one that does not end within its significant digits has six, or every whole one. */
export function formatFigure(amount: Decimal, places: Places, inFull = places.inFull): string {
  const { digits, upTo, significant = mostDigits(amount) } = places;
  const sure = snap(amount);
  const isCut = (digits ?? upTo) === undefined && !sure.toSignificantDigits(significant).eq(sure);
  if (inFull || !isCut) return formatNumber(amount, places);
  return formatNumber(amount, { significant: Math.min(significant, Math.max(READ_DIGITS, sure.e + 1)) });
}

/** With the decimals of the currency, or more of them, up to as many as are asked for. */
export function formatMoney(amount: Amount, { sign, digits }: Currency, upTo = digits): string {
  const shown = upTo > digits ? Math.max(digits, round(amount, upTo).decimalPlaces()) : digits;
  return signed(placed(decimal(amount), { digits: shown }), sign);
}

/** As given: nothing that was typed is rounded away, money keeps its usual decimals at least. */
export function formatGivenMoney(amount: Decimal, { sign, digits }: Currency): string {
  return signed(amount.toFixed(Math.max(digits, amount.decimalPlaces())), sign);
}

/** "4 years", "1 year", "70 kg", "95% of face value": a unit in words is written in the plural and loses its s after one. */
export function withUnit(text: string, unit: string | undefined): string {
  if (!unit) return text;
  if (unit.startsWith("%")) return `${text}${unit}`;
  return `${text} ${text === "1" ? unit.replace(/(?<=\w{3})(?:(?<=x|ch|sh|ss)es|s)$/, "") : unit}`;
}

export const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** "November 20, 2026": no order of numbers to mistake. */
export function formatDate(date: { year: number; month: number; day: number }): string {
  return `${MONTHS[date.month - 1]} ${date.day}, ${date.year}`;
}

function placed(amount: Decimal, { digits, upTo, significant }: Places): string {
  if (digits !== undefined) return (amount.decimalPlaces() > digits ? round(amount, digits) : amount).toFixed(digits);
  if (upTo !== undefined) return round(amount, upTo).toFixed();
  return snap(amount)
    .toSignificantDigits(significant ?? mostDigits(amount))
    .toFixed();
}

const mostDigits = (amount: Decimal): number => Math.max(15, Math.min(SHOWN_DIGITS, amount.e + 1));

function signed(text: string, sign: string): string {
  const digits = text.replace("-", "");
  const negative = text.startsWith("-") && /[1-9]/.test(digits);
  return `${negative ? "-" : ""}${sign}${group(digits)}`;
}
