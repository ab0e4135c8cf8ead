import type { Vectors } from "#engine";
import type cagr from "./cagr.ts";

const returns = (place: string) => ({
  title: "OpenStax, Principles of Finance, section 15.1, Risk and Return to an Individual Asset",
  url: "https://openstax.org/books/principles-finance/pages/15-1-risk-and-return-to-an-individual-asset",
  place,
  read: "2026-11-22",
});
const NUMPY = {
  title: "numpy-financial, documentation of irr",
  url: "https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py",
  place: "Examples, irr([-100, 0, 0, 74])",
  read: "2026-11-22",
};

export default [
  {
    given: "$15,000 becomes $25,000 in eight and a half years",
    inputs: { start_value: 15000, end_value: 25000, years: 8.5 },
    expected: { cagr: "6.1940" },
    by: "published",
    source: {
      title: "OpenStax, Principles of Finance, section 7.3, Methods for Solving Time Value of Money Problems",
      url: "https://openstax.org/books/principles-finance/pages/7-3-methods-for-solving-time-value-of-money-problems",
      place: "Calculator Steps for Determining Interest Rate",
      read: "2026-11-22",
    },
  },
  {
    given: "A share goes from $11.19 to $40.21 in ten years",
    inputs: { start_value: 11.19, end_value: 40.21, years: 10 },
    expected: { cagr: "13.65", total_growth: "259.34", change: "29.02" },
    by: "published",
    source: returns("Average Annual Returns, Delta Airlines"),
  },
  {
    given: "A loss: $100 becomes $75 in two years",
    inputs: { start_value: 100, end_value: 75, years: 2 },
    expected: { cagr: "-13.4" },
    by: "published",
    source: returns("Geometric average of +50% and -50%"),
  },
  {
    given: "10,000 becomes 21,000 in 48 periods, to 15 digits",
    inputs: { start_value: 10000, end_value: 21000, years: 48 },
    expected: { cagr: "1.55771057566627" },
    by: "software",
    source: {
      title: "Microsoft Learn, DAX reference, RRI function",
      url: "https://learn.microsoft.com/en-us/dax/rri-function-dax",
      place: "Example",
      read: "2026-11-22",
    },
    differs: "The function works with about 15 digits and its last one is off.",
  },
  {
    given: "A loss: 100 becomes 74 in three years",
    inputs: { start_value: 100, end_value: 74, years: 3 },
    expected: { cagr: "-9.55" },
    by: "software",
    source: NUMPY,
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
    by: "software",
    source: {
      title: "ExcelFinancialFunctions, spot tests",
      url: "https://github.com/fsprojects/ExcelFinancialFunctions/blob/master/tests/ExcelFinancialFunctions.Tests/spottests.fs",
      place: "XirrIssue27",
      read: "2026-11-22",
    },
    edge: true,
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
    given: "Everything is lost",
    inputs: { start_value: 100, end_value: 0, years: 3 },
    expected: { cagr: "-100", total_growth: "-100", multiple: "0", doubling: "" },
    by: "hand",
    source: { title: "0 ÷ 100 = 0, and 0 - 1 = -100%; what is gone never doubles" },
    edge: true,
  },
] satisfies Vectors<typeof cagr>;
