import type { Vectors } from "#engine";
import type discount from "./discount.ts";

const read = "2026-11-22";
const CONTEMPORARY = {
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-2-discounts-markups-and-sales-tax",
  read,
};
const PREALGEBRA = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-3-solve-sales-tax-commission-and-discount-applications",
  read,
};
const ELEMENTARY = {
  title: "OpenStax, Elementary Algebra 2e",
  url: "https://openstax.org/books/elementary-algebra-2e/pages/3-2-solve-percent-applications",
  read,
};

const salesTaxAndDiscount = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-3-solve-sales-tax-commission-and-discount-applications",
  place,
  read: "2026-11-22",
});

export default [
  {
    given: "25% off $75.80",
    inputs: { price: "75.80", discount_rate: 25 },
    expected: { saved: "18.95", total: "56.85" },
    by: "published",
    source: { ...CONTEMPORARY, place: "section 6.2, example 1" },
  },
  {
    given: "30% off $168.90",
    inputs: { price: "168.90", discount_rate: 30 },
    expected: { saved: "50.67", total: "118.23" },
    by: "published",
    source: { ...CONTEMPORARY, place: "section 6.2, example 1" },
  },
  {
    given: "$900 instead of $1,200",
    inputs: { find: "rate", price: 1200, sale_price: 900 },
    expected: { total_rate: "25" },
    by: "published",
    source: { ...CONTEMPORARY, place: "section 6.2, example 2" },
  },
  {
    given: "$90 after 75% off",
    inputs: { find: "original", sale_price: 90, discount_rate: 75 },
    expected: { original: "360.00" },
    by: "published",
    source: { ...CONTEMPORARY, place: "section 6.2, example 3" },
  },
  {
    given: "$13.95 instead of $31",
    inputs: { find: "rate", price: 31, sale_price: "13.95" },
    expected: { saved: "17.05", total_rate: "55" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.3, Jeannette's swimsuit" },
  },
  {
    given: "A coupon of $20 first, and then one of 25%, for a bedspread of $195",
    inputs: { find: "amount_off", price: 195, discount_amount: 20, second_rate: 25 },
    expected: { reduced: "131.25" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.3, Everyday Math, Yvonne's coupons, part a" },
    edge: true,
  },
  {
    given: "35% off $140",
    inputs: { price: 140, discount_rate: 35 },
    expected: { saved: "49", total: "91" },
    by: "published",
    source: { ...ELEMENTARY, place: "section 3.2, Elise's dress" },
  },
  {
    given: "40% off $29",
    inputs: { price: 29, discount_rate: 40 },
    expected: { saved: "11.60", total: "17.40" },
    by: "published",
    source: { ...ELEMENTARY, place: "section 3.2, Sergio's belt" },
  },
  {
    given: "65% off $395",
    inputs: { price: 395, discount_rate: 65 },
    expected: { saved: "256.75", total: "138.25" },
    by: "published",
    source: { ...ELEMENTARY, place: "section 3.2, Oscar's barbecue" },
  },
  {
    given: "$375.20 instead of $560",
    inputs: { find: "rate", price: 560, sale_price: "375.20" },
    expected: { saved: "184.80", total_rate: "33" },
    by: "published",
    source: { ...ELEMENTARY, place: "section 3.2, Lena's kitchen table" },
  },
  {
    given: "$75 off $525",
    inputs: { find: "amount_off", price: 525, discount_amount: 75 },
    expected: { total: "450" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.3, Marta's dishwasher" },
  },
  {
    given: "An amount off, then a percentage, then tax",
    inputs: { find: "amount_off", price: 80, discount_amount: 20, second_rate: 10, tax_rate: 8 },
    expected: { reduced: "54", tax: "4.32", total: "58.32", saved: "26", total_rate: "32.5" },
    by: "hand",
    source: { title: "80 - 20 = 60; 60 - 6 = 54; 54 × 8 ÷ 100 = 4.32; 26 ÷ 80 = 32.5%" },
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
  {
    given: "$30 off $112, Orlando's shoes",
    inputs: { find: "amount_off", price: 112, discount_amount: 30 },
    expected: { reduced: "82" },
    by: "published",
    source: salesTaxAndDiscount("section 6.3, Orlando's shoes"),
  },
  {
    given: "$50 off $189, Perla's cellphone",
    inputs: { find: "amount_off", price: 189, discount_amount: 50 },
    expected: { reduced: "139" },
    by: "published",
    source: salesTaxAndDiscount("section 6.3, Perla's cellphone"),
  },
  {
    given: "$15 off $96, Sophie's dress",
    inputs: { find: "amount_off", price: 96, discount_amount: 15 },
    expected: { reduced: "81" },
    by: "published",
    source: salesTaxAndDiscount("section 6.3, Sophie's dress"),
  },
  {
    given: "$40 off $165, Rick's tool set",
    inputs: { find: "amount_off", price: 165, discount_amount: 40 },
    expected: { reduced: "125" },
    by: "published",
    source: salesTaxAndDiscount("section 6.3, Rick's tool set"),
  },
  {
    given: "60% off $44.95, Janelle's beach chair",
    inputs: { price: "44.95", discount_rate: 60 },
    expected: { saved: "26.97", reduced: "17.98" },
    by: "published",
    source: salesTaxAndDiscount("section 6.3, Janelle's beach chair"),
  },
  {
    given: "33% off $389, Kathy's camera",
    inputs: { price: 389, discount_rate: 33 },
    expected: { saved: "128.37", reduced: "260.63" },
    by: "published",
    source: salesTaxAndDiscount("section 6.3, Kathy's camera"),
  },
  {
    given: "35% off $949.95, Erys's treadmill",
    inputs: { price: "949.95", discount_rate: 35 },
    expected: { saved: "332.48", reduced: "617.47" },
    by: "published",
    source: salesTaxAndDiscount("section 6.3, Erys's treadmill"),
  },
  {
    given: "$340 instead of $400, Nick's air conditioner",
    inputs: { find: "rate", price: 400, sale_price: 340 },
    expected: { saved: "60", total_rate: "15" },
    by: "published",
    source: salesTaxAndDiscount("section 6.3, Nick's air conditioner"),
  },
  {
    given: "$1344 instead of $1920, Larry and Donna's sofa",
    inputs: { find: "rate", price: 1920, sale_price: 1344 },
    expected: { saved: "576", total_rate: "30" },
    by: "published",
    source: salesTaxAndDiscount("section 6.3, Larry and Donna's sofa"),
  },
  {
    given: "$301.75 instead of $355, Patty's stroller",
    inputs: { find: "rate", price: 355, sale_price: "301.75" },
    expected: { saved: "53.25", total_rate: "15" },
    by: "published",
    source: salesTaxAndDiscount("section 6.3, Patty's stroller"),
  },
  {
    given: "$480 instead of $850, Nikki's patio set",
    inputs: { find: "rate", price: 850, sale_price: 480 },
    expected: { saved: "370", total_rate: "43.5" },
    by: "published",
    source: salesTaxAndDiscount("section 6.3, Nikki's patio set"),
  },
] satisfies Vectors<typeof discount>;
