import { CIVIL_PROCEDURE_RULES_2, MICROSOFT_NETWORKDAYS_INTL } from "#calculators/sources";
import type { Vectors } from "#engine";
import type businessDays from "./business-days.ts";

export default [
  {
    title: "Microsoft, NETWORKDAYS function",
    url: "https://support.microsoft.com/en-us/excel/networkdays-function",
    read: "2026-11-20",
    by: "software",
    always: { from: "2012-10-01", to: "2013-03-01", count_ends: "both" },
    rows: [
      ["example", {}, { business_days: "110" }],
      ["example", { holidays: "2012-11-22" }, { business_days: "109" }],
      ["example", { holidays: "2012-11-22, 2012-12-04, 2013-01-21" }, { business_days: "107" }],
    ],
  },
  {
    ...MICROSOFT_NETWORKDAYS_INTL,
    read: "2026-11-20",
    by: "software",
    always: { count_ends: "both" },
    rows: [
      ["example", { from: "2006-02-28", to: "2006-01-31" }, { business_days: "-21" }, { edge: "Backwards, both days counted" }],
      [
        "example",
        { from: "2006-01-01", to: "2006-02-01", weekend: "friday_saturday", holidays: "2006-01-02, 2006-01-16" },
        { business_days: "22" },
        { given: "A weekend of Friday and Saturday, with two holidays" },
      ],
    ],
  },
  {
    title: "HCL, OpenOffice spreadsheet functions, NETWORKDAYS",
    url: "https://help.hcl-software.com/docs/v2.0.1/onprem/onprem_help/text/spreadsheet/s_networkdays_function_date.html",
    read: "2026-11-20",
    by: "software",
    rows: [
      [
        "example",
        { from: "2001-12-15", to: "2002-01-15", count_ends: "both", holidays: "2001-12-24, 2001-12-25, 2001-12-26, 2001-12-31, 2002-01-01" },
        { business_days: "17" },
        { given: "Around Christmas 2001, both days counted" },
      ],
    ],
  },
  {
    title: "NumPy, Datetimes and timedeltas",
    url: "https://numpy.org/doc/stable/reference/arrays.datetime.html",
    read: "2026-11-20",
    by: "software",
    rows: [["busday_count", { from: "2011-07-11", to: "2011-07-18" }, { business_days: "5" }]],
  },
  {
    title: "date-fns, differenceInBusinessDays, tests",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInBusinessDays/test.ts",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "both given dates fall on a weekend",
        { from: "2019-07-20", to: "2019-07-28" },
        { business_days: "5" },
        { edge: "From a Saturday to a Sunday, the last day not counted" },
      ],
    ],
  },
  {
    title: "Microsoft, WORKDAY function",
    url: "https://support.microsoft.com/en-us/excel/workday-function",
    read: "2026-11-20",
    by: "software",
    always: { find: "date", from: "2008-10-01", days: 151 },
    rows: [
      ["example", {}, { date: "2009-04-30" }],
      ["example", { holidays: "2008-11-26, 2008-12-04, 2009-01-21" }, { date: "2009-05-05" }, { given: "The same with three holidays" }],
    ],
  },
  {
    title: "IBM Docs, OpenOffice spreadsheet functions, WORKDAY",
    url: "https://www.ibm.com/docs/en/SSFHJY_1.0.7/using/text/spreadsheet/s_workday_function_date.html",
    read: "2026-11-20",
    by: "software",
    rows: [
      [
        "example",
        { find: "date", from: "2001-12-01", days: 17, holidays: "2001-12-24, 2001-12-25, 2001-12-26, 2001-12-31, 2002-01-01" },
        { date: "2001-12-28" },
        { edge: "17 business days after a Saturday, around Christmas 2001" },
      ],
    ],
  },
  {
    title: "date-fns, addBusinessDays, tests",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/addBusinessDays/test.ts",
    read: "2026-11-22",
    by: "software",
    rows: [["handles negative amount", { find: "date", from: "2014-09-15", days: -10 }, { date: "2014-09-01" }]],
  },
  {
    ...CIVIL_PROCEDURE_RULES_2,
    read: "2026-11-22",
    by: "law",
    rows: [
      [
        "rule 2.8(4), example",
        { from: "2025-10-14", to: "2025-10-20", count_ends: "neither" },
        { business_days: "3" },
        { edge: "Three clear days before a hearing on Monday October 20: the last day for service is Tuesday October 14" },
      ],
    ],
  },
  {
    title: "Ontario Family Law Rules, O. Reg. 114/99, rule 3, copy of the Ottawa Men's Centre",
    url: "http://ottawamenscentre.com/legal/ont_fam_rules_030.htm",
    read: "2026-11-22",
    by: "law",
    place: "subrule (4), example 1",
    always: { find: "date", days: 4 },
    rows: [
      ["row Wednesday", { from: "2025-09-10" }, { weekday: "Tuesday" }],
      ["row Friday", { from: "2025-09-12" }, { weekday: "Thursday" }],
      [
        "row Saturday",
        { from: "2025-09-13" },
        { weekday: "Friday" },
        {
          edge: "Four days after a notice served on a Saturday: Friday by the rule",
          differs: "The rule treats service on a weekend like service on Monday. We count Monday as the first day after Saturday.",
        },
      ],
    ],
  },
  {
    title: "Australian Capital Territory, Court Procedures Rules 2006, rule 6350",
    url: "https://classic.austlii.edu.au/au/legis/act/num_reg/cpr200629o2006302/s6350.html",
    read: "2026-11-22",
    by: "law",
    rows: [
      [
        "subrule (2), example",
        { from: "2025-09-10", to: "2025-09-15", count_ends: "neither" },
        { business_days: "2" },
        { edge: "Two clear days before a Monday: the last day for service is Wednesday" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "December 24 to 31, 2021 are 8 days; 8 - 2 on the weekend - December 27 and 28 = 4",
        { from: "2021-12-24", to: "2021-12-31", count_ends: "both", holidays: "2021-12-25, 2021-12-26", weekend_holidays: "next" },
        { business_days: "4", holidays_off: "2", weekend_days: "2" },
        { edge: "Christmas 2021 on a weekend: its substitutes are Monday and Tuesday" },
      ],
      [
        "Friday, November 20, 2026 is day 1, Monday 23 is day 2, Tuesday 24 is day 3 = 1 + 2",
        { find: "date", from: "2026-11-20", days: 3, start_is_day_one: true },
        { date: "2026-11-24", weekday: "Tuesday" },
        { edge: "A deadline that counts the start as day 1" },
      ],
      [
        "10 weekdays - Easter Monday, April 6, = 9, as Good Friday, April 3, is worked",
        { from: "2026-03-30", to: "2026-04-10", count_ends: "both", calendar: "germany_by", worked_days: "2026-04-03" },
        { business_days: "9", holidays_off: "1" },
        { given: "Easter week 2026 in Bavaria, with Good Friday worked" },
      ],
    ],
  },
  {
    title: "5 days - Friday July 3 = 4: the holiday, by US Code, title 5, section 6103(b), as July 4 is a Saturday",
    url: "https://www.law.cornell.edu/uscode/text/5/6103",
    by: "hand",
    rows: [
      [
        "",
        { from: "2026-06-29", to: "2026-07-03", count_ends: "both", holidays: "2026-07-04", weekend_holidays: "nearest" },
        { business_days: "4" },
        { given: "July 4, 2026 is a Saturday: US federal offices close on Friday" },
      ],
    ],
  },
  {
    title: "365 days - 104 on the weekend - 8 (Jan 1, Apr 18 and 21, May 5 and 26, Aug 25, Dec 25 and 26) = 253",
    url: "https://github.com/alphagov/frontend/blob/main/lib/data/bank-holidays.json",
    by: "hand",
    rows: [
      [
        "",
        { from: "2025-01-01", to: "2025-12-31", count_ends: "both", calendar: "uk_england_wales" },
        { business_days: "253", holidays_off: "8" },
        { given: "2025 in England and Wales: the eight bank holidays that GOV.UK lists, all on weekdays" },
      ],
    ],
  },
  {
    title: "365 days - 105 on the weekend - 11, as 1 Jan moves to Monday and 11 Nov to Friday, = 249",
    url: "https://www.law.cornell.edu/uscode/text/5/6103",
    by: "hand",
    rows: [
      [
        "",
        { from: "2023-01-01", to: "2023-12-31", count_ends: "both", calendar: "us" },
        { business_days: "249", holidays_off: "11" },
        { given: "2023 for US federal offices: the eleven days that the OPM lists, two of them moved" },
      ],
    ],
  },
  {
    title: "5 days - Friday December 31, by section 6103(b), = 4",
    url: "https://www.law.cornell.edu/uscode/text/5/6103",
    by: "hand",
    rows: [
      [
        "",
        { from: "2021-12-27", to: "2021-12-31", count_ends: "both", calendar: "us" },
        { business_days: "4", holidays_off: "1" },
        { edge: "New Year's Day 2022 is a Saturday, and US federal offices close in the year before" },
      ],
    ],
  },
  {
    title: "Friday 25 is Christmas Day, 26 and 27 the weekend, Monday 28 the substitute for Boxing Day: 24 + 4 + 1 = 29",
    url: "https://github.com/alphagov/frontend/blob/main/lib/data/bank-holidays.json",
    by: "hand",
    rows: [
      [
        "",
        { find: "date", from: "2026-12-24", days: 1, calendar: "uk_scotland" },
        { date: "2026-12-29", weekday: "Tuesday", holidays_off: "2" },
        { edge: "One business day after Christmas Eve 2026 in Scotland" },
      ],
    ],
  },
  {
    title: "5 days - Thursday 26, the fourth in November, - Friday 27 = 3",
    url: "https://www.law.cornell.edu/uscode/text/5/6103",
    by: "hand",
    rows: [
      [
        "",
        { from: "2026-11-23", to: "2026-11-27", count_ends: "both", calendar: "us", holidays: "2026-11-27" },
        { business_days: "3", holidays_off: "2" },
        { given: "Thanksgiving week 2026, with the Friday listed as a day off" },
      ],
    ],
  },
] satisfies Vectors<typeof businessDays>;
