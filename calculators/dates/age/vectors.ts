import { DATE_FNS_DIFFERENCE_IN_MONTHS, DATE_FNS_INTERVAL_TO_DURATION, DATEUTIL_EXAMPLES, PYMEEUS_EPOCH } from "#calculators/sources";
import type { Vectors } from "#engine";
import type age from "./age.ts";

export default [
  {
    title: "RetirementDictionary, Age 70½, after US Treasury Regulation 1.401(a)(9)-2, Q&A 3",
    url: "https://retirementdictionary.com/definition/age-70-%C2%BD/",
    read: "2026-11-22",
    rows: [
      ["example of June 30, 1933", { birth: "1933-06-30", as_of: "2003-12-30" }, { years: "70", months_beyond_years: "6", days_beyond_months: "0" }],
      [
        "example of July 1, 1933",
        { birth: "1933-07-01", as_of: "2004-01-01" },
        { years: "70", months_beyond_years: "6", days_beyond_months: "0" },
        { edge: "Age 70½ a year later: born on July 1, 1933, on January 1, 2004" },
      ],
    ],
  },
  {
    title: "The American Legion, USAA questions and answers",
    url: "http://www.legion.org/usaa/questions-answers/157555/my-birthday-1-july-1941-will-i-become-70-12-dec-31-2011-and-be",
    read: "2026-11-22",
    rows: [["answer to Robert", { birth: "1941-07-01", as_of: "2012-01-01" }, { years: "70", months_beyond_years: "6", days_beyond_months: "0" }]],
  },
  {
    ...DATEUTIL_EXAMPLES,
    read: "2026-11-22",
    by: "software",
    rows: [["How old is John", { birth: "1978-04-05", as_of: "2003-09-17" }, { years: "25", months_beyond_years: "5", days_beyond_months: "12" }]],
  },
  {
    title: "date-fns, intervalToDuration",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/intervalToDuration/index.ts",
    read: "2026-11-22",
    by: "software",
    rows: [["example", { birth: "1929-01-15", as_of: "1968-04-04" }, { years: "39", months_beyond_years: "2", days_beyond_months: "20" }]],
  },
  {
    ...DATE_FNS_INTERVAL_TO_DURATION,
    read: "2026-11-22",
    by: "software",
    rows: [
      ["1 of everything", { birth: "2020-03-01", as_of: "2021-04-02" }, { years: "1", months_beyond_years: "1", days_beyond_months: "1" }],
      [
        "issue 1778",
        { birth: "2020-02-29", as_of: "2020-03-29" },
        { years: "0", months_beyond_years: "1", days_beyond_months: "0" },
        { edge: "A month after a leap day" },
      ],
    ],
  },
  {
    title: "Python documentation, datetime",
    url: "https://docs.python.org/3/library/datetime.html#examples-of-usage-date",
    read: "2026-11-22",
    by: "software",
    rows: [["counting days to an event", { birth: "1990-06-24", as_of: "2007-12-05" }, { next_birthday: "2008-06-24", days_to_birthday: "202" }]],
  },
  { ...PYMEEUS_EPOCH, read: "2026-11-22", by: "software", rows: [["test_epoch_sub", { birth: "1910-04-20", as_of: "1986-02-09" }, { days: "27689" }]] },
  {
    title: "PostgreSQL documentation, Date/Time Functions and Operators",
    url: "https://www.postgresql.org/docs/current/functions-datetime.html",
    read: "2026-11-22",
    by: "software",
    place: "table 9.33",
    always: { birth: "1957-06-13", as_of: "2001-04-10" },
    rows: [
      ["age", {}, { years: "43", months_beyond_years: "9" }],
      [
        "age",
        {},
        { days_beyond_months: "27" },
        {
          edge: "Born on June 13, 1957: days beyond the full months, on April 10, 2001",
          differs: "PostgreSQL counts 30 - 13 + 10 = 27 days, with the 30 days of June, the month of birth. March has 31 days, so we count 28.",
        },
      ],
    ],
  },
  {
    title: "2008 + 18 = 2026, which has no 29 February: of age on 1 March by Maryland Code, General Provisions, section 1-303",
    url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=ggp&section=1-303",
    by: "hand",
    rows: [
      [
        "",
        { birth: "2008-02-29", as_of: "2026-02-28", missing_day: "next" },
        { years: "17", next_birthday: "2026-03-01", days_to_birthday: "1" },
        { edge: "Born on a leap day, where a law waits for March 1: not yet 18 on February 28" },
      ],
    ],
  },
  {
    by: "hand",
    always: { as_of: "2026-11-20" },
    rows: [
      [
        "17 years and 11 months end on October 21, 2026; 31 - 21 + 20 = 30 days are left",
        { birth: "2008-11-21" },
        { years: "17", age: "17 years, 11 months and 30 days", days_to_birthday: "1" },
        { edge: "The day before the birthday" },
      ],
      [
        "November 20, 2026 is a Friday; 20 - 20 = 0",
        { birth: "2026-11-20" },
        { age: "0 days", days: "0", months: "0", weeks: "0", weekday: "Friday" },
        { edge: "On the day of birth" },
      ],
    ],
  },
  {
    ...DATE_FNS_DIFFERENCE_IN_MONTHS,
    read: "2026-11-22",
    by: "software",
    rows: [
      ["accepts timestamps", { birth: "2010-07-02", as_of: "2014-08-02" }, { months: "49" }],
      ["diff of 6 month between Oct, 31 2021 and Apr, 30 2021", { birth: "2021-04-30", as_of: "2021-10-31" }, { months: "6" }],
      ["diff of 1 month between Feb 28 2021 and Jan 31 2021", { birth: "2021-01-31", as_of: "2021-02-28" }, { months: "1" }],
      ["less than a month, but different calendar months", { birth: "2014-07-31", as_of: "2014-08-01" }, { months: "0" }],
    ],
  },
  {
    title: "date-fns, differenceInYears, tests",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInYears/test.ts",
    read: "2026-11-22",
    by: "software",
    rows: [
      ["right side after leap day", { birth: "2002-03-01", as_of: "2004-02-29" }, { years: "1" }],
      ["right side before leap day", { birth: "2002-02-28", as_of: "2004-02-29" }, { years: "2" }],
      ["equal dates of different years", { birth: "2004-02-29", as_of: "2008-02-29" }, { years: "4" }],
      [
        "the days and months of the given dates are the same",
        { birth: "2012-09-05", as_of: "2014-09-05" },
        { years: "2", months_beyond_years: "0", days_beyond_months: "0" },
      ],
    ],
  },
] satisfies Vectors<typeof age>;
