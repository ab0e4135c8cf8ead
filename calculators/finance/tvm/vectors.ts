import { HP_12C, PRINCIPLES_FINANCE_7_3, PRINCIPLES_FINANCE_8_5 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type tvm from "./tvm.ts";

export default [
  {
    ...PRINCIPLES_FINANCE_7_3,
    read: "2026-11-27",
    place: "Using a Financial Calculator (BA II Plus)",
    rows: [
      ["Example 1", { periods: 4, annual_rate: 3, present_value: -1000 }, { future_value: "1,125.51" }],
      ["Example 1, 20 for N", { periods: 20, annual_rate: 3, present_value: -1000 }, { future_value: "1,806.11" }],
      ["Determining Future Value", { periods: 5, annual_rate: 4, present_value: -2000 }, { future_value: "2,433.31" }],
      ["Determining Present Value", { find: "pv", periods: 5, annual_rate: 5, future_value: -50000 }, { present_value: "39,176.31" }],
      ["Example 3", { find: "n", annual_rate: 5, present_value: -100, future_value: 133.82 }, { periods: "5.97" }],
      ["Determining Periods of Time", { find: "n", annual_rate: 6, present_value: -15000, future_value: 25000 }, { periods: "8.7667" }],
      ["Interest or Growth Rate, 8.5 years", { find: "rate", periods: 8.5, present_value: -15000, future_value: 25000 }, { annual_rate: "6.19" }],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_5,
    read: "2026-11-27",
    place: "Calculator Steps",
    rows: [
      ["Ordinary Annuity", { find: "pv", periods: 5, annual_rate: 8, payment: -25000 }, { present_value: "99,817.75" }],
      ["Annuity Due", { find: "pv", periods: 5, annual_rate: 8, payment: -25000, timing: "begin" }, { present_value: "107,803.17" }],
      ["Future Value of an Ordinary Annuity", { periods: 5, annual_rate: 4, payment: -3000 }, { future_value: "16,248.97" }],
      ["Future Value of an Annuity Due", { periods: 5, annual_rate: 4, payment: -3000, timing: "begin" }, { future_value: "16,898.93" }],
      ["Monthly Payment of a Loan", { find: "pmt", periods: 36, annual_rate: 6, present_value: 32000, payments_per_year: 12 }, { payment: "-973.50" }],
      [
        "Amortization at the End of One Year",
        { periods: 36, annual_rate: 6, present_value: 32000, payment: -973.5, payments_per_year: 12 },
        { "balances.1.balance": "-21,965.02" },
      ],
    ],
  },
  {
    title: "OpenStax, Principles of Finance, section 10.2, Bond Valuation",
    url: "https://openstax.org/books/principles-finance/pages/10-2-bond-valuation",
    read: "2026-11-27",
    place: "Calculator Steps",
    rows: [
      ["Bond Valuations, 4% coupon, 15 years", { find: "pv", periods: 30, annual_rate: 2.5, payment: -20, future_value: -1000 }, { present_value: "895.3485" }],
      [
        "Yield to Maturity at Issue, Coca-Cola",
        { find: "rate", periods: 14, present_value: -952.06, payment: 5, future_value: 1000 },
        { annual_rate: "0.8651" },
      ],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e, section 9.4, Series and Their Notations",
    url: "https://openstax.org/books/college-algebra-2e/pages/9-4-series-and-their-notations",
    read: "2026-11-27",
    rows: [["Solving an Annuity Problem", { periods: 120, annual_rate: 9, payment: -100, payments_per_year: 12 }, { future_value: "19,351.43" }]],
  },
  {
    title: "LibreOffice Help, Financial Functions",
    url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/04060119.html",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["PMT(1.99%/12;36;25000)", { find: "pmt", periods: 36, annual_rate: 1.99, present_value: 25000, payments_per_year: 12 }, { payment: "-715.96" }],
      [
        "PV(8%/12;48;500;20000)",
        { find: "pv", periods: 48, annual_rate: 8, payment: 500, future_value: 20000, payments_per_year: 12 },
        { present_value: "-35,019.37" },
      ],
      ["FV(4%;2;750;2500)", { periods: 2, annual_rate: 4, payment: 750, present_value: 2500 }, { future_value: "-4234.00" }],
      ["RATE(3;-10;900)", { find: "rate", periods: 3, payment: -10, present_value: 900 }, { annual_rate: "-75.63" }],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C user's guide, as a public test suite repeats it",
    url: HP_12C.url,
    by: "quoted",
    read: "2026-11-27",
    rows: [
      [
        "log cabin, $35,000 at 10.5%, $325 a month",
        { find: "n", annual_rate: 10.5, present_value: 35000, payment: -325, payments_per_year: 12 },
        { whole_periods: "328" },
      ],
      [
        "the same after 328 payments",
        { periods: 328, annual_rate: 10.5, present_value: 35000, payment: -325, payments_per_year: 12 },
        { future_value: "181.89" },
      ],
      [
        "the same after 327 payments",
        { periods: 327, annual_rate: 10.5, present_value: 35000, payment: -325, payments_per_year: 12 },
        { future_value: "-141.87" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "-(-1,200) - 12 × (-100) = 2,400, and nothing of it is interest",
        { periods: 12, annual_rate: 0, present_value: -1200, payment: -100 },
        { future_value: "2,400.00", interest: "0.00" },
        { edge: "A rate of 0%" },
      ],
      [
        "A year is (1 + 12% ÷ 2)² = 1.1236, and one of two half-years 1.06: 6%",
        { periods: 1, annual_rate: 12, present_value: -100, payments_per_year: 2, compounds_per_year: 2 },
        { future_value: "106.00", period_rate: "6", effective_rate: "12.36" },
        { edge: "P/Y and C/Y alike" },
      ],
      [
        "Compounded twice a year and paid yearly: 1.06² = 1.1236",
        { periods: 1, annual_rate: 12, present_value: -100, payments_per_year: 1, compounds_per_year: 2 },
        { future_value: "112.36", period_rate: "12.36" },
        { edge: "Interest is added twice in each payment period" },
      ],
    ],
  },
] satisfies Vectors<typeof tvm>;
