import type { Content } from "#engine";
import type businessDays from "./business-days.ts";
import vectors from "./vectors.ts";

export default {
  title: "Business days calculator with public holidays",
  purpose:
    "Counts the business days between two dates, or finds the date that lies so many business days after or before another, with your weekend, the public holidays of a country, and other days off that you list.",
  methodology: [
    "All days from the first to the last are counted, and those on the weekend and the holidays on other days are taken off. A holiday that falls on the weekend, or is given twice, is not taken off twice.",
    "Choose a country and its public holidays are left out too, on the day the law gives: in the United States a holiday on a Saturday is observed on the Friday before. A table names each holiday that was left out.",
    "For a date so many business days away, days are passed until so many business days have been counted. The day after the start is the first that can count, unless the start itself is day 1.",
    "If the end comes before the start, days are counted back, and the counts have a minus sign.",
  ],
  assumptions: [
    "Of the two days only the earlier is counted, so from Monday to Friday of a week is four days. Choose “Both” for the five days that a spreadsheet's NETWORKDAYS gives.",
    "The weekend is Saturday and Sunday unless you choose another.",
    "No public holidays are left out unless you choose a country.",
    "A day that you list and that is on the weekend gives no other day off, unless you choose that the next or the nearest business day is off instead. Of two that are as near, the earlier is taken. Public holidays move only as their own law says.",
    "For Spain only the national holidays are left out, for Canada and the United States the federal ones, and for Germany those of the state you choose, or the ones that all states share.",
    "On this page, dates in a list can be written in any usual way: Dec 25 2026, 25 December 2026, 25/12/2026 or 2026-12-25. One that could be two days, such as 05/06/2026, is refused. Programs send 2026-12-25.",
    "Holidays you work count as business days. A weekend you work is not counted.",
    "Zero business days from a date is that date, even on a weekend.",
  ],
  limitations: [
    "Public holidays are known for 2000 to 2050 by the laws now in force, for Australia from 2020, and for India in 2025 and 2026 only. Later laws can change them.",
    "Holidays of single states, provinces, cities and employers are not included, except for the UK, Germany and two Australian states. List them yourself.",
    "A day is a business day or it is not. Half days and hours are not counted.",
    "Courts and contracts have rules of their own, such as that a deadline on a Saturday ends on Monday.",
    "Dates run from year 1 to year 9999.",
  ],
  example: {
    story:
      "How many working days are left from 20 November to the end of 2026, that last day included, with Christmas off?",
    inputs: { from: "2026-11-20", to: "2026-12-31", count_ends: "both", holidays: "2026-12-25" },
  },
  questions: [
    {
      question: "Is this the same as NETWORKDAYS in Excel?",
      answer: "Yes, if you choose to count both days. NETWORKDAYS counts the first day and the last one.",
    },
    {
      question: "Is this the same as WORKDAY in Excel?",
      answer:
        "Yes. “The date so many business days away” gives what WORKDAY gives: the start is day 0, and a negative number goes back.",
    },
    {
      question: "How do I leave out public holidays?",
      answer:
        "Choose the country under “Public holidays”. The table below the answer names each day that was left out. Add your own days off, such as a company holiday, under “Other days off”, and take out single holidays under “Holidays you work”.",
    },
    {
      question: "What if a holiday falls on a Saturday?",
      answer:
        "A public holiday moves as its law says. In the United Kingdom the next business day is off instead, and for US federal offices the Friday before. For days that you list, choose what applies.",
    },
    {
      question: "How do I count a deadline of three business days?",
      answer:
        "Find the date three business days away. With Friday as the start that is Wednesday. If the day itself is the first of the three, choose “Count the start as day 1”, and it is Tuesday.",
    },
  ],
  related: ["date-difference", "date-add", "hours-worked", "time-duration"],
  sources: [
    {
      title: "Microsoft, NETWORKDAYS.INTL function",
      url: "https://support.microsoft.com/en-us/excel/networkdays-intl-function",
    },
    { title: "Microsoft, WORKDAY function", url: "https://support.microsoft.com/en-us/excel/workday-function" },
    {
      title: "NumPy, Datetimes and timedeltas, business day functionality",
      url: "https://numpy.org/doc/stable/reference/arrays.datetime.html",
    },
    { title: "GOV.UK, UK bank holidays, substitute days", url: "https://www.gov.uk/bank-holidays" },
    {
      title: "US Code, title 5, section 6103, Holidays",
      url: "https://www.law.cornell.edu/uscode/text/5/6103",
    },
  ],
  synonyms: [
    "working days",
    "workdays",
    "weekdays",
    "NETWORKDAYS",
    "WORKDAY",
    "bank days",
    "delivery date",
    "deadline",
    "due date of an invoice",
    "holidays excluded",
    "public holidays",
    "bank holidays",
    "federal holidays",
  ],
  changes: [
    {
      version: "1.2.0",
      date: "2026-11-22",
      what: "Knows the holidays of each German state, reads dates in any usual way of writing, and counts holidays that you work. Answers to the inputs there were are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Leaves out the public holidays of the country you choose, and names each of them. With no country chosen, answers are the same as before.",
    },
  ],
  vectors,
} satisfies Content<typeof businessDays>;
