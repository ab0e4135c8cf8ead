import type { Vectors } from "#engine";
import type billSplit from "./bill-split.ts";

const read = "2026-11-22";
const MONEYPHP = {
  title: "Money for PHP, documentation, Allocation",
  url: "https://github.com/moneyphp/money/blob/d49ee625c6ba79b9d7a228ce153b02fc1032152b/doc/features/allocation.rst",
  read,
};
const MONEYPHP_TESTS = {
  title: "Money for PHP, tests",
  url: "https://github.com/moneyphp/money/blob/d49ee625c6ba79b9d7a228ce153b02fc1032152b/tests/MoneyTest.php",
  place: "allocationExamples",
  read,
};
const OPENSTAX = { title: "OpenStax, Prealgebra 2e", read };

export default [
  {
    given: "$79.35 for three",
    inputs: { bill: "79.35", people: 3 },
    expected: { share: "26.45" },
    by: "published",
    source: {
      ...OPENSTAX,
      url: "https://openstax.org/books/prealgebra-2e/pages/5-7-simplify-and-use-square-roots",
      place: "chapter 5, practice test, the dinner bill of three friends",
    },
  },
  {
    given: "$6.00 for five",
    inputs: { bill: 6, people: 5 },
    expected: { share: "1.20" },
    by: "published",
    source: {
      ...OPENSTAX,
      url: "https://openstax.org/books/prealgebra-2e/pages/5-2-decimal-operations",
      place: "section 5.2, Jeannette's mud pie, part d",
    },
  },
  {
    given: "A dinner for $74.25 with a tip of 16%",
    inputs: { bill: "74.25", tip_rate: 16, people: 1 },
    expected: { tip: "11.88" },
    by: "published",
    source: {
      ...OPENSTAX,
      url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
      place: "section 6.2, Geneva's dinner",
    },
  },
  {
    given: "$8.00 for three: two pay a cent more",
    inputs: { bill: 8, people: 3 },
    expected: { "payments.1.pays": "2.67", "payments.2.pays": "2.67", "payments.3.pays": "2.66" },
    by: "software",
    source: { ...MONEYPHP, place: "Allocate to N targets" },
    edge: true,
  },
  {
    given: "Five cents by 70 and 30: of equal halves the first gets the cent",
    inputs: { bill: "0.05", split: "shares", shares: "I:70; Investor:30" },
    expected: { "payments.1.pays": "0.04", "payments.2.pays": "0.01" },
    by: "software",
    source: { ...MONEYPHP, place: "Allocate by Ratios" },
    edge: true,
  },
  {
    given: "Five cents by 30 and 70",
    inputs: { bill: "0.05", split: "shares", shares: "Investor:30; I:70" },
    expected: { "payments.1.pays": "0.02", "payments.2.pays": "0.03" },
    by: "software",
    source: { ...MONEYPHP, place: "Allocate by Ratios" },
  },
  {
    given: "The cent goes to the person of whom more was cut off, not to the first",
    inputs: { bill: "1.01", split: "shares", shares: "A:3; B:7" },
    expected: { "payments.1.pays": "0.30", "payments.2.pays": "0.71" },
    by: "software",
    source: MONEYPHP_TESTS,
  },
  {
    given: "A person with a share of zero pays nothing",
    inputs: { bill: "0.05", split: "shares", shares: "A:0; B:7; C:3" },
    expected: { "payments.1.pays": "0", "payments.2.pays": "0.04", "payments.3.pays": "0.01" },
    by: "software",
    source: MONEYPHP_TESTS,
    edge: true,
  },
  {
    given: "By what each person had, and tax and tip follow in proportion",
    inputs: { bill: 60, tax: 6, tip_rate: 20, split: "shares", shares: "Anna:40; Ben:20" },
    expected: { total: "78", tip: "12", "payments.1.pays": "52", "payments.2.pays": "26", "payments.1.part": "66.67" },
    by: "hand",
    source: { title: "60 + 6 + 60 × 20% = 78; 78 × 40 ÷ 60 = 52" },
  },
  {
    given: "A tip on the bill with tax",
    inputs: { bill: 60, tax: 6, tip_rate: 20, tip_on: "all", people: 4 },
    expected: { tip: "13.20", total: "79.20", share: "19.80", cents_left: "0" },
    by: "hand",
    source: { title: "66 × 20% = 13.20; 60 + 6 + 13.20 = 79.20; 79.20 ÷ 4 = 19.80" },
  },
] satisfies Vectors<typeof billSplit>;
