import type { Vectors } from "#engine";
import type salesTax from "./sales-tax.ts";

const DISCOUNTS_AND_TAX = {
  title: "OpenStax, Contemporary Mathematics, section 6.2, Discounts, Markups, and Sales Tax",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-2-discounts-markups-and-sales-tax",
};
const PREALGEBRA = {
  title: "OpenStax, Prealgebra 2e, section 6.3, Solve Sales Tax, Commission, and Discount Applications",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-3-solve-sales-tax-commission-and-discount-applications",
};
const ROUNDING_RULE = {
  title: "Rhode Island General Laws 44-18.1-25, the rounding rule of the Streamlined Sales and Use Tax Agreement",
  url: "https://webserver.rilegislature.gov/Statutes/TITLE44/44-18.1/44-18.1-25.HTM",
};

export default [
  {
    given: "$428.99 at 8.25%",
    inputs: { price: "428.99", tax_rate: 8.25 },
    expected: { tax: "35.39" },
    by: "published",
    source: DISCOUNTS_AND_TAX,
  },
  {
    given: "$34.88 at 8.25%",
    inputs: { price: "34.88", tax_rate: 8.25 },
    expected: { tax: "2.88", total: "37.76" },
    by: "published",
    source: DISCOUNTS_AND_TAX,
  },
  {
    given: "$499 at 8.81%",
    inputs: { price: 499, tax_rate: 8.81 },
    expected: { tax: "43.96", total: "542.96" },
    by: "published",
    source: DISCOUNTS_AND_TAX,
  },
  {
    given: "$97.17 paid with 4.25% in it",
    inputs: { find: "remove", price_paid: "97.17", tax_rate: 4.25 },
    expected: { net: "93.21" },
    by: "published",
    source: DISCOUNTS_AND_TAX,
  },
  {
    given: "$467.64 paid with 8.25% in it",
    inputs: { find: "remove", price_paid: "467.64", tax_rate: 8.25 },
    expected: { net: "432.00", tax: "35.64" },
    by: "published",
    source: DISCOUNTS_AND_TAX,
  },
  {
    given: "The rate of $42.42 on $499",
    inputs: { find: "rate", price: 499, tax_paid: "42.42" },
    expected: { rate: "8.5" },
    by: "published",
    source: PREALGEBRA,
  },
  {
    given: "The rate of $569.55 on $7,594",
    inputs: { find: "rate", price: 7594, tax_paid: "569.55" },
    expected: { rate: "7.5" },
    by: "published",
    source: PREALGEBRA,
  },
  {
    given: "A bicycle for $392 at 6.5%",
    inputs: { price: 392, tax_rate: 6.5 },
    expected: { tax: "25.48", total: "417.48" },
    by: "published",
    source: PREALGEBRA,
  },
  {
    given: "Half a cent goes up, where binary floating point loses it: $8.20 at 7.5%",
    inputs: { price: "8.20", tax_rate: 7.5 },
    expected: { tax: "0.62", total: "8.82" },
    by: "standard",
    source: ROUNDING_RULE,
    edge: true,
  },
  {
    given: "The third decimal is a four and the cent stays: $0.55 at 8%",
    inputs: { price: "0.55", tax_rate: 8 },
    expected: { tax: "0.04" },
    by: "standard",
    source: ROUNDING_RULE,
    edge: true,
  },
  {
    given: "Three articles of $8.20, rounded each, against once on the sale",
    inputs: { price: "8.20", tax_rate: 7.5, quantity: 3, rounded_on: "article" },
    expected: { tax: "1.86", total: "26.46" },
    by: "hand",
    source: { title: "0.615 goes up to 0.62 and 3 × 0.62 = 1.86, while 3 × 0.615 = 1.845 goes up to 1.85" },
    edge: true,
  },
  {
    given: "Taking the percentage off the total would be wrong: $120 with 20% in it",
    inputs: { find: "remove", price_paid: 120, tax_rate: 20, rounding: "none" },
    expected: { net: "100", tax: "20" },
    by: "hand",
    source: { title: "120 ÷ 1.2 = 100, while 120 - 120 × 20 ÷ 100 = 96" },
  },
  {
    given: "Up to the next cent: $1.01 at 5%",
    inputs: { price: "1.01", tax_rate: 5, rounding: "up" },
    expected: { tax: "0.06" },
    by: "hand",
    source: { title: "1.01 × 5 ÷ 100 = 0.0505" },
  },
] satisfies Vectors<typeof salesTax>;
