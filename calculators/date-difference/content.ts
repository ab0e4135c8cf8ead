import type { Content } from "#engine";
import type dateDifference from "./date-difference.ts";
import vectors from "./vectors.ts";

export default {
  title: "Date difference calculator: days between dates",
  purpose:
    "Counts the days between two dates, and tells them as years, months and days, as weeks, and as business days without weekends.",
  methodology: [
    "Each date is turned into the number of its day, counted from 1 January of year 1 with every leap day. The difference of two such numbers is the number of days, whatever clocks and time zones do.",
    "Years and months are counted from the earlier date, as many full ones as fit, and the days that are left are added. Counting back from the later date can give other days for the same span.",
    "Business days are all days less those on the weekend. No public holidays are taken off.",
    "If the end comes before the start, everything is counted from the earlier to the later day, and every count has a minus sign. The span in words has none.",
  ],
  assumptions: [
    "The start day is counted and the end day is not, so from Monday to Tuesday is one day. Choose “Count the end day too” for a stay or a leave in which both days count.",
    "The weekend is Saturday and Sunday unless you choose another.",
    "Where a month lacks the day, a full month ends on its last day: from 31 January to 28 February is one month. With the other choice it ends on the first of the next month, as some laws have it.",
    "All dates are in the Gregorian calendar, carried back before 1582.",
  ],
  limitations: [
    "It knows no public holidays. The business days calculator takes a list of them.",
    "It counts days and not hours: a day on which the clocks change counts as one day.",
    "Bonds and some loans reckon with months of 30 days, which gives other numbers.",
    "Dates run from year 1 to year 9999.",
  ],
  example: {
    story: "On 20 November 2026 you want to know how long it is until Christmas.",
    inputs: { from: "2026-11-20", to: "2026-12-25" },
  },
  questions: [
    {
      question: "Does the count include the first day and the last?",
      answer:
        "It includes the first day and not the last, so from the 1st to the 10th is nine days: nine nights, nine times 24 hours. If you are away on both days, that is ten days, and you choose “Count the end day too”.",
    },
    {
      question: "Why do other calculators give a day more or less in years, months and days?",
      answer:
        "Months differ in length, so it matters from which end one counts. Here full months are counted from the earlier date. PostgreSQL, for one, borrows days from another month, and says 27 days where this says 28 from 13 June 1957 to 10 April 2001.",
    },
    {
      question: "How long is it from 31 January to 28 February?",
      answer:
        "28 days. It is also one month if a month that lacks the 31st ends on its last day, as most software has it when it adds a month. If it ends on 1 March instead, the month is not over yet. You can choose.",
    },
    {
      question: "Is this what Excel's NETWORKDAYS gives?",
      answer:
        "Yes, for business days without holidays, if you choose to count the end day too: NETWORKDAYS counts both days.",
    },
    {
      question: "Do time zones or summer time matter?",
      answer:
        "No. Dates are taken as days of a calendar. From 1 March to 1 June is 92 days everywhere, even where one of those days has only 23 hours.",
    },
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
  vectors,
} satisfies Content<typeof dateDifference>;
