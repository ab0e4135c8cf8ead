import { describe, expect, it } from "vitest";
import { SALES_TAX_STATES, salesTaxFacts, salesTaxRate } from "./sales-rates.ts";
import { VAT_COUNTRIES, vatFacts, vatRate, vatRatesInWords, vatYear } from "./vat-rates.ts";

const isState = (name: string): name is Exclude<keyof typeof SALES_TAX_STATES, "none"> =>
  name in SALES_TAX_STATES && name !== "none";
const isCountry = (name: string): name is Exclude<keyof typeof VAT_COUNTRIES, "none"> =>
  name in VAT_COUNTRIES && name !== "none";

describe("Every choice has a rate and a source", () => {
  it.each(Object.keys(VAT_COUNTRIES).filter(isCountry))("VAT: %s", (country) => {
    expect(vatRate(country, "standard")).toBeGreaterThan(4);
    expect(vatFacts(country)).toHaveLength(1);
  });
  it.each(Object.keys(SALES_TAX_STATES).filter(isState))("sales tax: %s", (state) => {
    expect(salesTaxRate(state)).toBeGreaterThanOrEqual(0);
    expect(salesTaxFacts()).toHaveLength(1);
  });
});

describe("Reduced rates come after the standard one", () => {
  it.each([
    ["ie", "standard", 23],
    ["ie", "reduced", 13.5],
    ["ie", "reduced_2", 9],
    ["ie", "reduced_3", 4.8],
    ["at", "reduced", 10],
    ["at", "reduced_3", 4.9],
    ["cy", "reduced_3", 3],
    ["mt", "reduced_3", 12],
    ["no", "reduced_3", 11.11],
    ["ch", "reduced", 2.6],
    ["fr", "reduced_3", 2.1],
    ["gb", "reduced", 5],
    ["ca_on", "standard", 13],
    ["ca_qc", "standard", 14.975],
    ["ca_ab", "standard", 5],
  ] as const)("%s, %s: %f%%", (country, category, rate) => {
    expect(vatRate(country, category)).toBe(rate);
  });

  it.each([
    ["dk", "reduced", "Denmark has one rate: 25%."],
    ["nl", "reduced_3", "the Netherlands has these rates, among others: 21% and 9%."],
    ["ca_on", "reduced", "Ontario has one rate: 13%."],
    ["fi", "reduced_3", "Finland has these rates, among others: 25.5%, 13.5% and 10%."],
  ] as const)("%s has no %s rate", (country, category, having) => {
    const noAnswer = `In ${vatYear(country)} ${having}`;
    expect(vatRate(country, category)).toEqual({ noAnswer });
    expect(vatRatesInWords(country)).toBe(noAnswer);
  });
});
