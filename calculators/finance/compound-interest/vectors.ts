import {
  ALGEBRA_AND_TRIGONOMETRY_6_1,
  CONTEMPORARY_MATHEMATICS_6_4,
  CONTEMPORARY_MATHEMATICS_6_6,
  CONTEMPORARY_MATHEMATICS_6_7,
  CONTEMPORARY_MATHEMATICS_6_9,
  NUMPY_FINANCIAL_TESTS,
  PRINCIPLES_FINANCE_7_4,
  PRINCIPLES_FINANCE_8_2,
  PRINCIPLES_FINANCE_8_5,
} from "#calculators/sources";
import type { Vectors } from "#engine";
import type compoundInterest from "./compound-interest.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_6_4,
    read: "2026-11-22",
    place: "Example",
    rows: [
      [
        "Computing Future Value for Compound Interest",
        { principal: 18500, annual_rate: 6.25, compounding: "quarterly", years: 17 },
        { future_value: "53,093.54" },
        { rounding: "down" },
      ],
      [
        "Interest Compounded Quarterly",
        { principal: 7500, annual_rate: 4.5, compounding: "quarterly", years: 10 },
        { future_value: "11,732.82" },
        { rounding: "down" },
      ],
      [
        "Interest Compounded Daily",
        { principal: 10000, annual_rate: 5.6, compounding: "daily", years: 20 },
        { future_value: "30,645.90" },
        { rounding: "down" },
      ],
      ["Computing Future Value for Compound Interest", { principal: 5000, annual_rate: 3.8, compounding: "monthly", years: 5 }, { future_value: "6,044.4332" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_6,
    read: "2026-11-22",
    place: "Example",
    rows: [
      ["Single Deposit in a Savings Account", { principal: 4520, annual_rate: 1.45, compounding: "yearly", years: 3 }, { future_value: "4,719.48" }],
      ["Single Deposit to a Money Market Account", { principal: 2500, annual_rate: 1.76, years: 4 }, { future_value: "2,682.20" }],
      ["Future Value of an Ordinary Annuity", { principal: 0, annual_rate: 3.75, years: 8, contribution: 250 }, { future_value: "27,938.20" }],
      [
        "Saving for College",
        { principal: 0, annual_rate: 3.4, compounding: "yearly", years: 18, contribution: 2500, contribution_frequency: "yearly" },
        { future_value: "60,694.77" },
        { rounding: "down" },
      ],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_7,
    read: "2026-11-22",
    place: "Example",
    rows: [
      ["Buying Stock in Company ABC", { principal: 13000, annual_rate: 12.3, compounding: "yearly", years: 20 }, { future_value: "132,293.49" }],
      [
        "Investing in a Mutual Fund",
        { principal: 0, annual_rate: 11.62, compounding: "quarterly", years: 5, contribution: 1300, contribution_frequency: "quarterly" },
        { future_value: "34,595.88" },
      ],
      [
        "Constant Deposits into a 401(k) Plan",
        { principal: 0, annual_rate: 10, compounding: "yearly", years: 30, contribution: 600, between_dates: "none" },
        { future_value: "1,184,356.96" },
        { edge: "$600 a month on interest once a year, and none in between, at 10% for 30 years" },
      ],
    ],
  },
  {
    title: "Texas Instruments, BA II PLUS guidebook",
    url: "https://www.manualshelf.com/manual/texas-instruments/ba-ii-plus-ba-2-plus/ba-ii-plus-calculator-manual/page-40.html",
    read: "2026-11-20",
    rows: [
      [
        "Computing Future Value",
        { principal: 0, annual_rate: 7.5, years: 20, contribution: 200, contribution_timing: "begin" },
        { future_value: "111,438.31" },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_2,
    read: "2026-11-22",
    always: { principal: 0, compounding: "yearly", contribution_frequency: "yearly" },
    rows: [
      ["Future value of an ordinary annuity", { annual_rate: 8, years: 10, contribution: 15000 }, { future_value: "217,298" }],
      [
        "Future value of an annuity due",
        { annual_rate: 8, years: 10, contribution: 15000, contribution_timing: "begin" },
        { future_value: "234,682" },
        { given: "$15,000 at the beginning of each year at 8% for 10 years" },
      ],
      [
        "Table of five years, New Balance",
        { annual_rate: 4, years: 5, contribution: 3000 },
        {
          "schedule.1.balance": "3,000.00",
          "schedule.2.balance": "6,120.00",
          "schedule.3.balance": "9,364.80",
          "schedule.4.balance": "12,739.39",
          "schedule.5.balance": "16,248.97",
        },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_7_4,
    read: "2026-11-22",
    rows: [
      [
        "Ten million dollars at 12%, compounded quarterly",
        { principal: 10000000, annual_rate: 12, compounding: "quarterly", years: 1 },
        { future_value: "11,255,088.10" },
      ],
      [
        "$1 at 3% for 100 years",
        { principal: 1, annual_rate: 3, compounding: "yearly", years: 100 },
        { future_value: "19.22" },
        { edge: "$1 at 3% compounded yearly for 100 years" },
      ],
    ],
  },
  {
    ...ALGEBRA_AND_TRIGONOMETRY_6_1,
    read: "2026-11-22",
    rows: [
      ["Example, Calculating Compound Interest", { principal: 3000, annual_rate: 3, compounding: "quarterly", years: 10 }, { future_value: "4,045.05" }],
      ["Table, $1,000 at 10% for one year", { principal: 1000, annual_rate: 10, compounding: "quarterly", years: 1 }, { future_value: "1103.81" }],
      ["Table, $1,000 at 10% for one year", { principal: 1000, annual_rate: 10, compounding: "daily", years: 1 }, { future_value: "1105.16" }],
      ["Section exercises, retirement account opened in 2000", { principal: 13500, annual_rate: 7.25, years: 25 }, { future_value: "82,247.78" }],
      ["Example, Calculating Continuous Growth", { principal: 1000, annual_rate: 10, compounding: "continuous", years: 1 }, { future_value: "1,105.17" }],
      [
        "Example, Calculating Continuous Decay",
        { principal: 100, annual_rate: -17.3, compounding: "continuous", years: 3 },
        { future_value: "59.5115" },
        { edge: "100 that shrink continuously by 17.3% for 3 years" },
      ],
      [
        "Try It after Calculating Compound Interest",
        { principal: 100000, annual_rate: 12, compounding: "weekly", years: 30 },
        { future_value: "3,644,675.88" },
      ],
      [
        "Try It after Calculating Continuous Growth",
        { principal: 100000, annual_rate: 12, compounding: "continuous", years: 30 },
        { future_value: "3,659,823.44" },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, FV function",
    url: "https://learn.microsoft.com/en-us/dax/fv-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "Example",
        { principal: 500, annual_rate: 6, years: 0, months: 10, contribution: 200, contribution_timing: "begin" },
        { future_value: "2581.40337406012" },
        {
          given: "$500 and $200 at the beginning of each month at 6% for 10 months",
          differs: "The function works with about 15 digits and its last one is off.",
        },
      ],
    ],
  },
  {
    ...NUMPY_FINANCIAL_TESTS,
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "TestFv.test_decimal",
        { principal: 0, annual_rate: 7.5, compounding: "yearly", years: 20, contribution: 2000, contribution_frequency: "yearly" },
        { future_value: "86609.36267304300040536731624" },
        {
          given: "$2,000 at the end of each year at 7.5% for 20 years, to 28 digits",
          differs: "The program rounds to 28 digits at every step, and its last one is off.",
        },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 10bII user's guide",
    url: "https://www.easymanua.ls/hp/10bii/manual?p=74",
    read: "2026-11-22",
    rows: [
      [
        "Chapter 5, Monthly Payments, Daily Compounding, page 74",
        { principal: 0, annual_rate: 5, compounding: "daily", years: 7, contribution: 25, contribution_timing: "begin" },
        { future_value: "2,519.61" },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_5,
    read: "2026-11-22",
    rows: [
      [
        "Calculator Steps to Find the Future Value of an Annuity Due",
        { principal: 0, annual_rate: 4, compounding: "yearly", years: 5, contribution: 3000, contribution_frequency: "yearly", contribution_timing: "begin" },
        { future_value: "16,898.93" },
        { given: "$3,000 at the beginning of each year at 4% for 5 years" },
      ],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_9,
    read: "2026-11-22",
    rows: [
      [
        "Example 4, unsubsidized loan",
        { principal: 2000, annual_rate: 8, years: 4, months: 9 },
        { future_value: "2,920.89" },
        { edge: "A student loan of $2,000 at 8% that is left for 57 months, rounded up to the cent by the book", rounding: "up" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1,000 + 18 × 50 = 1,900",
        { principal: 1000, annual_rate: 0, years: 1, months: 6, contribution: 50 },
        { future_value: "1,900", total_interest: "0", total_contributions: "900" },
        { edge: "No interest: $1,000 and 18 monthly contributions of $50" },
      ],
      [
        "1,000 × 1.05 = 1,050, and 1,050 ÷ 1.05 = 1,000",
        { principal: 1000, annual_rate: 5, compounding: "yearly", years: 1, inflation_rate: 5 },
        { future_value: "1,050", real_value: "1,000" },
        { given: "What it buys: $1,000 at 5% for a year while prices rise by 5%" },
      ],
      [
        "1,000 × 1.08 × 1.08 = 1,166.40; 166.40 ÷ 0.8 = 208 before tax, and 208 - 166.40 = 41.60",
        { principal: 1000, annual_rate: 10, compounding: "yearly", years: 2, tax_rate: 20 },
        { future_value: "1,166.4", total_interest: "166.4", tax_paid: "41.6", effective_rate: "10" },
        { given: "Tax on 10%: $1,000 for two years, of which a fifth of the interest goes" },
      ],
      [
        "1,000 × 0.9 = 900",
        { principal: 1000, annual_rate: -10, compounding: "yearly", years: 1, tax_rate: 20 },
        { future_value: "900", tax_paid: "" },
        { edge: "A loss is not taxed" },
      ],
      [
        "2 × 100 + 2 × 110 = 420, and 420 + 121 = 541",
        { principal: 0, annual_rate: 0, years: 2, months: 6, contribution: 100, contribution_frequency: "semiannual", contribution_raise: 10 },
        { future_value: "541", total_contributions: "541", "schedule.2.deposited": "420" },
        { edge: "Half a year after the second raise, and without interest" },
      ],
    ],
  },
  {
    title: "Maple Help, growingannuity",
    url: "https://www.maplesoft.com/support/help/view.aspx?path=Finance%2Fgrowingannuity",
    read: "2026-11-24",
    by: "software",
    rows: [
      [
        "Example, 5 payments of which the first is 100 units",
        {
          principal: 0,
          annual_rate: 11,
          compounding: "yearly",
          years: 5,
          contribution: 100,
          contribution_frequency: "yearly",
          contribution_raise: 3,
          inflation_rate: 11,
        },
        { real_value: "390.0340764" },
        {
          given: "What $100 at the end of each of 5 years, raised by 3% each year, is worth today at 11%",
          differs: "The program works with ten digits, and its last one is off.",
        },
      ],
    ],
  },
  {
    title: "Modviz, How to calculate accrual-based taxes on interest and dividends",
    url: "https://modviz.com/2020/10/08/how-to-calculate-accrual-based-taxes-on-interest-and-dividends",
    read: "2026-11-24",
    rows: [
      ["Table of factors at 4%, year 10 at 15%", { principal: 1, annual_rate: 4, compounding: "yearly", years: 10, tax_rate: 15 }, { future_value: "1.39703" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_4,
    read: "2026-11-23",
    rows: [
      ["Example, Interest Compounded Annually, Abena's CD", { principal: 1000, annual_rate: 4, compounding: "yearly", years: 3 }, { future_value: "1,124.86" }],
    ],
  },
] satisfies Vectors<typeof compoundInterest>;
