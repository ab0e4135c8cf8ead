import type { Vectors } from "#engine";
import type billSplit from "./bill-split.ts";

const MONEYPHP = {
  title: "Money for PHP, documentation, Allocation",
  url: "https://github.com/moneyphp/money/blob/122664c2621a95180a13c1ac81fea1d2ef20781e/doc/features/allocation.rst",
};
const OPENSTAX = {
  title: "OpenStax, Prealgebra 2e, section 6.2, Solve General Applications of Percent",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
};

export default [
  {
    given: "$8.00 for three: two pay a cent more",
    inputs: { bill: 8, people: 3 },
    expected: { share: "2.66", cents_left: "2", "payments.1.pays": "2.67", "payments.3.pays": "2.66" },
    by: "published",
    source: MONEYPHP,
    edge: true,
  },
  {
    given: "Five cents by 70 and 30: of equal halves the first gets the cent",
    inputs: { bill: "0.05", split: "shares", shares: "I:70; Investor:30" },
    expected: { "payments.1.pays": "0.04", "payments.2.pays": "0.01" },
    by: "published",
    source: MONEYPHP,
    edge: true,
  },
  {
    given: "Five cents by 30 and 70",
    inputs: { bill: "0.05", split: "shares", shares: "Investor:30; I:70" },
    expected: { "payments.1.pays": "0.02", "payments.2.pays": "0.03" },
    by: "published",
    source: MONEYPHP,
  },
  {
    given: "25 cents like 25 seats, by the population of six states in millions",
    inputs: { bill: "0.25", split: "shares", shares: "MA:6.3; CT:3.4; ME:1.4; NH:1.2; RI:1.0; VT:0.6" },
    expected: {
      "payments.1.pays": "0.11",
      "payments.2.pays": "0.06",
      "payments.3.pays": "0.03",
      "payments.4.pays": "0.02",
      "payments.5.pays": "0.02",
      "payments.6.pays": "0.01",
    },
    by: "published",
    source: {
      title: "Chapter 4 handout 1, solutions, Hamilton's apportionment",
      url: "https://www.coursehero.com/file/6716897/Chapter4Handout1Solutions-1/",
    },
  },
  {
    given: "A dinner for $74.25 with a tip of 16%",
    inputs: { bill: "74.25", tip_rate: 16, people: 1 },
    expected: { tip: "11.88" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A hundred for three",
    inputs: { bill: 100, people: 3 },
    expected: {
      share: "33.33",
      cents_left: "1",
      "payments.1.pays": "33.34",
      "payments.2.pays": "33.33",
      "payments.3.pays": "33.33",
    },
    by: "hand",
    source: { title: "33.34 + 33.33 + 33.33 = 100" },
    edge: true,
  },
  {
    given: "By what each had, and tax and tip follow in proportion",
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
  {
    given: "The cents go to those of whom most was cut off, not to the first",
    inputs: { bill: 10, split: "shares", shares: "A:1; B:2; C:4" },
    expected: { "payments.1.pays": "1.43", "payments.2.pays": "2.86", "payments.3.pays": "5.71" },
    by: "hand",
    source: { title: "1000 ÷ 7 = 142.857…, 285.714…, 571.428…; 2 cents are left, for .857 and .714" },
  },
  {
    given: "One who had nothing pays nothing",
    inputs: { bill: "0.01", split: "shares", shares: "A:0; B:3" },
    expected: { "payments.1.pays": "0", "payments.2.pays": "0.01" },
    by: "hand",
    source: { title: "1 × 0 ÷ 3 = 0" },
    edge: true,
  },
] satisfies Vectors<typeof billSplit>;
