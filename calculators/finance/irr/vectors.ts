import { FORMULAJS_FINANCIAL, NUMPY_FINANCIAL_IRR, PRINCIPLES_FINANCE_16_5 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type irr from "./irr.ts";

export default [
  {
    title: "OpenStax, Principles of Finance, section 16.3, Internal Rate of Return (IRR) Method",
    url: "https://openstax.org/books/principles-finance/pages/16-3-internal-rate-of-return-irr-method",
    read: "2026-11-22",
    rows: [["Calculator Steps for IRR", { flows: "0:-16000; 1:2000; 2:4000; 3:5000; 4:5000; 5:5000; 6:5000" }, { irr: "14.09" }]],
  },
  {
    title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 11.4",
    url: "https://openstax.org/books/principles-managerial-accounting/pages/11-4-use-discounted-cash-flow-models-to-make-capital-investment-decisions",
    read: "2026-11-22",
    rows: [
      [
        "Basic Characteristics of the Internal Rate of Return Model, welding equipment",
        { flows: "0:-312000; 1:49944; 2:49944; 3:49944; 4:49944; 5:49944; 6:49944; 7:49944; 8:49944; 9:49944" },
        { irr: "8" },
      ],
    ],
  },
  {
    ...NUMPY_FINANCIAL_IRR,
    read: "2026-11-22",
    by: "software",
    place: "Examples",
    rows: [
      ["irr([-100, 39, 59, 55, 20])", { flows: "0:-100; 1:39; 2:59; 3:55; 4:20" }, { irr: "28.095" }],
      [
        "irr([-5, 10.5, 1, -8, 1])",
        { flows: "0:-5; 1:10.5; 2:1; 3:-8; 4:1" },
        { irr: "8.86" },
        { edge: "Three sign changes: three rates fit, and the one nearest to zero is shown" },
      ],
      ["irr([-100, 100, 0, -7])", { flows: "0:-100; 1:100; 3:-7" }, { irr: "-8.33" }, { edge: "A loss, with a period without cash" }],
    ],
  },
  {
    ...FORMULAJS_FINANCIAL,
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "IRR and MIRR of [-75000, 12000, 15000, 18000, 21000, 24000]",
        { flows: "0:-75000; 1:12000; 2:15000; 3:18000; 4:21000; 5:24000", finance_rate: 10, reinvest_rate: 12 },
        { irr: "5.715142887178467", mirr: "7.971710360838036" },
        {
          given: "$75,000 with five years of income, and the modified rate at 10% and 12%",
          differs: "The function works in floating point with about 15 digits, and its last ones are off.",
        },
      ],
      [
        "IRR([-9765000, -24338874, ...])",
        { flows: "0:-9765000; 1:-24338874; 2:-3354506; 3:814300; 4:1595562; 5:1975118; 6:1688159; 7:391944" },
        { irr: "-33.923419058193316" },
        { given: "A deep loss in three years of building", differs: "The function works in floating point with about 15 digits, and its last ones are off." },
      ],
      [
        "XIRR([-10000, 2750, 4250, 3250, 2750]), 0.373362535",
        { timing: "dates", dated_flows: "2008-01-01:-10000; 2008-03-01:2750; 2008-10-30:4250; 2009-02-15:3250; 2009-04-01:2750" },
        { irr: "37.3362535" },
        {
          given: "By date, $10,000 and four payments back, with a leap day in the first year",
          differs: "Excel stops searching a little early. The rate that makes the NPV zero is 37.33625335%.",
        },
      ],
    ],
  },
  {
    title: "ExcelFinancialFunctions, results of Excel",
    url: "https://github.com/fsprojects/ExcelFinancialFunctions/tree/master/tests/ExcelFinancialFunctions.Tests/testdata",
    read: "2026-11-22",
    by: "software",
    rows: [
      ["irr.test, -100;10;10;100", { flows: "0:-100; 1:10; 2:10; 3:100" }, { irr: "6.886017912484" }],
      [
        "xirr.test, guess 0.15",
        { timing: "dates", dated_flows: "1970-04-01:-100; 1972-02-12:10; 1980-04-23:10; 1983-03-30:100" },
        { irr: "1.563509255648" },
        {
          given: "By date over thirteen years, where Excel gives three answers for three guesses",
          differs: "Excel stops searching a little early: guesses of 0, 0.15 and 0.5 end in 1.563509277344%, 1.563509255648% and 1.5635099262%.",
        },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, XIRR function",
    url: "https://learn.microsoft.com/en-us/dax/xirr-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [
      ["Example", { timing: "dates", dated_flows: "2014-01-01:-10000; 2014-03-01:2750; 2014-10-30:4250; 2015-02-15:3250; 2015-04-01:2750" }, { irr: "37.49" }],
    ],
  },
  {
    title: "LibreOffice Help, Financial Functions Part Three, XIRR",
    url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "XIRR, Example",
        { timing: "dates", dated_flows: "2001-01-01:-10000; 2001-01-02:2000; 2001-03-15:2500; 2001-05-12:5000; 2001-08-10:1000" },
        { irr: "18.28" },
        {
          given: "By date, one payment a day after the first",
          differs: "The help has the second payment on 2 January in its table, and a figure that is right for 1 February.",
        },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "-100 × 1.21 + 230 × 1.1 - 132 = -121 + 253 - 132 = 0, and -100 × 1.44 + 230 × 1.2 - 132 = 0",
        { flows: "0:-100; 1:230; 2:-132" },
        { irr: "10" },
        { edge: "Two rates fit: 10% and 20%" },
      ],
      [
        "-100 × 1.3225 + 230 × 1.15 - 132.25 = -132.25 + 264.5 - 132.25 = 0",
        { flows: "0:-100; 1:230; 2:-132.25" },
        { irr: "15" },
        { edge: "The NPV touches zero at one rate and is negative at every other" },
      ],
      [
        "101 ÷ 100 - 1 = 1%, and 1.01^12 - 1 = 12.6825%",
        { timing: "monthly", flows: "0:-100; 1:101" },
        { irr: "12.6825", period_rate: "1" },
        { given: "Monthly: 1% a month is 12.6825% a year" },
      ],
      [
        "1,000 × (x - 1.1) × (x - 1.12) × (x - 1.14) = 1,000x³ - 3,360x² + 3,762.8x - 1,404.48",
        { flows: "0:-1000; 1:3360; 2:-3762.8; 3:1404.48" },
        { irr: "10", all_rates: "10%, 12%, 14%" },
        { edge: "Three rates that lie close together" },
      ],
      [
        "100 × (x - 1.5) × (x - 1.51) × (x - 1.52) = 100x³ - 453x² + 684.02x - 344.28",
        { flows: "0:-100; 1:453; 2:-684.02; 3:344.28" },
        { irr: "50", all_rates: "50%, 51%, 52%" },
        { edge: "Three rates a percentage point apart" },
      ],
      [
        "1,000 × (x - 1.1)³ = 1,000x³ - 3,300x² + 3,630x - 1,331",
        { flows: "0:-1000; 1:3300; 2:-3630; 3:1331" },
        { irr: "10", all_rates: "10%" },
        { edge: "A rate that counts three times is 10%, not 9.9999%" },
      ],
      [
        "10,000 × (x - 1.1)⁴ = 10,000x⁴ - 44,000x³ + 72,600x² - 53,240x + 14,641",
        { flows: "0:-10000; 1:44000; 2:-72600; 3:53240; 4:-14641" },
        { irr: "10", all_rates: "10%" },
        { edge: "A rate that counts four times" },
      ],
      [
        "365 ÷ 365 = 1, 730 ÷ 365 = 2 and 1095 ÷ 365 = 3 years: the same rates as by year",
        { timing: "dates", dated_flows: "2025-01-01:-1000; 2026-01-01:3360; 2027-01-01:-3762.8; 2028-01-01:1404.48" },
        { irr: "10", all_rates: "10%, 12%, 14%" },
        { edge: "By date, three rates that lie close together" },
      ],
      [
        "130 ÷ 100 = 1.3, and 140 ÷ (100 + 10) = 1.2727…",
        { flows: "0:-100; 1:140; 1:-10" },
        { irr: "30", received: "140", paid: "110", multiple: "1.2727" },
        { edge: "Two amounts in one period count each on its own" },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_16_5,
    read: "2026-11-23",
    rows: [["Heavy-duty machine", { flows: "0:-25000; 1:2000; 2:4000; 3:8000; 4:9000; 5:9000; 6:9000" }, { irr: "13.20" }]],
  },
  {
    title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 11.4",
    url: "https://openstax.org/books/principles-managerial-accounting/pages/11-4-use-discounted-cash-flow-models-to-make-capital-investment-decisions",
    read: "2026-11-23",
    rows: [
      [
        "Calculation and Discussion of the Results of the Internal Rate of Return Model, Rayford, Option B",
        { flows: "0:-60500; 1:13256; 2:13256; 3:13256; 4:13256; 5:13256; 6:13256; 7:13256" },
        { irr: "12" },
      ],
    ],
  },
] satisfies Vectors<typeof irr>;
