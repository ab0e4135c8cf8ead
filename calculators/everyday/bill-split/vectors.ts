import { PREALGEBRA_6_2_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type billSplit from "./bill-split.ts";

export default [
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/5-7-simplify-and-use-square-roots",
    read: "2026-11-22",
    rows: [["chapter 5, practice test, the dinner bill of three friends", { bill: "79.35", people: 3 }, { share: "26.45" }]],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/5-2-decimal-operations",
    read: "2026-11-22",
    rows: [["section 5.2, Jeannette's mud pie, part d", { bill: 6, people: 5 }, { share: "1.20" }]],
  },
  { ...PREALGEBRA_6_2_PAGE, read: "2026-11-22", rows: [["section 6.2, Geneva's dinner", { bill: "74.25", tip_rate: 16, people: 1 }, { tip: "11.88" }]] },
  {
    title: "Money for PHP, documentation, Allocation",
    url: "https://github.com/moneyphp/money/blob/d49ee625c6ba79b9d7a228ce153b02fc1032152b/doc/features/allocation.rst",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "Allocate to N targets",
        { bill: 8, people: 3 },
        { "payments.1.pays": "2.67", "payments.2.pays": "2.67", "payments.3.pays": "2.66" },
        { edge: "$8.00 for three: two pay a cent more" },
      ],
      [
        "Allocate by Ratios",
        { bill: "0.05", split: "shares", shares: "I:70; Investor:30" },
        { "payments.1.pays": "0.04", "payments.2.pays": "0.01" },
        { edge: "Five cents by 70 and 30: of equal halves the first gets the cent" },
      ],
      ["Allocate by Ratios", { bill: "0.05", split: "shares", shares: "Investor:30; I:70" }, { "payments.1.pays": "0.02", "payments.2.pays": "0.03" }],
    ],
  },
  {
    title: "Money for PHP, tests",
    url: "https://github.com/moneyphp/money/blob/d49ee625c6ba79b9d7a228ce153b02fc1032152b/tests/MoneyTest.php",
    read: "2026-11-22",
    by: "software",
    always: { split: "shares" },
    rows: [
      ["allocationExamples", { bill: "1.01", shares: "A:3; B:7" }, { "payments.1.pays": "0.30", "payments.2.pays": "0.71" }],
      [
        "allocationExamples",
        { bill: "0.05", shares: "A:0; B:7; C:3" },
        { "payments.1.pays": "0", "payments.2.pays": "0.04", "payments.3.pays": "0.01" },
        { edge: "A person with a share of zero pays nothing" },
      ],
    ],
  },
  {
    by: "hand",
    always: { bill: 60, tax: 6, tip_rate: 20 },
    rows: [
      [
        "60 + 6 + 60 × 20% = 78; 78 × 40 ÷ 60 = 52",
        { split: "shares", shares: "Anna:40; Ben:20" },
        { total: "78", tip: "12", "payments.1.pays": "52", "payments.2.pays": "26", "payments.1.part": "66.67" },
        { given: "By what each person had, and tax and tip follow in proportion" },
      ],
      [
        "66 × 20% = 13.20; 60 + 6 + 13.20 = 79.20; 79.20 ÷ 4 = 19.80",
        { tip_on: "all", people: 4 },
        { tip: "13.20", total: "79.20", share: "19.80", cents_left: "0" },
        { given: "A tip on the bill with tax" },
      ],
    ],
  },
] satisfies Vectors<typeof billSplit>;
