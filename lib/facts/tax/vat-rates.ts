// VAT, GST and HST by country, as a visitor chooses them.
import { type Fact, factsUsed, newestOf, type Unknown } from "../dated.ts";
import { canadaSalesTax } from "./canada-sales.ts";
import { australiaGst, newZealandGst, norwayVat, switzerlandVat, unitedKingdomVat } from "./vat-elsewhere.ts";
import { europeanUnionVat, type VatRates } from "./vat-european-union.ts";

const MEMBERS = {
  at: "Austria",
  be: "Belgium",
  bg: "Bulgaria",
  hr: "Croatia",
  cy: "Cyprus",
  cz: "Czechia",
  dk: "Denmark",
  ee: "Estonia",
  fi: "Finland",
  fr: "France",
  de: "Germany",
  gr: "Greece",
  hu: "Hungary",
  ie: "Ireland",
  it: "Italy",
  lv: "Latvia",
  lt: "Lithuania",
  lu: "Luxembourg",
  mt: "Malta",
  nl: "Netherlands",
  pl: "Poland",
  pt: "Portugal",
  ro: "Romania",
  sk: "Slovakia",
  si: "Slovenia",
  es: "Spain",
  se: "Sweden",
} as const;

const PROVINCES = {
  ca_ab: "Canada, Alberta",
  ca_bc: "Canada, British Columbia",
  ca_mb: "Canada, Manitoba",
  ca_nb: "Canada, New Brunswick",
  ca_nl: "Canada, Newfoundland and Labrador",
  ca_nt: "Canada, Northwest Territories",
  ca_ns: "Canada, Nova Scotia",
  ca_nu: "Canada, Nunavut",
  ca_on: "Canada, Ontario",
  ca_pe: "Canada, Prince Edward Island",
  ca_qc: "Canada, Quebec",
  ca_sk: "Canada, Saskatchewan",
  ca_yt: "Canada, Yukon",
} as const;

const OTHERS = {
  au: "Australia",
  nz: "New Zealand",
  no: "Norway",
  ch: "Switzerland",
  gb: "United Kingdom",
} as const;

export const VAT_COUNTRIES = { none: "None (enter your own rate)", ...OTHERS, ...MEMBERS, ...PROVINCES } as const;
type Country = Exclude<keyof typeof VAT_COUNTRIES, "none">;

export const VAT_CATEGORIES = {
  standard: "Standard",
  reduced: "Reduced",
  reduced_2: "Second reduced",
  reduced_3: "Third reduced",
} as const;
type Category = keyof typeof VAT_CATEGORIES;

const BY_COUNTRY: Readonly<Record<keyof typeof OTHERS, Fact<VatRates>>> = {
  gb: unitedKingdomVat,
  no: norwayVat,
  ch: switzerlandVat,
  au: australiaGst,
  nz: newZealandGst,
};

/** In percent. */
export function vatRate(country: Country, category: Category): number | Unknown {
  const rates = ratesOf(country);
  if ("noAnswer" in rates) return rates;
  const all = inOrder(rates);
  return all[Object.keys(VAT_CATEGORIES).indexOf(category)] ?? { noAnswer: vatRatesInWords(country) };
}

/** As a sentence has it: "the Netherlands", "Ontario". */
export function vatPlace(country: Country): string {
  const name = VAT_COUNTRIES[country].replace("Canada, ", "");
  return /^(Netherlands|Northwest|United)/.test(name) ? `the ${name}` : name;
}

/** "In 2026 Ireland has these rates, among others: 23%, 13.5%, 9% and 4.8%." */
export function vatRatesInWords(country: Country): string {
  const rates = ratesOf(country);
  if ("noAnswer" in rates) return rates.noAnswer;
  const all = inOrder(rates).map((rate) => `${rate}%`);
  const having = `In ${vatYear(country)} ${vatPlace(country)} has`;
  if (all.length === 1) return `${having} one rate: ${all[0]}.`;
  return `${having} these rates, among others: ${all.slice(0, -1).join(", ")} and ${all.at(-1)}.`;
}

export const vatFacts = (country: Country) => factsUsed(factOf(country), newestOf(factOf(country)).from);
export const vatYear = (country: Country): string => newestOf(factOf(country)).from.slice(0, 4);

const inOrder = ({ standard, reduced }: VatRates): readonly number[] => [standard, ...reduced];

function ratesOf(country: Country): VatRates | Unknown {
  if (isOther(country)) return held(BY_COUNTRY[country]);
  const code = country.slice(-2).toUpperCase();
  if (!country.startsWith("ca_")) return among(held(europeanUnionVat), code);
  const tax = among(held(canadaSalesTax), code);
  if ("noAnswer" in tax) return tax;
  return { standard: "hst" in tax ? tax.hst : tax.gst + tax.pst, reduced: [] };
}

const isOther = (country: Country): country is keyof typeof OTHERS => country in OTHERS;

function factOf(country: Country): Fact<unknown> {
  if (isOther(country)) return BY_COUNTRY[country];
  return country.startsWith("ca_") ? canadaSalesTax : europeanUnionVat;
}

/** The newest rates: none are asked for by day. */
const held = <T>(fact: Fact<T>): T => newestOf(fact).value;

function among<T>(rates: Readonly<Record<string, T>> | Unknown, code: string): T | Unknown {
  if (isUnknown(rates)) return rates;
  return rates[code] ?? { noAnswer: "We have no rate for it." };
}

const isUnknown = (rates: object): rates is Unknown => "noAnswer" in rates;
