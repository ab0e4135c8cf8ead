import type { Content } from "#engine";
import type businessDays from "./business-days.ts";
import vectors from "./vectors.ts";

export default {
  title: "Business days calculator with public holidays",
  purpose:
    "Counts the business days between two dates, or finds the date that is a given number of business days before or after another. Weekends, public holidays and your own days off are taken out.",
  about: [
    "“Ships in 10 business days.” “Payment due within 5 working days.” To put either of these on a calendar, you need to skip weekends and holidays.",
    "It helps with deliveries, invoices, leave, project plans and deadlines, and with the reverse question: how many working days are left until the launch?",
  ],
  howToUse: [
    "First decide whether the start date counts. A promise of 10 business days usually starts the next day, as “Date after a number of business days” does. If your start date is day 1, turn on “Count the start date as day 1” there.",
    "Choose your country so that its public holidays are taken out. A table then names each one; check it against your own calendar.",
    "Then add the days only you have off, such as a company shutdown or your vacation, under “Other days off”.",
  ],
  methodology: [
    "In the formula, calendar days are all days from the first counted to the last. Holidays are the public holidays and your days off that don't fall on a weekend, each counted once.",
    "Public holidays are taken out on the day they are officially observed. In the United States, a holiday on a Saturday is observed on the Friday before.",
    "To find a date, the page moves day by day from the start until enough business days have passed. The day after the start is the first that can count, unless the start date is day 1.",
    "If the end comes before the start, the page counts back and the numbers have a minus sign.",
  ],
  assumptions: [
    "The earlier date counts and the later one doesn't, so Monday to Friday of the same week is four days. Choose “Both dates” for the five that NETWORKDAYS gives in a spreadsheet.",
    "The weekend is Saturday and Sunday unless you choose another.",
    "No public holidays are taken out until you choose a country.",
    "A day off that you list isn't moved if it falls on a weekend, unless you choose the next or the nearest business day. If two are equally near, the earlier one is taken.",
    "For Spain only the national holidays are taken out, for Canada and the United States the federal ones. For Germany you choose a state, or the holidays that all states share.",
    "You can write dates in any usual way: December 25, 2026, 12/25/2026, 25 December 2026 or 2026-12-25. The page doesn't accept a date that can be read two ways, such as 05/06/2026.",
    "A day under “Holidays you work” counts as a business day, unless it falls on a weekend.",
    "Zero business days from a date is that date, even on a weekend.",
  ],
  limitations: [
    "Public holidays are known for 2000 to 2050 under the laws now in force, for Australia from 2020, and for India in 2025 and 2026 only. Later laws can change them.",
    "The calendars have national holidays. Regional ones are included only for the UK, Germany, two Australian states, and Alsace and Moselle. List other days off yourself.",
    "It counts whole days only, no half days or hours.",
    "Courts, banks and contracts have their own rules. Many say that a deadline on a Saturday moves to Monday.",
    "Dates run from year 1 to year 9999.",
  ],
  example: {
    story:
      "On November 20, 2026, Dana's print shop gets an order for 580 calendars, due by the end of the year. She counts both dates and takes out US federal holidays.",
    outcome:
      "Thanksgiving and Christmas bring the 30 weekdays down to 28. Dana also closes on December 24 and 31. With those listed it is 26, so she needs to print 23 calendars a day. With all 30 weekdays, 20 a day would be enough.",
    inputs: { from: "2026-11-20", to: "2026-12-31", count_ends: "both", calendar: "us" },
  },
  mistakes: [
    "Counting the day you ordered. “Within 3 business days” of a Friday usually means Wednesday, not Tuesday.",
    "Reading two weeks as 14 business days. Two weeks have 10.",
    "Forgetting the holidays of the other country when you ship abroad.",
    "Expecting a spreadsheet and a website to count alike. One may count the first day and the other not.",
  ],
  questions: [
    {
      question: "Does Saturday count as a business day?",
      answer:
        "Usually not, although some carriers and stores deliver on Saturdays. If yours does, choose “Sunday only” as the weekend.",
    },
    {
      question: "How long is 10 business days?",
      answer:
        "Two weeks if no holiday falls in between. From Friday, November 20, 2026, that would be Friday, December 4. With US federal holidays taken out it is Monday, December 7, because Thanksgiving falls in between.",
    },
    {
      question: "Is this the same as NETWORKDAYS and WORKDAY in Excel?",
      answer:
        "Yes, for the same days off. NETWORKDAYS counts both dates, so choose “Both dates”. WORKDAY treats the start as day 0, as this page does, and a negative number goes back.",
    },
    {
      question: "Is the start date day 1?",
      answer:
        "Not unless you say so. Three business days from a Friday is Wednesday. With “Count the start date as day 1” it is Tuesday.",
    },
    {
      question: "What if a holiday falls on a Saturday?",
      answer:
        "That depends on the country's law. In the UK the next business day is off instead; US federal offices close on the Friday before. For days that you list, you choose.",
    },
    {
      question: "We work on some public holidays. How do I count those?",
      answer: "Choose your country, then enter those dates under “Holidays you work”. They count as business days.",
    },
  ],
  next: [
    { slug: "date-add", why: "add calendar days, weeks or months instead." },
    { slug: "date-difference", why: "every day between two dates, also in weeks and months." },
    { slug: "hours-worked", why: "add up the hours of those days." },
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
  everydayWords: [
    "workdays",
    "working days",
    "weekdays",
    "work days left",
    "until",
    "after March 3",
    "today",
    "bank holidays, Thanksgiving",
    "shipping, delivery",
    "invoice due",
    "deadline",
    "notice period",
  ],
  changes: [
    {
      version: "1.2.2",
      date: "2026-11-24",
      what: "The option that finds a date is named more clearly. All figures are the same as before.",
    },
    {
      version: "1.2.1",
      date: "2026-11-24",
      what: "One of the two questions has a clearer name. All figures are the same as before.",
    },
    {
      version: "1.2.0",
      date: "2026-11-22",
      what: "Knows the holidays of each German state, reads dates in any common format, and counts holidays that you work. Answers to earlier inputs are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Leaves out the public holidays of the country you choose, and names each of them. With no country chosen, answers are the same as before.",
    },
  ],
  vectors,
} satisfies Content<typeof businessDays>;
