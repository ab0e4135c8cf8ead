import type { Vectors } from "#engine";
import type businessDays from "./business-days.ts";

const NETWORKDAYS = {
  title: "Microsoft, NETWORKDAYS function",
  url: "https://support.microsoft.com/en-us/excel/networkdays-function",
  place: "example",
  read: "2026-11-20",
};
const NETWORKDAYS_INTL = {
  title: "Microsoft, NETWORKDAYS.INTL function",
  url: "https://support.microsoft.com/en-us/excel/networkdays-intl-function",
  place: "example",
  read: "2026-11-20",
};
const WORKDAY = {
  title: "Microsoft, WORKDAY function",
  url: "https://support.microsoft.com/en-us/excel/workday-function",
  place: "example",
  read: "2026-11-20",
};
const NUMPY = {
  title: "NumPy, Datetimes and timedeltas",
  url: "https://numpy.org/doc/stable/reference/arrays.datetime.html",
  place: "busday_count",
  read: "2026-11-20",
};
const OPEN_OFFICE = {
  title: "IBM Docs, OpenOffice spreadsheet functions, WORKDAY",
  url: "https://www.ibm.com/docs/en/SSFHJY_1.0.7/using/text/spreadsheet/s_workday_function_date.html",
  place: "example",
  read: "2026-11-20",
};
const OPEN_OFFICE_COUNT = {
  title: "HCL, OpenOffice spreadsheet functions, NETWORKDAYS",
  url: "https://help.hcl-software.com/docs/v2.0.1/onprem/onprem_help/text/spreadsheet/s_networkdays_function_date.html",
  place: "example",
  read: "2026-11-20",
};
const dateFns = (name: string, place: string) => ({
  title: `date-fns, ${name}, tests`,
  url: `https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/${name}/test.ts`,
  place,
  read: "2026-11-22",
});
const CIVIL_PROCEDURE = {
  title: "Civil Procedure Rules of England and Wales, Part 2",
  url: "https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part02",
  place: "rule 2.8(4), example",
  read: "2026-11-22",
};
const ONTARIO = {
  title: "Ontario Family Law Rules, O. Reg. 114/99, rule 3, copy of the Ottawa Men's Centre",
  url: "http://ottawamenscentre.com/legal/ont_fam_rules_030.htm",
  read: "2026-11-22",
};
const ACT_RULES = {
  title: "Australian Capital Territory, Court Procedures Rules 2006, rule 6350",
  url: "https://classic.austlii.edu.au/au/legis/act/num_reg/cpr200629o2006302/s6350.html",
  place: "subrule (2), example",
  read: "2026-11-22",
};

const GOV_UK = "https://github.com/alphagov/frontend/blob/main/lib/data/bank-holidays.json";
const FEDERAL_HOLIDAYS = "https://www.law.cornell.edu/uscode/text/5/6103";

const CHRISTMAS_2001 = "2001-12-24, 2001-12-25, 2001-12-26, 2001-12-31, 2002-01-01";

export default [
  {
    given: "From October 1, 2012 to March 1, 2013, both days counted",
    inputs: { from: "2012-10-01", to: "2013-03-01", count_ends: "both" },
    expected: { business_days: "110" },
    by: "software",
    source: NETWORKDAYS,
  },
  {
    given: "The same with one holiday",
    inputs: { from: "2012-10-01", to: "2013-03-01", count_ends: "both", holidays: "2012-11-22" },
    expected: { business_days: "109" },
    by: "software",
    source: NETWORKDAYS,
  },
  {
    given: "The same with three holidays",
    inputs: {
      from: "2012-10-01",
      to: "2013-03-01",
      count_ends: "both",
      holidays: "2012-11-22, 2012-12-04, 2013-01-21",
    },
    expected: { business_days: "107" },
    by: "software",
    source: NETWORKDAYS,
  },
  {
    given: "Backwards, both days counted",
    inputs: { from: "2006-02-28", to: "2006-01-31", count_ends: "both" },
    expected: { business_days: "-21" },
    by: "software",
    source: NETWORKDAYS_INTL,
    edge: true,
  },
  {
    given: "A weekend of Friday and Saturday, with two holidays",
    inputs: {
      from: "2006-01-01",
      to: "2006-02-01",
      count_ends: "both",
      weekend: "friday_saturday",
      holidays: "2006-01-02, 2006-01-16",
    },
    expected: { business_days: "22" },
    by: "software",
    source: NETWORKDAYS_INTL,
  },
  {
    given: "Around Christmas 2001, both days counted",
    inputs: { from: "2001-12-15", to: "2002-01-15", count_ends: "both", holidays: CHRISTMAS_2001 },
    expected: { business_days: "17" },
    by: "software",
    source: OPEN_OFFICE_COUNT,
  },
  {
    given: "A week, the last day not counted",
    inputs: { from: "2011-07-11", to: "2011-07-18" },
    expected: { business_days: "5" },
    by: "software",
    source: NUMPY,
  },
  {
    given: "From a Saturday to a Sunday, the last day not counted",
    inputs: { from: "2019-07-20", to: "2019-07-28" },
    expected: { business_days: "5" },
    by: "software",
    source: dateFns("differenceInBusinessDays", "both given dates fall on a weekend"),
    edge: true,
  },
  {
    given: "151 business days after October 1, 2008",
    inputs: { find: "date", from: "2008-10-01", days: 151 },
    expected: { date: "2009-04-30" },
    by: "software",
    source: WORKDAY,
  },
  {
    given: "The same with three holidays",
    inputs: { find: "date", from: "2008-10-01", days: 151, holidays: "2008-11-26, 2008-12-04, 2009-01-21" },
    expected: { date: "2009-05-05" },
    by: "software",
    source: WORKDAY,
  },
  {
    given: "17 business days after a Saturday, around Christmas 2001",
    inputs: { find: "date", from: "2001-12-01", days: 17, holidays: CHRISTMAS_2001 },
    expected: { date: "2001-12-28" },
    by: "software",
    source: OPEN_OFFICE,
    edge: true,
  },
  {
    given: "10 business days before September 15, 2014",
    inputs: { find: "date", from: "2014-09-15", days: -10 },
    expected: { date: "2014-09-01" },
    by: "software",
    source: dateFns("addBusinessDays", "handles negative amount"),
  },
  {
    given: "Three clear days before a hearing on Monday October 20: the last day for service is Tuesday October 14",
    inputs: { from: "2025-10-14", to: "2025-10-20", count_ends: "neither" },
    expected: { business_days: "3" },
    by: "law",
    source: CIVIL_PROCEDURE,
    edge: true,
  },
  {
    given: "A motion on four days' notice, served on a Wednesday, may be heard on Tuesday",
    inputs: { find: "date", from: "2025-09-10", days: 4 },
    expected: { weekday: "Tuesday" },
    by: "law",
    source: { ...ONTARIO, place: "subrule (4), example 1, row Wednesday" },
  },
  {
    given: "The same notice served on a Friday: Thursday",
    inputs: { find: "date", from: "2025-09-12", days: 4 },
    expected: { weekday: "Thursday" },
    by: "law",
    source: { ...ONTARIO, place: "subrule (4), example 1, row Friday" },
  },
  {
    given: "Four days after a notice served on a Saturday: Friday by the rule",
    inputs: { find: "date", from: "2025-09-13", days: 4 },
    expected: { weekday: "Friday" },
    by: "law",
    source: { ...ONTARIO, place: "subrule (4), example 1, row Saturday" },
    differs:
      "The rule treats service on a weekend like service on Monday. We count Monday as the first day after Saturday.",
    edge: true,
  },
  {
    given: "Two clear days before a Monday: the last day for service is Wednesday",
    inputs: { from: "2025-09-10", to: "2025-09-15", count_ends: "neither" },
    expected: { business_days: "2" },
    by: "law",
    source: ACT_RULES,
    edge: true,
  },
  {
    given: "Christmas 2021 on a weekend: its substitutes are Monday and Tuesday",
    inputs: {
      from: "2021-12-24",
      to: "2021-12-31",
      count_ends: "both",
      holidays: "2021-12-25, 2021-12-26",
      weekend_holidays: "next",
    },
    expected: { business_days: "4", holidays_off: "2", weekend_days: "2" },
    by: "hand",
    source: { title: "December 24 to 31, 2021 are 8 days; 8 - 2 on the weekend - December 27 and 28 = 4" },
    edge: true,
  },
  {
    given: "A deadline that counts the start as day 1",
    inputs: { find: "date", from: "2026-11-20", days: 3, start_is_day_one: true },
    expected: { date: "2026-11-24", weekday: "Tuesday" },
    by: "hand",
    source: { title: "Friday, November 20, 2026 is day 1, Monday 23 is day 2, Tuesday 24 is day 3 = 1 + 2" },
    edge: true,
  },
  {
    given: "July 4, 2026 is a Saturday: US federal offices close on Friday",
    inputs: {
      from: "2026-06-29",
      to: "2026-07-03",
      count_ends: "both",
      holidays: "2026-07-04",
      weekend_holidays: "nearest",
    },
    expected: { business_days: "4" },
    by: "hand",
    source: {
      title: "5 days - Friday July 3 = 4: the holiday, by US Code, title 5, section 6103(b), as July 4 is a Saturday",
      url: "https://www.law.cornell.edu/uscode/text/5/6103",
    },
  },
  {
    given: "2025 in England and Wales: the eight bank holidays that GOV.UK lists, all on weekdays",
    inputs: { from: "2025-01-01", to: "2025-12-31", count_ends: "both", calendar: "uk_england_wales" },
    expected: { business_days: "253", holidays_off: "8" },
    by: "hand",
    source: {
      title: "365 days - 104 on the weekend - 8 (Jan 1, Apr 18 and 21, May 5 and 26, Aug 25, Dec 25 and 26) = 253",
      url: GOV_UK,
    },
  },
  {
    given: "2023 for US federal offices: the eleven days that the OPM lists, two of them moved",
    inputs: { from: "2023-01-01", to: "2023-12-31", count_ends: "both", calendar: "us" },
    expected: { business_days: "249", holidays_off: "11" },
    by: "hand",
    source: {
      title: "365 days - 105 on the weekend - 11, as 1 Jan moves to Monday and 11 Nov to Friday, = 249",
      url: FEDERAL_HOLIDAYS,
    },
  },
  {
    given: "New Year's Day 2022 is a Saturday, and US federal offices close in the year before",
    inputs: { from: "2021-12-27", to: "2021-12-31", count_ends: "both", calendar: "us" },
    expected: { business_days: "4", holidays_off: "1" },
    by: "hand",
    source: { title: "5 days - Friday December 31, by section 6103(b), = 4", url: FEDERAL_HOLIDAYS },
    edge: true,
  },
  {
    given: "One business day after Christmas Eve 2026 in Scotland",
    inputs: { find: "date", from: "2026-12-24", days: 1, calendar: "uk_scotland" },
    expected: { date: "2026-12-29", weekday: "Tuesday", holidays_off: "2" },
    by: "hand",
    source: {
      title:
        "Friday 25 is Christmas Day, 26 and 27 the weekend, Monday 28 the substitute for Boxing Day: 24 + 4 + 1 = 29",
      url: GOV_UK,
    },
    edge: true,
  },
  {
    given: "Thanksgiving week 2026, with the Friday listed as a day off",
    inputs: { from: "2026-11-23", to: "2026-11-27", count_ends: "both", calendar: "us", holidays: "2026-11-27" },
    expected: { business_days: "3", holidays_off: "2" },
    by: "hand",
    source: { title: "5 days - Thursday 26, the fourth in November, - Friday 27 = 3", url: FEDERAL_HOLIDAYS },
  },
  {
    given: "Easter week 2026 in Bavaria, with Good Friday worked",
    inputs: {
      from: "2026-03-30",
      to: "2026-04-10",
      count_ends: "both",
      calendar: "germany_by",
      worked_days: "2026-04-03",
    },
    expected: { business_days: "9", holidays_off: "1" },
    by: "hand",
    source: { title: "10 weekdays - Easter Monday, April 6, = 9, as Good Friday, April 3, is worked" },
  },
] satisfies Vectors<typeof businessDays>;
