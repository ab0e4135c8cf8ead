import type { Content } from "#engine";
import type dateAdd from "./date-add.ts";
import vectors from "./vectors.ts";

export default {
  title: "Date calculator: add or subtract days",
  purpose:
    "Finds the date that lies so many years, months, weeks and days after a date, or before it, with its weekday, day of the year and ISO week.",
  methodology: [
    "Years count as twelve months. All months are added at once, straight from the start: two months after 31 January is 31 March, not a day in March that comes of 28 February.",
    "If the month that is reached lacks the day, the rule that you choose decides. Then weeks and days are added, day by day of the calendar.",
    "Going back works the same way: first the months, then the days.",
  ],
  assumptions: [
    "The start day is day 0: one day after 1 May is 2 May.",
    "Where a month lacks the day, its last day is taken unless you choose another rule: a month after 31 January is 28 or 29 February. This is what spreadsheets do with EDATE.",
    "ISO weeks begin on Monday, and the first week of a year is the one with its first Thursday.",
    "All dates are in the Gregorian calendar, carried back before 1582.",
  ],
  limitations: [
    "It counts every day. Use the business days calculator to leave out weekends and holidays.",
    "It knows no hours and no time zones.",
    "Going a month forward and a month back need not lead to the start: 31 January, 28 February, 28 January.",
    "Contracts and laws may count in their own way, such as from the next day on.",
  ],
  example: {
    story: "A notice period of three months begins on 30 November 2026.",
    inputs: { start: "2026-11-30", months: 3 },
  },
  questions: [
    {
      question: "What is a month after 31 January?",
      answer:
        "By the usual rule the last day of February. Other rules say 1 March, or 3 March because 31 January and 31 days more pass over February. You can choose the rule.",
    },
    {
      question: "Are years and months added before days?",
      answer:
        "Yes. A month and a day after 30 January 2026 is 28 February and a day, so 1 March. Taking the day first would give 31 January and a month, so 28 February.",
    },
    {
      question: "What is 90 days from today?",
      answer: "Leave the start at today and give 90 days. Three months are something else: they have 89 to 92 days.",
    },
    {
      question: "Why does Excel show another week number?",
      answer:
        "Its WEEKNUM counts from 1 January unless told otherwise. ISO weeks count from the week with the first Thursday, so 14 February 2010 is in week 6 and not in week 7.",
    },
    {
      question: "What does “a last day always stays one” mean?",
      answer:
        "That 28 February 1998 and five months is 31 July and not 28 July. Databases and bond markets often count so, for payments at the end of each month.",
    },
  ],
  related: ["date-difference", "business-days", "age", "time-duration"],
  sources: [
    {
      title: "ISO 8601-1:2019, Date and time, Representations for information interchange",
      url: "https://www.iso.org/standard/70907.html",
    },
    { title: "dateutil, relativedelta", url: "https://dateutil.readthedocs.io/en/stable/relativedelta.html" },
    {
      title: "Microsoft, EDATE function",
      url: "https://support.microsoft.com/en-us/excel/edate-function",
    },
    {
      title: "Oracle Database SQL Reference, ADD_MONTHS",
      url: "https://docs.oracle.com/cd/B10500_01/server.920/a96540/functions5a.htm",
    },
  ],
  synonyms: [
    "add days to a date",
    "subtract days",
    "days from today",
    "days ago",
    "what day is it",
    "day of the week",
    "day of the year",
    "week number",
    "EDATE",
    "deadline",
  ],
  vectors,
} satisfies Content<typeof dateAdd>;
