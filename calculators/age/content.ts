import type { Content } from "#engine";
import type age from "./age.ts";
import vectors from "./vectors.ts";

export default {
  title: "Age calculator: years, months and days",
  purpose:
    "Works out an exact age on a given day in years, months and days, in months, weeks or days alone, and when the next birthday is.",
  methodology: [
    "Full years and months are counted from the date of birth, as many as have ended by the day you ask about. The days since the last of them ended are added. So the days never come out negative, and it never matters how long some other month is.",
    "Days alone are the difference of two day numbers, with every leap day between them.",
    "The next birthday is the first one after the day you ask about. On a birthday itself it is the one a year later.",
  ],
  assumptions: [
    "On the anniversary of birth a year is complete, whatever the hour of birth.",
    "Someone born on 29 February completes a year on 28 February where there is no 29th. With the other choice it is 1 March. The same choice decides for a birth on the 29th, 30th or 31st in shorter months.",
    "All dates are in the Gregorian calendar, and no time zone comes into it.",
  ],
  limitations: [
    "It does not know the hour of birth, so it counts no hours.",
    "Laws may count in another way. In the United States, Social Security has you reach an age on the day before your birthday.",
    "East Asian reckoning, in which a newborn is one year old, is not offered.",
    "It is not meant for the age of a pregnancy, or for children born early.",
  ],
  example: {
    story: "Someone was born on 15 May 1990. How old are they on 20 November 2026?",
    inputs: { birth: "1990-05-15", as_of: "2026-11-20" },
  },
  questions: [
    {
      question: "I was born on 29 February. When am I a year older?",
      answer:
        "In a leap year on 29 February. In other years it depends on whom you ask: in Maryland, for one, the law says 1 March, while most software and some laws take 28 February. Choose the rule you need.",
    },
    {
      question: "Why does another calculator give a different number of days?",
      answer:
        "It probably counts back from the later date, or borrows the days of another month. Here full months are counted forward from the birth, so the days are those since the last full month ended.",
    },
    {
      question: "How do I find out whether someone was 18 on a certain day?",
      answer: "Give that day as “Age on” and look at the full years. They change on the birthday itself.",
    },
    {
      question: "How can I see an age at death or at a wedding?",
      answer: "Give that day as “Age on”. It need not be today.",
    },
    {
      question: "Why do months and weeks alone not agree with the exact age?",
      answer:
        "They say the same time in another unit, full ones only. 25 years and 5 months are 305 months, and the days beyond them are left out.",
    },
  ],
  related: ["date-difference", "date-add", "business-days"],
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
  vectors,
} satisfies Content<typeof age>;
