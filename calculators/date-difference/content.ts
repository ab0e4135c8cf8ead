import type { Content } from "#engine";
import type dateDifference from "./date-difference.ts";
import vectors from "./vectors.ts";

export default {
  title: "Date difference calculator: days between dates",
  purpose:
    "Counts the days between two dates, and gives the time as years, months and days, as weeks, and as business days without weekends.",
  about: [
    "How many days until the trip? How long did the project take? Is the return window still open? All you need are two dates.",
    "The page gives you several answers at once because people count in different ways: hotels in nights, landlords in months, offices in business days.",
  ],
  howToUse: [
    "Decide first whether both days count. A hotel stay from the 1st to the 10th is nine nights, but a vacation from the 1st to the 10th is ten days. “Include the end day” switches between them.",
    "For a deadline in days, read the rule. In “within 30 days after March 1”, day 1 is March 2 and day 30 is March 31. From March 1 to March 31 is 30 days here, too.",
    "If holidays matter, continue with the business days calculator.",
  ],
  methodology: [
    "Each date becomes a day number, counted from January 1 of year 1 with every leap day. The days between are the end's number minus the start's. Clocks and time zones play no part.",
    "Full years and months are counted from the earlier date, and the remaining days are added. Counting back from the later date can give a different number of days.",
    "Business days are all days minus those on the weekend. No public holidays are removed. If the end comes before the start, every count is negative.",
  ],
  assumptions: [
    "The start day counts and the end day doesn't, so Monday to Tuesday is one day. You can include the end day.",
    "The weekend is Saturday and Sunday unless you choose another.",
    "From January 31, one full month ends on February 28, because February has no 31st. With the other choice it ends on March 1.",
    "All dates are in the Gregorian calendar, extended back before 1582.",
  ],
  limitations: [
    "It doesn't leave out public holidays. The business days calculator does.",
    "It counts days, not hours. A day when the clocks change counts as one day.",
    "Bonds and some loans use months of 30 days, which gives different numbers.",
    "Dates run from year 1 to year 9999.",
  ],
  example: {
    story: "It is November 20, 2026, and six-year-old Mia asks how many sleeps there are until Christmas.",
    outcome: "Thirty-five sleeps. Her father looks at another line: 25 business days, with two big deadlines in them.",
    inputs: { from: "2026-11-20", to: "2026-12-25" },
  },
  mistakes: [
    "Counting both ends by accident. From the 1st to the 10th is nine days, unless both count.",
    "Treating three months as 90 days. From March 1 to June 1 is 92.",
    "Forgetting February 29 in a leap year.",
    "Using business days for a legal deadline without taking out holidays.",
  ],
  questions: [
    {
      question: "How many days are there between two dates?",
      answer: "Enter both dates. The count is the number of nights between them.",
    },
    {
      question: "Does the count include the first and the last day?",
      answer:
        "It includes the first and not the last. If you are away on both days, choose “Include the end day”, and nine days become ten.",
    },
    {
      question: "Why do other calculators give a day more or less?",
      answer:
        "Some count the end day, too. And because months differ in length, the days after the last full month depend on which date you count from. Here it is the earlier one.",
    },
    {
      question: "How long is it from January 31 to February 28?",
      answer:
        "28 days. It is also one month if you choose “The last day of that month”, as most software does. With the other choice the month isn't over yet.",
    },
    {
      question: "Is this the same as Excel's NETWORKDAYS?",
      answer: "Yes, for business days without holidays, if you include the end day: NETWORKDAYS counts both.",
    },
    {
      question: "Do time zones or daylight saving time matter?",
      answer: "No. From March 1 to June 1 is 92 days everywhere, even if one of them has only 23 hours.",
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
    {
      title: "Microsoft, NETWORKDAYS.INTL function",
      url: "https://support.microsoft.com/en-us/excel/networkdays-intl-function",
    },
    { title: "dateutil, relativedelta", url: "https://dateutil.readthedocs.io/en/stable/relativedelta.html" },
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
  everydayWords: [
    "nights, months until, till",
    "since",
    "left",
    "how long",
    "countdown to a wedding, vacation, school, Christmas",
    "anniversary",
    "married",
    "together",
    "stay",
    "quit",
    "due",
    "trip",
    "been",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-24",
      what: "A step and a label are worded more plainly. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof dateDifference>;
