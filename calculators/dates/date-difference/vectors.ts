import { DATE_FNS_DIFFERENCE_IN_MONTHS, DATE_FNS_INTERVAL_TO_DURATION, DATEUTIL_EXAMPLES } from "#calculators/sources";
import type { Vectors } from "#engine";
import type dateDifference from "./date-difference.ts";

export default [
  {
    title: "The HP Palmtop Paper, date arithmetic on the HP 100LX",
    url: "http://www.palmtoppaper.com/ptphtml/22/pt220051.htm",
    read: "2026-11-20",
    rows: [["days between dates", { from: "1995-07-04", to: "1995-12-25" }, { days: "174" }]],
  },
  {
    title: "Hewlett-Packard, HP 12C user's guide",
    url: "http://office.manualsonline.com/manuals/mfg/hewlettpackard_1/f2231aaaba.html?p=31",
    read: "2026-11-20",
    rows: [["section 2, Number of Days Between Dates", { from: "2004-06-03", to: "2005-10-14" }, { days: "498" }]],
  },
  {
    title: "Texas Instruments, knowledge base, Number of Days Between Two Dates Using the BA II PLUS",
    url: "https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/11227",
    read: "2026-11-22",
    rows: [["Solution 11227", { from: "2002-01-01", to: "2002-03-30" }, { days: "88" }]],
  },
  {
    ...DATEUTIL_EXAMPLES,
    read: "2026-11-22",
    by: "software",
    rows: [["How long since the millennium", { from: "2001-01-01", to: "2003-09-17" }, { years: "2", months_beyond_years: "8", days_beyond_months: "16" }]],
  },
  {
    title: "Microsoft, DAX reference, DATEDIFF",
    url: "https://learn.microsoft.com/en-us/dax/datediff-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [["example, Day", { from: "2019-07-01", to: "2021-12-31" }, { days: "914" }]],
  },
  {
    title: "date-fns, differenceInDays",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInDays/index.ts",
    read: "2026-11-22",
    by: "software",
    rows: [
      ["example", { from: "2020-03-01", to: "2020-06-01" }, { days: "92" }, { edge: "Days are civil days: a spring whose clocks change has no day less" }],
    ],
  },
  {
    title: "date-fns, differenceInBusinessDays",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInBusinessDays/index.ts",
    read: "2026-11-22",
    by: "software",
    rows: [["example", { from: "2014-01-10", to: "2014-07-20" }, { business_days: "136" }]],
  },
  {
    ...DATE_FNS_INTERVAL_TO_DURATION,
    read: "2026-11-22",
    by: "software",
    rows: [
      ["issue 2470", { from: "2021-02-28", to: "2021-08-27" }, { months_beyond_years: "5", days_beyond_months: "30" }],
      [
        "issue 2611",
        { from: "2021-08-31", to: "2021-09-30" },
        { months_beyond_years: "1", days_beyond_months: "0" },
        { edge: "A month after August 31 ends on September 30" },
      ],
      ["end of Feb, issue 2255", { from: "2012-02-28", to: "2012-02-29" }, { days_beyond_months: "1", months_beyond_years: "0" }],
      ["Feb 28 to Apr 30, issue 2910", { from: "2022-02-28", to: "2022-04-30" }, { months_beyond_years: "2", days_beyond_months: "2" }],
    ],
  },
  {
    title: "js-joda manual, Period.between",
    url: "https://js-joda.github.io/js-joda/manual/Period.html",
    read: "2026-11-20",
    by: "software",
    rows: [["Create a Period", { from: "2012-06-30", to: "2012-08-31" }, { months_beyond_years: "2", days_beyond_months: "1" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "307 days from February 29, 2000 to the end of the year, and 31 + 28 more = 366",
        { from: "2000-02-29", to: "2001-03-01", missing_day: "next" },
        { span: "1 year", days: "366" },
        { edge: "From a leap day, the year that ends on March 1" },
      ],
      [
        "1900 ÷ 100 = 19, and 19 cannot be divided by 4, so March 1 comes next; a spreadsheet says 2",
        { from: "1900-02-28", to: "1900-03-01" },
        { days: "1", span: "1 day" },
        { edge: "1900 was no leap year" },
      ],
    ],
  },
  {
    title: "date-fns, differenceInCalendarDays, tests",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInCalendarDays/test.ts",
    read: "2026-11-22",
    by: "software",
    rows: [
      ["number of calendar days between the given dates", { from: "2011-07-02", to: "2012-07-02" }, { days: "366" }],
      ["negative number if the first date is smaller", { from: "2012-07-02", to: "2011-07-02" }, { days: "-366" }],
    ],
  },
  {
    ...DATE_FNS_DIFFERENCE_IN_MONTHS,
    read: "2026-11-22",
    by: "software",
    rows: [
      ["diff of 1 month between Oct, 31 2021 and Sep, 30 2021", { from: "2021-09-30", to: "2021-10-31" }, { months_beyond_years: "1" }],
      ["the days of months of the given dates are the same", { from: "2014-08-06", to: "2014-09-06" }, { months_beyond_years: "1", days_beyond_months: "0" }],
    ],
  },
  {
    title: "date-fns, differenceInWeeks, tests",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInWeeks/test.ts",
    read: "2026-11-22",
    by: "software",
    rows: [
      ["number of full weeks", { from: "2014-06-29", to: "2014-07-08" }, { weeks: "1" }],
      ["less than a week, but different calendar weeks", { from: "2014-07-05", to: "2014-07-06" }, { weeks: "0" }],
    ],
  },
  {
    title: "date-fns, differenceInDays, tests",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInDays/test.ts",
    read: "2026-11-22",
    by: "software",
    rows: [["the time values of the given dates are the same", { from: "2014-09-05", to: "2014-09-06" }, { days: "1" }]],
  },
] satisfies Vectors<typeof dateDifference>;
