import type { Vectors } from "#engine";
import type dateDifference from "./date-difference.ts";

const read = "2026-11-22";
const HP_100LX = {
  title: "The HP Palmtop Paper, date arithmetic on the HP 100LX",
  url: "http://www.palmtoppaper.com/ptphtml/22/pt220051.htm",
  place: "days between dates",
  read: "2026-11-20",
};
const HP_12C = {
  title: "Hewlett-Packard, HP 12C user's guide",
  url: "http://office.manualsonline.com/manuals/mfg/hewlettpackard_1/f2231aaaba.html?p=31",
  place: "section 2, Number of Days Between Dates",
  read: "2026-11-20",
};
const BA_II_PLUS = {
  title: "Texas Instruments, knowledge base, Number of Days Between Two Dates Using the BA II PLUS",
  url: "https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/11227",
  place: "Solution 11227",
  read,
};
const DATEUTIL = {
  title: "dateutil, relativedelta examples",
  url: "https://dateutil.readthedocs.io/en/stable/examples.html",
  place: "How long since the millennium",
  read,
};
const DAX = {
  title: "Microsoft, DAX reference, DATEDIFF",
  url: "https://learn.microsoft.com/en-us/dax/datediff-function-dax",
  place: "example, Day",
  read,
};
const JS_JODA = {
  title: "js-joda manual, Period.between",
  url: "https://js-joda.github.io/js-joda/manual/Period.html",
  place: "Create a Period",
  read: "2026-11-20",
};
const dateFns = (name: string, place: string, file = "index") => ({
  title: `date-fns, ${name}${file === "test" ? ", tests" : ""}`,
  url: `https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/${name}/${file}.ts`,
  place,
  read,
});

const differenceInCalendarDays = (place: string) => ({
  title: "date-fns, differenceInCalendarDays, tests",
  url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInCalendarDays/test.ts",
  place,
  read: "2026-11-22",
});

const intervalToDuration = (place: string) => ({
  title: "date-fns, intervalToDuration, tests",
  url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/intervalToDuration/test.ts",
  place,
  read: "2026-11-22",
});

const differenceInMonths = (place: string) => ({
  title: "date-fns, differenceInMonths, tests",
  url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInMonths/test.ts",
  place,
  read: "2026-11-22",
});

const differenceInWeeks = (place: string) => ({
  title: "date-fns, differenceInWeeks, tests",
  url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInWeeks/test.ts",
  place,
  read: "2026-11-22",
});

export default [
  {
    given: "Days from July 4 to Christmas 1995",
    inputs: { from: "1995-07-04", to: "1995-12-25" },
    expected: { days: "174" },
    by: "published",
    source: HP_100LX,
  },
  {
    given: "Days of a loan from June 3, 2004 to October 14, 2005",
    inputs: { from: "2004-06-03", to: "2005-10-14" },
    expected: { days: "498" },
    by: "published",
    source: HP_12C,
  },
  {
    given: "Days until the first payment on a loan, from January 1 to March 30, 2002",
    inputs: { from: "2002-01-01", to: "2002-03-30" },
    expected: { days: "88" },
    by: "published",
    source: BA_II_PLUS,
  },
  {
    given: "Since the millennium, on September 17, 2003",
    inputs: { from: "2001-01-01", to: "2003-09-17" },
    expected: {
      years: "2",
      months_beyond_years: "8",
      days_beyond_months: "16",
    },
    by: "software",
    source: DATEUTIL,
  },
  {
    given: "Days from July 1, 2019 to the end of 2021",
    inputs: { from: "2019-07-01", to: "2021-12-31" },
    expected: { days: "914" },
    by: "software",
    source: DAX,
  },
  {
    given: "Days are civil days: a spring whose clocks change has no day less",
    inputs: { from: "2020-03-01", to: "2020-06-01" },
    expected: { days: "92" },
    by: "software",
    source: dateFns("differenceInDays", "example"),
    edge: true,
  },
  {
    given: "Business days, the end day not counted",
    inputs: { from: "2014-01-10", to: "2014-07-20" },
    expected: { business_days: "136" },
    by: "software",
    source: dateFns("differenceInBusinessDays", "example"),
  },
  {
    given: "From the last day of February, full months first and then days",
    inputs: { from: "2021-02-28", to: "2021-08-27" },
    expected: { months_beyond_years: "5", days_beyond_months: "30" },
    by: "software",
    source: dateFns("intervalToDuration", "issue 2470", "test"),
  },
  {
    given: "From the end of June to the end of August",
    inputs: { from: "2012-06-30", to: "2012-08-31" },
    expected: { months_beyond_years: "2", days_beyond_months: "1" },
    by: "software",
    source: JS_JODA,
  },
  {
    given: "A month after August 31 ends on September 30",
    inputs: { from: "2021-08-31", to: "2021-09-30" },
    expected: { months_beyond_years: "1", days_beyond_months: "0" },
    by: "software",
    source: dateFns("intervalToDuration", "issue 2611", "test"),
    edge: true,
  },
  {
    given: "From a leap day, the year that ends on March 1",
    inputs: { from: "2000-02-29", to: "2001-03-01", missing_day: "next" },
    expected: { span: "1 year", days: "366" },
    by: "hand",
    source: { title: "307 days from February 29, 2000 to the end of the year, and 31 + 28 more = 366" },
    edge: true,
  },
  {
    given: "1900 was no leap year",
    inputs: { from: "1900-02-28", to: "1900-03-01" },
    expected: { days: "1", span: "1 day" },
    by: "hand",
    source: { title: "1900 ÷ 100 = 19, and 19 cannot be divided by 4, so March 1 comes next; a spreadsheet says 2" },
    edge: true,
  },
  {
    given: "From July 2, 2011 to July 2, 2012, over a leap day",
    inputs: { from: "2011-07-02", to: "2012-07-02" },
    expected: { days: "366" },
    by: "software",
    source: differenceInCalendarDays("number of calendar days between the given dates"),
  },
  {
    given: "Backwards over the same days",
    inputs: { from: "2012-07-02", to: "2011-07-02" },
    expected: { days: "-366" },
    by: "software",
    source: differenceInCalendarDays("negative number if the first date is smaller"),
  },
  {
    given: "Onto a leap day",
    inputs: { from: "2012-02-28", to: "2012-02-29" },
    expected: { days_beyond_months: "1", months_beyond_years: "0" },
    by: "software",
    source: intervalToDuration("end of Feb, issue 2255"),
  },
  {
    given: "From February 28 to April 30, 2022",
    inputs: { from: "2022-02-28", to: "2022-04-30" },
    expected: { months_beyond_years: "2", days_beyond_months: "2" },
    by: "software",
    source: intervalToDuration("Feb 28 to Apr 30, issue 2910"),
  },
  {
    given: "A full month from September 30 to October 31, 2021, and a day",
    inputs: { from: "2021-09-30", to: "2021-10-31" },
    expected: { months_beyond_years: "1" },
    by: "software",
    source: differenceInMonths("diff of 1 month between Oct, 31 2021 and Sep, 30 2021"),
  },
  {
    given: "A full month from August 6 to September 6, 2014",
    inputs: { from: "2014-08-06", to: "2014-09-06" },
    expected: { months_beyond_years: "1", days_beyond_months: "0" },
    by: "software",
    source: differenceInMonths("the days of months of the given dates are the same"),
  },
  {
    given: "A full week from June 29 to July 8, 2014",
    inputs: { from: "2014-06-29", to: "2014-07-08" },
    expected: { weeks: "1" },
    by: "software",
    source: differenceInWeeks("number of full weeks"),
  },
  {
    given: "Less than a week, over a weekend",
    inputs: { from: "2014-07-05", to: "2014-07-06" },
    expected: { weeks: "0" },
    by: "software",
    source: differenceInWeeks("less than a week, but different calendar weeks"),
  },
  {
    given: "From one day to the next",
    inputs: { from: "2014-09-05", to: "2014-09-06" },
    expected: { days: "1" },
    by: "software",
    source: {
      title: "date-fns, differenceInDays, tests",
      url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInDays/test.ts",
      place: "the time values of the given dates are the same",
      read: "2026-11-22",
    },
  },
] satisfies Vectors<typeof dateDifference>;
