import { CIVIL_PROCEDURE_RULES_2, DATEUTIL_EXAMPLES, PYMEEUS_EPOCH } from "#calculators/sources";
import type { Vectors } from "#engine";
import type dateAdd from "./date-add.ts";

export default [
  {
    title: "Hewlett-Packard, HP 12C Platinum user's guide",
    url: "https://libble.eu/hp-hp-12c/online-manual-35455/?page=0032",
    read: "2026-11-20",
    rows: [["section 2, a 120-day option", { start: "2003-05-14", days: 120 }, { date: "2003-09-11", weekday: "Thursday" }]],
  },
  {
    ...CIVIL_PROCEDURE_RULES_2,
    read: "2026-11-22",
    by: "law",
    rows: [["rule 2.8(3), example (iii)", { start: "2025-10-02", days: 14 }, { date: "2025-10-16" }]],
  },
  {
    title: "RFC 5545, Internet Calendaring and Scheduling Core Object Specification (iCalendar)",
    url: "https://www.rfc-editor.org/rfc/rfc5545#section-3.8.5.3",
    read: "2026-11-22",
    by: "law",
    place: "section 3.8.5.3",
    rows: [
      ["Monday of week number 20", { start: "1997-05-12" }, { iso_week: "1997-W20-1", weekday: "Monday" }],
      ["the 1st, 100th, and 200th day", { start: "1997-07-19" }, { day_of_year: "200" }],
    ],
  },
  {
    ...PYMEEUS_EPOCH,
    read: "2026-11-22",
    by: "software",
    rows: [
      ["test_epoch_add", { start: "1991-07-11", days: 10000 }, { date: "2018-11-26" }],
      ["test_epoch_dow", { start: "2018-02-15" }, { weekday: "Thursday" }],
    ],
  },
  {
    ...DATEUTIL_EXAMPLES,
    read: "2026-11-22",
    by: "software",
    rows: [
      ["adding months", { start: "2003-01-31", months: 2 }, { date: "2003-03-31" }, { edge: "Two months after January 31, not by way of February" }],
      ["adding years", { start: "2000-02-29", years: 1 }, { date: "2001-02-28" }, { edge: "A year after a leap day" }],
      ["adding years", { start: "1999-02-28", years: 1 }, { date: "2000-02-28" }],
      ["yearday 260 in a leap year", { start: "2000-09-16" }, { day_of_year: "260" }],
    ],
  },
  {
    title: "date-fns, addMonths",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/addMonths/index.ts",
    read: "2026-11-22",
    by: "software",
    rows: [["example", { start: "2023-01-30", months: 1 }, { date: "2023-02-28", weekday: "Tuesday" }]],
  },
  {
    title: "date-fns, add",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/add/index.ts",
    read: "2026-11-22",
    by: "software",
    rows: [["example", { start: "2014-09-01", years: 2, months: 9, weeks: 1, days: 7 }, { date: "2017-06-15", weekday: "Thursday" }]],
  },
  {
    title: "date-fns, sub",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/sub/index.ts",
    read: "2026-11-22",
    by: "software",
    rows: [["example", { start: "2017-06-15", direction: "subtract", years: 2, months: 9, weeks: 1, days: 7 }, { date: "2014-09-01", weekday: "Monday" }]],
  },
  {
    title: "Oracle Database SQL Reference, LAST_DAY",
    url: "https://docs.oracle.com/cd/B10500_01/server.920/a96540/functions58a.htm",
    read: "2026-11-20",
    by: "software",
    rows: [
      [
        "example with ADD_MONTHS of the last day of February 1998 and 5",
        { start: "1998-02-28", months: 5, month_end: "keep" },
        { date: "1998-07-31" },
        { edge: "Five months after the last day of February, where a last day stays a last day" },
      ],
    ],
  },
  {
    title: "Go, package time, Time.AddDate",
    url: "https://pkg.go.dev/time#Time.AddDate",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "a month after October 31",
        { start: "2026-10-31", months: 1, month_end: "overflow" },
        { date: "2026-12-01" },
        { edge: "A month after October 31, counted on into December" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "No February 30, so March 1: 1 day of January + 28 of February + 1 = 30 days",
        { start: "2026-01-30", months: 1, month_end: "next" },
        { date: "2026-03-01", days_apart: "30" },
        { edge: "A month after January 30, on the first day of the next month instead" },
      ],
      [
        "January 1 of year 1 is a Monday, so week 1 begins on it: 0001-W01-1 as ISO 8601-1:2019 writes YYYY-Www-D",
        { start: "0001-01-01" },
        { iso_week: "0001-W01-1", weekday: "Monday" },
        { edge: "The first day of year 1: a year in an ISO week has four digits" },
      ],
      [
        "August 8 + 1 month = September 8; 8 + 7 = September 15",
        { start: "2026-08-08", months: 1, weeks: 1, days_counted: "business" },
        { date: "2026-09-15", weekday: "Tuesday", weekend_days: "0" },
        { edge: "A month and a week, and no business days: months and weeks pass over no weekend" },
      ],
    ],
  },
  {
    title: "date-fns, getISOWeek",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/getISOWeek/index.ts",
    read: "2026-11-22",
    by: "software",
    rows: [["example", { start: "2005-01-02" }, { iso_week: "2004-W53-7" }, { edge: "The ISO week of January 2, 2005 is in the year before" }]],
  },
  {
    title: "November 20 + 10 business days + 3 weekends of 2 days + Thursday 26, the fourth in November, = 17 days",
    url: "https://www.law.cornell.edu/uscode/text/5/6103",
    by: "hand",
    rows: [
      [
        "",
        { start: "2026-11-20", days: 10, days_counted: "business", calendar: "us" },
        { date: "2026-12-07", weekday: "Monday", weekend_days: "6", holidays_off: "1" },
        { given: "10 business days over Thanksgiving, where US federal offices close on Thursday" },
      ],
    ],
  },
  {
    title: "November 20 + 5 business days + 2 weekends of 2 days + Friday 27 = 10 days",
    url: "https://www.law.cornell.edu/uscode/text/5/6103",
    by: "hand",
    rows: [
      [
        "",
        { start: "2026-11-20", days: 5, days_counted: "business", calendar: "us", holidays: "2026-11-27", worked_days: "2026-11-26" },
        { date: "2026-11-30", weekend_days: "4", holidays_off: "1" },
        { given: "The same with Thanksgiving worked and the Friday after it listed" },
      ],
    ],
  },
  {
    title: "December 29 - 1 business day - Monday 28 - the weekend of 26 and 27 - Friday 25 = December 24",
    url: "https://github.com/alphagov/frontend/blob/main/lib/data/bank-holidays.json",
    by: "hand",
    rows: [
      [
        "",
        { start: "2026-12-29", direction: "subtract", days: 1, days_counted: "business", calendar: "uk_scotland" },
        { date: "2026-12-24", weekday: "Thursday", weekend_days: "2", holidays_off: "2" },
        { edge: "One business day before December 29, 2026 in Scotland, past Christmas and the substitute for Boxing Day" },
      ],
    ],
  },
] satisfies Vectors<typeof dateAdd>;
