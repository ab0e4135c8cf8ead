import type { Amount } from "#numbers/decimal";
import { formatNumber, withUnit } from "./format.ts";
import type { Notation } from "./notation.ts";

/** "a, b and c" */
export const inARow = (texts: readonly string[], last: "and" | "or"): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} ${last} ${texts.at(-1)}`;

/** A span of time, larger units first: { years: 2, months: 0, days: 16 } → "2 years and 16 days". */
export function formatSpan(parts: Readonly<Record<string, Amount>>, notation?: Notation): string {
  const all = Object.entries(parts).map(([unit, amount]) => withUnit(formatNumber(amount, {}, notation), unit));
  const said = all.filter((part) => !part.startsWith("0 "));
  return said.length === 0 ? (all.at(-1) ?? "") : inARow(said, "and");
}

/** 277 → "23 years and 1 month". */
export const formatMonths = (months: number, notation?: Notation): string =>
  formatSpan({ years: Math.floor(months / 12), months: months % 12 }, notation);
