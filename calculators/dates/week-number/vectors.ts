import type { Vectors } from "#engine";
import type weekNumber from "./week-number.ts";

export default [
  {
    title: "RFC 5545, Internet Calendaring and Scheduling Core Object Specification (iCalendar)",
    url: "https://www.rfc-editor.org/rfc/rfc5545#section-3.8.5.3",
    read: "2026-11-27",
    by: "law",
    place: "section 3.8.5.3, Monday of week number 20",
    always: { find: "dates", week: 20 },
    rows: [
      ["May 12, 1997", { year: 1997 }, { first_day: "1997-05-12" }],
      ["May 11, 1998", { year: 1998 }, { first_day: "1998-05-11" }],
      ["May 17, 1999", { year: 1999 }, { first_day: "1999-05-17" }],
    ],
  },
  {
    title: "PostgreSQL, Documentation, section 9.9, Date/Time Functions and Operators",
    url: "https://www.postgresql.org/docs/current/functions-datetime.html",
    read: "2026-11-27",
    place: "EXTRACT, week",
    rows: [
      [
        "2005-01-01 is part of the 53rd week of year 2004",
        { date: "2005-01-01" },
        { number: "53", week_year: "2004", weeks: "53" },
        { edge: "January 1 in a week of the year before" },
      ],
      ["2006-01-01 is part of the 52nd week of year 2005", { date: "2006-01-01" }, { number: "52", week_year: "2005" }],
      [
        "2012-12-31 is part of the first week of 2013",
        { date: "2012-12-31" },
        { number: "1", week_year: "2013" },
        { edge: "December 31 in a week of the next year" },
      ],
      ["2001-02-16 is in week 7", { date: "2001-02-16" }, { number: "7" }],
    ],
  },
  {
    title: "Microsoft, Excel, WEEKNUM function",
    url: "https://support.microsoft.com/en-us/excel/weeknum-function",
    read: "2026-11-27",
    place: "example of 3/9/2012",
    always: { date: "2012-03-09" },
    rows: [
      ["week beginning on Sunday", { system: "sunday" }, { number: "10" }],
      ["week beginning on Monday", { system: "monday" }, { number: "11" }],
    ],
  },
  {
    title: "LibreOffice Help, WEEKNUM_EXCEL2003",
    url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/func_weeknumadd.html",
    read: "2026-11-27",
    by: "software",
    rows: [["example of 2001-12-24", { date: "2001-12-24", system: "sunday" }, { number: "52" }]],
  },
  {
    title: "Python, datetime, date.isocalendar",
    url: "https://docs.python.org/3/library/datetime.html#datetime.date.isocalendar",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "the first week of ISO year 2004 begins on Monday, 29 Dec 2003",
        { find: "dates", year: 2004, week: 1 },
        { first_day: "2003-12-29", last_day: "2004-01-04" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "January 1, 2028 is a Saturday, 6 days after a Sunday: (366 + 6) ÷ 7 = 53.1…, so 54 weeks, the last with December 31 alone",
        { date: "2028-12-31", system: "sunday" },
        { number: "54", first_day: "2028-12-31", last_day: "2028-12-31", days_left: "0", day_of_year: "366" },
        { edge: "A leap year that begins on a Saturday has 54 weeks from Sunday" },
      ],
    ],
  },
] satisfies Vectors<typeof weekNumber>;
