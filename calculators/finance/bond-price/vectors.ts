import { PRINCIPLES_FINANCE_20_4 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type bondPrice from "./bond-price.ts";

export default [
  {
    title: "HP 12C Platinum, User's Guide",
    url: "https://www.manualslib.com/manual/1582109/Hp-12c-Platinum.html",
    read: "2026-11-22",
    rows: [
      [
        "Section 4, Bond Price, page 82",
        { coupon_rate: 6.75, annual_yield: 4.75, settlement: "2004-04-28", maturity: "2018-06-04", day_count: "actual_actual", face_value: 100 },
        { clean_price: "120.38", to_pay: "123.07" },
        { given: "A Treasury bond of 6.75% at 4.75%, by actual days" },
      ],
      [
        "Section 4, Bond Yield, page 83",
        { find: "yield", coupon_rate: 6.75, clean_price: 122.125, settlement: "2004-04-28", maturity: "2018-06-04", day_count: "actual_actual" },
        { annual_yield: "4.60" },
        { given: "What that bond yields at 122.125" },
      ],
      [
        "Section 16, Bonds, Example 1, page 224",
        { coupon_rate: 5.5, annual_yield: 4.75, settlement: "2004-08-28", maturity: "2008-06-01", face_value: 100 },
        { clean_price: "102.55", accrued: "1.33" },
        { given: "A bond of 5.5% at 4.75%, by months of 30 days" },
      ],
    ],
  },
  {
    title: "HP 10bII+, User's Guide",
    url: "https://www.manualslib.com/manual/514044/Hp-10biiPlus.html?page=115",
    read: "2026-11-22",
    rows: [
      [
        "Table 10-2, Bond calculation example",
        { coupon_rate: 6.75, annual_yield: 4.75, settlement: "2010-04-28", maturity: "2020-06-04", day_count: "actual_actual", face_value: 100 },
        { clean_price: "115.89", accrued: "2.69", to_pay: "118.58" },
        { given: "A Treasury bond of 6.75% over ten years" },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, PRICE function",
    url: "https://learn.microsoft.com/en-us/dax/price-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [["Example", { coupon_rate: 5.75, annual_yield: 6.5, settlement: "2008-02-15", maturity: "2017-11-15" }, { clean_price: "94.6343616213221" }]],
  },
  {
    title: "Microsoft Learn, DAX reference, YIELD function",
    url: "https://learn.microsoft.com/en-us/dax/yield-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "Example",
        { find: "yield", coupon_rate: 5.75, clean_price: 95.04287, settlement: "2008-02-15", maturity: "2016-11-15" },
        { annual_yield: "6.50000068807314" },
        { given: "What 5.75% yields at 95.04287", differs: "The function stops searching a little early, and its last digits are off." },
      ],
    ],
  },
  {
    title: "ExcelFinancialFunctions, results of Excel's PRICE",
    url: "https://github.com/fsprojects/ExcelFinancialFunctions/blob/master/tests/ExcelFinancialFunctions.Tests/testdata/price.test",
    read: "2026-11-22",
    by: "software",
    place: "2/15/1980",
    always: { coupon_rate: 7, settlement: "1980-02-15" },
    rows: [
      [
        "2/28/2000, 0.07, 0.03, Annual, Actual365",
        { annual_yield: 3, maturity: "2000-02-28", frequency: "yearly", day_count: "actual_365" },
        { clean_price: "159.5840085847" },
        { given: "Twenty years between coupons, by actual days over 365 each year" },
      ],
      [
        "2/28/2000, 0.07, 0.03, SemiAnnual, ActualActual",
        { annual_yield: 3, maturity: "2000-02-28", frequency: "semiannual", day_count: "actual_actual" },
        { clean_price: "159.9072526481" },
        { given: "Twenty years between coupons, semiannual, by actual days" },
      ],
      [
        "11/30/1995, 0.07, 0.1, SemiAnnual, Actual365",
        { annual_yield: 10, maturity: "1995-11-30", frequency: "semiannual", day_count: "actual_365" },
        { clean_price: "76.40613612711" },
        { edge: "Fifteen years, semiannual, by actual days over 365: a period counts 182.5 days" },
      ],
      [
        "2/28/2000, 0.07, 0.03, Annual, Actual360",
        { annual_yield: 3, maturity: "2000-02-28", frequency: "yearly", day_count: "actual_360" },
        { clean_price: "159.5561168405" },
        { given: "Twenty years, yearly, by actual days over 360" },
      ],
      [
        "2/28/2000, 0.07, 0.1, Annual, UsPsa30_360",
        { annual_yield: 10, maturity: "2000-02-28", frequency: "yearly" },
        { clean_price: "74.42812111016" },
        {
          given: "Months of 30 days, with a coupon on the last day of February",
          differs: "Excel counts February 28, 1979 as day 30 of its month. We count it as day 28.",
        },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, MDURATION function",
    url: "https://learn.microsoft.com/en-us/dax/mduration-function-dax",
    read: "2026-11-23",
    by: "software",
    rows: [
      [
        "Example",
        { coupon_rate: 8, annual_yield: 9, settlement: "2008-01-01", maturity: "2016-01-01", day_count: "actual_actual" },
        { modified_duration: "5.73566981391884" },
        { given: "How the price of an 8% bond at 9% falls with the yield" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "Each half-year earns 3% and pays 3%, so 100 stays 100; 1,000 × 6% ÷ 2 = 30; 5 × 2 = 10 coupons",
        { coupon_rate: 6, annual_yield: 6, settlement: "2026-05-15", maturity: "2031-05-15" },
        { clean_price: "100.0000", accrued: "0", coupons: "10", coupon: "30", to_pay: "1000" },
        { edge: "A yield equal to the coupon on a coupon date: the price is the face value" },
      ],
      [
        "104 ÷ (1 + 2% × 90 ÷ 180) = 104 ÷ 1.01 = 102.9703; 4 × 90 ÷ 180 = 2; 102.9703 - 2 = 100.9703",
        { coupon_rate: 8, annual_yield: 4, settlement: "2026-04-01", maturity: "2026-07-01", face_value: 100 },
        { clean_price: "100.9703", accrued: "2", coupons: "1" },
        { edge: "In the last period interest is simple" },
      ],
    ],
  },
  {
    title: "OpenStax, Principles of Finance, section 10.2, Bond Valuation",
    url: "https://openstax.org/books/principles-finance/pages/10-2-bond-valuation",
    read: "2026-11-23",
    rows: [
      [
        "Pricing a Bond in Steps, 3M Company",
        { coupon_rate: 2.25, annual_yield: 1.24, frequency: "yearly", settlement: "2011-09-19", maturity: "2026-09-19" },
        { to_pay: "1,137.47", coupon: "22.50", coupons: "15" },
        { given: "A 15-year bond of 2.25%, yearly, at 1.24%" },
      ],
      [
        "Calculator Steps for Bond Valuations, PV = 895.3485",
        { coupon_rate: 4, annual_yield: 5, settlement: "2021-06-30", maturity: "2036-06-30" },
        { to_pay: "895.35", coupon: "20", coupons: "30" },
      ],
      [
        "Determining Bond Price or Value Using a Calculator",
        { coupon_rate: 6, annual_yield: 4, frequency: "yearly", settlement: "2021-06-30", maturity: "2041-06-30" },
        { to_pay: "1,271.81", coupon: "60" },
      ],
      [
        "Calculator Steps for Computing Yield to Maturity",
        { find: "yield", coupon_rate: 3.5, clean_price: 67.5, frequency: "yearly", settlement: "2021-06-30", maturity: "2033-06-30" },
        { annual_yield: "7.7589" },
        { given: "What a 12-year bond of 3.5%, yearly, yields at 67.5" },
      ],
      [
        "Coca-Cola bond at issue",
        { find: "yield", coupon_rate: 1, clean_price: 95.206, settlement: "2021-03-05", maturity: "2028-03-05" },
        { annual_yield: "1.73", coupon: "5.00" },
        { given: "What seven years of 1%, semiannual, yield at 95.206" },
      ],
    ],
  },
  {
    title: "Texas Instruments, BA II PLUS guidebook",
    url: "http://www.manualsdir.com/manuals/720685/texas-instruments-ba-ii-plus.html?page=60",
    read: "2026-11-23",
    always: { coupon_rate: 7, annual_yield: 8, settlement: "2006-06-12", maturity: "2007-12-31", face_value: 100 },
    rows: [
      [
        "Computing Bond Price and Accrued Interest, page 56",
        {},
        { clean_price: "98.56", accrued: "3.15" },
        { edge: "7% at 8%, by months of 30 days, with coupons on the last day of June and December" },
      ],
      [
        "View modified duration, page 56",
        {},
        { modified_duration: "1.44" },
        {
          given: "Modified duration of a 7% bond at a yield of 8%",
          differs: "The calculator divides by the price without accrued interest. We divide by what you pay, as Excel does.",
        },
      ],
    ],
  },
  {
    title: "Texas Instruments, Knowledge Base, Solution 11218: Bond Worksheet",
    url: "https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/11218",
    read: "2026-11-23",
    rows: [
      [
        "Steps 10 and 11",
        {
          coupon_rate: 8.5,
          annual_yield: 9.75,
          frequency: "yearly",
          day_count: "actual_actual",
          settlement: "2002-04-01",
          maturity: "2003-10-31",
          face_value: 100,
        },
        { clean_price: "98.15", accrued: "3.54" },
        { given: "8.5% at 9.75%, yearly, by actual days" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C Bonds, version 1.0",
    url: "https://all-guides.com/manual/453153/hp-12c-operation-user-s-manual-4.html?page=4",
    read: "2026-11-23",
    always: { day_count: "actual_actual" },
    rows: [
      [
        "Example 2",
        { find: "yield", coupon_rate: 6.75, clean_price: 88.25, settlement: "2003-08-10", maturity: "2018-05-01" },
        { annual_yield: "8.13" },
        { given: "What a Treasury bond of 6.75% yields at 88.25" },
      ],
      [
        "Example 3",
        { coupon_rate: 0, annual_yield: 14, settlement: "2003-05-19", maturity: "2017-06-30" },
        { clean_price: "14.81", accrued: "0" },
        { edge: "A bond without coupons at 14%, compounded semiannually" },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_20_4,
    read: "2026-11-23",
    always: { settlement: "2021-06-30" },
    rows: [
      ["Five-year bond of 5% at 6%", { coupon_rate: 5, annual_yield: 6, maturity: "2026-06-30" }, { to_pay: "957.35" }],
      ["30-year bond of 5% at 6%", { coupon_rate: 5, annual_yield: 6, maturity: "2051-06-30" }, { to_pay: "861.62" }],
      ["Five-year bond of 6% at 5%", { coupon_rate: 6, annual_yield: 5, maturity: "2026-06-30" }, { to_pay: "1,043.76" }],
      ["30-year bond of 6% at 5%", { coupon_rate: 6, annual_yield: 5, maturity: "2051-06-30" }, { to_pay: "1,154.54" }],
      ["$10,000 bond at 5%", { coupon_rate: 4, annual_yield: 5, maturity: "2041-06-30", face_value: 10000 }, { to_pay: "8,744.86" }],
      ["$10,000 bond at 8%", { coupon_rate: 4, annual_yield: 8, maturity: "2041-06-30", face_value: 10000 }, { to_pay: "6,041.45" }],
    ],
  },
  {
    title: "HP 12C Platinum, User's Guide",
    url: "https://manualslib.com/manual/257000/Hp-12c.html?page=221",
    read: "2026-11-23",
    place: "Section 16, Bonds",
    always: { coupon_rate: 5.5, settlement: "2004-08-28", maturity: "2008-06-01" },
    rows: [
      [
        "Example 1, page 221",
        { annual_yield: 4.5, face_value: 100 },
        { clean_price: "103.41", accrued: "1.33", to_pay: "104.74" },
        { given: "5.5% at 4.5%, by months of 30 days" },
      ],
      ["Example 2, 105%, page 221", { find: "yield", clean_price: 105 }, { annual_yield: "4.05" }, { given: "What that bond yields at 105" }],
      ["Example 2, 104%, page 221", { find: "yield", clean_price: 104 }, { annual_yield: "4.33" }, { given: "What it yields at 104" }],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C user's guide",
    url: "http://office.manualsonline.com/manuals/mfg/hewlettpackard_1/12caba.html?p=165",
    read: "2026-11-23",
    place: "Section 16, Bonds",
    always: { coupon_rate: 5.5, settlement: "2004-08-28", maturity: "2008-06-01" },
    rows: [
      ["Example 1, page 165", { annual_yield: 7.75, face_value: 100 }, { clean_price: "92.77" }, { given: "5.5% at 7.75%, by months of 30 days" }],
      ["Example 1, yield of 8%, page 165", { annual_yield: 8, face_value: 100 }, { clean_price: "92.01", to_pay: "93.34" }],
      ["Example 2, page 165", { find: "yield", clean_price: 93.375 }, { annual_yield: "7.55" }, { given: "What 5.5% yields at 93 3/8" }],
    ],
  },
] satisfies Vectors<typeof bondPrice>;
