import { EXCEL_FINANCIAL_FUNCTIONS, FORMULAJS_FINANCIAL, PRINCIPLES_FINANCE_16_5 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type npv from "./npv.ts";

export default [
  {
    title: "OpenStax, Principles of Finance, section 16.2, Net Present Value (NPV) Method",
    url: "https://openstax.org/books/principles-finance/pages/16-2-net-present-value-npv-method",
    read: "2026-11-22",
    always: { discount_rate: 9 },
    rows: [
      ["Calculating NPV, project for $30,000", { flows: "0:-30000; 1:6000; 2:8000; 3:10000; 4:12000; 5:14000; 6:16000; 7:18000" }, { npv: "26,946.90" }],
      [
        "Net Present Value Calculation, Sam's embroidery machine",
        { flows: "0:-16000; 1:2000; 2:4000; 3:5000; 4:5000; 5:5000; 6:5000" },
        { npv: "2,835.63", "schedule.2.present_value": "1,834.86", "schedule.7.present_value": "2,981.34" },
        {
          given: "An embroidery machine for $16,000 at 9%",
          differs: "The book adds up present values that it rounded to the cent first. Unrounded, the sum is a cent less.",
        },
      ],
    ],
  },
  {
    title: "numpy-financial, documentation of npv",
    url: "https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py",
    read: "2026-11-22",
    by: "software",
    place: "Examples",
    rows: [
      ["rate 0.08", { discount_rate: 8, flows: "0:-40000; 1:5000; 2:8000; 3:12000; 4:30000" }, { npv: "3065.22267" }],
      ["rates [0.00, 0.05, 0.10]", { discount_rate: 5, flows: "0:-4000; 1:500; 2:800" }, { npv: "-2798.19" }],
    ],
  },
  {
    ...FORMULAJS_FINANCIAL,
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "NPV(0.1, -10000, 2000, 4000, 8000)",
        { discount_rate: 10, flows: "1:-10000; 2:2000; 3:4000; 4:8000" },
        { npv: "1031.3503176012546" },
        {
          given: "The spreadsheet convention, where the first cash flow comes after a year",
          differs: "The function works in floating point with about 15 digits, and its last two are off.",
        },
      ],
    ],
  },
  {
    title: "ExcelFinancialFunctions, results of Excel's NPV",
    url: "https://github.com/fsprojects/ExcelFinancialFunctions/blob/master/tests/ExcelFinancialFunctions.Tests/testdata/npv.test",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "-0.4,-100;10;10;100",
        { discount_rate: -40, flows: "1:-100; 2:10; 3:10; 4:100" },
        { npv: "679.012345679" },
        { edge: "A discount rate below zero makes later money worth more" },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, XNPV function",
    url: "https://learn.microsoft.com/en-us/dax/xnpv-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "Example",
        { timing: "dates", discount_rate: 9, dated_flows: "2014-01-01:-10000; 2014-03-01:2750; 2014-10-30:4250; 2015-02-15:3250; 2015-04-01:2750" },
        { npv: "2089.50" },
      ],
    ],
  },
  {
    title: "LibreOffice Help, Financial Functions Part Three, XNPV",
    url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "XNPV, Example",
        { timing: "dates", discount_rate: 6, dated_flows: "2001-01-01:-10000; 2001-01-02:2000; 2001-03-15:2500; 2001-05-12:5000; 2001-08-10:1000" },
        { npv: "323.02" },
        {
          given: "By date, one payment a day after the first",
          differs: "The help has the second payment on 2 January in its table, and a figure that is right for 1 February.",
        },
      ],
    ],
  },
  {
    ...EXCEL_FINANCIAL_FUNCTIONS,
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "spotXnpv",
        { timing: "dates", discount_rate: 14, dated_flows: "1970-03-02:1; 1988-02-03:3; 1999-03-05:4" },
        { npv: "1.375214", present_outflows: "0", profitability_index: "" },
        { edge: "Money received alone, over twenty-nine years" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "60 ÷ 1.1 + 55 ÷ 1.21 = 54.5454… + 45.4545… = 100, and 100 - 100 = 0",
        { discount_rate: 10, flows: "0:-100; 1:60; 2:55" },
        { npv: "0", profitability_index: "1", net_cash: "15" },
        { edge: "At the rate the project earns, the NPV is exactly zero" },
      ],
      [
        "At 0% nothing is discounted: 140 - 100 - 10 = 30, and 140 ÷ 110 = 1.2727…",
        { discount_rate: 0, flows: "0:-100; 1:140; 1:-10" },
        { npv: "30", present_inflows: "140", present_outflows: "110", profitability_index: "1.2727", "schedule.2.amount": "140", "schedule.3.amount": "-10" },
        { edge: "Two amounts in one period count each on its own" },
      ],
    ],
  },
  {
    title: "OpenStax, Principles of Finance, section 16.2, Net Present Value (NPV) Method",
    url: "https://openstax.org/books/principles-finance/pages/16-2-net-present-value-npv-method",
    read: "2026-11-23",
    place: "NPV for Various Discount Rates",
    always: { flows: "0:-16000; 1:2000; 2:4000; 3:5000; 4:5000; 5:5000; 6:5000" },
    rows: [
      ["0%", { discount_rate: 0 }, { npv: "10,000" }, { edge: "The same machine at 0%: the sum of its cash flows" }],
      ["3%", { discount_rate: 3 }, { npv: "7,231" }],
      ["14%", { discount_rate: 14 }, { npv: "42" }],
      ["21%", { discount_rate: 21 }, { npv: "-2,939" }],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_16_5,
    read: "2026-11-23",
    rows: [
      ["Heavy-duty machine", { discount_rate: 9, flows: "0:-25000; 1:2000; 2:4000; 3:8000; 4:9000; 5:9000; 6:9000" }, { npv: "3,970.67" }],
      ["Ice-cream truck that lasts three years", { discount_rate: 10, flows: "0:-50000; 1:40000; 2:40000; 3:40000" }, { npv: "49,474" }],
      [
        "Ice-cream truck that lasts six years",
        { discount_rate: 10, flows: "0:-50000; 1:30000; 2:30000; 3:30000; 4:30000; 5:30000; 6:30000" },
        { npv: "80,658" },
      ],
      [
        "Replacement Chain Approach",
        { discount_rate: 10, flows: "0:-50000; 1:40000; 2:40000; 3:-10000; 4:40000; 5:40000; 6:40000" },
        { npv: "86,644.69", "schedule.4.present_value": "-7,513.15", "schedule.7.present_value": "22,578.96" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C user's guide",
    url: "http://office.manualsonline.com/manuals/mfg/hewlettpackard_1/12caba.html?p=60",
    read: "2026-11-23",
    rows: [
      [
        "Section 4, Net Present Value, example on page 60",
        { discount_rate: 13, flows: "0:-80000; 1:-500; 2:4500; 3:5500; 4:4500; 5:130000" },
        { npv: "212.18" },
      ],
    ],
  },
  {
    title: "Texas Instruments, BA-20 Profit Manager guidebook",
    url: "http://www.manualowl.com/m/Texas%20Instruments/BA-20-Profit-Manager/Manual/275089?page=36",
    read: "2026-11-23",
    rows: [
      [
        "Computing Present Value of Variable Cash Flows, page 32",
        { discount_rate: 10, flows: "1:5000; 2:7000; 3:8000; 4:10000" },
        { "schedule.1.present_value": "4,545.45", "schedule.2.present_value": "5,785.12", "schedule.3.present_value": "6,010.52" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C user's guide",
    url: "https://manualsbrain.com/it/manuals/1794738/?page=134",
    read: "2026-11-23",
    rows: [["Section 12, Deferred Annuities, example 1, page 134", { discount_rate: 6, flows: "9:7000; 10:7000; 11:7000; 12:7000" }, { npv: "15,218.35" }]],
  },
] satisfies Vectors<typeof npv>;
