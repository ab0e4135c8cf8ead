import { PRINCIPLES_FINANCE_15_1 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type averageReturn from "./average-return.ts";

export default [
  {
    ...PRINCIPLES_FINANCE_15_1,
    read: "2026-11-27",
    rows: [
      [
        "Yearly Returns for DAL, 2011–2020",
        { returns: "-35.79, 46.72, 132.61, 80.53, 4.05, -1.35, 16.23, -8.66, 20.38, -30.77" },
        { arithmetic: "22.40", geometric: "13.64" },
        { given: "Ten yearly returns of the Delta Air Lines share" },
      ],
      [
        "Calculating Arithmetic and Geometric Average Return",
        { returns: "18.94, 20.28, 50.38, 37.12, 2.90, -17.83, -5.75, -7.04, 17.26, -5.14" },
        { arithmetic: "11.11", geometric: "9.29" },
        { given: "Ten yearly returns of the CVS share" },
      ],
      ["a return of 50% and one of −50%", { returns: "50, -50" }, { arithmetic: "0", geometric: "-13.4" }, { edge: "A gain of 50% and a loss of 50%" }],
    ],
  },
  {
    title: "Investopedia, CFP exam guide, Measures of Investment Return",
    url: "https://www.investopedia.com/exam-guide/cfp/risk-return-measures/cfp.asp",
    read: "2026-11-27",
    rows: [
      [
        "Geometric Average and Arithmetic Average",
        { returns: "17.9, 8.73, 9.01, 11.96, 14.32" },
        { geometric: "12.33", arithmetic: "12.38" },
        { given: "Five yearly returns from 2001 on" },
      ],
    ],
  },
  {
    title: "SAS/IML User's Guide, GEOMEAN Function",
    url: "https://support.sas.com/documentation/cdl/en/imlug/66112/HTML/default/imlug_langref_sect148.htm",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "Average Rate of Return for an Investment",
        { returns: "-8.04, 23.48, 1.43, 9.94, 14.92, -8.25, 16.66, 5.57, 15.12, 0.38, 4.49" },
        { geometric: "6.43334" },
        { given: "US Treasury bonds from 1994 to 2004" },
      ],
    ],
  },
  {
    title: "FinCal, an R package",
    url: "https://rdrr.io/cran/FinCal/man/geometric.mean.html",
    read: "2026-11-27",
    by: "software",
    rows: [["geometric.mean(r=c(-0.0934, 0.2345, 0.0892))", { returns: "-9.34, 23.45, 8.92" }, { geometric: "6.82465" }]],
  },
  {
    title: "FinCal, an R package, time-weighted rate of return",
    url: "https://rdrr.io/cran/FinCal/man/twrr.html",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "twrr(ev=c(120,260), bv=c(100,240), cfr=c(2,4))",
        { known: "account", account: "2025-01-01:100; 2026-01-01:122:118; 2027-01-01:264" },
        { time_weighted: "15.84472", gain: "46" },
        { given: "$100 grows to $122, $118 is added, and $240 grows to $264" },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, XIRR function",
    url: "https://learn.microsoft.com/en-us/dax/xirr-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "Example",
        {
          known: "account",
          account: "2014-01-01:10000; 2014-03-01:10100:-2750; 2014-10-30:8000:-4250; 2015-02-15:5000:-3250; 2015-04-01:2750",
        },
        { money_weighted: "37.49" },
        { given: "$10,000, three withdrawals and $2,750 left; the balances before each withdrawal are ours" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1.1 × 1.1 = 1.21, and both deposits grow by 10% a year: 100 × 1.21 + 50 × 1.1 = 176",
        { known: "account", account: "2025-01-01:100; 2026-01-01:110:50; 2027-01-01:176" },
        { money_weighted: "10", time_weighted: "10", total: "21", gain: "26" },
        { edge: "The same return before and after a deposit" },
      ],
      ["(1 + 20%) × (1 - 100%) = 0", { returns: "20, -100" }, { geometric: "-100", total: "-100", arithmetic: "-40" }, { edge: "Everything is lost" }],
      ["7 ÷ 1 = 7", { returns: "7" }, { geometric: "7", arithmetic: "7", total: "7" }, { edge: "A single year" }],
      ["10² + 0² + 10² = 200, 200 ÷ 2 = 100, and √100 = 10", { returns: "10, 20, 30" }, { deviation: "10", arithmetic: "20" }],
      [
        "0 + 1,000 = 1,000, and 1,000 × 1.05 = 1,050 after 365 days",
        { known: "account", account: "2025-03-01:0:1000; 2026-03-01:1050" },
        { money_weighted: "5", years: "1", paid_in: "1,000" },
        { edge: "An account that begins with a deposit" },
      ],
    ],
  },
] satisfies Vectors<typeof averageReturn>;
