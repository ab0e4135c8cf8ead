// The one way from a decimal to text: grouping, sign, unit. Never "-0", never an exponent.
import { type Amount, type Decimal, decimal } from "#math/decimal";
import { round, snap } from "#math/round";
import type { Places } from "./fields.ts";

/** The site's money, by ISO 4217: its code, the sign people write before the figure, and its decimals. */
export type Currency = { readonly code: string; readonly sign: string; readonly digits: number };
export const USD: Currency = { code: "USD", sign: "$", digits: 2 };

/** Plain decimal text for machines: 30 significant digits, no grouping, no trailing zeros. */
export function plain(amount: Amount): string {
  const snapped = snap(amount);
  return snapped.isZero() ? "0" : snapped.toFixed();
}

/** "1234.50" → "1,234.50". */
export function group(digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

export function formatNumber(amount: Amount, places: Places = {}): string {
  return signed(placed(decimal(amount), places), "");
}

export function formatMoney(amount: Amount, { sign, digits }: Currency): string {
  return signed(placed(decimal(amount), { digits }), sign);
}

/** As given: nothing that was typed is rounded away, money keeps its usual decimals at least. */
export function formatGivenMoney(amount: Decimal, { sign, digits }: Currency): string {
  return signed(amount.toFixed(Math.max(digits, amount.decimalPlaces())), sign);
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** "20 November 2026": no order of numbers to mistake. */
export function formatDate(date: { year: number; month: number; day: number }): string {
  return `${date.day} ${MONTHS[date.month - 1]} ${date.year}`;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** 277 → "23 years and 1 month". */
export function formatMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return plural(rest, "month");
  return rest === 0 ? plural(years, "year") : `${plural(years, "year")} and ${plural(rest, "month")}`;
}

function placed(amount: Decimal, { digits, upTo, significant }: Places): string {
  if (digits !== undefined) return (amount.decimalPlaces() > digits ? round(amount, digits) : amount).toFixed(digits);
  if (upTo !== undefined) return round(amount, upTo).toFixed();
  return snap(amount)
    .toSignificantDigits(significant ?? 15)
    .toFixed();
}

function signed(text: string, sign: string): string {
  const digits = text.replace("-", "");
  const negative = text.startsWith("-") && /[1-9]/.test(digits);
  return `${negative ? "-" : ""}${sign}${group(digits)}`;
}
