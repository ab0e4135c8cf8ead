import { DATEUTIL_RELATIVEDELTA, ISO_8601 } from "#calculators/sources";
import type { Content } from "#engine";
import { indiaHolidays } from "#facts/holidays/india";
import { listed } from "#facts/in-words";
import { calendarYearsOf } from "#facts/years";
import type dateAdd from "./date-add.ts";
import vectors from "./vectors.ts";

const IN_INDIA = listed(calendarYearsOf(indiaHolidays));

export default {
  title: "Date calculator: add or subtract days or business days",
  purpose:
    "Adds years, months, weeks and days to a date, or subtracts them, and shows the day of the week. Days can be calendar days or business days.",
  about: [
    "When does a 90-day warranty end? When does a six-month notice period end? What date is 45 days after the invoice? Enter the start date and the time to add.",
    "Months are the tricky part, because they have different lengths. You can choose what happens when a month is too short.",
  ],
  howToUse: [
    "Look at the day of the week. If a deadline falls on a Sunday, your contract or local law decides whether the deadline moves to Monday.",
    "If you add months to a date near the end of a month, check the note under the answer. The rules for short months can differ by up to three days. Your contract should say which rule applies.",
    "Counting only working days? Choose “Business days” and then your country under “Public holidays”. A table names the holidays that were skipped.",
  ],
  methodology: [
    "A year counts as twelve months. All months are added at once: two months after January 31 is March 31. If the new month is too short, your choice under “One month after January 31” decides.",
    "Then weeks and days are added. Subtracting works in the same order: months first, then weeks and days. In the formula, ± means add or subtract.",
    "Business days are counted last. Weekends, public holidays and the days off you list are skipped. Years, months and weeks always include every day.",
  ],
  assumptions: [
    "The start date isn't counted: one day after May 1 is May 2.",
    "The page starts with the usual rule for short months: their last day is used. One month after January 31 is then February 28, or February 29 in a leap year.",
    "ISO weeks begin on Monday. Week 1 is the week with the year's first Thursday. In 2026-W48-3, W48 means week 48, and 3 means Wednesday.",
    "For business days, the page starts with Saturday and Sunday as the weekend, and with no public holidays. You can change both.",
    "A public holiday is skipped on the day when it is officially observed.",
    "All dates are in the Gregorian calendar, which most of the world uses today.",
  ],
  limitations: [
    `Public holidays are known for 2000 to 2050. For Australia, they start in 2020. For India, only ${IN_INDIA} are known. New laws can change the holidays.`,
    "For most countries, the page knows only national holidays. Regional holidays are included for the UK, Germany, two Australian states, and Alsace and Moselle. List other regional holidays under “Other days off”.",
    "The page counts whole days. It ignores times of day and time zones.",
    "Adding a month and then subtracting a month may not lead back to the start. One month after January 31 is February 28, and one month before February 28 is January 28.",
    "Some contracts and laws count the start date as day 1. To count that way, enter one day less.",
  ],
  example: {
    story:
      "On November 30, 2026, Ines tells her landlord that she is moving out. Her lease asks for three months' notice.",
    outcome:
      "There is no February 30, so her lease ends on February 28, a Sunday. She books the moving van for that weekend.",
    inputs: { start: "2026-11-30", months: 3 },
  },
  mistakes: [
    "Taking 90 days for three months. Three months have 89 to 92 days.",
    "Adding days before months. In 2026, January 30 plus one month is February 28, and one more day is March 1. If you add the day first, you get February 28.",
    "Assuming that everyone treats short months the same way. If money depends on the date, ask which rule applies.",
  ],
  questions: [
    { question: "What date is 90 days from today?", answer: "Leave the start date at today and enter 90 days." },
    {
      question: "What is one month after January 31?",
      answer:
        "By the usual rule, the last day of February. Other rules give March 1 or March 3. You can choose the rule.",
    },
    {
      question: "Are years and months added before days?",
      answer:
        "Yes. To add a month and a day to January 30, 2026, first add the month: February 28. Then add the day: March 1.",
    },
    {
      question: "How do I skip weekends and holidays?",
      answer:
        "Choose “Business days”, and then your country under “Public holidays”. Ten business days after November 20, 2026, is December 7, with US federal holidays skipped.",
    },
    {
      question: "Why does Excel show a different week number?",
      answer:
        "Excel's WEEKNUM usually starts week 1 on January 1. ISO week 1 is the week with the year's first Thursday.",
    },
    {
      question: "Why would one month after February 28 be March 31?",
      answer:
        "If you choose “Month ends lead to month ends”, the last day of a month always leads to the last day of another month. Bond markets often count that way.",
    },
  ],
  next: [
    { slug: "business-days", why: "count the business days between two dates." },
    { slug: "date-difference", why: "count the days between two dates." },
  ],
  related: ["date-difference", "business-days", "age", "time-duration", "due-date"],
  sources: [
    ISO_8601,
    DATEUTIL_RELATIVEDELTA,
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
    "working days",
    "add business days",
  ],
  changes: [
    { version: "1.1.5", date: "2026-11-26" },
    {
      version: "1.1.4",
      date: "2026-11-26",
    },
    {
      version: "1.1.3",
      date: "2026-11-24",
    },
    {
      version: "1.1.2",
      date: "2026-11-23",
    },
    {
      version: "1.1.1",
      date: "2026-11-23",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Counts business days on request, without weekends, the public holidays of the country you choose and the days off you list. Answers to earlier inputs are the same as before.",
    },
  ],
  everydayWords: ["from now", "from today", "ago", "after", "before", "later"],
  inputWords: {
    start: "What date, day: surgery, purchase, March 10",
    direction: "After, or before",
    days: "Return window ends, runs out",
    calendar: "Of a country",
    month_end: "January 31 plus a month",
  },
  vectors,
} satisfies Content<typeof dateAdd>;
