import type { Vectors } from "#engine";
import type dateAdd from "./date-add.ts";

const HP_12C = {
  title: "Hewlett-Packard, HP 12C Platinum user's guide, section 2, a 120-day option",
  url: "https://libble.eu/hp-hp-12c/online-manual-35455/?page=0032",
};
const MEEUS = {
  title: "Jean Meeus, Astronomical Algorithms, chapter 7, as in PyMeeus's tests",
  url: "https://github.com/architest/pymeeus/blob/master/tests/test_epoch.py",
};
const DATEUTIL = {
  title: "dateutil, relativedelta examples",
  url: "https://dateutil.readthedocs.io/en/stable/examples.html",
};
const ORACLE = {
  title: "Oracle Database SQL Reference, LAST_DAY, with ADD_MONTHS of the last day of February 1998 and 5",
  url: "https://docs.oracle.com/cd/B10500_01/server.920/a96540/functions58a.htm",
};
const dateFns = (name: string) => ({
  title: `date-fns, ${name}`,
  url: `https://github.com/date-fns/date-fns/blob/main/src/${name}/index.ts`,
});

export default [
  {
    given: "120 days after 14 May 2003",
    inputs: { start: "2003-05-14", days: 120 },
    expected: { date: "2003-09-11", weekday: "Thursday" },
    by: "published",
    source: HP_12C,
  },
  {
    given: "10,000 days after 11 July 1991",
    inputs: { start: "1991-07-11", days: 10000 },
    expected: { date: "2018-11-26" },
    by: "published",
    source: MEEUS,
  },
  {
    given: "A month after 27 January",
    inputs: { start: "2003-01-27", months: 1 },
    expected: { date: "2003-02-27" },
    by: "published",
    source: DATEUTIL,
  },
  {
    given: "Two months after 31 January, not by way of February",
    inputs: { start: "2003-01-31", months: 2 },
    expected: { date: "2003-03-31" },
    by: "published",
    source: DATEUTIL,
    edge: true,
  },
  {
    given: "A year after 28 February of a leap year",
    inputs: { start: "2000-02-28", years: 1 },
    expected: { date: "2001-02-28" },
    by: "published",
    source: DATEUTIL,
  },
  {
    given: "A year after a leap day",
    inputs: { start: "2000-02-29", years: 1 },
    expected: { date: "2001-02-28" },
    by: "published",
    source: DATEUTIL,
    edge: true,
  },
  {
    given: "A year after 28 February, into a leap year",
    inputs: { start: "1999-02-28", years: 1 },
    expected: { date: "2000-02-28" },
    by: "published",
    source: DATEUTIL,
  },
  {
    given: "A month after 30 January 2023",
    inputs: { start: "2023-01-30", months: 1 },
    expected: { date: "2023-02-28", weekday: "Tuesday" },
    by: "published",
    source: dateFns("addMonths"),
  },
  {
    given: "Two years, nine months, a week and seven days after 1 September 2014",
    inputs: { start: "2014-09-01", years: 2, months: 9, weeks: 1, days: 7 },
    expected: { date: "2017-06-15", weekday: "Thursday" },
    by: "published",
    source: dateFns("add"),
  },
  {
    given: "The same before 15 June 2017",
    inputs: { start: "2017-06-15", direction: "subtract", years: 2, months: 9, weeks: 1, days: 7 },
    expected: { date: "2014-09-01", weekday: "Monday" },
    by: "published",
    source: dateFns("sub"),
  },
  {
    given: "Five months after the last day of February, where a last day stays a last day",
    inputs: { start: "1998-02-28", months: 5, month_end: "keep" },
    expected: { date: "1998-07-31" },
    by: "published",
    source: ORACLE,
    edge: true,
  },
  {
    given: "A month after 31 January, counted on into March",
    inputs: { start: "2026-01-31", months: 1, month_end: "overflow" },
    expected: { date: "2026-03-03" },
    by: "hand",
    source: { title: "28 days in February 2026, and 31 - 28 = 3 days into March, as JavaScript's setMonth counts" },
    edge: true,
  },
  {
    given: "A month after 30 January, on the first day of the next month instead",
    inputs: { start: "2026-01-30", months: 1, month_end: "next" },
    expected: { date: "2026-03-01", days_apart: "30" },
    by: "hand",
    source: { title: "No 30 February, so 1 March: 1 day of January + 28 of February + 1 = 30 days" },
    edge: true,
  },
  {
    given: "Which day of the year is 16 September 2000",
    inputs: { start: "2000-09-16" },
    expected: { day_of_year: "260" },
    by: "published",
    source: DATEUTIL,
  },
  {
    given: "Which day of the week was 15 February 2018",
    inputs: { start: "2018-02-15" },
    expected: { weekday: "Thursday" },
    by: "published",
    source: MEEUS,
  },
  {
    given: "The ISO week of 14 February 2010, which Excel's WEEKNUM calls the seventh",
    inputs: { start: "2010-02-14" },
    expected: { iso_week: "2010-W06-7" },
    by: "standard",
    source: {
      title: "ISO 8601-1:2019: week 1 of 2010 began on Monday 4 January; Microsoft, WEEKNUM, has the same date",
    },
  },
  {
    given: "The ISO week of 2 January 2005 is in the year before",
    inputs: { start: "2005-01-02" },
    expected: { iso_week: "2004-W53-7" },
    by: "published",
    source: dateFns("getISOWeek"),
    edge: true,
  },
  {
    given: "The first day of year 1: a year in an ISO week has four digits",
    inputs: { start: "0001-01-01" },
    expected: { iso_week: "0001-W01-1", weekday: "Monday" },
    by: "standard",
    source: { title: "ISO 8601-1:2019, week date YYYY-Www-D; 1 January of year 1 is a Monday, so week 1 begins on it" },
    edge: true,
  },
] satisfies Vectors<typeof dateAdd>;
