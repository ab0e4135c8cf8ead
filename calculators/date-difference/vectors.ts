import type { Vectors } from "#engine";
import type dateDifference from "./date-difference.ts";

const HP_100LX = {
  title: "The HP Palmtop Paper, date arithmetic on the HP 100LX",
  url: "http://www.palmtoppaper.com/ptphtml/22/pt220051.htm",
};
const HP_12C = {
  title: "Hewlett-Packard, HP 12C user's guide, section 2, Number of Days Between Dates",
  url: "http://office.manualsonline.com/manuals/mfg/hewlettpackard_1/f2231aaaba.html?p=31",
};
const DATEUTIL = {
  title: "dateutil, relativedelta examples, How long since the millennium",
  url: "https://dateutil.readthedocs.io/en/stable/examples.html",
};
const NETWORKDAYS = {
  title: "Microsoft, NETWORKDAYS.INTL function",
  url: "https://support.microsoft.com/en-us/excel/networkdays-intl-function",
};
const dateFns = (name: string, file = "index") => ({
  title: `date-fns, ${name}`,
  url: `https://github.com/date-fns/date-fns/blob/main/src/${name}/${file}.ts`,
});

export default [
  {
    given: "Days from 4 July to Christmas 1995",
    inputs: { from: "1995-07-04", to: "1995-12-25" },
    expected: { days: "174" },
    by: "published",
    source: HP_100LX,
  },
  {
    given: "Days of a loan from 3 June 2004 to 14 October 2005",
    inputs: { from: "2004-06-03", to: "2005-10-14" },
    expected: { days: "498" },
    by: "published",
    source: HP_12C,
  },
  {
    given: "Since the millennium, on 17 September 2003",
    inputs: { from: "2001-01-01", to: "2003-09-17" },
    expected: {
      years: "2",
      months_beyond_years: "8",
      days_beyond_months: "16",
      span: "2 years, 8 months and 16 days",
    },
    by: "published",
    source: DATEUTIL,
  },
  {
    given: "A day apart",
    inputs: { from: "1980-03-04", to: "1980-03-05" },
    expected: { days: "1" },
    by: "published",
    source: {
      title: "ExcelFinancialFunctions, test data generated from Excel's YEARFRAC, actual/360",
      url: "https://github.com/fsprojects/ExcelFinancialFunctions",
    },
  },
  {
    given: "Days are civil days: a spring whose clocks change has no day less",
    inputs: { from: "2020-03-01", to: "2020-06-01" },
    expected: { days: "92" },
    by: "published",
    source: dateFns("differenceInDays"),
    edge: true,
  },
  {
    given: "Business days, the end day not counted",
    inputs: { from: "2014-01-10", to: "2014-07-20" },
    expected: { business_days: "136" },
    by: "published",
    source: dateFns("differenceInBusinessDays"),
  },
  {
    given: "Business days of January 2006, both days counted",
    inputs: { from: "2006-01-01", to: "2006-01-31", include_end: true },
    expected: { business_days: "22", days: "31", weekend_days: "9" },
    by: "published",
    source: NETWORKDAYS,
  },
  {
    given: "Backwards, both days counted: minus 21 business days",
    inputs: { from: "2006-02-28", to: "2006-01-31", include_end: true },
    expected: { business_days: "-21" },
    by: "published",
    source: NETWORKDAYS,
    edge: true,
  },
  {
    given: "From the last day of February, full months first and then days",
    inputs: { from: "2021-02-28", to: "2021-08-27" },
    expected: { span: "5 months and 30 days" },
    by: "published",
    source: dateFns("intervalToDuration", "test"),
  },
  {
    given: "From the end of June to the end of August",
    inputs: { from: "2012-06-30", to: "2012-08-31" },
    expected: { span: "2 months and 1 day" },
    by: "published",
    source: { title: "js-joda manual, Period.between", url: "https://js-joda.github.io/js-joda/manual/Period.html" },
  },
  {
    given: "A month after 31 August ends on 30 September",
    inputs: { from: "2021-08-31", to: "2021-09-30" },
    expected: { span: "1 month" },
    by: "published",
    source: dateFns("intervalToDuration", "test"),
    edge: true,
  },
  {
    given: "From a leap day, the year that ends on 1 March",
    inputs: { from: "2000-02-29", to: "2001-03-01", missing_day: "next" },
    expected: { span: "1 year", days: "366" },
    by: "hand",
    source: { title: "307 days from 29 February 2000 to the end of the year, and 31 + 28 more = 366" },
    edge: true,
  },
  {
    given: "1900 was no leap year",
    inputs: { from: "1900-02-28", to: "1900-03-01" },
    expected: { days: "1", span: "1 day" },
    by: "hand",
    source: { title: "1900 ÷ 100 = 19, and 19 cannot be divided by 4, so 1 March comes next; a spreadsheet says 2" },
    edge: true,
  },
  {
    given: "A week in Cairo, where the weekend is Friday and Saturday",
    inputs: { from: "2026-11-15", to: "2026-11-21", weekend: "friday_saturday", include_end: true },
    expected: { days: "7", weeks: "1", business_days: "5", weekend_days: "2" },
    by: "hand",
    source: { title: "15 November 2026 is a Sunday; Sunday to Saturday are 7 days, and 7 - 2 = 5" },
  },
] satisfies Vectors<typeof dateDifference>;
