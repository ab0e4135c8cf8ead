import type { Vectors } from "#engine";
import type bondPrice from "./bond-price.ts";

const read = "2026-11-22";
const DAX = "https://learn.microsoft.com/en-us/dax";
const HP = {
  title: "HP 12C Platinum, User's Guide",
  url: "https://www.manualslib.com/manual/1582109/Hp-12c-Platinum.html",
  read,
};
const EXCEL = {
  title: "ExcelFinancialFunctions, results of Excel's PRICE",
  url: "https://github.com/fsprojects/ExcelFinancialFunctions/blob/master/tests/ExcelFinancialFunctions.Tests/testdata/price.test",
  read,
};
const LONG = { coupon_rate: 7, annual_yield: 3, settlement: "1980-02-15", maturity: "2000-02-28" } as const;

export default [
  {
    given: "A Treasury bond of 6.75% at 4.75%, by actual days",
    inputs: {
      coupon_rate: 6.75,
      annual_yield: 4.75,
      settlement: "2004-04-28",
      maturity: "2018-06-04",
      day_count: "actual_actual",
      face_value: 100,
    },
    expected: { clean_price: "120.38", to_pay: "123.07" },
    by: "published",
    source: { ...HP, place: "Section 4, Bond Price, page 82" },
  },
  {
    given: "What that bond yields at 122.125",
    inputs: {
      find: "yield",
      coupon_rate: 6.75,
      clean_price: 122.125,
      settlement: "2004-04-28",
      maturity: "2018-06-04",
      day_count: "actual_actual",
    },
    expected: { annual_yield: "4.60" },
    by: "published",
    source: { ...HP, place: "Section 4, Bond Yield, page 83" },
  },
  {
    given: "A bond of 5.5% at 4.75%, by months of 30 days",
    inputs: {
      coupon_rate: 5.5,
      annual_yield: 4.75,
      settlement: "2004-08-28",
      maturity: "2008-06-01",
      face_value: 100,
    },
    expected: { clean_price: "102.55", accrued: "1.33" },
    by: "published",
    source: { ...HP, place: "Section 16, Bonds, Example 1, page 224" },
  },
  {
    given: "A Treasury bond of 6.75% over ten years",
    inputs: {
      coupon_rate: 6.75,
      annual_yield: 4.75,
      settlement: "2010-04-28",
      maturity: "2020-06-04",
      day_count: "actual_actual",
      face_value: 100,
    },
    expected: { clean_price: "115.89", accrued: "2.69", to_pay: "118.58" },
    by: "published",
    source: {
      title: "HP 10bII+, User's Guide",
      url: "https://www.manualslib.com/manual/514044/Hp-10biiPlus.html?page=115",
      place: "Table 10-2, Bond calculation example",
      read,
    },
  },
  {
    given: "5.75% at 6.5%, by months of 30 days",
    inputs: { coupon_rate: 5.75, annual_yield: 6.5, settlement: "2008-02-15", maturity: "2017-11-15" },
    expected: { clean_price: "94.6343616213221" },
    by: "software",
    source: {
      title: "Microsoft Learn, DAX reference, PRICE function",
      url: `${DAX}/price-function-dax`,
      place: "Example",
      read,
    },
  },
  {
    given: "What 5.75% yields at 95.04287",
    inputs: {
      find: "yield",
      coupon_rate: 5.75,
      clean_price: 95.04287,
      settlement: "2008-02-15",
      maturity: "2016-11-15",
    },
    expected: { annual_yield: "6.50000068807314" },
    by: "software",
    differs: "The function stops searching a little early, and its last digits are off.",
    source: {
      title: "Microsoft Learn, DAX reference, YIELD function",
      url: `${DAX}/yield-function-dax`,
      place: "Example",
      read,
    },
  },
  {
    given: "Twenty years between coupons, by actual days over 365 each year",
    inputs: { ...LONG, frequency: "yearly", day_count: "actual_365" },
    expected: { clean_price: "159.5840085847" },
    by: "software",
    source: { ...EXCEL, place: "2/15/1980, 2/28/2000, 0.07, 0.03, Annual, Actual365" },
  },
  {
    given: "Twenty years between coupons, semiannual, by actual days",
    inputs: { ...LONG, frequency: "semiannual", day_count: "actual_actual" },
    expected: { clean_price: "159.9072526481" },
    by: "software",
    source: { ...EXCEL, place: "2/15/1980, 2/28/2000, 0.07, 0.03, SemiAnnual, ActualActual" },
  },
  {
    given: "Fifteen years, semiannual, by actual days over 365: a period counts 182.5 days",
    inputs: { ...LONG, annual_yield: 10, frequency: "semiannual", day_count: "actual_365", maturity: "1995-11-30" },
    expected: { clean_price: "76.40613612711" },
    by: "software",
    source: { ...EXCEL, place: "2/15/1980, 11/30/1995, 0.07, 0.1, SemiAnnual, Actual365" },
    edge: true,
  },
  {
    given: "Twenty years, yearly, by actual days over 360",
    inputs: { ...LONG, frequency: "yearly", day_count: "actual_360" },
    expected: { clean_price: "159.5561168405" },
    by: "software",
    source: { ...EXCEL, place: "2/15/1980, 2/28/2000, 0.07, 0.03, Annual, Actual360" },
  },
  {
    given: "Months of 30 days, with a coupon on the last day of February",
    inputs: { ...LONG, annual_yield: 10, frequency: "yearly" },
    expected: { clean_price: "74.42812111016" },
    by: "software",
    differs: "Excel counts 28 February 1979 as day 30 of its month. We count it as day 28.",
    source: { ...EXCEL, place: "2/15/1980, 2/28/2000, 0.07, 0.1, Annual, UsPsa30_360" },
  },
  {
    given: "How the price of an 8% bond at 9% falls with the yield",
    inputs: {
      coupon_rate: 8,
      annual_yield: 9,
      settlement: "2008-01-01",
      maturity: "2016-01-01",
      day_count: "actual_actual",
    },
    expected: { modified_duration: "5.73566981391884" },
    by: "software",
    source: {
      title: "Microsoft Learn, DAX reference, MDURATION function",
      url: `${DAX}/mduration-function-dax`,
      place: "Example",
      read: "2026-11-23",
    },
  },
  {
    given: "A yield equal to the coupon on a coupon date: the price is the face value",
    inputs: { coupon_rate: 6, annual_yield: 6, settlement: "2026-05-15", maturity: "2031-05-15" },
    expected: { clean_price: "100.0000", accrued: "0", coupons: "10", coupon: "30", to_pay: "1000" },
    by: "hand",
    source: { title: "Each half-year earns 3% and pays 3%, so 100 stays 100; 1,000 × 6% ÷ 2 = 30; 5 × 2 = 10 coupons" },
    edge: true,
  },
  {
    given: "In the last period interest is simple",
    inputs: { coupon_rate: 8, annual_yield: 4, settlement: "2026-04-01", maturity: "2026-07-01", face_value: 100 },
    expected: { clean_price: "100.9703", accrued: "2", coupons: "1" },
    by: "hand",
    source: { title: "104 ÷ (1 + 2% × 90 ÷ 180) = 104 ÷ 1.01 = 102.9703; 4 × 90 ÷ 180 = 2; 102.9703 - 2 = 100.9703" },
    edge: true,
  },
] satisfies Vectors<typeof bondPrice>;
