import type { Vectors } from "#engine";
import type cagr from "./cagr.ts";

export default [
  {
    given: "$15,000 becomes $25,000 in eight and a half years",
    inputs: { start_value: 15000, end_value: 25000, years: 8.5 },
    expected: { cagr: "6.1940" },
    by: "published",
    source: {
      title: "OpenStax, Principles of Finance, section 7.3, Methods for Solving Time Value of Money Problems",
      url: "https://openstax.org/books/principles-finance/pages/7-3-methods-for-solving-time-value-of-money-problems",
    },
  },
  {
    given: "$13,000 becomes $132,293.49 in 20 years",
    inputs: { start_value: 13000, end_value: 132293.49, years: 20 },
    expected: { cagr: "12.3", total_growth: "917.64" },
    by: "published",
    source: {
      title: "OpenStax, Contemporary Mathematics, section 6.7, Investments",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-7-investments",
    },
  },
  {
    given: "10,000 becomes 21,000 in 48 periods, to 14 digits",
    inputs: { start_value: 10000, end_value: 21000, years: 48 },
    expected: { cagr: "1.557710575666" },
    by: "standard",
    source: {
      title: "Microsoft Learn, DAX reference, RRI function, example (sure to 14 digits)",
      url: "https://learn.microsoft.com/en-us/dax/rri-function-dax",
    },
  },
  {
    given: "By dates, as XIRR counts them: 177.9 million become 8.8 million in 237 days",
    inputs: {
      start_value: 177900000,
      end_value: 8799805.85,
      time_as: "dates",
      start: "2020-07-03",
      end: "2021-02-25",
    },
    expected: { cagr: "-99.0247691899517" },
    by: "standard",
    source: {
      title: "ExcelFinancialFunctions, spot tests, XirrIssue27",
      url: "https://github.com/fsprojects/ExcelFinancialFunctions/blob/master/tests/ExcelFinancialFunctions.Tests/spottests.fs",
    },
    edge: true,
  },
  {
    given: "$50 becomes $62.50 in three years",
    inputs: { start_value: 50, end_value: "62.50", years: 3 },
    expected: { cagr: "7.72" },
    by: "published",
    source: { title: "Jordan, Miller and Dolvin, Fundamentals of Investments, chapter 1, More Annualized Returns" },
  },
  {
    given: "A value that doubles in 3 years",
    inputs: { start_value: 100, end_value: 200, years: 3 },
    expected: { cagr: "26.0", multiple: "2" },
    by: "published",
    source: { title: "htuse.com, How to Calculate CAGR", url: "https://www.htuse.com/how-to-calculate-cagr/" },
  },
  {
    given: "Five calendar years are five years when leap years count 366 days",
    inputs: {
      start_value: 100,
      end_value: 161.051,
      time_as: "dates",
      start: "2020-01-01",
      end: "2025-01-01",
      day_count: "actual_actual",
    },
    expected: { cagr: "10", years: "5" },
    by: "hand",
    source: { title: "100 × 1.1 × 1.1 × 1.1 × 1.1 × 1.1 = 161.051" },
    edge: true,
  },
  {
    given: "The same over 365 days a year is 1,827 ÷ 365 years",
    inputs: { start_value: 100, end_value: 161.051, time_as: "dates", start: "2020-01-01", end: "2025-01-01" },
    expected: { years: "5.00548" },
    by: "hand",
    source: { title: "5 × 365 + 2 leap days = 1,827, and 1,827 ÷ 365 = 5.005479…" },
  },
  {
    given: "Everything is lost",
    inputs: { start_value: 100, end_value: 0, years: 3 },
    expected: { cagr: "-100", total_growth: "-100", multiple: "0", doubling: "" },
    by: "hand",
    source: { title: "0 ÷ 100 = 0, and 0 - 1 = -100%; what is gone never doubles" },
    edge: true,
  },
  {
    given: "A fall by a tenth, twice",
    inputs: { start_value: 1000, end_value: 810, years: 2 },
    expected: { cagr: "-10", total_growth: "-19", change: "-190" },
    by: "hand",
    source: { title: "810 ÷ 1,000 = 0.81 = 0.9 × 0.9, so 0.9 - 1 = -10%" },
  },
] satisfies Vectors<typeof cagr>;
