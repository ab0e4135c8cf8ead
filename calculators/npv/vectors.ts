import type { Vectors } from "#engine";
import type npv from "./npv.ts";

const read = "2026-11-22";
const FINANCE = {
  title: "OpenStax, Principles of Finance, section 16.2, Net Present Value (NPV) Method",
  url: "https://openstax.org/books/principles-finance/pages/16-2-net-present-value-npv-method",
  read,
};
const NUMPY = {
  title: "numpy-financial, documentation of npv",
  url: "https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py",
  read,
};
const FORMULAJS = {
  title: "formula.js, tests of the financial functions",
  url: "https://github.com/formulajs/formulajs/blob/master/test/financial.js",
  read,
};
const EXCEL = "https://github.com/fsprojects/ExcelFinancialFunctions/blob/master/tests/ExcelFinancialFunctions.Tests";

const PROJECTS = {
  title: "OpenStax, Principles of Finance, section 16.5, Choosing between Projects",
  url: "https://openstax.org/books/principles-finance/pages/16-5-choosing-between-projects",
  read: "2026-11-23",
};

export default [
  {
    given: "A project of $30,000 with rising income for seven years at 9%",
    inputs: {
      discount_rate: 9,
      flows: "0:-30000; 1:6000; 2:8000; 3:10000; 4:12000; 5:14000; 6:16000; 7:18000",
    },
    expected: { npv: "26,946.90" },
    by: "published",
    source: { ...FINANCE, place: "Calculating NPV, project for $30,000" },
  },
  {
    given: "An embroidery machine for $16,000 at 9%",
    inputs: { discount_rate: 9, flows: "0:-16000; 1:2000; 2:4000; 3:5000; 4:5000; 5:5000; 6:5000" },
    expected: { npv: "2,835.63", "schedule.2.present_value": "1,834.86", "schedule.7.present_value": "2,981.34" },
    by: "published",
    source: { ...FINANCE, place: "Net Present Value Calculation, Sam's embroidery machine" },
    differs: "The book adds up present values that it rounded to the cent first. Unrounded, the sum is a cent less.",
  },
  {
    given: "$40,000 today for four years of income at 8%",
    inputs: { discount_rate: 8, flows: "0:-40000; 1:5000; 2:8000; 3:12000; 4:30000" },
    expected: { npv: "3065.22267" },
    by: "software",
    source: { ...NUMPY, place: "Examples, rate 0.08" },
  },
  {
    given: "A loss at 5%: $4,000 for $500 and $800",
    inputs: { discount_rate: 5, flows: "0:-4000; 1:500; 2:800" },
    expected: { npv: "-2798.19" },
    by: "software",
    source: { ...NUMPY, place: "Examples, rates [0.00, 0.05, 0.10]" },
  },
  {
    given: "The spreadsheet convention, where the first cash flow comes after a year",
    inputs: { discount_rate: 10, flows: "1:-10000; 2:2000; 3:4000; 4:8000" },
    expected: { npv: "1031.3503176012546" },
    by: "software",
    differs: "The function works in floating point with about 15 digits, and its last two are off.",
    source: { ...FORMULAJS, place: "NPV(0.1, -10000, 2000, 4000, 8000)" },
  },
  {
    given: "A discount rate below zero makes later money worth more",
    inputs: { discount_rate: -40, flows: "1:-100; 2:10; 3:10; 4:100" },
    expected: { npv: "679.012345679" },
    by: "software",
    source: {
      title: "ExcelFinancialFunctions, results of Excel's NPV",
      url: `${EXCEL}/testdata/npv.test`,
      place: "-0.4,-100;10;10;100",
      read,
    },
    edge: true,
  },
  {
    given: "By date: $10,000 invested, four payments back, at 9%",
    inputs: {
      timing: "dates",
      discount_rate: 9,
      dated_flows: "2014-01-01:-10000; 2014-03-01:2750; 2014-10-30:4250; 2015-02-15:3250; 2015-04-01:2750",
    },
    expected: { npv: "2089.50" },
    by: "software",
    source: {
      title: "Microsoft Learn, DAX reference, XNPV function",
      url: "https://learn.microsoft.com/en-us/dax/xnpv-function-dax",
      place: "Example",
      read,
    },
  },
  {
    given: "By date, one payment a day after the first",
    inputs: {
      timing: "dates",
      discount_rate: 6,
      dated_flows: "2001-01-01:-10000; 2001-01-02:2000; 2001-03-15:2500; 2001-05-12:5000; 2001-08-10:1000",
    },
    expected: { npv: "323.02" },
    by: "software",
    differs: "The help has the second payment on 2 January in its table, and a figure that is right for 1 February.",
    source: {
      title: "LibreOffice Help, Financial Functions Part Three, XNPV",
      url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html",
      place: "XNPV, Example",
      read,
    },
  },
  {
    given: "Money received alone, over twenty-nine years",
    inputs: { timing: "dates", discount_rate: 14, dated_flows: "1970-03-02:1; 1988-02-03:3; 1999-03-05:4" },
    expected: { npv: "1.375214", present_outflows: "0", profitability_index: "" },
    by: "software",
    source: {
      title: "ExcelFinancialFunctions, spot tests",
      url: `${EXCEL}/spottests.fs`,
      place: "spotXnpv",
      read,
    },
    edge: true,
  },
  {
    given: "At the rate the project earns, the NPV is exactly zero",
    inputs: { discount_rate: 10, flows: "0:-100; 1:60; 2:55" },
    expected: { npv: "0", profitability_index: "1", net_cash: "15" },
    by: "hand",
    source: { title: "60 ÷ 1.1 + 55 ÷ 1.21 = 54.5454… + 45.4545… = 100, and 100 - 100 = 0" },
    edge: true,
  },
  {
    given: "Two amounts in one period count each on its own",
    inputs: { discount_rate: 0, flows: "0:-100; 1:140; 1:-10" },
    expected: {
      npv: "30",
      present_inflows: "140",
      present_outflows: "110",
      profitability_index: "1.2727",
      "schedule.2.amount": "140",
      "schedule.3.amount": "-10",
    },
    by: "hand",
    source: { title: "At 0% nothing is discounted: 140 - 100 - 10 = 30, and 140 ÷ 110 = 1.2727…" },
    edge: true,
  },
  {
    given: "The same machine at 0%: the sum of its cash flows",
    inputs: { discount_rate: 0, flows: "0:-16000; 1:2000; 2:4000; 3:5000; 4:5000; 5:5000; 6:5000" },
    expected: { npv: "10,000" },
    by: "published",
    source: { ...FINANCE, place: "NPV for Various Discount Rates, 0%", read: "2026-11-23" },
    edge: true,
  },
  {
    given: "The same machine at 3%",
    inputs: { discount_rate: 3, flows: "0:-16000; 1:2000; 2:4000; 3:5000; 4:5000; 5:5000; 6:5000" },
    expected: { npv: "7,231" },
    by: "published",
    source: { ...FINANCE, place: "NPV for Various Discount Rates, 3%", read: "2026-11-23" },
  },
  {
    given: "The same machine at 14%",
    inputs: { discount_rate: 14, flows: "0:-16000; 1:2000; 2:4000; 3:5000; 4:5000; 5:5000; 6:5000" },
    expected: { npv: "42" },
    by: "published",
    source: { ...FINANCE, place: "NPV for Various Discount Rates, 14%", read: "2026-11-23" },
  },
  {
    given: "The same machine at 21%",
    inputs: { discount_rate: 21, flows: "0:-16000; 1:2000; 2:4000; 3:5000; 4:5000; 5:5000; 6:5000" },
    expected: { npv: "-2,939" },
    by: "published",
    source: { ...FINANCE, place: "NPV for Various Discount Rates, 21%", read: "2026-11-23" },
  },
  {
    given: "A heavy-duty machine for $25,000 at 9%",
    inputs: { discount_rate: 9, flows: "0:-25000; 1:2000; 2:4000; 3:8000; 4:9000; 5:9000; 6:9000" },
    expected: { npv: "3,970.67" },
    by: "published",
    source: { ...PROJECTS, place: "Heavy-duty machine" },
  },
  {
    given: "A truck for $50,000 that brings in $40,000 a year for three years, at 10%",
    inputs: { discount_rate: 10, flows: "0:-50000; 1:40000; 2:40000; 3:40000" },
    expected: { npv: "49,474" },
    by: "published",
    source: { ...PROJECTS, place: "Ice-cream truck that lasts three years" },
  },
  {
    given: "A truck for $50,000 that brings in $30,000 a year for six years, at 10%",
    inputs: { discount_rate: 10, flows: "0:-50000; 1:30000; 2:30000; 3:30000; 4:30000; 5:30000; 6:30000" },
    expected: { npv: "80,658" },
    by: "published",
    source: { ...PROJECTS, place: "Ice-cream truck that lasts six years" },
  },
  {
    given: "A second truck bought with the income of the third year",
    inputs: { discount_rate: 10, flows: "0:-50000; 1:40000; 2:40000; 3:-10000; 4:40000; 5:40000; 6:40000" },
    expected: { npv: "86,644.69", "schedule.4.present_value": "-7,513.15", "schedule.7.present_value": "22,578.96" },
    by: "published",
    source: { ...PROJECTS, place: "Replacement Chain Approach" },
  },
  {
    given: "A duplex for $80,000, sold after five years for $130,000, at 13%",
    inputs: { discount_rate: 13, flows: "0:-80000; 1:-500; 2:4500; 3:5500; 4:4500; 5:130000" },
    expected: { npv: "212.18" },
    by: "published",
    source: {
      title: "Hewlett-Packard, HP 12C user's guide",
      url: "http://office.manualsonline.com/manuals/mfg/hewlettpackard_1/12caba.html?p=60",
      place: "Section 4, Net Present Value, example on page 60",
      read: "2026-11-23",
    },
  },
  {
    given: "Four payments that rise each year, at 10%",
    inputs: { discount_rate: 10, flows: "1:5000; 2:7000; 3:8000; 4:10000" },
    expected: {
      "schedule.1.present_value": "4,545.45",
      "schedule.2.present_value": "5,785.12",
      "schedule.3.present_value": "6,010.52",
    },
    by: "published",
    source: {
      title: "Texas Instruments, BA-20 Profit Manager guidebook",
      url: "http://www.manualowl.com/m/Texas%20Instruments/BA-20-Profit-Manager/Manual/275089?page=36",
      place: "Computing Present Value of Variable Cash Flows, page 32",
      read: "2026-11-23",
    },
  },
  {
    given: "What pays for college at 6%: $7,000 a year, four times, from the ninth year on",
    inputs: { discount_rate: 6, flows: "9:7000; 10:7000; 11:7000; 12:7000" },
    expected: { npv: "15,218.35" },
    by: "published",
    source: {
      title: "Hewlett-Packard, HP 12C user's guide",
      url: "https://manualsbrain.com/it/manuals/1794738/?page=134",
      place: "Section 12, Deferred Annuities, example 1, page 134",
      read: "2026-11-23",
    },
  },
] satisfies Vectors<typeof npv>;
