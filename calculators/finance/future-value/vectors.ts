import { PRINCIPLES_FINANCE_7_2 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type futureValue from "./future-value.ts";

export default [
  {
    title: "OpenStax, College Algebra 2e, section 9.4, Series and Their Notations",
    url: "https://openstax.org/books/college-algebra-2e/pages/9-4-series-and-their-notations",
    read: "2026-11-23",
    always: { present_value: 0, compounding: "monthly" },
    rows: [
      [
        "Solving Annuity Problems, the college fund",
        { payment: 50, periods: 72, annual_rate: 6 },
        { future_value: "4,320.44", total_interest: "720.44", total_paid: "3,600" },
      ],
      ["Solving an Annuity Problem", { payment: 100, periods: 120, annual_rate: 9 }, { future_value: "19,351.43" }],
      ["Try It after Solving an Annuity Problem", { payment: 200, periods: 120, annual_rate: 6 }, { future_value: "32,775.87" }],
    ],
  },
  {
    title: "OpenStax, Intermediate Algebra 2e, section 12.3, Geometric Sequences and Series",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/12-3-geometric-sequences-and-series",
    read: "2026-11-23",
    always: { present_value: 0 },
    rows: [
      ["Annuities, new parents", { payment: 100, periods: 216, annual_rate: 5, compounding: "monthly" }, { future_value: "34,920.20" }],
      ["Exercises, Berenice", { payment: 500, frequency: "quarterly", periods: 140, annual_rate: 7, compounding: "quarterly" }, { future_value: "295,581.88" }],
      ["Everyday Math, Myra", { payment: 2500, frequency: "yearly", periods: 5, annual_rate: 6.5 }, { future_value: "14,234.10" }],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_7_2,
    read: "2026-11-23",
    place: "The Impact of Compounding",
    always: { present_value: 1000, frequency: "yearly", annual_rate: 4 },
    rows: [
      ["10 years", { periods: 10 }, { future_value: "1,480.24" }],
      ["50 years", { periods: 50 }, { future_value: "7,106.68" }],
    ],
  },
  {
    title:
      "OpenStax, Principles of Accounting, Volume 2, section 11.3, Explain the Time Value of Money and Calculate Present and Future Values of Lump Sums and Annuities",
    url: "https://openstax.org/books/principles-managerial-accounting/pages/11-3-explain-the-time-value-of-money-and-calculate-present-and-future-values-of-lump-sums-and-annuities",
    read: "2026-11-23",
    always: { frequency: "yearly" },
    rows: [
      ["Future value, $5,000 deposited for three years", { present_value: 5000, periods: 3, annual_rate: 6 }, { future_value: "5,955.08" }],
      [
        "Future value factor where n = 14 and i = 8",
        { present_value: 0, payment: 11500, periods: 14, annual_rate: 8 },
        { future_value: "278,472.50" },
        { given: "$11,500 a year for 14 years at 8%", differs: "The book multiplies by a factor that it rounded to three decimals, 24.215." },
      ],
    ],
  },
  {
    title: "Microsoft Support, FV function",
    url: "https://support.microsoft.com/en-us/office/fv-function-2eef9f44-a084-4c61-bdd8-4fe4bb1b71b3",
    read: "2026-11-23",
    by: "software",
    rows: [["Example 2", { present_value: 0, payment: 1000, periods: 12, annual_rate: 12, compounding: "monthly" }, { future_value: "12,682.50" }]],
  },
  {
    title: "GNU Emacs Calc Manual, Future Value",
    url: "https://www.gnu.org/software/emacs/manual/html_node/calc/Future-Value.html",
    read: "2026-11-23",
    by: "software",
    always: { frequency: "yearly", periods: 5, annual_rate: 5.4 },
    rows: [
      [
        "fvb(5.4%, 5, 1000)",
        { present_value: 0, payment: 1000, timing: "begin" },
        { future_value: "5870.73" },
        { given: "$1,000 a year for five years at 5.4%, each at the beginning of its year" },
      ],
      ["fvl(5.4%, 5, 5000)", { present_value: 5000 }, { future_value: "6503.89" }],
    ],
  },
  {
    title: "Claris FileMaker Pro Help, FV",
    url: "https://help.claris.com/en/pro-help/content/fv.html",
    read: "2026-11-23",
    by: "software",
    rows: [
      [
        "FV(2000;.12;30) + 5000 * (.12 + 1) ^ 30",
        { present_value: 5000, payment: 2000, frequency: "yearly", periods: 30, annual_rate: 12 },
        { future_value: "632464.97928640" },
        { rounding: "down" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1,000 + 12 × 100 = 2,200, all of it paid in",
        { present_value: 1000, payment: 100, periods: 12, annual_rate: 0 },
        { future_value: "2,200.00", total_interest: "0.00", period_rate: "0" },
        { edge: "$1,000 and $100 a month for a year without interest" },
      ],
      [
        "The payment comes on the last day and earns nothing: 100 + 0 = 100",
        { present_value: 0, payment: 100, periods: 1, annual_rate: 100 },
        { future_value: "100.00", total_interest: "0.00" },
        { edge: "A single payment at the end of a single period" },
      ],
      [
        "2^33 = 8,589,934,592",
        { present_value: 1, annual_rate: 100, frequency: "yearly", periods: 33 },
        { future_value: "8,589,934,592.00" },
        { edge: "$1 that doubles every year for 33 years" },
      ],
    ],
  },
] satisfies Vectors<typeof futureValue>;
