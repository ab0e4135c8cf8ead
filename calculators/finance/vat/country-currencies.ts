// The currency of each country whose rates are known.
import { type Currency, findCurrency } from "#engine";
import { VAT_COUNTRIES } from "#facts/tax/vat-rates";

const NOT_EURO: Readonly<Record<string, string>> = {
  ...{ au: "AUD", ch: "CHF", cz: "CZK", dk: "DKK", gb: "GBP", hu: "HUF", no: "NOK", nz: "NZD", pl: "PLN", ro: "RON" },
  ...{ ca: "CAD", se: "SEK" },
};

export const VAT_CURRENCIES: Readonly<Record<string, Currency | undefined>> = Object.fromEntries(
  Object.keys(VAT_COUNTRIES)
    .filter((country) => country !== "none")
    .map((country) => [country, findCurrency(NOT_EURO[country.slice(0, 2)] ?? "EUR")]),
);
