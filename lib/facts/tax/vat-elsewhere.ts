// VAT and GST in countries with one law for the whole country. The zero rate is left out.
import { dated, type Fact } from "../dated.ts";
import type { VatRates } from "./vat-european-union.ts";

type Listed = { readonly title: string; readonly url: string; readonly place?: string };

const rates = (what: string, source: Listed, standard: number, reduced: readonly number[] = []): Fact<VatRates> =>
  dated({
    what,
    source: { ...source, read: "2026-11-22" },
    values: [{ from: "2026-01-01", to: "2026-12-31", value: { standard, reduced } }],
  });

const ato: Listed = {
  title: "Australian Taxation Office, Comparing the New Zealand and Australian tax systems: goods and services tax",
  url: "https://www.ato.gov.au/businesses-and-organisations/international-tax-for-business/in-detail/trans-tasman-rules/comparing-the-new-zealand-and-australian-tax-system/goods-and-services-tax",
};

export const unitedKingdomVat = rates(
  "UK VAT rates",
  {
    title: "Value Added Tax Act 1994",
    url: "https://www.taxworld.co.uk/tax-data/vat-rates/",
    place: "sections 2 and 29A",
  },
  20,
  [5],
);

export const switzerlandVat = rates(
  "Swiss VAT rates",
  {
    title: "Swiss Federal Tax Administration, VAT rates in Switzerland",
    url: "https://www.estv.admin.ch/estv/en/home/value-added-tax/vat-rates-switzerland.html",
  },
  8.1,
  [2.6, 3.8],
);

export const norwayVat = rates(
  "Norwegian VAT rates",
  { title: "Skatteetaten, Merverdiavgift", url: "https://www.skatteetaten.no/satser/merverdiavgift" },
  25,
  [15, 12, 11.11],
);

export const australiaGst = rates("Australian GST", ato, 10);

export const newZealandGst = rates("New Zealand GST", ato, 15);
