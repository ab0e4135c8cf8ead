import type { Vectors } from "#engine";
import type timeDuration from "./time-duration.ts";

const EXCEL = {
  title: "Microsoft, Calculate the difference between two times in Excel",
  url: "https://support.microsoft.com/en-us/excel/calculate-the-difference-between-two-times-in-excel",
};
const TOTALHOURS = {
  title: "Google AppSheet, TOTALHOURS()",
  url: "https://support.google.com/appsheet/answer/10108287",
};

export default [
  {
    given: "From 10:35 am to 3:30 pm",
    inputs: { start: "10:35 am", end: "3:30 pm" },
    expected: { duration: "4:55" },
    by: "published",
    source: EXCEL,
  },
  {
    given: "From 10:35 am to 3:30 pm on one day, in minutes and in seconds",
    inputs: { find: "dates", start_date: "2007-06-09", start: "10:35 am", end_date: "2007-06-09", end: "3:30 pm" },
    expected: { duration: "4:55", minutes: "295", seconds: "17700" },
    by: "published",
    source: EXCEL,
  },
  {
    given: "Over midnight: from 20:31 to 6:00",
    inputs: { start: "20:31", end: "6:00" },
    expected: { duration: "9:29" },
    by: "published",
    source: { title: "ExcelTip, Calculating the Difference Between Hours: 6:00 - 20:31 + 24:00 = 9:29" },
    edge: true,
  },
  {
    given: "2 hours, 23 minutes and 32 seconds in seconds",
    inputs: { find: "length", length: "2:23:32" },
    expected: { seconds: "8612" },
    by: "published",
    source: {
      title: "GNU units 2.22, manual: 2 hours + 23 minutes + 32 seconds",
      url: "https://www.gnu.org/software/units/manual/units.html",
    },
  },
  {
    given: "18 seconds in hours",
    inputs: { find: "length", length: "0:00:18" },
    expected: { hours: "0.005" },
    by: "published",
    source: TOTALHOURS,
  },
  {
    given: "More than a day in hours",
    inputs: { find: "length", length: "24:15:18" },
    expected: { hours: "24.255", words: "1 day, 15 minutes and 18 seconds" },
    by: "published",
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
    by: "published",
    source: { title: "Hugo documentation, time.Sub", url: "https://gohugo.io/methods/time/sub/" },
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
    given: "Two seconds around midnight",
    inputs: { start: "11:59:59 pm", end: "12:00:01 am" },
    expected: { duration: "0:00:02", seconds: "2" },
    by: "hand",
    source: { title: "1 second to midnight and 1 after it: 1 + 1 = 2" },
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
    given: "To the end of the day",
    inputs: { start: "18:15", end: "24:00" },
    expected: { duration: "5:45", hours: "5.75" },
    by: "hand",
    source: { title: "24:00 - 18:15 = 5:45, and 5 + 45 ÷ 60 = 5.75" },
  },
  {
    given: "A third of an hour has no end in decimals",
    inputs: { start: "9:00", end: "17:20" },
    expected: { duration: "8:20", hours: "8.3333" },
    by: "hand",
    source: { title: "8 + 20 ÷ 60 = 8.333…" },
  },
] satisfies Vectors<typeof timeDuration>;
