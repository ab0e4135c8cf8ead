import type { Vectors } from "#engine";
import type presentValue from "./present-value.ts";

const read = "2026-11-22";
const ANNUITIES = {
  title: "OpenStax, Principles of Finance, section 8.2, Annuities",
  url: "https://openstax.org/books/principles-finance/pages/8-2-annuities",
  read,
};
const PERPETUITIES = {
  title: "OpenStax, Principles of Finance, section 8.1, Perpetuities",
  url: "https://openstax.org/books/principles-finance/pages/8-1-perpetuities",
  read,
};

export default [
  {
    given: "$1,500,000 in 44 years at 6.35%, compounded monthly",
    inputs: { future_value: 1500000, years: 44, discount_rate: 6.35, compounding: "monthly" },
    expected: { present_value: "92,442.51" },
    by: "published",
    rounding: "up",
    source: {
      title: "OpenStax, Contemporary Mathematics, section 6.4, Compound Interest",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-4-compound-interest",
      place: "Investment Goal with Compound Interest, Pilar, printed as $92,442,51",
      read,
    },
  },
  {
    given: "Ten lottery payments of $120,000 at 9%, the first in a year",
    inputs: { find: "payments", payment: 120000, payments: 10, frequency: "yearly", discount_rate: 9 },
    expected: { present_value: "770,119" },
    by: "published",
    source: { ...ANNUITIES, place: "Present Value of an Annuity, North Dakota Lottery" },
  },
  {
    given: "Five payments of $25,000 at 8%",
    inputs: { find: "payments", payment: 25000, payments: 5, frequency: "yearly", discount_rate: 8 },
    expected: { present_value: "99,817.81" },
    by: "published",
    source: { ...ANNUITIES, place: "Present Value of an Annuity, $25,000 each year for five years" },
    differs: "The book works with factors that it rounded to six decimals. Unrounded, the value is $99,817.75.",
  },
  {
    given: "A preferred share that pays $2 a year forever, at 7%",
    inputs: { find: "forever", payment: 2, frequency: "yearly", discount_rate: 7 },
    expected: { present_value: "28.57" },
    by: "published",
    source: { ...PERPETUITIES, place: "Shaw Inc." },
  },
  {
    given: "$4 a year forever that grows by 0.2% a year, at 3%",
    inputs: { find: "forever", payment: 4, frequency: "yearly", discount_rate: 3, growth_rate: 0.2 },
    expected: { present_value: "142.86" },
    by: "published",
    source: { ...PERPETUITIES, place: "Savo Corporation, growing dividend, printed as $142.86.86" },
  },
  {
    given: "$500 a month for 20 years at 8%, compounded monthly",
    inputs: { find: "payments", payment: 500, payments: 240, discount_rate: 8, compounding: "monthly" },
    expected: { present_value: "59777.1458511878" },
    by: "software",
    differs: "The function works in floating point with about 15 digits, and its last one is off.",
    source: {
      title: "Microsoft Learn, DAX reference, PV function",
      url: "https://learn.microsoft.com/en-us/dax/pv-function-dax",
      place: "Example",
      read,
    },
  },
  {
    given: "Payments that grow as fast as they are discounted are each worth the same",
    inputs: {
      find: "payments",
      payment: 110,
      payments: 3,
      frequency: "yearly",
      discount_rate: 10,
      growth_rate: 10,
    },
    expected: { present_value: "300", total_received: "364.10" },
    by: "hand",
    source: { title: "110 ÷ 1.1 + 121 ÷ 1.21 + 133.10 ÷ 1.331 = 3 × 100 = 300; 110 + 121 + 133.10 = 364.10" },
    edge: true,
  },
  {
    given: "At 0% money keeps its value",
    inputs: { future_value: 5000, years: 30, discount_rate: 0 },
    expected: { present_value: "5000", total_discount: "0", discount_factor: "1" },
    by: "hand",
    source: { title: "5,000 ÷ 1^30 = 5,000" },
    edge: true,
  },
  {
    given: "Payments at the beginning: the first is worth all of itself",
    inputs: {
      find: "payments",
      payment: 110,
      payments: 2,
      frequency: "yearly",
      timing: "begin",
      discount_rate: 10,
    },
    expected: { present_value: "210", total_discount: "10" },
    by: "hand",
    source: { title: "110 + 110 ÷ 1.1 = 110 + 100 = 210, and 220 - 210 = 10" },
  },
  {
    given: "$5,000 for a car in three years at 8%",
    inputs: { future_value: 5000, years: 3, discount_rate: 8, compounding: "yearly" },
    expected: { present_value: "3,969.16", total_discount: "1,030.84" },
    by: "published",
    source: {
      title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 11.3",
      url: "https://openstax.org/books/principles-managerial-accounting/pages/11-3-explain-the-time-value-of-money-and-calculate-present-and-future-values-of-lump-sums-and-annuities",
      place: "Discounting, a new car",
      read: "2026-11-23",
    },
  },
] satisfies Vectors<typeof presentValue>;
