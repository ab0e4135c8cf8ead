import { PREALGEBRA_7_5_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type timeDuration from "./time-duration.ts";

export default [
  {
    title: "OpenStax, Introduction to Python Programming",
    url: "https://openstax.org/books/introduction-python-programming/pages/2-5-dividing-integers",
    read: "2026-11-22",
    rows: [["section 2.5, Arrival time", { start: "13:25", end: "19:05" }, { minutes: "340" }]],
  },
  { ...PREALGEBRA_7_5_PAGE, read: "2026-11-22", rows: [["section 7.5, Misty's surgery", { find: "length", length: "2:15" }, { seconds: "8100" }]] },
  {
    title: "Shodor, Interactivate, discussion of elapsed time",
    url: "http://www.shodor.org/interactivate/discussions/ElapsedTime/",
    read: "2026-11-22",
    rows: [
      ["how long at school", { start: "8 am", end: "1 pm" }, { hours: "5" }],
      ["lunch, by borrowing 60 minutes", { start: "11:45", end: "12:05" }, { minutes: "20" }],
    ],
  },
  {
    title: "Microsoft, Calculate the difference between two times in Excel",
    url: "https://support.microsoft.com/en-us/excel/calculate-the-difference-between-two-times-in-excel",
    read: "2026-11-20",
    by: "software",
    always: { start: "10:35 am", end: "3:30 pm" },
    rows: [
      ["present the result in the standard time format", {}, { duration: "4:55" }],
      [
        "present the result based on a single time unit",
        { find: "dates", start_date: "2007-06-09", end_date: "2007-06-09" },
        { minutes: "295", seconds: "17700" },
      ],
    ],
  },
  {
    title: "GNU units, manual",
    url: "https://www.gnu.org/software/units/manual/units.html",
    read: "2026-11-20",
    by: "software",
    rows: [["sums of units, 2 hours + 23 minutes + 32 seconds", { find: "length", length: "2:23:32" }, { seconds: "8612" }]],
  },
  {
    title: "Google AppSheet, TOTALHOURS()",
    url: "https://support.google.com/appsheet/answer/10108287",
    read: "2026-11-20",
    by: "software",
    always: { find: "length" },
    rows: [
      ["sample usage", { length: "0:00:18" }, { hours: "0.005" }],
      ["sample usage", { length: "24:15:18" }, { hours: "24.255" }],
    ],
  },
  {
    title: "Hugo documentation, time.Sub",
    url: "https://gohugo.io/methods/time/sub/",
    read: "2026-11-20",
    by: "software",
    rows: [
      [
        "example",
        { find: "dates", start_date: "2023-01-26", start: "22:34:38", end_date: "2023-01-27", end: "23:44:58" },
        { duration: "25:10:20" },
        { given: "From one evening to the next" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      ["6:00 - 20:31 + 24:00 = 9:29", { start: "20:31", end: "6:00" }, { duration: "9:29" }, { edge: "Over midnight: from 20:31 to 6:00" }],
      [
        "0:00 to 12:00 is 12 - 0 = 12 hours",
        { start: "12 am", end: "12 pm" },
        { duration: "12:00", hours: "12" },
        { edge: "12 am is midnight and 12 pm is noon" },
      ],
      [
        "24 × 60 = 1,440 minutes",
        { start: "7:00", end: "7:00", end_day: "next" },
        { duration: "24:00", minutes: "1440" },
        { edge: "The same time on the next day" },
      ],
    ],
  },
  {
    title: "date-fns, differenceInMinutes, tests",
    url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInMinutes/test.ts",
    read: "2026-11-22",
    by: "software",
    always: { find: "times" },
    rows: [
      ["number of minutes", { start: "12:06", end: "12:20" }, { minutes: "14" }],
      ["accepts timestamps", { start: "18:15", end: "18:45" }, { minutes: "30" }],
      ["an integral number of minutes", { start: "12:15", end: "12:25" }, { minutes: "10" }],
    ],
  },
] satisfies Vectors<typeof timeDuration>;
