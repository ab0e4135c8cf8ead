import type { Content } from "#engine";
import type businessDays from "./business-days.ts";
import vectors from "./vectors.ts";

export default {
  title: "Business days calculator with holidays",
  purpose:
    "Counts the business days between two dates, or finds the date that lies so many business days after or before another, with a weekend and holidays of your choice.",
  methodology: [
    "All days from the first to the last are counted, and those on the weekend and the holidays on other days are taken off. A holiday that falls on the weekend, or is given twice, is not taken off twice.",
    "For a date so many business days away, days are passed until so many business days have been counted. The day after the start is the first that can count, unless the start itself is day 1.",
    "If the end comes before the start, days are counted back, and the counts have a minus sign.",
  ],
  assumptions: [
    "Of the two days only the earlier is counted, so from Monday to Friday of a week is four days. Choose “Both” for the five days that a spreadsheet's NETWORKDAYS gives.",
    "The weekend is Saturday and Sunday unless you choose another.",
    "Only the holidays that you give are taken off.",
    "A holiday on the weekend gives no other day off, unless you choose that the next or the nearest business day is off instead. Of two that are as near, the earlier is taken.",
    "Zero business days from a date is that date, even on a weekend.",
  ],
  limitations: [
    "It does not know the public holidays of any country. They change by law, region and employer.",
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
      question: "Why are no public holidays taken off?",
      answer:
        "Because they differ by country, region, employer and year, and a list that is out of date gives a wrong deadline without a word. Give the ones that matter to you, and they are taken off.",
    },
    {
      question: "What if a holiday falls on a Saturday?",
      answer:
        "Then it takes no business day by itself. In the United Kingdom the next business day is off instead, and for US federal offices the Friday before. Choose what applies.",
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
  ],
  vectors,
} satisfies Content<typeof businessDays>;
