// How the owner's site writes money and numbers. Functions cannot cross to the browser, so what does is without them, and
// the notation is made anew there.
import { type Currency, DEFAULT_REGION, regionOf } from "#engine";
import { loadRegions } from "./load-regions.ts";

export type Usual = { readonly region: string; readonly currency: Currency };

export const usualOf = (currency: Currency): Usual => {
  const { code, sign, digits } = currency;
  return { region: regionOf(currency), currency: { code, sign, digits } };
};

export async function ownCurrency({ region, currency }: Usual): Promise<Currency> {
  if (region === DEFAULT_REGION) return currency;
  const { writtenFor } = await loadRegions();
  return writtenFor(String(new URLSearchParams({ region, currency: currency.code })), currency);
}
