// The site as an address asks for it, ?region=de-DE&currency=CHF: other texts, the same values.
import { currencyIn, findCurrency, REGION_CODES, regionNamed, regionOf } from "#engine";
import type { Site } from "#lib/site";

export function siteAsked(site: Site, query: URLSearchParams): Site | { readonly complaint: string } {
  const repeated = ["region", "currency"].find((name) => query.getAll(name).length > 1);
  if (repeated) return { complaint: `${repeated} is given more than once.` };
  const [askedRegion, askedCurrency] = [query.get("region"), query.get("currency")?.toUpperCase()];
  if (!askedRegion && !askedCurrency) return site;
  const region = askedRegion ? regionNamed(askedRegion) : regionOf(site.currency);
  if (!region) return { complaint: noRegion(askedRegion ?? "") };
  const code = askedCurrency || undefined;
  if (code && !findCurrency(code)) return { complaint: noCurrency(code) };
  return { ...site, ...inRegion(site, region, code), asked: { region, ...(code ? { currency: code } : {}) } };
}

/** What a site is written in anyway needs no notation. */
function inRegion({ currency: usual }: Site, region: string, code: string | undefined): Pick<Site, "currency"> {
  const isUsual = region === regionOf(usual) && (code ?? usual.code) === usual.code;
  return { currency: { ...((isUsual ? undefined : currencyIn(region, code)) ?? usual), isChosen: true } };
}

const noRegion = (region: string) =>
  `There is no region ${quoted(region)} here. Choose from: ${REGION_CODES.join(", ")}.`;
const noCurrency = (code: string) => `There is no currency ${quoted(code)} in ISO 4217. Send a code such as EUR.`;

const quoted = (name: string) => JSON.stringify(name.slice(0, 64));
