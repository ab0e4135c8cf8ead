import type { Vectors } from "#engine";
import type depreciation from "./depreciation.ts";

const read = "2026-11-22";
const ACCOUNTING = {
  title: "OpenStax, Principles of Accounting, Volume 1: Financial Accounting, section 11.3, Depreciation Methods",
  url: "https://openstax.org/books/principles-financial-accounting/pages/11-3-explain-and-apply-depreciation-methods-to-allocate-capitalized-costs",
  read,
};
const FORMULAJS = {
  title: "formula.js, tests of the financial functions",
  url: "https://github.com/formulajs/formulajs/blob/master/test/financial.js",
  read,
};
const TABLE = {
  title: "Table 7.2, Accelerated Depreciation for Personal Property, after IRS Publication 946, Table A-1",
  url: "https://cxp.cengage.com/contentservice/assets/T=1467295792958/whit1itf34h/images/ch07/tables_7-2_7-3_7-4.html",
  read,
};
const DAX = "https://learn.microsoft.com/en-us/dax";

export default [
  {
    given: "A printing press for $58,000, straight line over five years",
    inputs: { cost: 58000, salvage: 10000, life: 5 },
    expected: { first_year: "9,600", "schedule.1.book_value": "48,400", final_value: "10,000" },
    by: "published",
    source: { ...ACCOUNTING, place: "Straight-Line Depreciation, Kenzie Company" },
  },
  {
    given: "The same press by double declining balance, which stops at the salvage value",
    inputs: { method: "declining", cost: 58000, salvage: 10000, life: 5 },
    expected: { first_year: "23,200", "schedule.3.book_value": "12,528", "schedule.4.depreciation": "2,528" },
    by: "published",
    source: { ...ACCOUNTING, place: "Double-Declining-Balance Depreciation, Kenzie Company" },
    edge: true,
  },
  {
    given: "The same press, bought with nine months of the year left",
    inputs: { cost: 58000, salvage: 10000, life: 5, first_months: 9 },
    expected: { first_year: "7,200", "schedule.6.depreciation": "2,400" },
    by: "published",
    source: { ...ACCOUNTING, place: "Partial-Year Depreciation" },
  },
  {
    given: "$30,000 to $7,500 in ten years, straight line",
    inputs: { cost: 30000, salvage: 7500, life: 10 },
    expected: { first_year: "2250" },
    by: "software",
    source: {
      title: "Microsoft Learn, DAX reference, SLN function",
      url: `${DAX}/sln-function-dax`,
      place: "Example",
      read,
    },
  },
  {
    given: "$30,000 to $7,500 in ten years, sum of the years' digits",
    inputs: { method: "digits", cost: 30000, salvage: 7500, life: 10 },
    expected: { first_year: "4090.90909090909" },
    by: "software",
    source: {
      title: "Microsoft Learn, DAX reference, SYD function",
      url: `${DAX}/syd-function-dax`,
      place: "Example 1",
      read,
    },
  },
  {
    given: "A video system for 50,000, sum of the years' digits",
    inputs: { method: "digits", cost: 50000, salvage: 10000, life: 5 },
    expected: {
      first_year: "13,333.33",
      "schedule.2.depreciation": "10,666.67",
      "schedule.3.depreciation": "8,000.00",
      "schedule.5.depreciation": "2,666.67",
    },
    by: "software",
    source: {
      title: "LibreOffice Help, Financial Functions Part One, SYD",
      url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/04060103.html",
      place: "SYD, Example, column Deprec. SYD",
      read,
    },
  },
  {
    given: "A million to 100,000 in six years, double declining",
    inputs: { method: "declining", cost: 1000000, salvage: 100000, life: 6 },
    expected: {
      first_year: "333333.3333333333",
      "schedule.2.depreciation": "222222.22222222225",
      "schedule.6.depreciation": "31687.242798353895",
    },
    by: "software",
    differs: "The function works in floating point with about 15 digits, and its last ones are off.",
    source: { ...FORMULAJS, place: "DDB(1000000, 100000, 6)" },
  },
  {
    given: "A million to nothing in ten years at 150%: the fifth year",
    inputs: { method: "declining", cost: 1000000, salvage: 0, life: 10, factor: 1.5 },
    expected: { "schedule.5.depreciation": "78300.9375", rate: "15" },
    by: "software",
    source: {
      title: "Microsoft Learn, DAX reference, DDB function",
      url: `${DAX}/ddb-function-dax`,
      place: "Example 1",
      read,
    },
  },
  {
    given: "MACRS, seven-year property, in percent of its cost",
    inputs: { method: "macrs", cost: 100, recovery: "seven" },
    expected: {
      first_year: "14.29",
      "schedule.2.depreciation": "24.49",
      "schedule.3.depreciation": "17.49",
      "schedule.8.depreciation": "4.46",
    },
    by: "published",
    source: { ...TABLE, place: "7-Year (200% DB)" },
  },
  {
    given: "MACRS, a copier for $5,000: five-year property",
    inputs: { method: "macrs", cost: 5000, recovery: "five" },
    expected: { first_year: "1,000", "schedule.2.depreciation": "1,600" },
    by: "published",
    source: {
      title: "Loophole Lewy, Depreciation: How to Figure, Examples",
      url: "http://loopholelewy.com/loopholelewy/02-business-deductions/depreciation-14-how-to-figure-examples.htm",
      place: "Depreciation Computation (1)",
      read,
    },
  },
  {
    given: "A salvage value as high as the cost: nothing to write off",
    inputs: { method: "declining", cost: 5000, salvage: 5000, life: 3 },
    expected: { first_year: "0", total: "0", final_value: "5000" },
    by: "hand",
    source: { title: "5,000 - 5,000 = 0 is all that may be written off" },
    edge: true,
  },
  {
    given: "Double declining over three years, switched to straight line in the last",
    inputs: { method: "declining", cost: 900, salvage: 0, life: 3, switching: "yes" },
    expected: {
      first_year: "600",
      "schedule.2.depreciation": "200",
      "schedule.3.depreciation": "100",
      final_value: "0",
    },
    by: "hand",
    source: { title: "900 × 2 ÷ 3 = 600; 300 × 2 ÷ 3 = 200; 100 ÷ 1 = 100 is more than 100 × 2 ÷ 3 = 66.67" },
  },
  {
    given: "A metalworking machine for $10,000, declining balance at double the rate",
    inputs: { method: "declining", cost: 10000, salvage: 500, life: 5 },
    expected: { first_year: "4,000.00", "schedule.2.depreciation": "2,400.00", "schedule.3.depreciation": "1,440.00" },
    by: "published",
    source: {
      title: "Hewlett-Packard, HP 12C user's guide",
      url: "http://office.manualsonline.com/manuals/mfg/hewlettpackard_1/12caba.html?p=69",
      place: "Section 4, Depreciation Calculations, page 69",
      read: "2026-11-23",
    },
  },
  {
    given: "A building for $125,000 over 25 years, bought four months before the end of the year",
    inputs: { cost: 125000, salvage: 0, life: 25, first_months: 4 },
    expected: {
      first_year: "1,666.67",
      "schedule.1.book_value": "123,333.33",
      "schedule.2.depreciation": "5,000.00",
      "schedule.2.book_value": "118,333.33",
      "schedule.25.book_value": "3,333.33",
      "schedule.26.depreciation": "3,333.33",
      final_value: "0.00",
    },
    by: "published",
    source: {
      title: "Hewlett-Packard, HP 12C user's guide",
      url: "https://www.manualshelf.com/manual/hp/hp-12c/operation-manual-english/page-136.html",
      place: "Section 13, Partial-Year Depreciation, example 1, page 136",
      read: "2026-11-23",
    },
    edge: true,
  },
] satisfies Vectors<typeof depreciation>;
