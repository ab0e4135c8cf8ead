import {
  CONTEMPORARY_MATHEMATICS_6_8,
  CONTEMPORARY_MATHEMATICS_6_9,
  CONTEMPORARY_MATHEMATICS_6_12,
  NUMPY_FINANCIAL_TESTS,
  PRINCIPLES_FINANCE_8_2,
  TI_BA_II_PLUS,
} from "#calculators/sources";
import type { Vectors } from "#engine";
import type loan from "./loan.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_6_8,
    read: "2026-11-22",
    rows: [
      ["Example 2, Calculating the Payment for a Loan", { amount: 136700, annual_rate: 5.75, payments: 180 }, { payment: "1,135.18" }, { rounding: "up" }],
      ["Example 2, Calculating the Payment for a Loan", { amount: 28500, annual_rate: 3.99, payments: 60 }, { payment: "524.75" }, { rounding: "up" }],
      ["Using Google Sheets to Calculate Loan Payments", { amount: 50000, annual_rate: 10.9, payments: 84 }, { payment: "853.50" }],
      [
        "Example 3, Reading from an Amortization Table",
        { amount: 10000, annual_rate: 4.75, payments: 240, payment_number: 15 },
        { payment: "64.62", balance_after: "9,613.83" },
      ],
      ["Example 3, Reading from an Amortization Table", { amount: 10000, annual_rate: 4.75, payments: 240, payment_number: 10 }, { interest_part: "38.68" }],
      ["Example 3, Reading from an Amortization Table", { amount: 10000, annual_rate: 4.75, payments: 240, payment_number: 18 }, { interest_so_far: "697.01" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_9,
    read: "2026-11-22",
    rows: [
      ["Example 5, Standard Repayment Plan", { amount: 3500, annual_rate: 4.99, payments: 120 }, { payment: "37.11" }, { rounding: "up" }],
      ["Example 5, Standard Repayment Plan", { amount: 6200, annual_rate: 6.75, payments: 120 }, { payment: "71.20" }, { rounding: "up" }],
      [
        "Example 6, Standard Repayment Plan for an Unsubsidized Loan",
        { amount: 8132.55, annual_rate: 8.6, payments: 120 },
        { payment: "101.27" },
        { rounding: "up" },
      ],
      ["Example 8, Payments for Consolidated Student Loans", { amount: 27800, annual_rate: 8.375, payments: 180 }, { payment: "271.73" }, { rounding: "up" }],
    ],
  },
  {
    title: "Texas Instruments, knowledge base, Computing Monthly Payments Using the BA II PLUS",
    url: "https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/11237",
    read: "2026-11-22",
    rows: [["Solution 11237", { amount: 75000, annual_rate: 8.5, payments: 360 }, { payment: "576.69" }]],
  },
  {
    title: "Texas Instruments, knowledge base, Calculating Quarterly Payments Using the BA II PLUS",
    url: "https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/11226",
    read: "2026-11-22",
    rows: [["Solution 11226", { amount: 75000, annual_rate: 8.5, payments: 120, frequency: "quarterly" }, { payment: "1,732.71" }]],
  },
  {
    title: "Calculated Industries, Qualifier Plus IIIx user's guide",
    url: "https://mwitty.com/content.php?id=7192577",
    read: "2026-11-22",
    rows: [["Page 29, Finding a Quarterly Payment", { amount: 15000, annual_rate: 12, payments: 40, frequency: "quarterly" }, { payment: "648.94" }]],
  },
  {
    title: "Calculated Industries, Qualifier Plus IIIfx user's guide",
    url: "https://manualsfile.com/product/k3da53510dw.html?page=43",
    read: "2026-11-20",
    rows: [
      [
        "Bi-Weekly Loans",
        { amount: 275000, annual_rate: 5.88, payments: 360 },
        { payment: "1,627.61", total_interest: "310,938.79", total_paid: "585,938.79" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 10bII+ user's guide",
    url: "https://manualsdump.com/en/manuals/hp-10bii-plus-financial/291942/84",
    read: "2026-11-22",
    rows: [
      [
        "Tables 6-18 and 6-19, Amortizing a Range of Payments, page 76",
        { amount: 180000, annual_rate: 7.75, payments: 360, payment_number: 12 },
        { payment: "1,289.54", interest_so_far: "13,894.67", balance_after: "178,420.16" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C Platinum owner's handbook",
    url: "https://www.easymanua.ls/hp/12c-platinum/manual/491174?p=124",
    read: "2026-11-22",
    place: "Section 12, Real Estate and Lending, example 2",
    always: { amount: 100000, annual_rate: 9, payments: 252, payment_number: 60 },
    rows: [
      ["page 127", {}, { payment: "884.58" }],
      ["page 127", {}, { balance_after: "89,849.34" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_12,
    read: "2026-11-22",
    place: "Example 4, Amortization Table for a 30-Year",
    always: { amount: 165900, annual_rate: 5.61, payments: 360 },
    rows: [
      ["$165,900 Mortgage", { payment_number: 170 }, { payment: "953.44", balance_after: "119,873.35" }],
      ["$165,900 Mortgage", { payment_number: 175 }, { principal_part: "400.44" }],
      ["$165,900 Mortgage", { payment_number: 180 }, { interest_part: "543.56" }],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C user's guide",
    url: "http://www.manualowl.com/m/Hewlett-Packard/HP12C/Manual/244345?page=41",
    read: "2026-11-22",
    place: "Section 3, Calculating the Number of Payments, example 1",
    always: { find: "term", amount: 35000, annual_rate: 10.5, payment: 325 },
    rows: [
      ["pages 40 and 41", {}, { payments: "328" }],
      [
        "pages 40 and 41",
        {},
        { last_payment: "143.11" },
        {
          given: "The last payment on $35,000 at 10.5%, at $325 a month",
          differs: "The manual leaves the interest of each month unrounded; a lender bills whole cents.",
        },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_2,
    read: "2026-11-22",
    rows: [
      ["Structured settlement of $45,000 a year", { find: "amount", payment: 45000, annual_rate: 6, payments: 10, frequency: "yearly" }, { amount: "331,204" }],
    ],
  },
  {
    ...TI_BA_II_PLUS,
    read: "2026-11-22",
    rows: [["Computing Basic Loan Interest, page 27", { find: "rate", amount: 75000, payment: 425.84, payments: 360 }, { annual_rate: "5.50" }]],
  },
  {
    title: "ExcelFinancialFunctions, spot tests against Excel",
    url: "https://github.com/fsprojects/ExcelFinancialFunctions/blob/master/tests/ExcelFinancialFunctions.Tests/spottests.fs",
    read: "2026-11-22",
    by: "software",
    always: { amount: 200000, annual_rate: 6, payments: 180 },
    rows: [
      ["Readme2", {}, { payment: "1687.713656" }],
      ["Readme1", { payment_number: 53 }, { interest_part: "796.374758" }],
    ],
  },
  {
    ...NUMPY_FINANCIAL_TESTS,
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "TestPmt.test_pmt_decimal_broadcast",
        { amount: 20000, annual_rate: 80, payments: 3, frequency: "yearly" },
        { payment: "19311.25827814569536423841060" },
      ],
      [
        "TestPmt.test_pmt_decimal_broadcast",
        { amount: 2000, annual_rate: 30, payments: 12, frequency: "yearly" },
        { payment: "626.9081401700757748402586600" },
      ],
      [
        "TestPmt.test_pmt_decimal_zero_rate",
        { amount: 15000, annual_rate: 0, payments: 60 },
        { payment: "250" },
        { edge: "No interest: 15,000 in 60 payments" },
      ],
      [
        "TestPpmt.test_decimal",
        { amount: 55000, annual_rate: 10, payments: 60, payment_number: 1 },
        { principal_part: "710.2541257864217612489830917" },
        {
          given: "Principal in the first of 60 payments on 55,000 at 10%, to 28 digits",
          differs: "The program rounds to 28 digits at every step, and its last three are off.",
        },
      ],
      [
        "TestPV.test_pv_decimal",
        { find: "amount", payment: 12000, annual_rate: 7, payments: 20, frequency: "yearly" },
        { amount: "127128.1709461939327295222005" },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, IPMT function",
    url: "https://learn.microsoft.com/en-us/dax/ipmt-function-dax",
    read: "2026-11-22",
    by: "software",
    always: { amount: 8000, annual_rate: 10 },
    rows: [
      ["Example 1", { payments: 36, payment_number: 1 }, { interest_part: "66.6666666666667" }],
      [
        "Example 2",
        { payments: 3, frequency: "yearly", payment_number: 3 },
        { interest_part: "292.447129909366" },
        { edge: "Interest in the last of three yearly payments on 8,000 at 10%" },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, PPMT function",
    url: "https://learn.microsoft.com/en-us/dax/ppmt-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [
      ["Example 1", { amount: 2000, annual_rate: 10, payments: 24, payment_number: 1 }, { principal_part: "75.6231860083663" }],
      ["Example 2", { amount: 200000, annual_rate: 8, payments: 10, frequency: "yearly", payment_number: 10 }, { principal_part: "27598.0534624214" }],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, CUMIPMT function",
    url: "https://learn.microsoft.com/en-us/dax/cumipmt-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [["Example 2", { amount: 125000, annual_rate: 9, payments: 360, payment_number: 1 }, { interest_so_far: "937.5" }]],
  },
  {
    title: "Microsoft Learn, DAX reference, CUMPRINC function",
    url: "https://learn.microsoft.com/en-us/dax/cumprinc-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [["Example 2", { amount: 125000, annual_rate: 9, payments: 360, payment_number: 1 }, { principal_part: "68.2782711809784" }]],
  },
  {
    title: "Microsoft Learn, DAX reference, RATE function",
    url: "https://learn.microsoft.com/en-us/dax/rate-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "Example 1",
        { find: "rate", amount: 8000, payment: 200, payments: 48, frequency: "yearly" },
        { annual_rate: "0.770147248820137" },
        { given: "The rate of a period in percent, 48 payments of 200 on 8,000", differs: "The function stops searching after about 13 digits." },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "3 × 300 = 900, and 1,000 - 900 = 100 is left for payment 4",
        { find: "term", amount: 1000, annual_rate: 0, payment: 300 },
        { payments: "4", last_payment: "100", total_paid: "1000" },
        { edge: "The last payment is smaller: $1,000 without interest at $300 a month" },
      ],
      [
        "12 × 100 = 1,200",
        { find: "rate", amount: 1200, payment: 100, payments: 12 },
        { annual_rate: "0", effective_rate: "0" },
        { edge: "Payments that come to exactly what was borrowed are a rate of zero" },
      ],
      [
        "25,000 × 10 ÷ 52 = 4,807.69; all but 25,000 ÷ 1.19^520, which is less than a cent, is owed still",
        { find: "payment", amount: 25000, annual_rate: 1000, payments: 5200, frequency: "weekly", payment_number: 4680 },
        { interest_part: "4807.69", principal_part: "0.00", balance_after: "25000.00" },
        { edge: "At 1,000% a year, payment after payment is nearly all interest, and the loan is still owed" },
      ],
      [
        "1 × 10 = 10 is all interest, but for a part of 1 ÷ 11^100; 10 × 100% = 1,000%",
        { find: "rate", amount: 1, payment: 10, payments: 100, frequency: "yearly", payment_number: 90 },
        { annual_rate: "1000", interest_part: "10.00", balance_after: "1.00" },
        { edge: "A payment of $10 a year on $1 is a rate of 1,000%, and the dollar is owed to the end" },
      ],
      [
        "100 ÷ 3 = 33.333…; 100 - 2 × 33.333… = 33.333…",
        { find: "term", amount: 100, payment: 33.33, annual_rate: 0, payment_number: 2 },
        { payments: "3", principal_part: "33.33", interest_so_far: "0.00", balance_after: "33.33" },
        { edge: "$33.33 a month is a third of $100, rounded: after two payments a third is owed" },
      ],
      [
        "80,000 - 19 × 80,000 ÷ 60 = 54,666.666…; 80,000 - 80,000 = 0",
        { amount: 80000, annual_rate: 0, payments: 60, frequency: "quarterly", payment_number: 19 },
        { interest_so_far: "0.000000000000000000000000000000000000000000", balance_after: "54666.67" },
        { edge: "At 0% the interest so far is nothing, and no remainder of a division" },
      ],
      [
        "22 × 12,451.1475 = 273,925.245, less about 10^-84 paid back, which to the cent is 273,925.24",
        { find: "rate", amount: "98153.91812155981531215598153", payment: "12451.1475", payments: 1623, frequency: "biweekly", payment_number: 22 },
        { interest_so_far: "273925.245" },
        { edge: "Interest so far where almost nothing is paid back: a hair below half a cent, and so down" },
      ],
      [
        "100,000 × 6% ÷ 12 = 500, and 11 × 500 = 5,500",
        { amount: 100000, annual_rate: 6, payments: 12, balloon: 100000, payment_number: 11 },
        { payment: "500", total_interest: "6000", interest_so_far: "5500", principal_part: "0", balance_after: "100000", last_payment: "100,500" },
        { edge: "Interest-only: the balloon is the whole loan, and each payment is a month's interest" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 10bII, calculating a balloon payment",
    url: "http://support.hp.com/us-en/document/bpia5035",
    read: "2026-11-23",
    rows: [["Steps 1 and 2", { amount: 172500, annual_rate: 8.8, payments: 48, balloon: 163388.39 }, { payment: "1,424.06" }]],
  },
  {
    title: "Texas Instruments, Calculating a balloon payment using the BA II Plus family",
    url: "https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/23970",
    read: "2026-11-23",
    rows: [["Solution 23970", { amount: 67500, annual_rate: 9.25, payments: 180, balloon: 53953.92 }, { payment: "555.31" }]],
  },
  {
    title: "Hewlett-Packard, HP 12c Platinum user's guide",
    url: "https://www.easymanua.ls/hp/12c-platinum/manual/491174?p=48",
    read: "2026-11-23",
    rows: [["Page 50, Example 1", { find: "amount", payment: 523.99, annual_rate: 14.25, payments: 60, balloon: 42652.37 }, { amount: "43,400.00" }]],
  },
] satisfies Vectors<typeof loan>;
