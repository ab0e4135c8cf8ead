// How a region writes and reads. Answers are written in it once, by ../printing/format.ts; the texts of a form are kept and
// sent in our notation, and go to and fro.
import type { Currency, Notation } from "../printing/format.ts";
import { findCurrency, PER_DOLLAR } from "./currencies.ts";
import { readIn } from "./reading.ts";
import { REGIONS, type Region } from "./region.ts";
import { textIn, timesIn } from "./writing.ts";

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
    ...region,
    region: code,
    sign: { text: sign, side: region.money.startsWith("#") ? "after" : "before" },
    money: moneyIn(region, sign),
    perDollar: PER_DOLLAR[currency.code] ?? 1,
    write: (text) => textIn(region, text),
    writeTimes: (text) => timesIn(region, text),
    inCurrency: (other) => currencyIn(code, other),
    read: (kind, text) => readIn(region, sign, kind, text),
  };
}

function moneyIn({ money }: Region, sign: string): readonly [above: string, below: string] {
  const [above = "", below = `-${above}`] = money.split(";");
  // Letters never touch a figure.
  const gap = /\p{L}$/u.test(sign) ? "\u00a0" : "";
  const signed = (pattern: string) => pattern.replace("¤#", `¤${gap}#`).replace("¤", () => sign);
  return [signed(above), signed(below)];
}

/** A dollar is the local one where people write their own so. */
function signOf(region: Region, { code, sign }: Currency): string {
  if (code === region.currency) return region.sign;
  return code === "USD" ? "US$" : sign.trim();
}
