import { EXCEL_FINANCIAL_FUNCTIONS, NUMPY_FINANCIAL_IRR, PRINCIPLES_FINANCE_7_3, PRINCIPLES_FINANCE_15_1 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type cagr from "./cagr.ts";

export default [
  {
    ...PRINCIPLES_FINANCE_7_3,
    read: "2026-11-22",
    rows: [["Calculator Steps for Determining Interest Rate", { start_value: 15000, end_value: 25000, years: 8.5 }, { cagr: "6.1940" }]],
  },
  {
    ...PRINCIPLES_FINANCE_15_1,
    read: "2026-11-22",
    rows: [
      [
        "Average Annual Returns, Delta Airlines",
        { start_value: 11.19, end_value: 40.21, years: 10 },
        { cagr: "13.65", total_growth: "259.34", change: "29.02" },
      ],
      ["Geometric average of +50% and -50%", { start_value: 100, end_value: 75, years: 2 }, { cagr: "-13.4" }],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, RRI function",
    url: "https://learn.microsoft.com/en-us/dax/rri-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "Example",
        { start_value: 10000, end_value: 21000, years: 48 },
        { cagr: "1.55771057566627" },
        { given: "10,000 becomes 21,000 in 48 periods, to 15 digits", differs: "The function works with about 15 digits and its last one is off." },
      ],
    ],
  },
  {
    ...NUMPY_FINANCIAL_IRR,
    read: "2026-11-22",
    by: "software",
    rows: [["Examples, irr([-100, 0, 0, 74])", { start_value: 100, end_value: 74, years: 3 }, { cagr: "-9.55" }]],
  },
  {
    ...EXCEL_FINANCIAL_FUNCTIONS,
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "XirrIssue27",
        { start_value: 177900000, end_value: 8799805.85, time_as: "dates", start: "2020-07-03", end: "2021-02-25" },
        { cagr: "-99.0247691899517" },
        { edge: "By dates, as XIRR counts them: 177.9 million become 8.8 million in 237 days" },
      ],
    ],
  },
  {
    by: "hand",
    always: { start_value: 100 },
    rows: [
      [
        "100 × 1.1 × 1.1 × 1.1 × 1.1 × 1.1 = 161.051",
        { end_value: 161.051, time_as: "dates", start: "2020-01-01", end: "2025-01-01", day_count: "actual_actual" },
        { cagr: "10", years: "5" },
        { edge: "Five calendar years are five years when leap years count 366 days" },
      ],
      [
        "0 ÷ 100 = 0, and 0 - 1 = -100%; what is gone never doubles",
        { end_value: 0, years: 3 },
        { cagr: "-100", total_growth: "-100", multiple: "0", doubling: "" },
        { edge: "Everything is lost" },
      ],
    ],
  },
] satisfies Vectors<typeof cagr>;
