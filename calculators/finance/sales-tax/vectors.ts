import { CONTEMPORARY_MATHEMATICS_6_2, PREALGEBRA_6_3 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type salesTax from "./sales-tax.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_6_2,
    read: "2026-11-22",
    rows: [
      ["Example 13, Sales Tax in Kankakee Illinois", { price: "428.99", tax_rate: 8.25 }, { tax: "35.39" }],
      ["Example 13, Sales Tax in Kankakee Illinois", { price: "34.88", tax_rate: 8.25 }, { tax: "2.88", total: "37.76" }],
      ["Example 16, Compute Sales Tax for Denver, Colorado", { price: 499, tax_rate: 8.81 }, { tax: "43.96", total: "542.96" }],
      ["Example 15, Calculating the Purchase Price", { find: "remove", price_paid: "97.17", tax_rate: 4.25 }, { net: "93.21" }],
      ["Example 17, Compute Sales Tax for Austin, Texas", { find: "remove", price_paid: "467.64", tax_rate: 8.25 }, { net: "432.00", tax: "35.64" }],
    ],
  },
  {
    ...PREALGEBRA_6_3,
    read: "2026-11-22",
    rows: [
      [
        "Practice Makes Perfect, microwave oven",
        { price: 129, tax_rate: 7.5 },
        { tax: "9.68", total: "138.68" },
        { edge: "Half a cent goes up: $129 at 7.5% is 9.675" },
      ],
      [
        "Practice Makes Perfect, file cabinet",
        { price: 250, tax_rate: 6.85 },
        { tax: "17.13", total: "267.13" },
        { edge: "Half a cent goes up: $250 at 6.85% is 17.125" },
      ],
      ["Practice Makes Perfect, 6-drawer dresser", { price: 1199, tax_rate: 5.125 }, { tax: "61.45", total: "1,260.45" }],
      ["Solve Sales Tax Applications, bicycle", { price: 392, tax_rate: 6.5 }, { tax: "25.48", total: "417.48" }],
      ["Solve Sales Tax Applications, Try It, television set", { price: 724, tax_rate: 6.25 }, { tax: "45.25", total: "769.25" }],
      ["Solve Sales Tax Applications, Try It, winter coat", { price: 250, tax_rate: 8.2 }, { tax: "20.50", total: "270.50" }],
      ["Solve Sales Tax Applications, Try It, car", { find: "rate", price: 26525, tax_paid: 2387.25 }, { rate: "9" }],
      ["Solve Sales Tax Applications, smartphone", { find: "rate", price: 499, tax_paid: "42.42" }, { rate: "8.5" }],
      ["Solve Sales Tax Applications, Try It", { find: "rate", price: 7594, tax_paid: "569.55" }, { rate: "7.5" }],
      ["Practice Makes Perfect, bedroom set", { find: "rate", price: 3600, tax_paid: "246.60" }, { rate: "6.85" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "0.615 goes up to 0.62 and 3 × 0.62 = 1.86, while 3 × 0.615 = 1.845 goes up to 1.85",
        { price: "8.20", tax_rate: 7.5, quantity: 3, rounded_on: "article" },
        { tax: "1.86", total: "26.46" },
        { edge: "Three articles of $8.20, rounded each, against once on the sale" },
      ],
      ["1.01 × 5 ÷ 100 = 0.0505", { price: "1.01", tax_rate: 5, rounding: "up" }, { tax: "0.06" }, { given: "Up to the next cent: $1.01 at 5%" }],
      [
        "6.25% + 2% = 8.25%, and 80 × 8.25% = 6.60",
        { price: 80, state: "tx", local_rate: 2 },
        { tax: "6.60", total: "86.60", rate: "8.25" },
        { given: "Texas, 6.25%, with 2% of local tax, on $80" },
      ],
      ["80 ÷ (1 + 0%) = 80", { find: "remove", price_paid: 80, state: "or" }, { tax: "0.00", net: "80.00" }, { edge: "Oregon has no sales tax" }],
    ],
  },
  {
    title: "New Jersey Division of Taxation, Calculating the Tax",
    url: "https://www.state.nj.us/treasury/taxation/ratechange/su-calculatingthetax.shtml",
    read: "2026-11-25",
    rows: [["Example", { price: 20, state: "nj" }, { tax: "1.33", total: "21.33" }, { edge: "New Jersey: flowers for $20, where half a cent of tax goes up" }]],
  },
  {
    title: "Texas Comptroller of Public Accounts, form 98-292, 8 1/4% Sales and Use Tax Chart, in a copy",
    url: "https://studylib.net/doc/26330003/98-292",
    read: "2026-11-25",
    always: { state: "tx", local_rate: 2 },
    rows: [
      ["Through 17.39", { price: "17.39" }, { tax: "1.43" }],
      ["Through 17.99", { price: "17.99" }, { tax: "1.48" }],
      ["Through 21.75", { price: "21.75" }, { tax: "1.79" }],
    ],
  },
] satisfies Vectors<typeof salesTax>;
