import type { Vectors } from "#engine";
import type futureValue from "./future-value.ts";

const read = "2026-11-23";
const COLLEGE_ALGEBRA = {
  title: "OpenStax, College Algebra 2e, section 9.4, Series and Their Notations",
  url: "https://openstax.org/books/college-algebra-2e/pages/9-4-series-and-their-notations",
  read,
};
const INTERMEDIATE_ALGEBRA = {
  title: "OpenStax, Intermediate Algebra 2e, section 12.3, Geometric Sequences and Series",
  url: "https://openstax.org/books/intermediate-algebra-2e/pages/12-3-geometric-sequences-and-series",
  read,
};
const FINANCE = {
  title: "OpenStax, Principles of Finance, section 7.2, Time Value of Money (TVM) Basics",
  url: "https://openstax.org/books/principles-finance/pages/7-2-time-value-of-money-tvm-basics",
  read,
};
const ACCOUNTING = {
  title:
    "OpenStax, Principles of Accounting, Volume 2, section 11.3, Explain the Time Value of Money and Calculate Present and Future Values of Lump Sums and Annuities",
  url: "https://openstax.org/books/principles-managerial-accounting/pages/11-3-explain-the-time-value-of-money-and-calculate-present-and-future-values-of-lump-sums-and-annuities",
  read,
};
const MICROSOFT = {
  title: "Microsoft Support, FV function",
  url: "https://support.microsoft.com/en-us/office/fv-function-2eef9f44-a084-4c61-bdd8-4fe4bb1b71b3",
  read,
};
const EMACS = {
  title: "GNU Emacs Calc Manual, Future Value",
  url: "https://www.gnu.org/software/emacs/manual/html_node/calc/Future-Value.html",
  read,
};

export default [
  {
    given: "$50 a month for six years at 6%, compounded monthly",
    inputs: { present_value: 0, payment: 50, periods: 72, annual_rate: 6, compounding: "monthly" },
    expected: { future_value: "4,320.44", total_interest: "720.44", total_paid: "3,600" },
    by: "published",
    source: { ...COLLEGE_ALGEBRA, place: "Solving Annuity Problems, the college fund" },
  },
  {
    given: "$100 a month for ten years at 9%, compounded monthly",
    inputs: { present_value: 0, payment: 100, periods: 120, annual_rate: 9, compounding: "monthly" },
    expected: { future_value: "19,351.43" },
    by: "published",
    source: { ...COLLEGE_ALGEBRA, place: "Solving an Annuity Problem" },
  },
  {
    given: "$200 a month for ten years at 6%, compounded monthly",
    inputs: { present_value: 0, payment: 200, periods: 120, annual_rate: 6, compounding: "monthly" },
    expected: { future_value: "32,775.87" },
    by: "published",
    source: { ...COLLEGE_ALGEBRA, place: "Try It after Solving an Annuity Problem" },
  },
  {
    given: "$100 a month for 18 years at 5%, compounded monthly",
    inputs: { present_value: 0, payment: 100, periods: 216, annual_rate: 5, compounding: "monthly" },
    expected: { future_value: "34,920.20" },
    by: "published",
    source: { ...INTERMEDIATE_ALGEBRA, place: "Annuities, new parents" },
  },
  {
    given: "$500 a quarter for 35 years at 7%, compounded quarterly",
    inputs: {
      present_value: 0,
      payment: 500,
      frequency: "quarterly",
      periods: 140,
      annual_rate: 7,
      compounding: "quarterly",
    },
    expected: { future_value: "295,581.88" },
    by: "published",
    source: { ...INTERMEDIATE_ALGEBRA, place: "Exercises, Berenice" },
  },
  {
    given: "$2,500 a year for five years at 6.5%",
    inputs: { present_value: 0, payment: 2500, frequency: "yearly", periods: 5, annual_rate: 6.5 },
    expected: { future_value: "14,234.10" },
    by: "published",
    source: { ...INTERMEDIATE_ALGEBRA, place: "Everyday Math, Myra" },
  },
  {
    given: "$1,000 for ten years at 4%",
    inputs: { present_value: 1000, frequency: "yearly", periods: 10, annual_rate: 4 },
    expected: { future_value: "1,480.24" },
    by: "published",
    source: { ...FINANCE, place: "The Impact of Compounding, 10 years" },
  },
  {
    given: "$1,000 for 50 years at 4%",
    inputs: { present_value: 1000, frequency: "yearly", periods: 50, annual_rate: 4 },
    expected: { future_value: "7,106.68" },
    by: "published",
    source: { ...FINANCE, place: "The Impact of Compounding, 50 years" },
  },
  {
    given: "$5,000 for three years at 6%",
    inputs: { present_value: 5000, frequency: "yearly", periods: 3, annual_rate: 6 },
    expected: { future_value: "5,955.08" },
    by: "published",
    source: { ...ACCOUNTING, place: "Future value, $5,000 deposited for three years" },
  },
  {
    given: "$11,500 a year for 14 years at 8%",
    inputs: { present_value: 0, payment: 11500, frequency: "yearly", periods: 14, annual_rate: 8 },
    expected: { future_value: "278,472.50" },
    by: "published",
    source: { ...ACCOUNTING, place: "Future value factor where n = 14 and i = 8" },
    differs: "The book multiplies by a factor that it rounded to three decimals, 24.215.",
  },
  {
    given: "$1,000 a month for a year at 12%, compounded monthly",
    inputs: { present_value: 0, payment: 1000, periods: 12, annual_rate: 12, compounding: "monthly" },
    expected: { future_value: "12,682.50" },
    by: "software",
    source: { ...MICROSOFT, place: "Example 2" },
  },
  {
    given: "$1,000 a year for five years at 5.4%, each at the beginning of its year",
    inputs: {
      present_value: 0,
      payment: 1000,
      frequency: "yearly",
      periods: 5,
      annual_rate: 5.4,
      timing: "begin",
    },
    expected: { future_value: "5870.73" },
    by: "software",
    source: { ...EMACS, place: "fvb(5.4%, 5, 1000)" },
  },
  {
    given: "$5,000 for five years at 5.4%",
    inputs: { present_value: 5000, frequency: "yearly", periods: 5, annual_rate: 5.4 },
    expected: { future_value: "6503.89" },
    by: "software",
    source: { ...EMACS, place: "fvl(5.4%, 5, 5000)" },
  },
  {
    given: "$2,000 a year for 30 years at 12%, and $5,000 at the start",
    inputs: { present_value: 5000, payment: 2000, frequency: "yearly", periods: 30, annual_rate: 12 },
    expected: { future_value: "632464.97928640" },
    by: "software",
    rounding: "down",
    source: {
      title: "Claris FileMaker Pro Help, FV",
      url: "https://help.claris.com/en/pro-help/content/fv.html",
      place: "FV(2000;.12;30) + 5000 * (.12 + 1) ^ 30",
      read,
    },
  },
  {
    given: "$1,000 and $100 a month for a year without interest",
    inputs: { present_value: 1000, payment: 100, periods: 12, annual_rate: 0 },
    expected: { future_value: "2,200.00", total_interest: "0.00", period_rate: "0" },
    by: "hand",
    source: { title: "1,000 + 12 × 100 = 2,200, all of it paid in" },
    edge: true,
  },
  {
    given: "A single payment at the end of a single period",
    inputs: { present_value: 0, payment: 100, periods: 1, annual_rate: 100 },
    expected: { future_value: "100.00", total_interest: "0.00" },
    by: "hand",
    source: { title: "The payment comes on the last day and earns nothing: 100 + 0 = 100" },
    edge: true,
  },
  {
    given: "$1 that doubles every year for 33 years",
    inputs: { present_value: 1, annual_rate: 100, frequency: "yearly", periods: 33 },
    expected: { future_value: "8,589,934,592.00" },
    by: "hand",
    source: { title: "2^33 = 8,589,934,592" },
    edge: true,
  },
] satisfies Vectors<typeof futureValue>;
