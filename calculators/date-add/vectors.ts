import type { Vectors } from "#engine";
import type dateAdd from "./date-add.ts";

const read = "2026-11-22";
const HP_12C = {
  title: "Hewlett-Packard, HP 12C Platinum user's guide",
  url: "https://libble.eu/hp-hp-12c/online-manual-35455/?page=0032",
  place: "section 2, a 120-day option",
  read: "2026-11-20",
};
const CIVIL_PROCEDURE = {
  title: "Civil Procedure Rules of England and Wales, Part 2",
  url: "https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part02",
  place: "rule 2.8(3), example (iii)",
  read,
};
const ICALENDAR = {
  title: "RFC 5545, Internet Calendaring and Scheduling Core Object Specification (iCalendar)",
  url: "https://www.rfc-editor.org/rfc/rfc5545#section-3.8.5.3",
  read,
};
const PYMEEUS = {
  title: "PyMeeus, tests of the Epoch class, with values of Jean Meeus, Astronomical Algorithms, chapter 7",
  url: "https://github.com/architest/pymeeus/blob/c8c5d719ace57d00fa7f4ae93ffa82ef1a79cf92/tests/test_epoch.py",
  read,
};
const DATEUTIL = {
  title: "dateutil, relativedelta examples",
  url: "https://dateutil.readthedocs.io/en/stable/examples.html",
  read,
};
const ORACLE = {
  title: "Oracle Database SQL Reference, LAST_DAY",
  url: "https://docs.oracle.com/cd/B10500_01/server.920/a96540/functions58a.htm",
  place: "example with ADD_MONTHS of the last day of February 1998 and 5",
  read: "2026-11-20",
};
const GO = {
  title: "Go, package time, Time.AddDate",
  url: "https://pkg.go.dev/time#Time.AddDate",
  place: "a month after October 31",
  read,
};
const FEDERAL_HOLIDAYS = "https://www.law.cornell.edu/uscode/text/5/6103";
const GOV_UK = "https://github.com/alphagov/frontend/blob/main/lib/data/bank-holidays.json";
const dateFns = (name: string) => ({
  title: `date-fns, ${name}`,
  url: `https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/${name}/index.ts`,
  place: "example",
  read,
});

export default [
  {
    given: "120 days after May 14, 2003",
    inputs: { start: "2003-05-14", days: 120 },
    expected: { date: "2003-09-11", weekday: "Thursday" },
    by: "published",
    source: HP_12C,
  },
  {
    given: "14 days after October 2",
    inputs: { start: "2025-10-02", days: 14 },
    expected: { date: "2025-10-16" },
    by: "law",
    source: CIVIL_PROCEDURE,
  },
  {
    given: "Monday of week 20 of 1997 is May 12",
    inputs: { start: "1997-05-12" },
    expected: { iso_week: "1997-W20-1", weekday: "Monday" },
    by: "law",
    source: { ...ICALENDAR, place: "section 3.8.5.3, Monday of week number 20" },
  },
  {
    given: "The 200th day of 1997 is July 19",
    inputs: { start: "1997-07-19" },
    expected: { day_of_year: "200" },
    by: "law",
    source: { ...ICALENDAR, place: "section 3.8.5.3, the 1st, 100th, and 200th day" },
  },
  {
    given: "10,000 days after July 11, 1991",
    inputs: { start: "1991-07-11", days: 10000 },
    expected: { date: "2018-11-26" },
    by: "software",
    source: { ...PYMEEUS, place: "test_epoch_add" },
  },
  {
    given: "Two months after January 31, not by way of February",
    inputs: { start: "2003-01-31", months: 2 },
    expected: { date: "2003-03-31" },
    by: "software",
    source: { ...DATEUTIL, place: "adding months" },
    edge: true,
  },
  {
    given: "A year after a leap day",
    inputs: { start: "2000-02-29", years: 1 },
    expected: { date: "2001-02-28" },
    by: "software",
    source: { ...DATEUTIL, place: "adding years" },
    edge: true,
  },
  {
    given: "A year after February 28, into a leap year",
    inputs: { start: "1999-02-28", years: 1 },
    expected: { date: "2000-02-28" },
    by: "software",
    source: { ...DATEUTIL, place: "adding years" },
  },
  {
    given: "A month after January 30, 2023",
    inputs: { start: "2023-01-30", months: 1 },
    expected: { date: "2023-02-28", weekday: "Tuesday" },
    by: "software",
    source: dateFns("addMonths"),
  },
  {
    given: "Two years, nine months, a week and seven days after September 1, 2014",
    inputs: { start: "2014-09-01", years: 2, months: 9, weeks: 1, days: 7 },
    expected: { date: "2017-06-15", weekday: "Thursday" },
    by: "software",
    source: dateFns("add"),
  },
  {
    given: "The same before June 15, 2017",
    inputs: { start: "2017-06-15", direction: "subtract", years: 2, months: 9, weeks: 1, days: 7 },
    expected: { date: "2014-09-01", weekday: "Monday" },
    by: "software",
    source: dateFns("sub"),
  },
  {
    given: "Five months after the last day of February, where a last day stays a last day",
    inputs: { start: "1998-02-28", months: 5, month_end: "keep" },
    expected: { date: "1998-07-31" },
    by: "software",
    source: ORACLE,
    edge: true,
  },
  {
    given: "A month after October 31, counted on into December",
    inputs: { start: "2026-10-31", months: 1, month_end: "overflow" },
    expected: { date: "2026-12-01" },
    by: "software",
    source: GO,
    edge: true,
  },
  {
    given: "A month after January 30, on the first day of the next month instead",
    inputs: { start: "2026-01-30", months: 1, month_end: "next" },
    expected: { date: "2026-03-01", days_apart: "30" },
    by: "hand",
    source: { title: "No February 30, so March 1: 1 day of January + 28 of February + 1 = 30 days" },
    edge: true,
  },
  {
    given: "Which day of the year is September 16, 2000",
    inputs: { start: "2000-09-16" },
    expected: { day_of_year: "260" },
    by: "software",
    source: { ...DATEUTIL, place: "yearday 260 in a leap year" },
  },
  {
    given: "Which day of the week was February 15, 2018",
    inputs: { start: "2018-02-15" },
    expected: { weekday: "Thursday" },
    by: "software",
    source: { ...PYMEEUS, place: "test_epoch_dow" },
  },
  {
    given: "The ISO week of January 2, 2005 is in the year before",
    inputs: { start: "2005-01-02" },
    expected: { iso_week: "2004-W53-7" },
    by: "software",
    source: dateFns("getISOWeek"),
    edge: true,
  },
  {
    given: "The first day of year 1: a year in an ISO week has four digits",
    inputs: { start: "0001-01-01" },
    expected: { iso_week: "0001-W01-1", weekday: "Monday" },
    by: "hand",
    source: {
      title: "January 1 of year 1 is a Monday, so week 1 begins on it: 0001-W01-1 as ISO 8601-1:2019 writes YYYY-Www-D",
    },
    edge: true,
  },
  {
    given: "10 business days over Thanksgiving, where US federal offices close on Thursday",
    inputs: { start: "2026-11-20", days: 10, days_counted: "business", calendar: "us" },
    expected: { date: "2026-12-07", weekday: "Monday", weekend_days: "6", holidays_off: "1" },
    by: "hand",
    source: {
      title: "November 20 + 10 business days + 3 weekends of 2 days + Thursday 26, the fourth in November, = 17 days",
      url: FEDERAL_HOLIDAYS,
    },
  },
  {
    given: "The same with Thanksgiving worked and the Friday after it listed",
    inputs: {
      start: "2026-11-20",
      days: 5,
      days_counted: "business",
      calendar: "us",
      holidays: "2026-11-27",
      worked_days: "2026-11-26",
    },
    expected: { date: "2026-11-30", weekend_days: "4", holidays_off: "1" },
    by: "hand",
    source: {
      title: "November 20 + 5 business days + 2 weekends of 2 days + Friday 27 = 10 days",
      url: FEDERAL_HOLIDAYS,
    },
  },
  {
    given: "One business day before December 29, 2026 in Scotland, past Christmas and the substitute for Boxing Day",
    inputs: {
      start: "2026-12-29",
      direction: "subtract",
      days: 1,
      days_counted: "business",
      calendar: "uk_scotland",
    },
    expected: { date: "2026-12-24", weekday: "Thursday", weekend_days: "2", holidays_off: "2" },
    by: "hand",
    source: {
      title: "December 29 - 1 business day - Monday 28 - the weekend of 26 and 27 - Friday 25 = December 24",
      url: GOV_UK,
    },
    edge: true,
  },
  {
    given: "A month and a week, and no business days: months and weeks pass over no weekend",
    inputs: { start: "2026-08-08", months: 1, weeks: 1, days_counted: "business" },
    expected: { date: "2026-09-15", weekday: "Tuesday", weekend_days: "0" },
    by: "hand",
    source: { title: "August 8 + 1 month = September 8; 8 + 7 = September 15" },
    edge: true,
  },
] satisfies Vectors<typeof dateAdd>;
