import type { Vectors } from "#engine";
import type age from "./age.ts";

const DATEUTIL = {
  title: "dateutil, relativedelta examples, How old is John",
  url: "https://dateutil.readthedocs.io/en/stable/examples.html",
};
const DATE_FNS = {
  title: "date-fns, intervalToDuration, the life of Martin Luther King",
  url: "https://github.com/date-fns/date-fns/blob/main/src/intervalToDuration/index.ts",
};
const RELATIVEDELTA = {
  title: "dateutil, relativedelta: 29 February 2000 and a year is 28 February 2001",
  url: "https://dateutil.readthedocs.io/en/stable/relativedelta.html",
};
const MARYLAND = {
  title: "Maryland Code, General Provisions, section 1-303, Computation of age: born on 29 February, of age on 1 March",
  url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=ggp&section=1-303",
};

export default [
  {
    given: "How old is John, born on 5 April 1978, on 17 September 2003",
    inputs: { birth: "1978-04-05", as_of: "2003-09-17" },
    expected: {
      age: "25 years, 5 months and 12 days",
      years: "25",
      months_beyond_years: "5",
      days_beyond_months: "12",
    },
    by: "published",
    source: DATEUTIL,
  },
  {
    given: "Born on 15 January 1929, died on 4 April 1968",
    inputs: { birth: "1929-01-15", as_of: "1968-04-04" },
    expected: { age: "39 years, 2 months and 20 days", years: "39" },
    by: "published",
    source: DATE_FNS,
  },
  {
    given: "Born on a leap day, on 28 February of the next year",
    inputs: { birth: "2000-02-29", as_of: "2001-02-28" },
    expected: { years: "1" },
    by: "published",
    source: RELATIVEDELTA,
    edge: true,
  },
  {
    given: "Born on a leap day, by a law that waits for 1 March: not yet 18 on 28 February",
    inputs: { birth: "2008-02-29", as_of: "2026-02-28", missing_day: "next" },
    expected: { years: "17", next_birthday: "2026-03-01", days_to_birthday: "1" },
    by: "standard",
    source: MARYLAND,
    edge: true,
  },
  {
    given: "Born on a leap day, by a law that waits for 1 March: 18 on that day",
    inputs: { birth: "2008-02-29", as_of: "2026-03-01", missing_day: "next" },
    expected: { years: "18" },
    by: "standard",
    source: MARYLAND,
    edge: true,
  },
  {
    given: "The day before the birthday",
    inputs: { birth: "2008-11-21", as_of: "2026-11-20" },
    expected: { years: "17", age: "17 years, 11 months and 30 days", days_to_birthday: "1" },
    by: "hand",
    source: { title: "17 years and 11 months end on 21 October 2026; 31 - 21 + 20 = 30 days are left" },
    edge: true,
  },
  {
    given: "The birthday itself",
    inputs: { birth: "2008-11-20", as_of: "2026-11-20" },
    expected: { years: "18", age: "18 years", next_birthday: "2027-11-20", days_to_birthday: "365" },
    by: "hand",
    source: { title: "2026 - 2008 = 18, and no 29 February comes before 20 November 2027: 365 days" },
    edge: true,
  },
  {
    given: "On the day of birth",
    inputs: { birth: "2026-11-20", as_of: "2026-11-20" },
    expected: { age: "0 days", days: "0", months: "0", weeks: "0", weekday: "Friday" },
    by: "hand",
    source: { title: "20 November 2026 is a Friday; 20 - 20 = 0" },
    edge: true,
  },
  {
    given: "No negative days: born on 31 January, on 1 March",
    inputs: { birth: "1980-01-31", as_of: "1980-03-01" },
    expected: { age: "1 month and 1 day", days: "30" },
    by: "hand",
    source: { title: "A month after 31 January 1980 is 29 February, and 1 day more; 29 + 1 = 30 days in all" },
  },
  {
    given: "Ten thousand days",
    inputs: { birth: "1991-07-11", as_of: "2018-11-26" },
    expected: { days: "10000", weeks: "1428" },
    by: "published",
    source: {
      title: "Jean Meeus, Astronomical Algorithms, chapter 7, as in PyMeeus's tests: 11 July 1991 and 10,000 days",
      url: "https://github.com/architest/pymeeus/blob/master/tests/test_epoch.py",
    },
  },
] satisfies Vectors<typeof age>;
