// How a region writes and reads. Answers are written in it once, by ../printing/format.ts; the texts of a form are kept and
// sent in our notation, and go to and fro.
import type { Currency, Notation } from "../printing/format.ts";
import { findCurrency, PER_DOLLAR } from "./currencies.ts";
import { readIn } from "./reading.ts";
import { REGIONS, type Region } from "./region.ts";
import { dateIn, moneyIn, numberIn, spelledIn, textIn, timesIn } from "./writing.ts";

/** Money as it is written in a region; undefined where there is no such region or currency. */
export function currencyIn(code: string, chosen?: string): Currency | undefined {
  const region = Object.hasOwn(REGIONS, code) ? REGIONS[code] : undefined;
  const currency = region && findCurrency(chosen ?? region.currency);
  return (
    region && currency && { ...currency, sign: signOf(region, currency), notation: notationOf(code, region, currency) }
  );
}

function notationOf(code: string, region: Region, currency: Currency): Notation {
  const sign = signOf(region, currency);
  return {
    region: code,
    sign: { text: sign, side: region.money.startsWith("#") ? "after" : "before" },
    decimal: region.decimal,
    group: region.group,
    hours: region.hours,
    units: region.units,
    perDollar: PER_DOLLAR[currency.code] ?? 1,
    number: (digits) => numberIn(region, digits),
    money: (digits, isNegative) => moneyIn(region, sign, digits, isNegative),
    percent: (figure) => region.percent.replace("#", figure),
    date: (day) => dateIn(region, day),
    spelled: (text) => spelledIn(region, text),
    calling: (words) => notationOf(code, { ...region, words: { ...region.words, ...words } }, currency),
    write: (text) => textIn(region, text),
    writeTimes: (text) => timesIn(region, text),
    inCurrency: (other) => currencyIn(code, other),
    read: (kind, text) => readIn(region, sign, kind, text),
  };
}

/** A dollar is the local one where people write their own so. */
function signOf(region: Region, { code, sign }: Currency): string {
  if (code === region.currency) return region.sign;
  return code === "USD" ? "US$" : sign.trim();
}
