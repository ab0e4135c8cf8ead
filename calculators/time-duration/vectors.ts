import type { Vectors } from "#engine";
import type timeDuration from "./time-duration.ts";

const EXCEL = {
  title: "Microsoft, Calculate the difference between two times in Excel",
  url: "https://support.microsoft.com/en-us/excel/calculate-the-difference-between-two-times-in-excel",
  read: "2026-11-20",
};
const TOTALHOURS = {
  title: "Google AppSheet, TOTALHOURS()",
  url: "https://support.google.com/appsheet/answer/10108287",
  place: "sample usage",
  read: "2026-11-20",
};
const GNU_UNITS = {
  title: "GNU units, manual",
  url: "https://www.gnu.org/software/units/manual/units.html",
  place: "sums of units, 2 hours + 23 minutes + 32 seconds",
  read: "2026-11-20",
};
const HUGO = {
  title: "Hugo documentation, time.Sub",
  url: "https://gohugo.io/methods/time/sub/",
  place: "example",
  read: "2026-11-20",
};
const PYTHON = {
  title: "OpenStax, Introduction to Python Programming",
  url: "https://openstax.org/books/introduction-python-programming/pages/2-5-dividing-integers",
  place: "section 2.5, Arrival time",
  read: "2026-11-22",
};
const PREALGEBRA = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/7-5-systems-of-measurement",
  place: "section 7.5, Misty's surgery",
  read: "2026-11-22",
};
const SHODOR = {
  title: "Shodor, Interactivate, discussion of elapsed time",
  url: "http://www.shodor.org/interactivate/discussions/ElapsedTime/",
  read: "2026-11-22",
};

const differenceInMinutes = (place: string) => ({
  title: "date-fns, differenceInMinutes, tests",
  url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInMinutes/test.ts",
  place,
  read: "2026-11-22",
});

export default [
  {
    given: "From 13:25 to 19:05",
    inputs: { start: "13:25", end: "19:05" },
    expected: { minutes: "340" },
    by: "published",
    source: PYTHON,
  },
  {
    given: "Two hours and a quarter in seconds",
    inputs: { find: "length", length: "2:15" },
    expected: { seconds: "8100" },
    by: "published",
    source: PREALGEBRA,
  },
  {
    given: "At school from 8 a.m. to 1 p.m.",
    inputs: { start: "8 am", end: "1 pm" },
    expected: { hours: "5" },
    by: "published",
    source: { ...SHODOR, place: "how long at school" },
  },
  {
    given: "Lunch from 11:45 to 12:05",
    inputs: { start: "11:45", end: "12:05" },
    expected: { minutes: "20" },
    by: "published",
    source: { ...SHODOR, place: "lunch, by borrowing 60 minutes" },
  },
  {
    given: "From 10:35 am to 3:30 pm",
    inputs: { start: "10:35 am", end: "3:30 pm" },
    expected: { duration: "4:55" },
    by: "software",
    source: { ...EXCEL, place: "present the result in the standard time format" },
  },
  {
    given: "From 10:35 am to 3:30 pm on one day, in minutes and in seconds",
    inputs: { find: "dates", start_date: "2007-06-09", start: "10:35 am", end_date: "2007-06-09", end: "3:30 pm" },
    expected: { minutes: "295", seconds: "17700" },
    by: "software",
    source: { ...EXCEL, place: "present the result based on a single time unit" },
  },
  {
    given: "2 hours, 23 minutes and 32 seconds in seconds",
    inputs: { find: "length", length: "2:23:32" },
    expected: { seconds: "8612" },
    by: "software",
    source: GNU_UNITS,
  },
  {
    given: "18 seconds in hours",
    inputs: { find: "length", length: "0:00:18" },
    expected: { hours: "0.005" },
    by: "software",
    source: TOTALHOURS,
  },
  {
    given: "More than a day in hours",
    inputs: { find: "length", length: "24:15:18" },
    expected: { hours: "24.255" },
    by: "software",
    source: TOTALHOURS,
  },
  {
    given: "From one evening to the next",
    inputs: {
      find: "dates",
      start_date: "2023-01-26",
      start: "22:34:38",
      end_date: "2023-01-27",
      end: "23:44:58",
    },
    expected: { duration: "25:10:20" },
    by: "software",
    source: HUGO,
  },
  {
    given: "Over midnight: from 20:31 to 6:00",
    inputs: { start: "20:31", end: "6:00" },
    expected: { duration: "9:29" },
    by: "hand",
    source: { title: "6:00 - 20:31 + 24:00 = 9:29" },
    edge: true,
  },
  {
    given: "12 am is midnight and 12 pm is noon",
    inputs: { start: "12 am", end: "12 pm" },
    expected: { duration: "12:00", hours: "12" },
    by: "hand",
    source: { title: "0:00 to 12:00 is 12 - 0 = 12 hours" },
    edge: true,
  },
  {
    given: "The same time on the next day",
    inputs: { start: "7:00", end: "7:00", end_day: "next" },
    expected: { duration: "24:00", minutes: "1440" },
    by: "hand",
    source: { title: "24 × 60 = 1,440 minutes" },
    edge: true,
  },
  {
    given: "From 12:06 to 12:20",
    inputs: { find: "times", start: "12:06", end: "12:20" },
    expected: { minutes: "14" },
    by: "software",
    source: differenceInMinutes("number of minutes"),
  },
  {
    given: "From 18:15 to 18:45",
    inputs: { find: "times", start: "18:15", end: "18:45" },
    expected: { minutes: "30" },
    by: "software",
    source: differenceInMinutes("accepts timestamps"),
  },
  {
    given: "From 12:15 to 12:25",
    inputs: { find: "times", start: "12:15", end: "12:25" },
    expected: { minutes: "10" },
    by: "software",
    source: differenceInMinutes("an integral number of minutes"),
  },
] satisfies Vectors<typeof timeDuration>;
