import type { Vectors } from "#engine";
import type mortgage from "./mortgage.ts";

const CFPB = {
  title: "US Regulation Z, 12 CFR part 1026, appendix H",
  url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/h/",
  place: "Form H-25(B), Closing Disclosure sample, pages 1 and 5",
  read: "2026-11-22",
};
const realEstate = (place: string) => ({
  title: "Hewlett-Packard, HP 12C user's guide, real estate program",
  url: "http://office.manualsonline.com/manuals/mfg/hewlettpackard_1/hp12c.html?p=127",
  place,
  read: "2026-11-22",
});
const HP_12C = {
  title: "Hewlett-Packard, HP 12C user's guide",
  url: "https://www.manualsdir.com/manuals/89748/hp-12c-financial-calculator.html?page=47",
  place: "Section 3, Calculating the Payment Amount, example 1, page 47",
  read: "2026-11-22",
};
const HP_SUPPORT = {
  title: "HP Customer Support, HP 12c Calculator, Calculating Canadian Mortgages",
  url: "https://support.hp.com/us-en/document/bpia5205",
  place: "Example of periodic payment amount",
  read: "2026-11-22",
};
const HP_10BII = {
  title: "Hewlett-Packard, HP 10bII+ user's guide",
  url: "https://www.manualslib.com/manual/514044/Hp-10biiPlus.html?page=154",
  place: "Table 13-16, Canadian mortgage, page 146",
  read: "2026-11-22",
};
const OPENSTAX = {
  title: "OpenStax, Contemporary Mathematics, section 6.12, Renting and Homeownership",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-12-renting-and-homeownership",
  place: "Example 1, 30-Year Mortgage at 4.8% Interest",
  read: "2026-11-22",
};
const TI = {
  title: "Texas Instruments, BA II PLUS guidebook",
  url: "http://www.manualsdir.com/manuals/720685/texas-instruments-ba-ii-plus.html?page=31",
  place: "Computing Monthly Payments, page 27",
  read: "2026-11-22",
};
const MICROSOFT = {
  title: "Microsoft Office, Excel 2002, Plan payments and savings with Excel",
  url: "http://office.microsoft.com/en-in/excel-help/plan-payments-and-savings-with-excel-HA001056286.aspx",
  place: "To calculate a mortgage payment",
  read: "2026-11-22",
};
const cottage = { price: 65000, down_payment_as: "percent", years: 35, property_tax: 1625 } as const;

export default [
  {
    given: "$180,000 with $18,000 down at 3.875% over 30 years",
    inputs: { price: 180000, down_payment: 18000, annual_rate: 3.875 },
    expected: { principal_and_interest: "761.78", loan: "162,000" },
    by: "law",
    source: CFPB,
  },
  {
    given: "The same with mortgage insurance of $82.35 and an escrow of $206.13, entered as 0.61% and $2,473.56 a year",
    inputs: {
      price: 180000,
      down_payment: 18000,
      annual_rate: 3.875,
      mortgage_insurance_rate: 0.61,
      property_tax: "2473.56",
    },
    expected: { monthly_total: "1,050.26", mortgage_insurance: "82.35", insured_payments: "80" },
    by: "hand",
    source: {
      title:
        "Form H-25(B) prints 761.78 + 82.35 + 206.13 = 1,050.26 for years 1-7; 162,000 × 0.61% ÷ 12 = 82.35; after payment 80 less than 180,000 × 78% = 140,400 is owed",
      url: CFPB.url,
      place: CFPB.place,
      read: CFPB.read,
    },
    edge: true,
  },
  {
    given: "A $65,000 home with 10% down, at 10.75% over 35 years, with a tax of 25 per thousand",
    inputs: { ...cottage, down_payment_rate: 10, annual_rate: 10.75 },
    expected: { monthly_total: "672.16" },
    by: "published",
    source: realEstate("Page 126, first example"),
  },
  {
    given: "The same at 10%",
    inputs: { ...cottage, down_payment_rate: 10, annual_rate: 10 },
    expected: { monthly_total: "638.33" },
    by: "published",
    source: realEstate("Page 126, loan at 10% interest"),
  },
  {
    given: "The same with 20% down",
    inputs: { ...cottage, down_payment_rate: 20, annual_rate: 10 },
    expected: { monthly_total: "582.45" },
    by: "published",
    source: realEstate("Page 126, down payment of 20%"),
  },
  {
    given: "$43,400 at 14.25% over 29 years",
    inputs: { price: 43400, annual_rate: 14.25, years: 29 },
    expected: { principal_and_interest: "523.99" },
    by: "published",
    source: HP_12C,
  },
  {
    given: "$132,650 at 4.8% over 30 years, rounded up to the cent by the book",
    inputs: { price: 132650, annual_rate: 4.8 },
    expected: { principal_and_interest: "695.97" },
    by: "published",
    source: OPENSTAX,
    rounding: "up",
  },
  {
    given: "$75,000 at 5.5% over 30 years",
    inputs: { price: 75000, annual_rate: 5.5 },
    expected: { principal_and_interest: "425.84" },
    by: "published",
    source: TI,
  },
  {
    given: "$180,000 at 6% over 30 years",
    inputs: { price: 180000, annual_rate: 6 },
    expected: { principal_and_interest: "1,079.19" },
    by: "software",
    source: MICROSOFT,
  },
  {
    given: "Canadian compounding: $30,000 at 9% over 30 years",
    inputs: { price: 30000, annual_rate: 9, compounding: "semiannual" },
    expected: { principal_and_interest: "237.85" },
    by: "published",
    source: HP_SUPPORT,
    edge: true,
  },
  {
    given: "Canadian compounding: $130,000 at 12% over 30 years",
    inputs: { price: 130000, annual_rate: 12, compounding: "semiannual" },
    expected: { principal_and_interest: "1,308.30" },
    by: "published",
    source: HP_10BII,
  },
  {
    given: "$100 extra a month halves a loan of $12,000 without interest over ten years",
    inputs: { price: 12000, annual_rate: 0, years: 10, extra_payment: 100 },
    expected: { payments: "60", payments_saved: "60", interest_saved: "0" },
    by: "hand",
    source: { title: "12,000 ÷ 120 = 100 a month, and 12,000 ÷ (100 + 100) = 60 months" },
  },
  {
    given: "No interest: $85,000 over 20 years",
    inputs: { price: 85000, annual_rate: 0, years: 20 },
    expected: { principal_and_interest: "354.17", total_interest: "0", last_payment: "353.37" },
    by: "hand",
    source: { title: "85,000 ÷ 240 = 354.1666…; as billed, 239 × 354.17 = 84,646.63 and 353.37 is left" },
    edge: true,
  },
  {
    given: "An exact half cent of interest goes up: 2.875% of $18,000 for a month",
    inputs: { price: 18000, annual_rate: 2.875, years: 10 },
    expected: { "monthly_schedule.1.interest": "43.13" },
    by: "hand",
    source: { title: "18,000 × 2.875 ÷ 1,200 = 43.125 exactly" },
    edge: true,
  },
  {
    given: "At exactly 20% down there is no mortgage insurance, whatever its rate",
    inputs: { price: 300000, down_payment: 60000, annual_rate: 0, years: 20, mortgage_insurance_rate: 0.61 },
    expected: { monthly_total: "1,000.00", loan_to_value: "80" },
    by: "hand",
    source: { title: "240,000 ÷ 240 = 1,000, and lenders ask for insurance below 20% down" },
    edge: true,
  },
  {
    given: "Property tax as 0.9% of a $500,000 home, with $1,800 of insurance",
    inputs: {
      price: 500000,
      down_payment_as: "percent",
      annual_rate: 0,
      years: 10,
      property_tax_as: "percent",
      property_tax_rate: 0.9,
      home_insurance: 1800,
    },
    expected: { monthly_property_tax: "375.00", monthly_home_insurance: "150.00", monthly_total: "3,858.33" },
    by: "hand",
    source: { title: "500,000 × 0.9% ÷ 12 = 375, 1,800 ÷ 12 = 150, 400,000 ÷ 120 = 3,333.33, together 3,858.33" },
  },
  {
    given: "A $108,405 loan at 6% with tax of 5.7% of an assessed $75,600, and insurance of $744 each half-year",
    inputs: { price: 108405, annual_rate: 6, property_tax: 4309.2, home_insurance: 1488 },
    expected: { monthly_property_tax: "359.10", monthly_home_insurance: "124.00", monthly_total: "1,133.05" },
    by: "published",
    source: { ...OPENSTAX, place: "Adding Escrow Payments to Mortgage Payments", read: "2026-11-23" },
    rounding: "up",
  },
  {
    given: "Closing costs of $8,054, with $18,000 down",
    inputs: { price: 180000, down_payment: 18000, annual_rate: 3.875, closing_costs: 8054 },
    expected: { cash_to_close: "26,054", loan: "162,000" },
    by: "hand",
    source: { title: "180,000 - 18,000 = 162,000; 18,000 + 8,054 = 26,054" },
  },
  {
    given: "360 payments from January 1, 2027: the last falls in December 2056",
    inputs: { price: 300000, annual_rate: 6, first_payment: "2027-01-01" },
    expected: { payoff_date: "2056-12-01", payments: "360" },
    by: "hand",
    source: { title: "30 × 12 = 360 payments, the last 359 months, which are 29 years and 11 months, after the first" },
  },
  {
    given: "Extra payments bring the payoff date forward, and a month without a 31st pays on its last day",
    inputs: {
      price: 12000,
      annual_rate: 0,
      years: 10,
      extra_payment: 200,
      first_payment: "2026-01-31",
      closing_costs: 100,
    },
    expected: { payments: "40", payoff_date: "2029-04-30", cash_to_close: "100" },
    by: "hand",
    source: { title: "12,000 ÷ (100 + 200) = 40; 39 months after January 2026 is April 2029, which has 30 days" },
    edge: true,
  },
] satisfies Vectors<typeof mortgage>;
