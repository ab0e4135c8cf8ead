// Between our notation and a region's. Every text is written once, in American notation, by ./printing/format.ts: 1,234.5,
// ¤1,234.50, 6.5%, November 20, 2026. A region is a translation of the finished text, so that it reaches every figure, those
// that calculators write into their own sentences too; and what is typed there is translated back before it is read.
import { type Currency, type Notation, SIGN } from "../printing/format.ts";
import { findCurrency, PER_DOLLAR } from "./currencies.ts";
import { readIn } from "./reading.ts";
import { REGIONS, type Region } from "./region.ts";
import { timesIn, written } from "./writing.ts";

/** Money as it is written in a region; undefined where there is no such region or currency. */
export function currencyIn(code: string, chosen?: string): Currency | undefined {
  const region = Object.hasOwn(REGIONS, code) ? REGIONS[code] : undefined;
  const currency = region && findCurrency(chosen ?? region.currency);
  return region && currency && { ...currency, sign: SIGN, notation: notationOf(code, region, currency) };
}

function notationOf(code: string, region: Region, currency: Currency): Notation {
  const sign = signOf(region, currency);
  return {
    region: code,
    sign: { text: sign, side: region.money.startsWith("#") ? "after" : "before" },
    decimal: region.decimal,
    group: region.group,
    units: region.units,
    perDollar: PER_DOLLAR[currency.code] ?? 1,
    write: (text) => written(text, region, sign),
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
