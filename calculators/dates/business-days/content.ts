import { MICROSOFT_NETWORKDAYS_INTL } from "#calculators/sources";
import type { Content } from "#engine";
import { indiaHolidays } from "#facts/holidays/india";
import { listed } from "#facts/in-words";
import { calendarYearsOf } from "#facts/years";
import type businessDays from "./business-days.ts";
import vectors from "./vectors.ts";

const IN_INDIA = listed(calendarYearsOf(indiaHolidays));

export default {
  title: "Business days calculator with public holidays",
  purpose:
    "Counts the business days between two dates, or finds the date that is a number of business days before or after a start date. It skips weekends, and the public holidays and other days off that you choose.",
  about: [
    "“Ships in 10 business days.” “Payment due within 5 working days.” To find the date, you have to skip weekends and holidays.",
    "Use it for deliveries, invoices, vacations, project plans and deadlines. It also tells you how many working days are left until a date.",
  ],
  howToUse: [
    "First decide whether the start date counts. “Ships in 10 business days” usually means that the next business day is day 1. “Date after a number of business days” counts that way. If the start date itself is day 1, turn on “Count the start date as day 1”.",
    "Choose your country to take out its public holidays. A table lists the holidays taken out. Check that list against your own calendar.",
    "Under “Other days off”, add more days that you don't work, such as a vacation. List each day.",
  ],
  methodology: [
    "In the formula, calendar days are all days from the first day counted to the last. Holidays are public holidays and your other days off. A holiday on a weekend isn't subtracted a second time.",
    "Public holidays are taken out on the day they are officially observed. For example, a US federal holiday on a Saturday is observed on the Friday before.",
    "To find a date, the page goes from day to day and counts the business days. It starts on the day after the start date. If you choose the start date as day 1, it starts on that date.",
    "If the end date comes before the start date, the number of days has a minus sign.",
  ],
  assumptions: [
    "Between two dates, the earlier date counts and the later date doesn't. Monday to Friday of one week is four business days. Choose “Both dates” to count five.",
    "The weekend is Saturday and Sunday unless you choose another weekend.",
    "No public holidays are taken out until you choose a country.",
    "If a day off that you list falls on a weekend, it changes nothing. Under “More options” you can have it moved to a business day.",
    "You can write a date as December 25, 2026, 12/25/2026 or 2026-12-25. The page doesn't accept 05/06/2026, because that date could be May 6 or June 5.",
    "A day under “Holidays you work” counts as a business day. A Saturday or Sunday stays a weekend day, even if you enter it there.",
  ],
  limitations: [
    `The page knows public holidays for 2000 to 2050. For Australia it knows holidays from 2020, and for India only those of ${IN_INDIA}. New laws can change future holidays.`,
    "For most countries, the page knows only national or federal holidays. If your state or region has more, enter them under “Other days off”.",
    "It counts whole days only. It can't count half days or hours.",
    "Courts, banks and contracts have their own rules. For example, a deadline on a Saturday may move to Monday. Check the rules for your deadline.",
  ],
  example: {
    story:
      "On November 20, 2026, Dana's print shop gets an order for 580 calendars, due by December 31. Dana counts both dates and takes out US federal holidays.",
    outcome:
      "Thanksgiving and Christmas bring the 30 weekdays down to 28. Dana also closes on December 24 and 31. That leaves 26 days, so she needs to print 23 calendars a day.",
    inputs: { from: "2026-11-20", to: "2026-12-31", count_ends: "both", calendar: "us" },
  },
  mistakes: [
    "Counting the day you ordered. If you order on a Friday, “within 3 business days” usually means by Wednesday.",
    "Counting two weeks as 14 business days. Two weeks without holidays have 10.",
    "Forgetting the holidays of the other country when you ship abroad.",
    "Expecting every calculator to count the same way. Some count the first day and some don't.",
  ],
  questions: [
    {
      question: "Does Saturday count as a business day?",
      answer:
        "Usually not, although some carriers and stores deliver on Saturdays. To count Saturdays, choose “Sunday only” as the weekend.",
    },
    {
      question: "How long is 10 business days?",
      answer:
        "Two weeks, if there is no holiday. Ten business days after Friday, November 20, 2026 is Friday, December 4. If you take out US federal holidays, Thanksgiving moves the date to Monday, December 7.",
    },
    {
      question: "Is this the same as NETWORKDAYS and WORKDAY in Excel?",
      answer:
        "Yes, if you enter the same days off. For NETWORKDAYS, choose “Both dates”. For WORKDAY, choose “Date after a number of business days”.",
    },
    {
      question: "Is the start date day 1?",
      answer:
        "No. Three business days after a Friday is Wednesday. If you turn on “Count the start date as day 1”, the answer is Tuesday.",
    },
    {
      question: "What if a holiday falls on a Saturday?",
      answer:
        "That depends on the country. In the UK, the next business day is off instead. US federal offices close on the Friday before.",
    },
    {
      question: "We work on some public holidays. How do I count those days?",
      answer:
        "Choose your country, then enter those days under “Holidays you work”. The page counts them as business days.",
    },
  ],
  next: [
    { slug: "date-add", why: "add calendar days, weeks or months instead." },
    { slug: "date-difference", why: "count all days between two dates." },
    { slug: "hours-worked", why: "add up the hours you work." },
  ],
  related: ["date-difference", "date-add", "hours-worked", "time-duration"],
  sources: [
    MICROSOFT_NETWORKDAYS_INTL,
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
  everydayWords: ["workdays", "working days", "weekdays", "bank holidays", "deadline", "shipping"],
  inputWords: {
    from: "After March 3, today",
    to: "Until, work days left, due",
    count_ends: "First, last or both days",
    days: "Working days after, notice period, delivery, due",
    calendar: "Of a country",
    weekend_holidays: "Moved or lost",
  },
  changes: [
    {
      version: "1.3.0",
      date: "2026-11-26",
      what: "Between two dates, the answer also says how many business days there are counting both dates, as a spreadsheet does. All other figures are the same as before.",
    },
    { version: "1.2.3", date: "2026-11-26" },
    {
      version: "1.2.2",
      date: "2026-11-24",
    },
    {
      version: "1.2.1",
      date: "2026-11-24",
    },
    {
      version: "1.2.0",
      date: "2026-11-22",
      what: "Knows the holidays of each German state, reads dates in any common format, and counts a holiday as a business day if you work on it. Answers to earlier inputs are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Leaves out the public holidays of the country you choose, and names each of them. With no country chosen, answers are the same as before.",
    },
  ],
  vectors,
} satisfies Content<typeof businessDays>;
