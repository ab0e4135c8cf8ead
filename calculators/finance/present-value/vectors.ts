import { CONTEMPORARY_MATHEMATICS_6_4, PRINCIPLES_FINANCE_8_1, PRINCIPLES_FINANCE_8_2, PRINCIPLES_FINANCE_20_4 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type presentValue from "./present-value.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_6_4,
    read: "2026-11-22",
    rows: [
      [
        "Investment Goal with Compound Interest, Pilar, printed as $92,442,51",
        { future_value: 1500000, years: 44, discount_rate: 6.35, compounding: "monthly" },
        { present_value: "92,442.51" },
        { rounding: "up" },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_2,
    read: "2026-11-22",
    place: "Present Value of an Annuity",
    always: { find: "payments", frequency: "yearly" },
    rows: [
      ["North Dakota Lottery", { payment: 120000, payments: 10, discount_rate: 9 }, { present_value: "770,119" }],
      [
        "$25,000 each year for five years",
        { payment: 25000, payments: 5, discount_rate: 8 },
        { present_value: "99,817.81" },
        {
          given: "Five payments of $25,000 at 8%",
          differs: "The book works with factors that it rounded to six decimals. Unrounded, the value is $99,817.75.",
        },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_1,
    read: "2026-11-22",
    always: { find: "forever", frequency: "yearly" },
    rows: [
      ["Shaw Inc.", { payment: 2, discount_rate: 7 }, { present_value: "28.57" }],
      ["Savo Corporation, growing dividend, printed as $142.86.86", { payment: 4, discount_rate: 3, growth_rate: 0.2 }, { present_value: "142.86" }],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, PV function",
    url: "https://learn.microsoft.com/en-us/dax/pv-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "Example",
        { find: "payments", payment: 500, payments: 240, discount_rate: 8, compounding: "monthly" },
        { present_value: "59777.1458511878" },
        {
          given: "$500 a month for 20 years at 8%, compounded monthly",
          differs: "The function works in floating point with about 15 digits, and its last one is off.",
        },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "110 ÷ 1.1 + 121 ÷ 1.21 + 133.10 ÷ 1.331 = 3 × 100 = 300; 110 + 121 + 133.10 = 364.10",
        { find: "payments", payment: 110, payments: 3, frequency: "yearly", discount_rate: 10, growth_rate: 10 },
        { present_value: "300", total_received: "364.10" },
        { edge: "Payments that grow as fast as they are discounted are each worth the same" },
      ],
      [
        "5,000 ÷ 1^30 = 5,000",
        { future_value: 5000, years: 30, discount_rate: 0 },
        { present_value: "5000", total_discount: "0", discount_factor: "1" },
        { edge: "At 0% money keeps its value" },
      ],
      [
        "110 + 110 ÷ 1.1 = 110 + 100 = 210, and 220 - 210 = 10",
        { find: "payments", payment: 110, payments: 2, frequency: "yearly", timing: "begin", discount_rate: 10 },
        { present_value: "210", total_discount: "10" },
        { given: "Payments at the beginning: the first is worth all of itself" },
      ],
    ],
  },
  {
    title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 11.3",
    url: "https://openstax.org/books/principles-managerial-accounting/pages/11-3-explain-the-time-value-of-money-and-calculate-present-and-future-values-of-lump-sums-and-annuities",
    read: "2026-11-23",
    rows: [
      [
        "Discounting, a new car",
        { future_value: 5000, years: 3, discount_rate: 8, compounding: "yearly" },
        { present_value: "3,969.16", total_discount: "1,030.84" },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_20_4,
    read: "2026-11-23",
    place: "Bill of $1,000 in 10 years",
    always: { future_value: 1000, years: 10, compounding: "yearly" },
    rows: [
      ["at 5%", { discount_rate: 5 }, { present_value: "613.91" }],
      ["at 6%", { discount_rate: 6 }, { present_value: "558.39" }],
    ],
  },
  {
    title: "OpenStax, Principles of Finance, section 11.2, Dividend Discount Models (DDMs)",
    url: "https://openstax.org/books/principles-finance/pages/11-2-dividend-discount-models-ddms",
    read: "2026-11-23",
    rows: [
      ["PV of the price in 20 years", { future_value: 30, years: 20, discount_rate: 10, compounding: "yearly" }, { present_value: "4.46" }],
      [
        "Old Peak Construction Company, price in five years",
        { future_value: 25, years: 5, discount_rate: 10, compounding: "yearly" },
        { present_value: "15.52" },
      ],
      [
        "Old Peak Construction Company, dividends",
        { find: "payments", payment: 5, payments: 5, frequency: "yearly", discount_rate: 10 },
        { present_value: "18.95" },
      ],
      [
        "Value of Future Dividends for Specific Periods",
        { find: "payments", payment: 1, payments: 20, frequency: "yearly", discount_rate: 10 },
        { present_value: "8.51" },
      ],
      ["Zero growth, $2.00 at 6%", { find: "forever", payment: 2, frequency: "yearly", discount_rate: 6 }, { present_value: "33.33" }],
      ["Constant growth, D1 = $5.20", { find: "forever", payment: 5.2, frequency: "yearly", discount_rate: 8, growth_rate: 4 }, { present_value: "130.00" }],
      [
        "Four Seasons Resorts",
        { find: "forever", payment: 0.25, frequency: "quarterly", discount_rate: 10, compounding: "quarterly" },
        { present_value: "10.00" },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_1,
    read: "2026-11-23",
    always: { find: "forever", frequency: "yearly" },
    rows: [
      ["Rooney Corporation", { payment: 1.75, discount_rate: 5.8 }, { present_value: "30.17" }],
      ["Rooney Corporation, growing dividend", { payment: 1.75, discount_rate: 5.8, growth_rate: 1.2 }, { present_value: "38.04" }],
      ["College Endowment", { payment: 75000, discount_rate: 3.5 }, { present_value: "2,142,857" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_4,
    read: "2026-11-23",
    rows: [
      [
        "Computing Present Value, A = $250,000",
        { future_value: 250000, years: 30, discount_rate: 6.75, compounding: "monthly" },
        { present_value: "33,186.23" },
      ],
    ],
  },
] satisfies Vectors<typeof presentValue>;
