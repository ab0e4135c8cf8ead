// Where forms begin in each region: with an answer, or with a field that says what is missing.
import { describe, expect, it } from "vitest";
import { calculators } from "#calculators";
import { type Currency, currencyIn, REGION_CODES, toOurs, USD } from "#engine";
import { startingTexts } from "./starting-texts.ts";
import { outcomeOf } from "./typing.ts";

const all = await Promise.all(Object.values(calculators).map(async (load) => (await load()).default));

function currencyOf(region: string): Currency {
  const currency = currencyIn(region);
  if (!currency) throw new Error(region);
  return { ...currency, isChosen: true };
}

const named = (slug: string) => all.find((one) => one.slug === slug) ?? expect.fail(slug);
const begins = (slug: string, region: string) =>
  startingTexts(named(slug), region === "en-US" ? USD : currencyOf(region));

/** Where we know nothing of a country: its tax brackets, and its rate of VAT. */
const EMPTY = ["bands", "vat_rate"];

describe.each(REGION_CODES)("In %s", (region) => {
  const currency = currencyOf(region);

  it("every form begins with an answer, but for fields that begin empty", () => {
    const faults = all.flatMap((calculator) => {
      const texts = toOurs(calculator, startingTexts(calculator, currency), currency);
      const { faults } = outcomeOf(calculator, texts, currency);
      return faults.filter(({ field = "" }) => !EMPTY.includes(field)).map((fault) => [calculator.slug, fault]);
    });
    expect(faults).toEqual([]);
  });
});

it("a house in Germany begins without US taxes and insurance, and in Canada with its compounding", () => {
  const { property_tax_as, property_tax, home_insurance, mortgage_insurance_rate } = begins("mortgage", "de-DE");
  expect([property_tax_as, property_tax, home_insurance, mortgage_insurance_rate]).toEqual(["amount", "0", "0", "0"]);
  expect(begins("mortgage", "en-US")).toMatchObject({ property_tax_as: "percent", home_insurance: "1,569" });
  expect(begins("mortgage", "en-CA").compounding).toBe("semiannual");
});

it("amounts are as large as they usually are there", () => {
  expect(begins("mortgage", "en-IN").price).toBe("80,00,000");
  expect(begins("mortgage", "ja-JP").price).toBe("40,000,000");
  expect(begins("mortgage", "en-GB").price).toBe("400,000");
});

it.each([
  ["income-tax", "country", { "en-US": "us", "en-GB": "uk", "de-DE": "germany", "fr-FR": "france", "ja-JP": "own" }],
  ["vat", "country", { "en-US": "gb", "de-DE": "de", "ja-JP": "none" }],
  ["business-days", "calendar", { "en-US": "none", "en-GB": "uk_england_wales", "de-CH": "none" }],
  ["bmi", "bands", { "en-US": "general", "ja-JP": "asian", "en-IN": "asian", "de-DE": "general" }],
  ["paint", "sold_by", { "en-US": "gallon", "en-GB": "litre", "de-DE": "litre" }],
  ["fuel-cost", "economy_as", { "en-US": "mpg_us", "en-GB": "mpg_uk", "de-DE": "l_per_100km", "ja-JP": "km_per_l" }],
  ["fuel-cost", "distance_unit", { "en-US": "mi", "en-GB": "mi", "de-DE": "km", "en-CA": "km" }],
  ["fuel-cost", "price_per", { "en-US": "us_gal", "en-GB": "l", "de-DE": "l" }],
  ["auto-loan", "sales_tax_rate", { "en-US": "7", "en-GB": "0" }],
  ["inflation", "index", { "en-US": "us_cpi_u", "en-GB": "uk_cpi", "fr-FR": "euro_area_hicp" }],
])("%s: %s is that of the region", (slug, input, wanted) => {
  const found = Object.keys(wanted).map((region) => [region, begins(slug, region)[input]]);
  expect(Object.fromEntries(found)).toEqual(wanted);
});
