import { ISO_8601 } from "#calculators/sources";
import type { Content } from "#engine";
import type timeDuration from "./time-duration.ts";
import vectors from "./vectors.ts";

export default {
  title: "Time duration calculator: hours and minutes",
  purpose:
    "Calculates the time between two clock times, past midnight or over several days. It also converts hours and minutes to decimal hours, minutes or seconds.",
  about: [
    "How long was a shift that ended after midnight, or a movie that started at 7:50? Clock times are hard to subtract, because an hour has 60 minutes and a day has 24 hours.",
    "The page also converts hours and minutes. Payroll and billing want 7.75 hours, and you have 7:45.",
  ],
  howToUse: [
    "To multiply by an hourly rate, use the decimal hours: 8.5 works, 8:30 doesn't.",
    "For several days, choose “Time between two dates and times”.",
  ],
  methodology: [
    "Both times are turned into minutes since midnight. Then the start is subtracted from the end. For each midnight in between, 24 hours are added.",
    "Decimal hours are the whole hours plus the minutes divided by 60. 7:45 is 7 + 45 ÷ 60 = 7.75.",
  ],
  assumptions: [
    "If the end time is earlier than the start time, the page takes the next day. If both times are equal, the duration is 0.",
    "12 am is midnight and 12 pm is noon.",
    "Times without am or pm are on the 24-hour clock.",
  ],
  limitations: [
    "The page ignores time zones and daylight saving time. On a night when the clocks change, the real time is an hour longer or shorter.",
    "Breaks aren't subtracted. Use the hours worked calculator for breaks.",
  ],
  example: {
    story:
      "Rosa's night shift at the hospital runs from 10 pm to 6:30 am. She wants to know what to write on the time sheet.",
    outcome:
      "She writes 8.5. If she wrote 8.30, she would lose 12 minutes' pay, because 8.30 hours is only 8 hours and 18 minutes.",
    inputs: { start: "10:00 pm", end: "6:30 am" },
  },
  mistakes: [
    "Writing 7:45 as 7.45. In decimal hours, 7:45 is 7.75.",
    "Entering 12:30 am for lunchtime. That is half past midnight.",
    "Leaving out the dates on a trip of more than 24 hours.",
    "Ignoring time zones on flights. Convert the arrival time to the time zone of the departure first.",
  ],
  questions: [
    {
      question: "How do I write hours and minutes as a decimal?",
      answer: "Divide the minutes by 60 and add the hours: 7:45 is 7.75.",
    },
    {
      question: "What if the end is past midnight?",
      answer:
        "Enter both times as they are. If the end is earlier than the start, the page takes the next day. From 10 pm to 6:30 am is 8 hours and 30 minutes.",
    },
    {
      question: "Is 12 am midnight or noon?",
      answer:
        "Midnight, by the usual convention. If others will read it, write “midnight” or “noon” to be safe. Here you can also enter 0:00 for midnight.",
    },
    {
      question: "How do I count more than one day?",
      answer: "Choose “Time between two dates and times” and enter both dates.",
    },
    {
      question: "Does it know about daylight saving time?",
      answer: "No. If the clocks went forward in between, subtract an hour. If they went back, add an hour.",
    },
  ],
  next: [
    { slug: "hours-worked", why: "a whole week of shifts, with breaks and overtime." },
    { slug: "date-difference", why: "the days between two dates." },
  ],
  related: ["hours-worked", "date-difference", "date-add"],
  sources: [
    ISO_8601,
    {
      title: "Microsoft, Calculate the difference between two times in Excel",
      url: "https://support.microsoft.com/en-us/excel/calculate-the-difference-between-two-times-in-excel",
    },
    { title: "GNU units manual", url: "https://www.gnu.org/software/units/manual/units.html" },
  ],
  synonyms: [
    "elapsed time",
    "time between",
    "hours between two times",
    "time difference",
    "decimal hours",
    "minutes to hours",
    "am pm",
    "overnight",
  ],
  everydayWords: ["elapsed", "how long", "minutes", "plus", "minus", "add"],
  inputWords: {
    find: "Between times, dates; decimal hours",
    end_day: "Past midnight",
    start: "am or pm, movie, sleep",
    length: "Hours, min and seconds",
    end: "Finish, later",
  },
  vectors,
  changes: [{ version: "1.0.1", date: "2026-11-26" }],
} satisfies Content<typeof timeDuration>;
