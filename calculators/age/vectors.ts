import type { Vectors } from "#engine";
import type age from "./age.ts";

const read = "2026-11-22";
const DATEUTIL = {
  title: "dateutil, relativedelta examples",
  url: "https://dateutil.readthedocs.io/en/stable/examples.html",
  place: "How old is John",
  read,
};
const DATE_FNS =
  "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/intervalToDuration";
const PYTHON = {
  title: "Python documentation, datetime",
  url: "https://docs.python.org/3/library/datetime.html#examples-of-usage-date",
  place: "counting days to an event",
  read,
};
const POSTGRESQL = {
  title: "PostgreSQL documentation, Date/Time Functions and Operators",
  url: "https://www.postgresql.org/docs/current/functions-datetime.html",
  place: "table 9.33, age",
  read,
};
const PYMEEUS = {
  title: "PyMeeus, tests of the Epoch class, with values of Jean Meeus, Astronomical Algorithms, chapter 7",
  url: "https://github.com/architest/pymeeus/blob/c8c5d719ace57d00fa7f4ae93ffa82ef1a79cf92/tests/test_epoch.py",
  place: "test_epoch_sub",
  read,
};
/** The regulation's own examples: age 70½ comes six calendar months after the 70th birthday. */
const RETIREMENT_DICTIONARY = {
  title: "RetirementDictionary, Age 70½, after US Treasury Regulation 1.401(a)(9)-2, Q&A 3",
  url: "https://retirementdictionary.com/definition/age-70-%C2%BD/",
  read,
};
const AGE_70_AND_A_HALF = { years: "70", months_beyond_years: "6", days_beyond_months: "0" } as const;

const differenceInMonths = (place: string) => ({
  title: "date-fns, differenceInMonths, tests",
  url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInMonths/test.ts",
  place,
  read: "2026-11-22",
});

const differenceInYears = (place: string) => ({
  title: "date-fns, differenceInYears, tests",
  url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInYears/test.ts",
  place,
  read: "2026-11-22",
});

export default [
  {
    given: "Age 70½: born on June 30, 1933, on December 30, 2003",
    inputs: { birth: "1933-06-30", as_of: "2003-12-30" },
    expected: AGE_70_AND_A_HALF,
    by: "published",
    source: { ...RETIREMENT_DICTIONARY, place: "example of June 30, 1933" },
  },
  {
    given: "Age 70½ a year later: born on July 1, 1933, on January 1, 2004",
    inputs: { birth: "1933-07-01", as_of: "2004-01-01" },
    expected: AGE_70_AND_A_HALF,
    by: "published",
    source: { ...RETIREMENT_DICTIONARY, place: "example of July 1, 1933" },
    edge: true,
  },
  {
    given: "Age 70½ on January 1, 2012, born on July 1, 1941",
    inputs: { birth: "1941-07-01", as_of: "2012-01-01" },
    expected: AGE_70_AND_A_HALF,
    by: "published",
    source: {
      title: "The American Legion, USAA questions and answers",
      url: "http://www.legion.org/usaa/questions-answers/157555/my-birthday-1-july-1941-will-i-become-70-12-dec-31-2011-and-be",
      place: "answer to Robert",
      read,
    },
  },
  {
    given: "How old is John, born on April 5, 1978, on September 17, 2003",
    inputs: { birth: "1978-04-05", as_of: "2003-09-17" },
    expected: { years: "25", months_beyond_years: "5", days_beyond_months: "12" },
    by: "software",
    source: DATEUTIL,
  },
  {
    given: "Born on January 15, 1929, died on April 4, 1968",
    inputs: { birth: "1929-01-15", as_of: "1968-04-04" },
    expected: { years: "39", months_beyond_years: "2", days_beyond_months: "20" },
    by: "software",
    source: { title: "date-fns, intervalToDuration", url: `${DATE_FNS}/index.ts`, place: "example", read },
  },
  {
    given: "One of everything: from March 1, 2020 to April 2, 2021",
    inputs: { birth: "2020-03-01", as_of: "2021-04-02" },
    expected: { years: "1", months_beyond_years: "1", days_beyond_months: "1" },
    by: "software",
    source: {
      title: "date-fns, intervalToDuration, tests",
      url: `${DATE_FNS}/test.ts`,
      place: "1 of everything",
      read,
    },
  },
  {
    given: "A month after a leap day",
    inputs: { birth: "2020-02-29", as_of: "2020-03-29" },
    expected: { years: "0", months_beyond_years: "1", days_beyond_months: "0" },
    by: "software",
    source: { title: "date-fns, intervalToDuration, tests", url: `${DATE_FNS}/test.ts`, place: "issue 1778", read },
    edge: true,
  },
  {
    given: "From December 5, 2007 to a birthday on June 24",
    inputs: { birth: "1990-06-24", as_of: "2007-12-05" },
    expected: { next_birthday: "2008-06-24", days_to_birthday: "202" },
    by: "software",
    source: PYTHON,
  },
  {
    given: "Days from April 20, 1910 to February 9, 1986, when Halley's comet came back",
    inputs: { birth: "1910-04-20", as_of: "1986-02-09" },
    expected: { days: "27689" },
    by: "software",
    source: PYMEEUS,
  },
  {
    given: "Born on June 13, 1957, on April 10, 2001",
    inputs: { birth: "1957-06-13", as_of: "2001-04-10" },
    expected: { years: "43", months_beyond_years: "9" },
    by: "software",
    source: POSTGRESQL,
  },
  {
    given: "Born on June 13, 1957: days beyond the full months, on April 10, 2001",
    inputs: { birth: "1957-06-13", as_of: "2001-04-10" },
    expected: { days_beyond_months: "27" },
    by: "software",
    source: POSTGRESQL,
    differs:
      "PostgreSQL counts 30 - 13 + 10 = 27 days, with the 30 days of June, the month of birth. March has 31 days, so we count 28.",
    edge: true,
  },
  {
    given: "Born on a leap day, where a law waits for March 1: not yet 18 on February 28",
    inputs: { birth: "2008-02-29", as_of: "2026-02-28", missing_day: "next" },
    expected: { years: "17", next_birthday: "2026-03-01", days_to_birthday: "1" },
    by: "hand",
    source: {
      title:
        "2008 + 18 = 2026, which has no 29 February: of age on 1 March by Maryland Code, General Provisions, section 1-303",
      url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=ggp&section=1-303",
    },
    edge: true,
  },
  {
    given: "The day before the birthday",
    inputs: { birth: "2008-11-21", as_of: "2026-11-20" },
    expected: { years: "17", age: "17 years, 11 months and 30 days", days_to_birthday: "1" },
    by: "hand",
    source: { title: "17 years and 11 months end on October 21, 2026; 31 - 21 + 20 = 30 days are left" },
    edge: true,
  },
  {
    given: "On the day of birth",
    inputs: { birth: "2026-11-20", as_of: "2026-11-20" },
    expected: { age: "0 days", days: "0", months: "0", weeks: "0", weekday: "Friday" },
    by: "hand",
    source: { title: "November 20, 2026 is a Friday; 20 - 20 = 0" },
    edge: true,
  },
  {
    given: "Full months from July 2, 2010 to August 2, 2014",
    inputs: { birth: "2010-07-02", as_of: "2014-08-02" },
    expected: { months: "49" },
    by: "software",
    source: differenceInMonths("accepts timestamps"),
  },
  {
    given: "Full months from April 30 to October 31, 2021",
    inputs: { birth: "2021-04-30", as_of: "2021-10-31" },
    expected: { months: "6" },
    by: "software",
    source: differenceInMonths("diff of 6 month between Oct, 31 2021 and Apr, 30 2021"),
  },
  {
    given: "A full month from January 31 to February 28, 2021",
    inputs: { birth: "2021-01-31", as_of: "2021-02-28" },
    expected: { months: "1" },
    by: "software",
    source: differenceInMonths("diff of 1 month between Feb 28 2021 and Jan 31 2021"),
  },
  {
    given: "No full month from July 31 to August 1, 2014",
    inputs: { birth: "2014-07-31", as_of: "2014-08-01" },
    expected: { months: "0" },
    by: "software",
    source: differenceInMonths("less than a month, but different calendar months"),
  },
  {
    given: "Full years from March 1, 2002 to a leap day",
    inputs: { birth: "2002-03-01", as_of: "2004-02-29" },
    expected: { years: "1" },
    by: "software",
    source: differenceInYears("right side after leap day"),
  },
  {
    given: "Full years from February 28, 2002 to a leap day",
    inputs: { birth: "2002-02-28", as_of: "2004-02-29" },
    expected: { years: "2" },
    by: "software",
    source: differenceInYears("right side before leap day"),
  },
  {
    given: "Four years from a leap day to the next",
    inputs: { birth: "2004-02-29", as_of: "2008-02-29" },
    expected: { years: "4" },
    by: "software",
    source: differenceInYears("equal dates of different years"),
  },
  {
    given: "Two years on the birthday",
    inputs: { birth: "2012-09-05", as_of: "2014-09-05" },
    expected: { years: "2", months_beyond_years: "0", days_beyond_months: "0" },
    by: "software",
    source: differenceInYears("the days and months of the given dates are the same"),
  },
] satisfies Vectors<typeof age>;
