// The table of regions and what follows from it, loaded once someone leaves the owner's.
import { type Currency, currencyIn, findCurrency, REGION_CODES, REGIONS, regionNamed, regionOf } from "#engine";

export { CURRENCY_CODES, REGIONS } from "#engine";

type Usual = { readonly region: string; readonly currency: string };

/** What a choice comes to on a site that usually writes so. What there is not is passed over. */
export function placeOf(choice: string, usual: Usual) {
  const asked = new URLSearchParams(choice);
  const region = regionNamed(asked.get("region") ?? "") ?? usual.region;
  const own = region === usual.region ? usual.currency : (REGIONS[region]?.currency ?? usual.currency);
  const currency = findCurrency(asked.get("currency")?.toUpperCase() ?? "")?.code ?? own;
  return { region, currency, name: REGIONS[region]?.name ?? region };
}

/** What is kept of a choice: nothing where it is the owner's. */
export function choiceOf(usual: Usual, region: string, currency?: string): string {
  const own = placeOf(`region=${region}`, usual).currency;
  const isOwn = currency === undefined || currency === own;
  if (region === usual.region && isOwn) return "";
  return isOwn ? `region=${region}` : `region=${region}&currency=${currency}`;
}

/** Money as that choice writes it, in every answer. */
export function currencyFor(choice: string, usual: Currency): Currency {
  return choice ? { ...writtenFor(choice, usual), isChosen: true } : usual;
}

/** The same where nothing was chosen: an answer about a country may be in its currency. */
export function writtenFor(choice: string, usual: Currency): Currency {
  const here = { region: regionOf(usual), currency: usual.code };
  const { region, currency } = placeOf(choice, here);
  if (region === here.region && currency === here.currency) return usual;
  return currencyIn(region, currency) ?? usual;
}

/** The region of a browser's language: "de-DE", or the one there is for "de". */
export function regionSpoken(language: string): string | undefined {
  const near = language.includes("-") ? [] : REGION_CODES.filter((code) => code.startsWith(`${language}-`));
  return regionNamed(language) ?? near.find((code) => code.endsWith(`-${language.toUpperCase()}`)) ?? near[0];
}
