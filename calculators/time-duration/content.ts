import type { Content } from "#engine";
import type timeDuration from "./time-duration.ts";
import vectors from "./vectors.ts";

export default {
  title: "Time duration calculator: hours and minutes",
  purpose:
    "Calculates the time between two clock times, past midnight or over several days. It also converts hours and minutes to decimal hours, minutes or seconds.",
  about: [
    "A shift that ends after midnight, a flight with a long layover, a movie that started at 7:50: clock arithmetic trips people up because an hour has 60 minutes and a day has 24 hours.",
    "It also converts. Payroll and billing want 7.75 hours, and you have 7:45.",
  ],
  howToUse: [
    "Use the hours and minutes for people and the decimal hours for multiplying: 8.5 hours times your rate works, 8:30 doesn't.",
    "For several days, pick the option with dates, so that every night counts.",
  ],
  methodology: [
    "Both times become minutes (or seconds) since midnight, and the start is subtracted from the end. For each midnight in between, 24 hours are added.",
    "Decimal hours are the minutes divided by 60, plus the whole hours. So 7:45 is 7 + 45 ÷ 60 = 7.75.",
  ],
  assumptions: [
    "An end time earlier than the start is on the next day, unless you say it is the same day. If both are equal, the duration is 0.",
    "12 am is midnight and 12 pm is noon. 24:00 is midnight at the end of a day.",
    "Times without am or pm are on the 24-hour clock.",
    "Every day has 24 hours.",
  ],
  limitations: [
    "It ignores time zones. On a night when the clocks change, the real time is an hour longer or shorter.",
    "It doesn't subtract breaks. Use the hours worked calculator for that.",
    "Leap seconds aren't counted.",
    "Decimal hours are rounded to four decimals.",
  ],
  example: {
    story:
      "Rosa's night shift at the hospital runs from 10 pm to 6:30 am. She wants to know what to write on the time sheet.",
    outcome: "She writes 8.5. Writing 8.30 would have cost her 12 minutes.",
    inputs: { start: "10:00 pm", end: "6:30 am" },
  },
  mistakes: [
    "Writing 7:45 as 7.45. It is 7.75.",
    "Entering 12:30 am for lunchtime. That is half past midnight.",
    "Forgetting the date on a trip of more than 24 hours.",
    "Ignoring time zones on flights. Convert the arrival to the departure's time zone first.",
  ],
  questions: [
    {
      question: "How do I write hours and minutes as a decimal?",
      answer: "Divide the minutes by 60 and add the hours: 7:45 is 7.75.",
    },
    {
      question: "What if the end is past midnight?",
      answer:
        "Enter both times as they are. An earlier end is taken as the next day, so 10 pm to 6:30 am is 8 hours and 30 minutes.",
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
      answer: "No. If the clocks went forward in between, subtract an hour; if they went back, add one.",
    },
  ],
  next: [
    { slug: "hours-worked", why: "a whole week of shifts, with breaks and overtime." },
    { slug: "date-difference", why: "the days between two dates." },
  ],
  related: ["hours-worked", "date-difference", "date-add"],
  sources: [
    {
      title: "ISO 8601-1:2019, Date and time, Representations for information interchange",
      url: "https://www.iso.org/standard/70907.html",
    },
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
  everydayWords: [
    "am to pm",
    "add times plus",
    "min",
    "take away",
    "after",
    "how long",
    "elapsed",
    "movie runs",
    "flight lands",
    "sleep",
    "hours minutes seconds",
  ],
  vectors,
} satisfies Content<typeof timeDuration>;
