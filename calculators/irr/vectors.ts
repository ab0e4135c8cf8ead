import type { Vectors } from "#engine";
import type irr from "./irr.ts";

const read = "2026-11-22";
const NUMPY = {
  title: "numpy-financial, documentation of irr",
  url: "https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py",
  read,
};
const FORMULAJS = {
  title: "formula.js, tests of the financial functions",
  url: "https://github.com/formulajs/formulajs/blob/master/test/financial.js",
  read,
};
const EXCEL = {
  title: "ExcelFinancialFunctions, results of Excel",
  url: "https://github.com/fsprojects/ExcelFinancialFunctions/tree/master/tests/ExcelFinancialFunctions.Tests/testdata",
  read,
};
const IN_FLOATING_POINT = "The function works in floating point with about 15 digits, and its last ones are off.";

export default [
  {
    given: "An embroidery machine for $16,000 with six years of income",
    inputs: { flows: "0:-16000; 1:2000; 2:4000; 3:5000; 4:5000; 5:5000; 6:5000" },
    expected: { irr: "14.09" },
    by: "published",
    source: {
      title: "OpenStax, Principles of Finance, section 16.3, Internal Rate of Return (IRR) Method",
      url: "https://openstax.org/books/principles-finance/pages/16-3-internal-rate-of-return-irr-method",
      place: "Calculator Steps for IRR",
      read,
    },
  },
  {
    given: "$312,000 for $49,944 a year over nine years",
    inputs: {
      flows: "0:-312000; 1:49944; 2:49944; 3:49944; 4:49944; 5:49944; 6:49944; 7:49944; 8:49944; 9:49944",
    },
    expected: { irr: "8" },
    by: "published",
    source: {
      title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 11.4",
      url: "https://openstax.org/books/principles-managerial-accounting/pages/11-4-use-discounted-cash-flow-models-to-make-capital-investment-decisions",
      place: "Basic Characteristics of the Internal Rate of Return Model, welding equipment",
      read,
    },
  },
  {
    given: "Four years of uneven income",
    inputs: { flows: "0:-100; 1:39; 2:59; 3:55; 4:20" },
    expected: { irr: "28.095" },
    by: "software",
    source: { ...NUMPY, place: "Examples, irr([-100, 39, 59, 55, 20])" },
  },
  {
    given: "Three sign changes: three rates fit, and the one nearest to zero is shown",
    inputs: { flows: "0:-5; 1:10.5; 2:1; 3:-8; 4:1" },
    expected: { irr: "8.86" },
    by: "software",
    source: { ...NUMPY, place: "Examples, irr([-5, 10.5, 1, -8, 1])" },
    edge: true,
  },
  {
    given: "A loss, with a period without cash",
    inputs: { flows: "0:-100; 1:100; 3:-7" },
    expected: { irr: "-8.33" },
    by: "software",
    source: { ...NUMPY, place: "Examples, irr([-100, 100, 0, -7])" },
    edge: true,
  },
  {
    given: "$75,000 with five years of income, and the modified rate at 10% and 12%",
    inputs: {
      flows: "0:-75000; 1:12000; 2:15000; 3:18000; 4:21000; 5:24000",
      finance_rate: 10,
      reinvest_rate: 12,
    },
    expected: { irr: "5.715142887178467", mirr: "7.971710360838036" },
    by: "software",
    source: { ...FORMULAJS, place: "IRR and MIRR of [-75000, 12000, 15000, 18000, 21000, 24000]" },
    differs: IN_FLOATING_POINT,
  },
  {
    given: "A deep loss in three years of building",
    inputs: {
      flows: "0:-9765000; 1:-24338874; 2:-3354506; 3:814300; 4:1595562; 5:1975118; 6:1688159; 7:391944",
    },
    expected: { irr: "-33.923419058193316" },
    by: "software",
    source: { ...FORMULAJS, place: "IRR([-9765000, -24338874, ...])" },
    differs: IN_FLOATING_POINT,
  },
  {
    given: "Ten now and later, a hundred at the end",
    inputs: { flows: "0:-100; 1:10; 2:10; 3:100" },
    expected: { irr: "6.886017912484" },
    by: "software",
    source: { ...EXCEL, place: "irr.test, -100;10;10;100" },
  },
  {
    given: "By date: $10,000 and four payments back, as XIRR counts them",
    inputs: {
      timing: "dates",
      dated_flows: "2014-01-01:-10000; 2014-03-01:2750; 2014-10-30:4250; 2015-02-15:3250; 2015-04-01:2750",
    },
    expected: { irr: "37.49" },
    by: "software",
    source: {
      title: "Microsoft Learn, DAX reference, XIRR function",
      url: "https://learn.microsoft.com/en-us/dax/xirr-function-dax",
      place: "Example",
      read,
    },
  },
  {
    given: "By date, $10,000 and four payments back, with a leap day in the first year",
    inputs: {
      timing: "dates",
      dated_flows: "2008-01-01:-10000; 2008-03-01:2750; 2008-10-30:4250; 2009-02-15:3250; 2009-04-01:2750",
    },
    expected: { irr: "37.3362535" },
    by: "software",
    source: { ...FORMULAJS, place: "XIRR([-10000, 2750, 4250, 3250, 2750]), 0.373362535" },
    differs: "Excel stops searching a little early. The rate that makes the NPV zero is 37.33625335%.",
  },
  {
    given: "By date, one payment a day after the first",
    inputs: {
      timing: "dates",
      dated_flows: "2001-01-01:-10000; 2001-01-02:2000; 2001-03-15:2500; 2001-05-12:5000; 2001-08-10:1000",
    },
    expected: { irr: "18.28" },
    by: "software",
    differs: "The help has the second payment on 2 January in its table, and a figure that is right for 1 February.",
    source: {
      title: "LibreOffice Help, Financial Functions Part Three, XIRR",
      url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html",
      place: "XIRR, Example",
      read,
    },
  },
  {
    given: "By date over thirteen years, where Excel gives three answers for three guesses",
    inputs: { timing: "dates", dated_flows: "1970-04-01:-100; 1972-02-12:10; 1980-04-23:10; 1983-03-30:100" },
    expected: { irr: "1.563509255648" },
    by: "software",
    source: { ...EXCEL, place: "xirr.test, guess 0.15" },
    differs:
      "Excel stops searching a little early: guesses of 0, 0.15 and 0.5 end in 1.563509277344%, 1.563509255648% and 1.5635099262%.",
  },
  {
    given: "Two rates fit: 10% and 20%",
    inputs: { flows: "0:-100; 1:230; 2:-132" },
    expected: { irr: "10" },
    by: "hand",
    source: { title: "-100 × 1.21 + 230 × 1.1 - 132 = -121 + 253 - 132 = 0, and -100 × 1.44 + 230 × 1.2 - 132 = 0" },
    edge: true,
  },
  {
    given: "The NPV touches zero at one rate and is negative at every other",
    inputs: { flows: "0:-100; 1:230; 2:-132.25" },
    expected: { irr: "15" },
    by: "hand",
    source: { title: "-100 × 1.3225 + 230 × 1.15 - 132.25 = -132.25 + 264.5 - 132.25 = 0" },
    edge: true,
  },
  {
    given: "Monthly: 1% a month is 12.6825% a year",
    inputs: { timing: "monthly", flows: "0:-100; 1:101" },
    expected: { irr: "12.6825", period_rate: "1" },
    by: "hand",
    source: { title: "101 ÷ 100 - 1 = 1%, and 1.01^12 - 1 = 12.6825%" },
  },
  {
    given: "A heavy-duty machine for $25,000 with six years of income",
    inputs: { flows: "0:-25000; 1:2000; 2:4000; 3:8000; 4:9000; 5:9000; 6:9000" },
    expected: { irr: "13.20" },
    by: "published",
    source: {
      title: "OpenStax, Principles of Finance, section 16.5, Choosing between Projects",
      url: "https://openstax.org/books/principles-finance/pages/16-5-choosing-between-projects",
      place: "Heavy-duty machine",
      read: "2026-11-23",
    },
  },
  {
    given: "$60,500 for $13,256 a year over seven years",
    inputs: { flows: "0:-60500; 1:13256; 2:13256; 3:13256; 4:13256; 5:13256; 6:13256; 7:13256" },
    expected: { irr: "12" },
    by: "published",
    source: {
      title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 11.4",
      url: "https://openstax.org/books/principles-managerial-accounting/pages/11-4-use-discounted-cash-flow-models-to-make-capital-investment-decisions",
      place: "Calculation and Discussion of the Results of the Internal Rate of Return Model, Rayford, Option B",
      read: "2026-11-23",
    },
  },
  {
    given: "Three rates that lie close together",
    inputs: { flows: "0:-1000; 1:3360; 2:-3762.8; 3:1404.48" },
    expected: { irr: "10", all_rates: "10%, 12%, 14%" },
    by: "hand",
    source: { title: "1,000 × (x - 1.1) × (x - 1.12) × (x - 1.14) = 1,000x³ - 3,360x² + 3,762.8x - 1,404.48" },
    edge: true,
  },
  {
    given: "Three rates a percentage point apart",
    inputs: { flows: "0:-100; 1:453; 2:-684.02; 3:344.28" },
    expected: { irr: "50", all_rates: "50%, 51%, 52%" },
    by: "hand",
    source: { title: "100 × (x - 1.5) × (x - 1.51) × (x - 1.52) = 100x³ - 453x² + 684.02x - 344.28" },
    edge: true,
  },
  {
    given: "A rate that counts three times is 10%, not 9.9999%",
    inputs: { flows: "0:-1000; 1:3300; 2:-3630; 3:1331" },
    expected: { irr: "10", all_rates: "10%" },
    by: "hand",
    source: { title: "1,000 × (x - 1.1)³ = 1,000x³ - 3,300x² + 3,630x - 1,331" },
    edge: true,
  },
  {
    given: "A rate that counts four times",
    inputs: { flows: "0:-10000; 1:44000; 2:-72600; 3:53240; 4:-14641" },
    expected: { irr: "10", all_rates: "10%" },
    by: "hand",
    source: { title: "10,000 × (x - 1.1)⁴ = 10,000x⁴ - 44,000x³ + 72,600x² - 53,240x + 14,641" },
    edge: true,
  },
  {
    given: "By date, three rates that lie close together",
    inputs: {
      timing: "dates",
      dated_flows: "2025-01-01:-1000; 2026-01-01:3360; 2027-01-01:-3762.8; 2028-01-01:1404.48",
    },
    expected: { irr: "10", all_rates: "10%, 12%, 14%" },
    by: "hand",
    source: { title: "365 ÷ 365 = 1, 730 ÷ 365 = 2 and 1095 ÷ 365 = 3 years: the same rates as by year" },
    edge: true,
  },
  {
    given: "Two amounts in one period count each on its own",
    inputs: { flows: "0:-100; 1:140; 1:-10" },
    expected: { irr: "30", received: "140", paid: "110", multiple: "1.2727" },
    by: "hand",
    source: { title: "130 ÷ 100 = 1.3, and 140 ÷ (100 + 10) = 1.2727…" },
    edge: true,
  },
] satisfies Vectors<typeof irr>;
