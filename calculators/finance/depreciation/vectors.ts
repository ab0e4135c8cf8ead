import { FORMULAJS_FINANCIAL } from "#calculators/sources";
import type { Vectors } from "#engine";
import type depreciation from "./depreciation.ts";

export default [
  {
    title: "OpenStax, Principles of Accounting, Volume 1: Financial Accounting, section 11.3, Depreciation Methods",
    url: "https://openstax.org/books/principles-financial-accounting/pages/11-3-explain-and-apply-depreciation-methods-to-allocate-capitalized-costs",
    read: "2026-11-22",
    always: { cost: 58000, salvage: 10000, life: 5 },
    rows: [
      ["Straight-Line Depreciation, Kenzie Company", {}, { first_year: "9,600", "schedule.1.book_value": "48,400", final_value: "10,000" }],
      [
        "Double-Declining-Balance Depreciation, Kenzie Company",
        { method: "declining" },
        { first_year: "23,200", "schedule.3.book_value": "12,528", "schedule.4.depreciation": "2,528" },
        { edge: "The same press by double declining balance, which stops at the salvage value" },
      ],
      ["Partial-Year Depreciation", { first_months: 9 }, { first_year: "7,200", "schedule.6.depreciation": "2,400" }],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, SLN function",
    url: "https://learn.microsoft.com/en-us/dax/sln-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [["Example", { cost: 30000, salvage: 7500, life: 10 }, { first_year: "2250" }]],
  },
  {
    title: "Microsoft Learn, DAX reference, SYD function",
    url: "https://learn.microsoft.com/en-us/dax/syd-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [["Example 1", { method: "digits", cost: 30000, salvage: 7500, life: 10 }, { first_year: "4090.90909090909" }]],
  },
  {
    title: "LibreOffice Help, Financial Functions Part One, SYD",
    url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/04060103.html",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "SYD, Example, column Deprec. SYD",
        { method: "digits", cost: 50000, salvage: 10000, life: 5 },
        { first_year: "13,333.33", "schedule.2.depreciation": "10,666.67", "schedule.3.depreciation": "8,000.00", "schedule.5.depreciation": "2,666.67" },
      ],
    ],
  },
  {
    ...FORMULAJS_FINANCIAL,
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "DDB(1000000, 100000, 6)",
        { method: "declining", cost: 1000000, salvage: 100000, life: 6 },
        { first_year: "333333.3333333333", "schedule.2.depreciation": "222222.22222222225", "schedule.6.depreciation": "31687.242798353895" },
        {
          given: "A million to 100,000 in six years, double declining",
          differs: "The function works in floating point with about 15 digits, and its last ones are off.",
        },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, DDB function",
    url: "https://learn.microsoft.com/en-us/dax/ddb-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [["Example 1", { method: "declining", cost: 1000000, salvage: 0, life: 10, factor: 1.5 }, { "schedule.5.depreciation": "78300.9375", rate: "15" }]],
  },
  {
    title: "Table 7.2, Accelerated Depreciation for Personal Property, after IRS Publication 946, Table A-1",
    url: "https://cxp.cengage.com/contentservice/assets/T=1467295792958/whit1itf34h/images/ch07/tables_7-2_7-3_7-4.html",
    read: "2026-11-22",
    rows: [
      [
        "7-Year (200% DB)",
        { method: "macrs", cost: 100, recovery: "seven" },
        { first_year: "14.29", "schedule.2.depreciation": "24.49", "schedule.3.depreciation": "17.49", "schedule.8.depreciation": "4.46" },
      ],
    ],
  },
  {
    title: "Loophole Lewy, Depreciation: How to Figure, Examples",
    url: "http://loopholelewy.com/loopholelewy/02-business-deductions/depreciation-14-how-to-figure-examples.htm",
    read: "2026-11-22",
    rows: [["Depreciation Computation (1)", { method: "macrs", cost: 5000, recovery: "five" }, { first_year: "1,000", "schedule.2.depreciation": "1,600" }]],
  },
  {
    by: "hand",
    always: { method: "declining", life: 3 },
    rows: [
      [
        "5,000 - 5,000 = 0 is all that may be written off",
        { cost: 5000, salvage: 5000 },
        { first_year: "0", total: "0", final_value: "5000" },
        { edge: "A salvage value as high as the cost: nothing to write off" },
      ],
      [
        "900 × 2 ÷ 3 = 600; 300 × 2 ÷ 3 = 200; 100 ÷ 1 = 100 is more than 100 × 2 ÷ 3 = 66.67",
        { cost: 900, salvage: 0, switching: "yes" },
        { first_year: "600", "schedule.2.depreciation": "200", "schedule.3.depreciation": "100", final_value: "0" },
        { given: "Double declining over three years, switched to straight line in the last" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C user's guide",
    url: "http://office.manualsonline.com/manuals/mfg/hewlettpackard_1/12caba.html?p=69",
    read: "2026-11-23",
    rows: [
      [
        "Section 4, Depreciation Calculations, page 69",
        { method: "declining", cost: 10000, salvage: 500, life: 5 },
        { first_year: "4,000.00", "schedule.2.depreciation": "2,400.00", "schedule.3.depreciation": "1,440.00" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C user's guide",
    url: "https://www.manualshelf.com/manual/hp/hp-12c/operation-manual-english/page-136.html",
    read: "2026-11-23",
    rows: [
      [
        "Section 13, Partial-Year Depreciation, example 1, page 136",
        { cost: 125000, salvage: 0, life: 25, first_months: 4 },
        {
          first_year: "1,666.67",
          "schedule.1.book_value": "123,333.33",
          "schedule.2.depreciation": "5,000.00",
          "schedule.2.book_value": "118,333.33",
          "schedule.25.book_value": "3,333.33",
          "schedule.26.depreciation": "3,333.33",
          final_value: "0.00",
        },
        { edge: "A building for $125,000 over 25 years, bought four months before the end of the year" },
      ],
    ],
  },
] satisfies Vectors<typeof depreciation>;
