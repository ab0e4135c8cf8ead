import {
  ALGEBRA_AND_TRIGONOMETRY_6_1,
  CONTEMPORARY_MATHEMATICS_6_4,
  HP_10BII_INTEREST,
  NUMPY_FINANCIAL_TESTS,
  PRINCIPLES_FINANCE_7_3,
  PRINCIPLES_FINANCE_7_4,
} from "#calculators/sources";
import type { Vectors } from "#engine";
import type investmentGrowth from "./investment-growth.ts";

export default [
  {
    ...PRINCIPLES_FINANCE_7_3,
    read: "2026-11-22",
    always: { contribution: 0 },
    rows: [
      ["Calculator Steps for Determining Future Value", { find: "end", start: 2000, annual_rate: 4, years: 5 }, { end_value: "2,433.31" }],
      ["Calculator Steps for Determining Present Value", { find: "start", target: 50000, annual_rate: 5, years: 5 }, { needed_start: "39,176.31" }],
      ["Calculator Steps for Determining Period of Time", { find: "years", start: 15000, target: 25000, annual_rate: 6 }, { needed_years: "8.7667" }],
      ["How long $100 takes to become $133.82", { find: "years", start: 100, target: "133.82", annual_rate: 5 }, { needed_years: "5.97" }],
    ],
  },
  {
    ...ALGEBRA_AND_TRIGONOMETRY_6_1,
    read: "2026-11-22",
    always: { contribution: 0 },
    rows: [
      [
        "Section exercises, account opened with $6,500",
        { find: "end", start: 6500, annual_rate: 3.6, compounding: "semiannual", years: 20 },
        { end_value: "13,268.58" },
      ],
      [
        "Section exercises, account that was worth $13,373.53",
        { find: "rate", start: 9000, target: 13373.53, compounding: "semiannual", years: 10 },
        { needed_rate: "4" },
        { given: "The rate, compounded twice a year, that turns $9,000 into $13,373.53 in 10 years" },
      ],
      [
        "Example, Using the Compound Interest Formula to Solve for the Principal",
        { find: "start", target: 40000, annual_rate: 6, compounding: "semiannual", years: 18 },
        { needed_start: "13,801" },
      ],
      [
        "Try It after Using the Compound Interest Formula to Solve for the Principal",
        { find: "start", target: 40000, annual_rate: 6, compounding: "quarterly", years: 18 },
        { needed_start: "13,693" },
      ],
      [
        "Section exercises, down payment of $54,000",
        { find: "start", target: 54000, annual_rate: 8.2, compounding: "daily", years: 5 },
        { needed_start: "35,838.76" },
      ],
    ],
  },
  {
    title: "Texas Instruments, knowledge base, Computing for Number of Periods Using the BA II PLUS",
    url: "https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/11238",
    read: "2026-11-22",
    rows: [["Solution 11238", { find: "years", start: 3768.89, target: 10000, contribution: 0, annual_rate: 5 }, { needed_years: "20" }]],
  },
  {
    ...HP_10BII_INTEREST,
    read: "2026-11-22",
    always: { contribution: 0 },
    rows: [
      ["Example 5", { find: "rate", start: 400, target: 600, compounding: "semiannual", years: 5 }, { needed_rate: "8.28" }],
      ["Example 6", { find: "years", start: 2345, target: 3456, annual_rate: 5, compounding: "monthly" }, { needed_years: "7.8" }],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_7_4,
    read: "2026-11-22",
    rows: [["30-year, 5%, $1,000 face-valued bond", { find: "start", target: 1000, contribution: 0, annual_rate: 5, years: 30 }, { needed_start: "231.38" }]],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_4,
    read: "2026-11-22",
    place: "Example",
    always: { find: "start", contribution: 0 },
    rows: [
      ["Computing Present Value", { target: 250000, annual_rate: 6.75, compounding: "monthly", years: 30 }, { needed_start: "33,186.2277" }],
      [
        "Computing Present Value",
        { target: 500000, annual_rate: 7.1, compounding: "quarterly", years: 40 },
        { needed_start: "29,949.69" },
        { given: "What must be put away for $500,000 in 40 years, at 7.1% compounded quarterly, rounded up by the book", rounding: "up" },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, NPER function",
    url: "https://learn.microsoft.com/en-us/dax/nper-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "Example",
        { find: "years", start: 1000, target: 10000, contribution: 100, contribution_timing: "begin", annual_rate: 12, compounding: "monthly" },
        { periods: "59.6738656742946" },
        { given: "How many months $1,000 and $100 a month, paid at the beginning, take to become $10,000 at 12%" },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, PDURATION function",
    url: "https://learn.microsoft.com/en-us/dax/pduration-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "Example 1",
        { find: "years", start: 2000, target: 2200, contribution: 0, annual_rate: 2.5 },
        { needed_years: "3.85986616262266" },
        { given: "How many years $2,000 takes to become $2,200 at 2.5%", differs: "The function works with about 15 digits and its last one is off." },
      ],
    ],
  },
  {
    ...NUMPY_FINANCIAL_TESTS,
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "TestNper.test_broadcast",
        { find: "years", start: 0, target: 100000, contribution: 2000, contribution_frequency: "yearly", contribution_timing: "begin", annual_rate: 7.5 },
        { needed_years: "20.76156441" },
        { given: "How many years $2,000 a year, paid at the beginning, take to become $100,000 at 7.5%" },
      ],
      ["TestNper.test_gh_18", { find: "years", start: 500, target: 1500, contribution: 0, annual_rate: 10 }, { needed_years: "11.52670461" }],
      ["TestRate.test_rate", { find: "rate", start: 3500, target: 10000, contribution: 0, years: 10 }, { needed_rate: "11.07" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "810 ÷ 1,000 = 0.81 = 0.9 × 0.9, so 0.9 - 1 = -10% a year",
        { find: "rate", start: 1000, target: 810, contribution: 0, years: 2 },
        { needed_rate: "-10" },
        { edge: "A loss: the rate that turns $1,000 into $810 in 2 years" },
      ],
      [
        "(700 - 100) ÷ 50 = 12 months",
        { find: "years", start: 100, target: 700, contribution: 50, annual_rate: 0 },
        { needed_years: "1", periods: "12", total_growth: "0" },
        { edge: "No growth: $100 and $50 a month are $700 after a year" },
      ],
      [
        "1,000 × 5 ÷ 100 = 50 a year may be taken out, and 1,000 is left",
        { find: "contribution", start: 1000, target: 1000, contribution_frequency: "yearly", annual_rate: 5, years: 3 },
        { needed_contribution: "-50" },
        { edge: "The start grows to more than is wanted, so that money can be taken out" },
      ],
      [
        "16 ÷ (1 - 0.593 ÷ 4)^400 = 120,022,615,535,979,176,643,147,318,349.90…, in whole-number arithmetic",
        { find: "start", target: 16, annual_rate: -59.3, compounding: "quarterly", years: 100 },
        { needed_start: "120022615535979176643147318350" },
        { edge: "What $16 was before a century of losing 59.3%, quarter by quarter, to the cent" },
      ],
    ],
  },
] satisfies Vectors<typeof investmentGrowth>;
