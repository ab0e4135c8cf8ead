import { DATEUTIL_RELATIVEDELTA, MICROSOFT_NETWORKDAYS_INTL } from "#calculators/sources";
import type { Content } from "#engine";
import type dateDifference from "./date-difference.ts";
import vectors from "./vectors.ts";

export default {
  title: "Date difference calculator: days between dates",
  purpose:
    "Counts the days between two dates, and gives the time as years, months and days, as weeks, and as business days without weekends.",
  about: [
    "How many days until the trip? How long did the project take? Is the return window still open? All you need are two dates.",
    "Hotels count nights, landlords count months, and offices count business days. The page gives you all of these counts at once.",
  ],
  howToUse: [
    "Decide first whether the last day counts. A hotel stay from the 1st to the 10th is nine nights, but a vacation from the 1st to the 10th is ten days. To get ten, choose “Include the end day”.",
    "For a deadline, read how its days are counted. In “within 30 days after March 1”, day 1 is March 2 and day 30 is March 31. This page gives the same number: March 1 to March 31 is 30 days.",
    "If holidays matter, continue with the business days calculator.",
  ],
  methodology: [
    "Each date becomes a day number: the number of days since the start of year 1, leap days included. The day number of the end date minus the day number of the start date gives the days.",
    "Full years and months are counted from the earlier date. The days that remain are added.",
    "Business days are all days minus weekend days. If the end date comes before the start date, every count is negative.",
  ],
  assumptions: [
    "The start day counts and the end day doesn't, so Monday to Tuesday is one day. You can include the end day.",
    "The weekend is Saturday and Sunday unless you choose another.",
    "February has no 31st, so one month from January 31 ends on February 28. If you choose “The first day of the next month”, the month ends on March 1.",
    "All dates are in the Gregorian calendar, even those before 1582.",
  ],
  limitations: [
    "Public holidays on weekdays count as business days. The business days calculator leaves them out.",
    "It counts days, not hours. A day when the clocks change counts as one day.",
    "Many bonds and some loans count every month as 30 days. Their day counts differ from the ones here.",
  ],
  example: {
    story: "It is November 20, 2026, and six-year-old Mia asks how many sleeps there are until Christmas.",
    outcome:
      "There are thirty-five sleeps. Her father has two big deadlines before Christmas, and he sees that he has 25 business days.",
    inputs: { from: "2026-11-20", to: "2026-12-25" },
  },
  mistakes: [
    "Counting both the first and the last day by accident. A stay from the 1st to the 10th is nine nights, not ten.",
    "Treating three months as 90 days. From March 1 to June 1 is 92 days.",
    "Forgetting February 29 in a leap year.",
    "Using business days for a legal deadline without taking out holidays.",
  ],
  questions: [
    {
      question: "How many days are there between two dates?",
      answer: "Enter both dates. The answer is the number of nights between the two days.",
    },
    {
      question: "Does the count include the first and the last day?",
      answer:
        "It includes the first day but not the last day. To count the last day, too, choose “Include the end day”. Nine days then become ten.",
    },
    {
      question: "Why do other calculators give a day more or less?",
      answer:
        "Some calculators count the end day, too. Others count the full months back from the later date. Months differ in length, so the days that remain can differ. This page counts from the earlier date.",
    },
    {
      question: "How long is it from January 31 to February 28?",
      answer:
        "28 days. With “The last day of that month”, it is also one full month, as in most software. With “The first day of the next month”, the month is full only on March 1.",
    },
    {
      question: "Is this the same as Excel's NETWORKDAYS?",
      answer:
        "Yes, if you include the end day and give Excel no holidays. NETWORKDAYS counts both the first and the last day.",
    },
    {
      question: "Do time zones or daylight saving time matter?",
      answer: "No. From March 1 to June 1 is 92 days everywhere, even if one of the days has only 23 hours.",
    },
  ],
  next: [
    { slug: "business-days", why: "take out public holidays as well." },
    { slug: "date-add", why: "start from a number of days and find the date." },
    { slug: "age", why: "years, months and days since a birth." },
  ],
  related: ["business-days", "date-add", "age", "time-duration"],
  sources: [
    { title: "Edward M. Reingold and Nachum Dershowitz, Calendrical Calculations, chapter 2, The Gregorian Calendar" },
    {
      title: "Howard Hinnant, chrono-Compatible Low-Level Date Algorithms",
      url: "https://howardhinnant.github.io/date_algorithms.html",
    },
    MICROSOFT_NETWORKDAYS_INTL,
    DATEUTIL_RELATIVEDELTA,
  ],
  synonyms: [
    "days between dates",
    "day counter",
    "how many days until",
    "days since",
    "duration",
    "countdown",
    "weekdays between dates",
    "working days",
    "DATEDIF",
    "inclusive days",
  ],
  everydayWords: ["countdown", "how long", "left", "stay", "vacation", "Christmas", "anniversary"],
  inputWords: {
    from: "Today, since, been, married, together, nights; weeks between",
    to: "Until, till, wedding, trip, school, due",
    include_end: "Counts both days",
  },
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
} satisfies Content<typeof dateDifference>;
