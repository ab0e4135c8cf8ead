// The rate of a country or one's own, the tax at that rate, and the currency of each country whose rates are known.
import { type Currency, findCurrency, type noAnswer, type Shown } from "#engine";
import { type VAT_CATEGORIES, VAT_COUNTRIES, vatRate, vatYear } from "#facts/tax/vat-rates";
import { type Decimal, decimal } from "#numbers/decimal";
import { taxOfMany } from "../../shared/price-tax.ts";

const NOT_EURO: Readonly<Record<string, string>> = {
  ...{ au: "AUD", ch: "CHF", cz: "CZK", dk: "DKK", gb: "GBP", hu: "HUF", no: "NOK", nz: "NZD", pl: "PLN", ro: "RON" },
  ...{ ca: "CAD", se: "SEK" },
};

export const VAT_CURRENCIES: Readonly<Record<string, Currency | undefined>> = Object.fromEntries(
  Object.keys(VAT_COUNTRIES)
    .filter((country) => country !== "none")
    .map((country) => [country, findCurrency(NOT_EURO[country.slice(0, 2)] ?? "EUR")]),
);

type Country = keyof typeof VAT_COUNTRIES;
type Rated = {
  readonly country: Country;
  readonly category: keyof typeof VAT_CATEGORIES;
  readonly vat_rate: Decimal | undefined;
};

export const isChosen = (country: Country | undefined): country is Exclude<Country, "none"> =>
  country !== undefined && country !== "none";

/** Without a country `check` has asked for a rate. */
export function rateOf({ country, category, vat_rate }: Rated): Decimal | ReturnType<typeof noAnswer> {
  if (vat_rate || country === "none") return decimal(vat_rate ?? 0);
  const rate = vatRate(country, category);
  return typeof rate === "number" ? decimal(rate) : rate;
}

type RatedMany = Rated & Parameters<typeof taxOfMany>[1];

/** `taxAt` gives the tax on one item at a rate. */
export function withVat(given: RatedMany, taxAt: (rate: Decimal) => Decimal, digits: number) {
  const rate = rateOf(given);
  if ("noAnswer" in rate) return rate;
  const { tax, ...rest } = taxOfMany(taxAt(rate), given, digits);
  return { rate, vat: tax, ...rest };
}

type Given = { readonly country: Country; readonly vat_rate?: Shown<Decimal> | undefined };
type Found = Readonly<Record<"vat" | "rate", Shown<Decimal>>>;

/** A rate of one's own is printed as it was given. */
export const rateIn = ({ vat_rate }: Given, { rate }: Found) => vat_rate ?? rate;

/** "$20.00 VAT at 20% (United Kingdom, 2026)" */
export function vatInWords(given: Given, found: Found): string {
  const { country, vat_rate } = given;
  const where = isChosen(country) && !vat_rate ? ` (${VAT_COUNTRIES[country]}, ${vatYear(country)})` : "";
  return `${found.vat} VAT at ${rateIn(given, found)}${where}`;
}

/** Where a form begins; without a country where we have no rates. */
export const VAT_BY_REGION = {
  "en-IE": "ie",
  "en-CA": "ca_on",
  "en-AU": "au",
  "de-DE": "de",
  "de-CH": "ch",
  "fr-FR": "fr",
  "es-ES": "es",
  "it-IT": "it",
  "nl-NL": "nl",
  "pl-PL": "pl",
  "sv-SE": "se",
  "en-GB": "gb",
  elsewhere: "none",
} as const;
