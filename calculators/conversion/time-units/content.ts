import { NIST_811, NIST_811_B8 } from "#calculators/sources";
import type { Content } from "#engine";
import type timeUnits from "./time-units.ts";
import vectors from "./vectors.ts";

export default {
  title: "Time converter: seconds, minutes, hours, days, years",
  purpose:
    "Converts lengths of time between seconds, minutes, hours, days, weeks, months, years and more, and says which month and year it means.",
  about: [
    "How many days are a million seconds? How many hours are in a year? Type the time once, and you see it in every unit.",
  ],
  howToUse: [
    "Choose the unit of the time you have and the unit you want. The table below the answer shows all the others.",
    "For the time between two dates, use the date difference calculator: real months have 28 to 31 days. For hours and minutes such as 7:45, use the time duration calculator.",
  ],
  methodology: [
    "Every unit is defined as a number of seconds. Multiply the time by the seconds in the unit you have. Divide the result by those in the unit you want.",
    "In the calendar we use, 400 years have 97 leap days, so they have 146,097 days. A year has 365.2425 days on average, and a month a twelfth of that.",
  ],
  assumptions: [
    "A day has 24 hours of 60 minutes, a minute 60 seconds. Leap seconds and the hours of daylight saving time aren't counted.",
    "“Months” and “years” are averages of the Gregorian calendar. Months of 30 days, years of 365 and of 366 days, and the Julian year of 365.25 days are listed apart.",
    "Decades, centuries and millennia are 10, 100 and 1,000 average years.",
  ],
  limitations: [
    "The year of the seasons, about 365.2422 days, and the day of the stars aren't included: they are measured, not defined.",
  ],
  example: {
    story: "Daniel reads that a task takes a million seconds, and he wants to picture it.",
    outcome: "It is about a week and a half.",
    inputs: { value: 1000000, from: "s", to: "d" },
  },
  common: [
    { value: 1, from: "d", to: "min" },
    { value: 1, from: "wk", to: "h" },
    { value: 1, from: "year", to: "h" },
    { value: 1, from: "month", to: "d" },
    { value: 1, from: "h", to: "s" },
    { value: 90, from: "min", to: "h" },
    { value: 100, from: "d", to: "wk" },
    { value: 1000000, from: "s", to: "d" },
  ],
  mistakes: [
    "Reading 7.5 hours as 7 hours and 5 minutes. It is 7 hours and 30 minutes.",
    "Taking a month for four weeks. Twelve such months have only 336 days.",
    "Multiplying by 365 over many years and forgetting the leap days. In a century there are 24 or 25.",
  ],
  questions: [
    {
      question: "How many hours are in a year?",
      answer: "8,760 in a year of 365 days, 8,784 in a leap year, and 8,765.82 on average.",
    },
    {
      question: "How many weeks are in a year?",
      answer: "52 and one day, or two days in a leap year. On average it is 52.1775 weeks.",
    },
    {
      question: "How many seconds are in a day?",
      answer: "86,400: 24 hours of 60 minutes of 60 seconds.",
    },
    {
      question: "How long is a billion seconds?",
      answer: "About 31.7 years, or 11,574 days. A million seconds is about 11.6 days.",
    },
  ],
  next: [
    { slug: "date-difference", why: "the days, weeks and months between two dates." },
    { slug: "time-duration", why: "hours and minutes between two times of day." },
    { slug: "date-add", why: "a date some days, weeks or months from another." },
  ],
  related: ["date-difference", "time-duration", "date-add"],
  sources: [
    NIST_811,
    NIST_811_B8,
    {
      title: "BIPM, The International System of Units (SI Brochure), 9th edition, table 8",
      url: "https://www.bipm.org/en/publications/si-brochure",
    },
  ],
  synonyms: [
    "seconds to days",
    "hours to days",
    "minutes to hours",
    "days to weeks",
    "weeks to months",
    "months to years",
    "hours in a year",
    "seconds in a year",
  ],
  everydayWords: ["hours to minutes", "seconds", "fortnight", "century", "milliseconds"],
  vectors,
} satisfies Content<typeof timeUnits>;
