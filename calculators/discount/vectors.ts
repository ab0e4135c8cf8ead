import type { Vectors } from "#engine";
import type discount from "./discount.ts";

const DISCOUNTS = {
  title: "OpenStax, Contemporary Mathematics, section 6.2, Discounts, Markups, and Sales Tax",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-2-discounts-markups-and-sales-tax",
};
const PREALGEBRA = {
  title: "OpenStax, Prealgebra 2e, section 6.3, Solve Sales Tax, Commission, and Discount Applications",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-3-solve-sales-tax-commission-and-discount-applications",
};
const SUCCESSIVE = {
  title: "Interview Mania, Aptitude, Discount, successive discounts",
  url: "https://interviewmania.com/aptitude/discount/1/9",
};

export default [
  {
    given: "25% off $75.80",
    inputs: { price: "75.80", discount_rate: 25 },
    expected: { saved: "18.95", total: "56.85" },
    by: "published",
    source: DISCOUNTS,
  },
  {
    given: "30% off $168.90",
    inputs: { price: "168.90", discount_rate: 30 },
    expected: { saved: "50.67", total: "118.23" },
    by: "published",
    source: DISCOUNTS,
  },
  {
    given: "$900 instead of $1,200",
    inputs: { find: "rate", price: 1200, sale_price: 900 },
    expected: { total_rate: "25" },
    by: "published",
    source: DISCOUNTS,
  },
  {
    given: "$90 after 75% off",
    inputs: { find: "original", sale_price: 90, discount_rate: 75 },
    expected: { original: "360.00" },
    by: "published",
    source: DISCOUNTS,
  },
  {
    given: "$13.95 instead of $31",
    inputs: { find: "rate", price: 31, sale_price: "13.95" },
    expected: { saved: "17.05", total_rate: "55" },
    by: "published",
    source: PREALGEBRA,
  },
  {
    given: "30% and then 20% off are 44% and not 50%",
    inputs: { price: 100, discount_rate: 30, second_rate: 20 },
    expected: { total_rate: "44" },
    by: "published",
    source: SUCCESSIVE,
    edge: true,
  },
  {
    given: "5% and again 5% off 80",
    inputs: { price: 80, discount_rate: 5, second_rate: 5 },
    expected: { reduced: "72.2" },
    by: "published",
    source: SUCCESSIVE,
  },
  {
    given: "An amount off, then a percentage, then tax",
    inputs: { find: "amount_off", price: 80, discount_amount: 20, second_rate: 10, tax_rate: 8 },
    expected: { reduced: "54", tax: "4.32", total: "58.32", saved: "26", total_rate: "32.5" },
    by: "hand",
    source: { title: "80 - 20 = 60; 60 - 6 = 54; 54 × 8 ÷ 100 = 4.32; 26 ÷ 80 = 32.5%" },
  },
  {
    given: "The price before two discounts",
    inputs: { find: "original", sale_price: 54, discount_rate: 25, second_rate: 10 },
    expected: { original: "80", total_rate: "32.5" },
    by: "hand",
    source: { title: "54 ÷ (0.75 × 0.9) = 54 ÷ 0.675 = 80" },
  },
  {
    given: "Everything off",
    inputs: { price: "19.99", discount_rate: 100, tax_rate: 8 },
    expected: { total: "0", saved: "19.99", total_rate: "100" },
    by: "hand",
    source: { title: "19.99 - 19.99 × 100 ÷ 100 = 0" },
    edge: true,
  },
  {
    given: "Half a cent that binary floating point loses: 15% off 0.30",
    inputs: { price: "0.30", discount_rate: 15 },
    expected: { reduced: "0.26", saved: "0.05" },
    by: "hand",
    source: { title: "0.30 × 85 ÷ 100 = 0.255, and half a cent goes up; 0.30 × 15 ÷ 100 = 0.045" },
    edge: true,
  },
] satisfies Vectors<typeof discount>;
