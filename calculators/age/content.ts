import type { Content } from "#engine";
import type age from "./age.ts";
import vectors from "./vectors.ts";

export default {
  title: "Age calculator: years, months and days",
  purpose:
    "Calculates an exact age on any day in years, months and days, and in total months, weeks or days. It also shows when the next birthday is.",
  about: [
    "Schools, sports leagues and benefit programs go by your age on a certain day. Parents count a baby's age in months, and some people want to celebrate day 10,000.",
    "Enter a date of birth. The age is for today unless you choose another day, such as a school cutoff or an anniversary.",
  ],
  howToUse: [
    "For a rule such as “must be 18 by September 1”, set that date as “Calculate the age on” and read the full years.",
    "For a baby's checkup, use the months and days; doctors compare growth by the month in the first two years.",
    "Planning to celebrate day 10,000? It comes about 16 days after you are 27 years and 4 months old.",
  ],
  methodology: [
    "Full years and months are counted forward from the date of birth to the day you ask about. The days since the last full month are added.",
    "Total days are the difference between two day numbers, with every leap day between them.",
    "The next birthday is the first one after the day you ask about. On a birthday itself, it is the one a year later.",
  ],
  assumptions: [
    "You turn a year older on your birthday, whatever the hour of birth.",
    "Someone born on February 29 turns a year older on February 28 in other years, or on March 1 if you choose that. The same choice applies to births on the 29th, 30th or 31st when a month is shorter.",
    "All dates are in the Gregorian calendar, without time zones.",
  ],
  limitations: [
    "It doesn't know the hour of birth, so it doesn't count hours.",
    "Laws may count differently. In the US, Social Security treats you as reaching an age the day before your birthday.",
    "The traditional East Asian way, in which a newborn is one year old, isn't offered.",
    "It isn't meant for the age of a pregnancy or of babies born early.",
  ],
  example: {
    story:
      "Nora wants to apply for an apprenticeship. Applicants must be at least 16 on September 1, 2026, and she was born on September 3, 2010.",
    outcome:
      "She is two days too young. The full years count, and she turns 16 on September 3. Subtracting the years alone would have said 16.",
    inputs: { birth: "2010-09-03", as_of: "2026-09-01" },
  },
  mistakes: [
    "Subtracting birth years. Before your birthday, that makes you a year too old.",
    "Expecting months to have 30 days. Full months follow the calendar, from the 15th to the 15th.",
    "Mixing up day and month in a date. 05/04 is May 4 in the US and April 5 in most of the world.",
    "Adding total months to the years. Total months are the whole age again, in another unit.",
  ],
  questions: [
    {
      question: "How old am I in days?",
      answer: "Enter your date of birth; the total days count every leap day in between.",
    },
    {
      question: "I was born on February 29. When do I turn a year older?",
      answer:
        "In a leap year, on February 29. In other years it depends on the rule: Maryland law, for one, says March 1, while most software and some laws use February 28. You can choose.",
    },
    {
      question: "Was someone 18 on a certain day?",
      answer:
        "Enter that day as “Calculate the age on” and look at the full years. They change on the birthday itself.",
    },
    {
      question: "Why does another calculator give a different number of days?",
      answer:
        "It probably counts the months back from the later date. Here they are counted forward from the date of birth, and the days are what is left.",
    },
    {
      question: "Why don't the total months match the years and months?",
      answer: "They are the same age, counted in months alone: 25 years and 5 months is 305 months.",
    },
  ],
  next: [
    { slug: "date-difference", why: "the time between any two dates." },
    { slug: "retirement-savings", why: "how much to save for the years ahead." },
    { slug: "date-add", why: "find the date of day 10,000." },
  ],
  related: ["date-difference", "date-add", "business-days", "due-date"],
  sources: [
    { title: "dateutil, relativedelta", url: "https://dateutil.readthedocs.io/en/stable/relativedelta.html" },
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
  everydayWords: [
    "born in June",
    "birthdate",
    "DOB",
    "years old today, now",
    "months",
    "turn, turning",
    "alive",
    "grandma, son",
  ],
  vectors,
  changes: [
    {
      version: "1.0.3",
      date: "2026-11-24",
      what: "The step for the days left is worded more plainly. All figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
      what: "The step for full months is worded more plainly. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "Dates in a note and a step are written the American way. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof age>;
