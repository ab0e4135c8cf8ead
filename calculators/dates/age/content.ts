import { DATEUTIL_RELATIVEDELTA } from "#calculators/sources";
import type { Content } from "#engine";
import type age from "./age.ts";
import vectors from "./vectors.ts";

export default {
  title: "Age calculator: years, months and days",
  purpose:
    "Calculates an exact age on any day in years, months and days, and in total months, weeks or days. It also shows when the next birthday is.",
  about: [
    "Schools, sports leagues and benefit programs go by your age on a certain day. Parents count a baby's age in months. Some people celebrate the day they are 10,000 days old.",
    "Enter a date of birth. The age is for today unless you choose another day, such as a school cutoff or an anniversary.",
  ],
  howToUse: [
    "For a rule such as “must be 18 by September 1”, enter that date under “Calculate the age on” and look at the full years.",
    "For a baby's checkup, use the total months. In the first two years, doctors compare a baby's growth month by month.",
    "You are 10,000 days old at about 27 years, 4 months and 16 days.",
  ],
  methodology: [
    "We count from the date of birth to the day you enter: first the full years, then the full months, then the days that remain.",
    "Total days count every day between the two dates, including leap days.",
    "The next birthday is the first birthday after the day you enter.",
  ],
  assumptions: [
    "You turn a year older on your birthday, no matter at what hour you were born.",
    "Someone born on February 29 turns a year older on February 28 in years without a February 29. If you choose “The first day of the next month”, the birthday is March 1 instead.",
    "All dates are in the Gregorian calendar, which is the usual calendar today.",
  ],
  limitations: [
    "It counts whole days, not hours.",
    "Laws may count differently. In the US, Social Security says that you reach an age on the day before your birthday.",
    "It doesn't use the traditional East Asian way of counting, in which a newborn is one year old.",
    "For a pregnancy, use the due date calculator. For a baby born early, ask your doctor which age to use.",
  ],
  example: {
    story:
      "Nora wants to apply for an apprenticeship. Applicants must be at least 16 on September 1, 2026, and she was born on September 3, 2010.",
    outcome: "On September 1 she is still 15, so she can't apply. Subtracting 2010 from 2026 would have given 16.",
    inputs: { birth: "2010-09-03", as_of: "2026-09-01" },
  },
  mistakes: [
    "Subtracting the birth year from this year. Before your birthday, the result is one year too high.",
    "Expecting months to have 30 days. Full months follow the calendar, for example from May 15 to June 15.",
    "Mixing up day and month in a date. 05/04 is May 4 in the US and April 5 in most of the world.",
    "Adding total months to the years. The total months already include the years.",
  ],
  questions: [
    {
      question: "How old am I in days?",
      answer: "Enter your date of birth and look at the total days. Leap days are included.",
    },
    {
      question: "I was born on February 29. When do I turn a year older?",
      answer:
        "In a leap year, on February 29. In other years, most software and some laws use February 28. Some laws use March 1, such as Maryland's. You can choose either day.",
    },
    {
      question: "Was someone 18 on a certain day?",
      answer:
        "Enter that day under “Calculate the age on” and look at the full years. The full years change on the birthday.",
    },
    {
      question: "Why does another calculator show different days after the months?",
      answer:
        "The other calculator probably counts the months back from the later date. We count the months forward from the date of birth.",
    },
    {
      question: "Why don't the total months match the years and months?",
      answer:
        "Total months count the whole age in months. For 25 years and 5 months, that is 25 × 12 + 5 = 305 months.",
    },
  ],
  next: [
    { slug: "date-difference", why: "the time between any two dates." },
    { slug: "retirement-savings", why: "how much to save for the years ahead." },
    { slug: "date-add", why: "find the day you are 10,000 days old." },
  ],
  related: ["date-difference", "date-add", "business-days", "due-date"],
  sources: [
    DATEUTIL_RELATIVEDELTA,
    {
      title: "Maryland Code, General Provisions, section 1-303, Computation of age",
      url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=ggp&section=1-303",
    },
    {
      title: "US Social Security Administration, 20 CFR 404.2(c)(4), Attainment of given age",
      url: "https://www.law.cornell.edu/cfr/text/20/404.2",
    },
    { title: "Edward M. Reingold and Nachum Dershowitz, Calendrical Calculations, chapter 2, The Gregorian Calendar" },
  ],
  synonyms: [
    "how old am I",
    "birthday calculator",
    "date of birth",
    "DOB",
    "chronological age",
    "days old",
    "next birthday",
    "leap year birthday",
  ],
  everydayWords: ["how old", "born", "DOB", "turning", "alive", "grandma", "son"],
  inputWords: { birth: "Birthdate, birthday, born in June", as_of: "Today, now, or another day" },
  vectors,
  changes: [
    { version: "1.0.4", date: "2026-11-26" },
    {
      version: "1.0.3",
      date: "2026-11-24",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
} satisfies Content<typeof age>;
