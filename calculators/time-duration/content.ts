import type { Content } from "#engine";
import type timeDuration from "./time-duration.ts";
import vectors from "./vectors.ts";

export default {
  title: "Time duration calculator: hours and minutes",
  purpose:
    "Works out how long it is from one time of day to another, past midnight or over several days too, and turns any length of time into decimal hours, minutes and seconds.",
  methodology: [
    "Both times are turned into minutes or seconds since midnight, and the start is taken from the end. For each midnight between them 24 hours are added.",
    "A length in hours is its minutes divided by 60, so 7:45 is 7.75 hours.",
  ],
  assumptions: [
    "An end that is earlier than the start is on the next day, unless you say that it is on the same day. An end at the same time as the start is on the same day, and the length is 0.",
    "12 am is midnight and 12 pm is noon. 24:00 is midnight at the end of a day.",
    "Times without am or pm are on the 24-hour clock.",
    "Every day has 24 hours.",
  ],
  limitations: [
    "It knows no time zones. On the night when the clocks change, a stay is an hour longer or shorter than it says.",
    "It takes off no breaks. The hours worked calculator does, for a whole week.",
    "Leap seconds are not counted.",
    "Decimal hours are shown to four decimals.",
  ],
  example: {
    story: "A night shift lasts from 10 pm to 6:30 am.",
    inputs: { start: "10:00 pm", end: "6:30 am" },
  },
  questions: [
    {
      question: "How do I write hours and minutes as a decimal?",
      answer: "Divide the minutes by 60 and add the hours: 7:45 is 7 + 45 ÷ 60 = 7.75. It is not 7.45.",
    },
    {
      question: "What if the end is past midnight?",
      answer:
        "Give the two times as they are. An end that is earlier than the start is taken to be on the next day, so from 22:00 to 6:30 is 8 hours and 30 minutes.",
    },
    {
      question: "Is 12 am midnight or noon?",
      answer:
        "Midnight, by the usual reading: 12:30 am is half an hour after midnight. Because many people read it the other way, 12:00 for noon and 0:00 for midnight are safer to write.",
    },
    {
      question: "How can I count more than one day?",
      answer: "Choose “From one day and time to another” and give both days.",
    },
    {
      question: "Does it know about summer time?",
      answer: "No. If the clocks went forward between the two times, take off an hour; if they went back, add one.",
    },
  ],
  related: ["hours-worked", "date-difference", "date-add"],
  sources: [
    {
      title: "ISO 8601-1:2019, Date and time, Representations for information interchange",
      url: "https://www.iso.org/standard/70907.html",
    },
    {
      title: "Microsoft, Calculate the difference between two times in Excel",
      url: "https://support.microsoft.com/en-us/excel/calculate-the-difference-between-two-times-in-excel",
    },
    { title: "GNU units manual", url: "https://www.gnu.org/software/units/manual/units.html" },
  ],
  synonyms: [
    "elapsed time",
    "time between",
    "hours between two times",
    "time difference",
    "decimal hours",
    "minutes to hours",
    "am pm",
    "overnight",
  ],
  vectors,
} satisfies Content<typeof timeDuration>;
