import type { Content } from "#engine";
import type dateAdd from "./date-add.ts";
import vectors from "./vectors.ts";

export default {
  title: "Date calculator: add or subtract days or business days",
  purpose:
    "Adds years, months, weeks and days to a date, or subtracts them, and shows the day of the week. Days can be calendar days or business days.",
  about: [
    "When does a 90-day warranty end? When is six months' notice up? What date is 45 days after the invoice? Enter the start, enter the time, and read the date.",
    "Months are the tricky part, because they have different lengths. This page shows which rule it used and lets you choose another.",
  ],
  howToUse: [
    "Look at the day of the week. If a deadline falls on a Sunday, your contract or local law decides whether it moves to Monday.",
    "If the start was the last day of a month, check the note under the answer. Depending on the rule, the date can differ by up to three days. Your contract should say which rule applies.",
    "Counting only working days? Count days as business days and choose your country, so that its public holidays are skipped. The table names each one.",
  ],
  methodology: [
    "In the formula, years become twelve months each, and all months are added at once from the start date: two months after January 31 is March 31. If the new month is too short, your choice under “One month after January 31” decides.",
    "Then weeks and days are added one calendar day at a time. The sign ± means add or subtract, whichever you chose. Going back works the same way: months first, then days.",
    "Business days are counted after the months and weeks. Weekend days, public holidays and the days off you list are skipped. Months and weeks always include every day.",
  ],
  assumptions: [
    "The start is day 0: one day after May 1 is May 2.",
    "If the new month is too short, its last day is used unless you choose another rule. A month after January 31 is February 28 or 29. Spreadsheets do the same with EDATE.",
    "ISO weeks begin on Monday, and week 1 is the one with the year's first Thursday. In 2026-W48-3, the 3 means Wednesday.",
    "Days are calendar days unless you choose business days. Then the weekend is Saturday and Sunday unless you choose another, and no public holidays are skipped until you choose a country.",
    "Public holidays are skipped on the day they are officially observed. A day under “Holidays you work” counts as a business day, unless it falls on a weekend.",
    "Zero business days from a date is that date, even on a weekend.",
    "All dates are in the Gregorian calendar, extended back before 1582.",
  ],
  limitations: [
    "Public holidays are known for 2000 to 2050 under the laws now in force, for Australia from 2020, and for India in 2025 and 2026 only. Later laws can change them.",
    "The calendars have national holidays. Regional ones are included only for the UK, Germany, two Australian states, and Alsace and Moselle. List other days off yourself.",
    "It ignores times of day and time zones.",
    "Adding a month and subtracting it again may not lead back to the start: January 31, February 28, January 28.",
    "Contracts and laws may count their own way, for example with the first day as day 1.",
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
    "Adding days before months. January 30 plus one month and one day is March 1. With the day first it is February 28.",
    "Assuming that everyone treats month ends the same way. If money depends on it, ask.",
    "Counting the start as day one. This page starts at zero; some contracts don't.",
  ],
  questions: [
    { question: "What date is 90 days from today?", answer: "Leave the start at today and enter 90 days." },
    {
      question: "What is one month after January 31?",
      answer:
        "By the usual rule, the last day of February. As there is no February 31, other rules give March 1 or March 3. You can choose.",
    },
    {
      question: "Are years and months added before days?",
      answer: "Yes. A month and a day after January 30, 2026 is February 28 plus a day: March 1.",
    },
    {
      question: "How do I skip weekends and holidays?",
      answer:
        "Count days as business days and choose a country. Ten business days after November 20, 2026, with US federal holidays skipped, is December 7.",
    },
    {
      question: "Why does Excel show a different week number?",
      answer:
        "Its WEEKNUM counts from January 1 unless you tell it otherwise. ISO weeks count from the week with the first Thursday.",
    },
    {
      question: "Why would one month after February 28 be March 31?",
      answer:
        "With the last choice under “One month after January 31”, the last day of a month always leads to the last day of another. Bond markets often count that way.",
    },
  ],
  next: [
    { slug: "business-days", why: "count the business days between two dates." },
    { slug: "date-difference", why: "count the days between two dates." },
  ],
  related: ["date-difference", "business-days", "age", "time-duration", "due-date"],
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
    "working days",
    "add business days",
  ],
  changes: [
    {
      version: "1.1.4",
      date: "2026-11-26",
      what: "The rule for month ends and its choices have clearer names. All figures are the same as before.",
    },
    {
      version: "1.1.3",
      date: "2026-11-24",
      what: "The rule for month ends and its last choice have clearer names. All figures are the same as before.",
    },
    {
      version: "1.1.2",
      date: "2026-11-23",
      what: "The steps and notes are worded more plainly: “45 days before … is …”. All figures are the same as before.",
    },
    {
      version: "1.1.1",
      date: "2026-11-23",
      what: "Worded a step and a note more clearly. All figures are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Counts business days on request, without weekends, the public holidays of the country you choose and the days off you list. Answers to earlier inputs are the same as before.",
    },
  ],
  everydayWords: [
    "from now",
    "from today",
    "ago",
    "before",
    "after",
    "weeks from March 10",
    "months later",
    "surgery",
    "return window ends",
    "warranty runs out",
  ],
  vectors,
} satisfies Content<typeof dateAdd>;
