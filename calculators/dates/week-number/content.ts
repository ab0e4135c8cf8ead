import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type weekNumber from "./week-number.ts";

export default {
  title: "Week number calculator: ISO and US weeks",
  purpose: "Finds the week number of a date, or the first and last day of a week, by ISO 8601 or the US count.",
  about: [
    "Factories, schools and project plans in Europe say “week 20” where others name a date. Delivery notes, roster plans and tax forms use week numbers too.",
    "The same day can have two numbers. Europe counts by ISO 8601 from Monday; many calendars in the US count from Sunday and begin on January 1. This page gives either.",
  ],
  howToUse: [
    "Enter a date to see its week, the day of the year and how many days are left. Or choose “Dates of a week” and enter a year and a week.",
    "When you write a week number to a person in another country, add its dates. “Week 10, from March 2” can't be misread.",
    "Say the year of the week with its number: January 1, 2027 is in week 53 of 2026 by ISO 8601.",
  ],
  methodology: [
    "By ISO 8601 a week begins on Monday and belongs to the year that has its Thursday. Week 1 is therefore the week with January 4. Find the Thursday of the week, take its day of the year, divide by 7 and round up.",
    "In the other counts, week 1 begins on January 1, whatever day that is, and a new week begins on each Sunday or Monday after it. The first and last week of a year can be shorter than seven days. These are types 1 and 2 of Excel's WEEKNUM; ISO 8601 is type 21, and ISOWEEKNUM.",
    "The day of the year counts January 1 as 1, so December 31 is day 365, or 366 in a leap year.",
  ],
  assumptions: [
    "All dates are in the Gregorian calendar, also before 1582.",
    "The year of an ISO week can differ from the year of the date in the last days of December and the first of January.",
    "A year has 52 or 53 ISO weeks, and 53 or 54 weeks in the other counts.",
  ],
  limitations: [
    "Retailers, payrolls and schools often have weeks of their own, such as the 4-5-4 calendar. Those are not here.",
    "Some countries in the Middle East count from Saturday. That count is left out.",
  ],
  example: {
    story: "Lena's supplier in Hamburg promises delivery in week 20 of 2027.",
    outcome: "Her goods arrive between Monday, May 17 and Sunday, May 23.",
    inputs: { find: "dates", year: 2027, week: 20, system: "iso" },
  },
  mistakes: [
    "Dividing the day of the year by 7. That is right only if the year begins on the first day of a week.",
    "Writing “2026-W01” for January 1, 2027 or “2027-W53” for it. The week belongs to 2026, so it is 2026-W53.",
    "Formatting a date with the year of the day and the number of the ISO week. Use the year of the week.",
  ],
  questions: [
    {
      question: "How many weeks are in a year?",
      answer:
        "Most years have 52 ISO weeks. A year that begins on a Thursday has 53, and so has a leap year that begins on a Wednesday: 2026, 2032 and 2037 do.",
    },
    {
      question: "Does a week begin on Sunday or Monday?",
      answer:
        "By ISO 8601, on Monday. In the US, Canada and Japan, calendars mostly begin with Sunday. The weekend is the same.",
    },
    {
      question: "Why does Excel give another week?",
      answer: "WEEKNUM counts from January 1 unless you ask for type 21. Use ISOWEEKNUM for ISO weeks.",
    },
    {
      question: "What does 2026-W48-5 mean?",
      answer:
        "The fifth day, a Friday, of week 48 of 2026. ISO 8601 writes year, week and day so, and a text of it sorts by date.",
    },
  ],
  next: [
    { slug: "date-add", why: "the date a number of weeks from now." },
    { slug: "date-difference", why: "weeks and days between two dates." },
  ],
  related: ["date-add", "date-difference", "business-days", "age"],
  sources: [
    {
      title: "ISO 8601-1:2019, Date and time: Representations for information interchange",
      url: "https://www.iso.org/standard/70907.html",
    },
    {
      title: "Microsoft, Excel, WEEKNUM function",
      url: "https://support.microsoft.com/en-us/excel/weeknum-function",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "calendar week",
    "ISO week",
    "week of the year",
    "what week is it",
    "day of the year",
    "weeknum",
    "kalenderwoche",
  ],
  everydayWords: ["week", "KW", "calendar", "weeks in a year"],
  inputWords: { date: "Day to look up", system: "Week convention" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof weekNumber>;
